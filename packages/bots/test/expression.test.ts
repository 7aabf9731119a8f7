import { type Move, newGame, parsePosition, SeededDealer, Sfc32, type State } from '@sevenfold/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseContestant } from '../src/arena/contestant.ts';
import type { Bot } from '../src/bot.ts';
import { EXPRESSION_NAMES } from '../src/players/expression-names.ts';
import { ExpressionError, parseExpression, stayIf } from '../src/players/expression.ts';
import { stayAbove, stayAt } from '../src/players/thresholds.ts';
import { playOut } from '../src/players/play-out.ts';

// The same cases in every run.
fc.configureGlobal({ seed: 7 });

/** Ann has 9 and 10, Bo 2 and +2, Cy 4 and 6; Bo is asked. */
const POSITION = parsePosition('official_97-9a.71-2p.168-46_7-0-1-turns_0102112122053001001011_turn-1');

function says(text: string, state: State = POSITION): boolean {
  return parseExpression(text)(state);
}

test('every name means what it says', () => {
  const expected: { readonly [name in keyof typeof EXPRESSION_NAMES]: string } = {
    points: 'points == 4',
    sum: 'sum == 2',
    numbers: 'numbers == 1',
    plus: 'plus == 2',
    doubled: '!doubled',
    secondChance: '!secondChance',
    bust: 'bust == 0',
    duplicate: 'duplicate == 0',
    flip7: 'flip7 == 0',
    gain: 'gain > 3 && gain < 12',
    total: 'total == 71',
    target: 'target == 200',
    leader: 'leader == 168',
    threat: 'threat == 178',
    round: 'round == 7',
    players: 'players == 3',
    activePlayers: 'activePlayers == 3',
    drawPile: 'drawPile == 24',
  };
  for (const text of Object.values(expected)) expect([text, says(text)]).toEqual([text, true]);
});

test('a seventh number: as many cards as are new', () => {
  const six = parsePosition('official_0-012345_1-0-0-turns_0000000000001000000000_turn-0');
  expect(says('flip7 == 1 && bust == 0', six)).toBe(true);
});

describe('reading', () => {
  test.each([
    ['points >= 25 || bust > 0.3', false],
    ['points>=4&&bust<=0', true],
    ['1 + 2 * 3 == 7', true],
    ['(1 + 2) * 3 == 9', true],
    ['8 / 4 / 2 == 1', true],
    ['1 - 2 - 3 == -4', true],
    ['- -1 == 1', true],
    ['!(points > 3) || points > 3', true],
    ['min(3, points, 9) == 3 && max(3, points, 9) == 9', true],
    ['total > 100 ? points >= 20 : points >= 4', true],
    ['points >= (leader > 150 ? 40 : 4)', false],
    ['1 == 2 ? 1 == 1 : 1 == 1 ? 2 == 2 : 1 == 2', true],
    ['1 / 0 > 5', true],
    ['.5 + 0.5 == 1', true],
  ])('%s', (text, expected) => {
    expect(says(text)).toBe(expected);
  });

  test.each([
    ['', 0, 'the text ends'],
    ['points >', 8, 'the text ends'],
    ['points', 0, 'must be a condition'],
    ['points > 3 + (bust > 1)', 13, 'must be a number'],
    ['points && bust > 1', 0, 'must be a condition'],
    ['point > 1', 0, 'there is no "point"; the names are points, sum'],
    ['constructor > 1', 0, 'there is no "constructor"'],
    ['1 < 2 < 3', 6, 'two things at a time'],
    ['points = 25', 7, 'equal is written =='],
    ['bust > 30%', 9, 'write 0.3 for 30%'],
    ['points > 1 & bust > 1', 11, 'and is written &&'],
    ['(points > 1', 11, ') is expected'],
    ['points > 1)', 10, '")" is not expected'],
    ['max(1, bust > 1) > 1', 7, 'must be a number'],
    ['points > 1 ? 1 : 2 > 1', 17, 'both sides of :'],
    ['process.exit()', 7, '"." means nothing'],
    [`${'('.repeat(60)}1`, 40, 'too deeply'],
    [`${'!'.repeat(60)}doubled`, 39, 'too deeply'],
  ])('refuses %j', (text, at, sentence) => {
    const error = catchError(text);
    expect(error.message).toContain(sentence);
    expect(error.at).toBe(at);
  });

  test('says what is wrong in a word, for pages in other languages', () => {
    expect(catchError('pionts > 1')).toMatchObject({ problem: 'unknownName', about: 'pionts' });
    expect(catchError('(points > 1')).toMatchObject({ problem: 'missing', about: ')' });
    expect(catchError('points')).toMatchObject({ problem: 'notCondition', about: '' });
  });

  test('refuses what is too long', () => {
    expect(catchError('x'.repeat(501)).message).toContain('at most 500');
  });
});

function catchError(text: string): ExpressionError {
  try {
    parseExpression(text);
  } catch (error) {
    if (error instanceof ExpressionError) return error;
    throw error;
  }
  throw new Error(`${text} was read`);
}

/** Where a text is refused; 0 if it is accepted. Rethrows any other exception. */
function placeOf(text: string): number {
  try {
    says(text);
    return 0;
  } catch (error) {
    if (error instanceof ExpressionError) return error.at;
    throw error;
  }
}

test('any text is read or refused with a place within it', () => {
  const words = 'points bust ( ) && || ! < >= + ? : 1 é'.split(' ');
  const soup = fc.array(fc.constantFrom(...words)).map((list) => list.join(' '));
  fc.assert(
    fc.property(fc.oneof(fc.string(), soup), (text) => {
      expect(placeOf(text)).toBeLessThanOrEqual(text.length);
    }),
  );
});

/** A formula and its value, computed independently. */
type Formula = readonly [text: string, value: number];
const { formula } = fc.letrec<{ formula: Formula }>((tie) => ({
  formula: fc.oneof(
    { maxDepth: 5 },
    fc.integer({ min: 0, max: 99 }).map((n): Formula => [`${n}`, n]),
    fc.tuple(tie('formula'), fc.constantFrom('+', '-', '*'), tie('formula')).map(([a, sign, b]): Formula => {
      const value = sign === '+' ? a[1] + b[1] : sign === '-' ? a[1] - b[1] : a[1] * b[1];
      return [`(${a[0]} ${sign} ${b[0]})`, value];
    }),
    fc
      .tuple(tie('formula'), tie('formula'))
      .map(([a, b]): Formula => [`max(${a[0]},${b[0]})`, Math.max(a[1], b[1])]),
  ),
}));

test('formulas have the value that arithmetic gives them', () => {
  fc.assert(
    fc.property(
      formula.filter(([text]) => text.length < 400),
      ([text, value]) => {
        const number = value < 0 ? `-${-value}` : `${value}`;
        expect(says(`${text} == ${number}`)).toBe(true);
      },
    ),
  );
});

/** The answers of a bot that plays a game in all seats, and those that another bot would give. */
function answersOf(bot: Bot, others: Bot): { readonly given: Move[]; readonly other: Move[] } {
  const given: Move[] = [];
  const other: Move[] = [];
  const watched: Bot = (state) => {
    const move = bot(state);
    given.push(move);
    other.push(others(state));
    return move;
  };
  playOut(newGame({}, 4, 0), watched, new SeededDealer(7));
  return { given, other };
}

describe('as a bot', () => {
  test.each([
    ['points >= 25', stayAt(25)],
    ['bust > 0.26', stayAbove(0.26)],
    ['points >= 30 || points >= 25 && 1 == 1', stayAt(25)],
  ])('%s plays as the threshold does', (text, threshold) => {
    const { given, other } = answersOf(stayIf(text), threshold);
    expect(given.length).toBeGreaterThan(20);
    expect(given).toEqual(other);
  });

  test('is a contestant', () => {
    const { name, kind } = parseContestant('if: points >= 25 || bust > 0.3 ');
    expect(name).toBe('if:points >= 25 || bust > 0.3');
    const bot = kind.make({ random: new Sfc32(1) });
    const { given, other } = answersOf(bot, stayIf('points >= 25 || bust > 0.3'));
    expect(given).toEqual(other);
  });

  test('a bad condition is refused with its place', () => {
    expect(() => parseContestant('if:points >= ')).toThrow('if:points >= cannot be read at character 10');
    expect(() => parseContestant('if')).toThrow('character 1');
  });
});
