import {
  apply,
  cardsInFront,
  cardToken,
  isBusted,
  isDecided,
  newGame,
  SeededDealer,
} from '@sevenfold/engine';
import { racer } from '@sevenfold/bots';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  entriesProblem,
  isUnlikely,
  makeScores,
  scoringOf,
  parseScores,
  type ScoreEntries,
  ScoreFileError,
  ScoreKeeper,
  type ScoreLog,
  type ScoreSheet,
  type ScoreStep,
  sheetOf,
  totalsOf,
  SEVEN_OF,
} from '../../src/scores/index.ts';
import { parseStep } from '../../src/scores/score-file.ts';
import { ANN, BO, CY, enter, must, newScoreLog, playRound } from './table.ts';

// The same cases in every run.
fc.configureGlobal({ seed: 7 });

const player = fc.constantFrom(ANN, BO, CY, 'p4', 'p9');
const yes = fc.constantFrom(true as const, undefined);

/** Steps of a sheet with these cards, rules, and people who lose points. */
function stepsWith(
  tokens: string,
  rules: fc.Arbitrary<ScoreLog['rules']>,
  takesFrom: fc.Arbitrary<string | undefined>,
): fc.Arbitrary<ScoreStep> {
  const card = fc.constantFrom(...tokens.split(' '));
  const entry = fc.option(
    fc.oneof(
      fc.record({ cards: fc.array(card, { maxLength: 8 }), bust: yes, takesFrom }),
      fc.record({ points: fc.integer({ min: -50, max: 200 }), bust: yes, flip7: yes, takesFrom }),
    ),
  );
  return fc.oneof(
    fc.record({
      do: fc.constant('add' as const),
      id: player,
      name: fc.string(),
      colour: fc.nat(9),
      place: fc.nat(5),
    }),
    fc.record({ do: fc.constant('rename' as const), player, name: fc.constantFrom('Ann', 'Zoe', '') }),
    fc.record({ do: fc.constant('place' as const), player, place: fc.nat(5) }),
    fc.record({ do: fc.constantFrom('remove' as const, 'return' as const, 'dealer' as const), player }),
    fc.record({ do: fc.constant('rules' as const), rules }),
    { weight: 6, arbitrary: fc.record({ do: fc.constant('enter' as const), player, entry }) },
    fc.record({ do: fc.constant('correct' as const), round: fc.nat(3), player, entry }),
    fc.record({ do: fc.constant('dropRound' as const), round: fc.nat(3) }),
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constantFrom('close' as const, 'undo' as const, 'redo' as const) }),
    },
  );
}

const target = fc.integer({ min: 0, max: 300 });
const tieBreak = fc.constantFrom('everyone' as const, 'tiedOnly' as const);
const BOXES = [
  {
    log: newScoreLog(),
    runs: 300,
    anyStep: stepsWith(
      '0 1 2 5 9 12 12 +2 x2 SC FZ F3',
      fc.record({
        target,
        flip7Bonus: fc.constantFrom(0, 15, 40),
        decks: fc.constantFrom(1, 2),
        secondChance: fc.constantFrom('auto' as const, 'ask' as const),
        tieBreak,
      }),
      fc.constantFrom(undefined, undefined, undefined, BO),
    ),
  },
  {
    log: { ...newScoreLog(), box: 'vengeance', rules: { brutal: true } } as const,
    runs: 150,
    anyStep: stepsWith(
      '0 1 5 7 9 13 U7 L13 /2 -2 -10 SC',
      fc.record({ target, tieBreak, brutal: fc.boolean(), sevenOf: fc.constantFrom(...SEVEN_OF) }),
      fc.constantFrom(undefined, ANN, BO, 'p9'),
    ),
  },
];

test.each(BOXES)(
  'whatever is done in box $log.box: refused without a trace, undone and redone exactly, and written and read the same',
  ({ log: begun, anyStep }) => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
        const keeper = new ScoreKeeper(begun);
        for (const step of steps) {
          const { sheet, log } = keeper;
          const problem = keeper.do(step);
          expect(keeper.log === log && keeper.sheet === sheet).toBe(problem !== undefined);
        }
        const { log, sheet } = keeper;
        expect(sheetOf(log)).toEqual(sheet);
        expect(parseScores(makeScores([log]))).toEqual(JSON.parse(JSON.stringify([log])));
        for (const step of log.steps) expect(parseStep(JSON.parse(JSON.stringify(step)))).toBeDefined();
        let undone = 0;
        while (keeper.canUndo) {
          must(keeper, { do: 'undo' });
          undone++;
        }
        expect(keeper.sheet).toEqual(sheetOf(begun));
        for (; undone > 0; undone--) must(keeper, { do: 'redo' });
        expect(keeper.sheet).toEqual(sheet);
      }),
    );
  },
);

/** The first problem of a sheet, found by checking every round. */
function wrongIn(sheet: ScoreSheet): string | undefined {
  const scoring = scoringOf(sheet);
  return [...sheet.rounds.map(({ entries }) => entries), sheet.draft]
    .map((entries) => entriesProblem(entries, scoring, sheet.players.length)?.code)
    .find((code) => code !== undefined);
}

/** The sheet with one entry put in without any check. */
function forced(sheet: ScoreSheet, step: Extract<ScoreStep, { do: 'enter' | 'correct' }>): ScoreSheet {
  const put = (entries: ScoreEntries): ScoreEntries => {
    const { [step.player]: _, ...others } = entries;
    return step.entry === null ? others : { ...others, [step.player]: step.entry };
  };
  if (step.do === 'enter') return { ...sheet, draft: put(sheet.draft) };
  const round = sheet.rounds[step.round]!;
  return { ...sheet, rounds: sheet.rounds.with(step.round, { ...round, entries: put(round.entries) }) };
}

/** Everyone who loses points to someone's Flip 7. */
function losersIn({ rounds, draft }: ScoreSheet): string[] {
  return [...rounds.map(({ entries }) => entries), draft].flatMap((entries) =>
    Object.values(entries).flatMap(({ takesFrom }) => takesFrom ?? []),
  );
}

test.each(BOXES)(
  'what is checked step by step in box $log.box is what a look at the whole sheet finds',
  ({ log, anyStep, runs }) => {
    let refused = 0;
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 20, maxLength: 80 }), (steps) => {
        const keeper = new ScoreKeeper(log);
        const codes: [string, string | undefined][] = [];
        for (const step of steps) {
          const { sheet } = keeper;
          const code = keeper.do(step)?.code;
          expect(wrongIn(keeper.sheet)).toBeUndefined();
          const ids = new Set(keeper.sheet.players.map(({ id }) => id));
          expect(losersIn(keeper.sheet).filter((id) => !ids.has(id))).toEqual([]);
          const isAboutEntry =
            code !== undefined && !/^noSuch|^playerLeft|^takesFrom(?:Self|Absent)/.test(code);
          if (!isAboutEntry || (step.do !== 'enter' && step.do !== 'correct')) continue;
          refused++;
          codes.push([code, wrongIn(forced(sheet, step))]);
        }
        for (const [code, found] of codes) expect(code).toBe(found);
      }),
      { numRuns: runs },
    );
    expect(refused).toBeGreaterThan((5 / 3) * runs);
  },
);

test('the cards of real games give their scores', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const state = newGame({}, 3, 0);
      const dealer = new SeededDealer(seed);
      const keeper = new ScoreKeeper(newScoreLog());
      while (state.phase !== 'over') {
        const { round, totals } = { round: state.round, totals: state.totals.slice() };
        const before = state.hands.map((hand, seat) => ({
          bust: isBusted(hand),
          cards: cardsInFront(state, seat).flatMap((count, kind) =>
            Array<string>(count).fill(cardToken(kind)),
          ),
        }));
        const move = state.phase === 'draw' ? dealer.draw(state) : racer(state);
        const { player: drew, phase } = state;
        apply(state, move);
        if (state.round === round && !isDecided(state)) continue;
        // The last card of a round is cleared away with the rest; a number goes to the player who drew it.
        if (phase === 'draw' && move < 19) {
          const hand = before[drew]!;
          const isSecond = move < 13 && hand.cards.includes(cardToken(move));
          // A save can be the last card too, when a Freeze that was set aside follows it: both cards are gone.
          const isSaved = isSecond && hand.cards.includes('SC');
          hand.bust = isSecond && !isSaved;
          if (!isSaved) hand.cards.push(cardToken(move));
        }
        const gained = state.totals.map((total, seat) => total - totals[seat]!);
        for (const [seat, { bust, cards }] of before.entries()) {
          const entry = bust ? { cards, bust: true as const } : { cards };
          must(keeper, { do: 'enter', player: [ANN, BO, CY][seat]!, entry });
        }
        must(keeper, { do: 'close' });
        const { lines } = totalsOf(keeper.sheet);
        expect(lines.map(({ rounds }) => rounds.at(-1)!.points)).toEqual(gained);
      }
      expect(totalsOf(keeper.sheet).phase).toBe('over');
    }),
    { numRuns: 30 },
  );
});

function read(source: string): string {
  try {
    parseScores(source).forEach(sheetOf);
    return 'read';
  } catch (error) {
    return error instanceof ScoreFileError ? 'refused' : 'crash';
  }
}

describe('a file', () => {
  const log = (() => {
    const keeper = new ScoreKeeper(newScoreLog());
    playRound(keeper, '12 5', '=30', '7 7 bust');
    return keeper.log;
  })();
  const text = makeScores([log]);

  test.each([
    ['', 'notJson'],
    [text.slice(0, -20), 'notJson'],
    ['[]', 'notScores'],
    ['{"rules":{},"players":["Ann"],"dealer":0,"log":""}', 'notScores'],
    [text.replace('"version":1', '"version":3'), 'newer'],
    [text.replace('"dealer":"p1"', '"dealer":7'), 'damagedGame'],
    [text.replace('"points":30', '"points":"30"'), 'damagedGame'],
    [text.replace('"points":30', '"points":3000'), 'impossibleGame'],
    [text.replace('"p1","name"', '"__proto__","name"'), 'damagedGame'],
    [text.replace('{"do":"close"}', '{"do":"undo"},{"do":"redo"},{"do":"redo"}'), 'impossibleGame'],
    ['x'.repeat(20_000_001), 'tooLong'],
  ])('%# is refused with a reason', (damaged, code) => {
    expect(() => parseScores(damaged)).toThrow(ScoreFileError);
    expect(() => parseScores(damaged)).toThrow(expect.objectContaining({ code }));
  });

  test('any damage is found or harmless', () => {
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ minLength: 1, maxLength: 3 }), (at, noise) => {
        expect(read(text.slice(0, at) + noise + text.slice(at + 1))).not.toBe('crash');
      }),
    );
  });
});

test('points that no hand gives are unlikely', () => {
  const scoring = scoringOf(sheetOf(newScoreLog()));
  expect(isUnlikely({ points: 170 }, scoring, 3)).toBe(true);
  expect(isUnlikely({ points: 143 }, scoring, 3)).toBe(true);
  expect(isUnlikely({ points: 144 }, scoring, 3)).toBe(false);
  expect(isUnlikely({ points: 171 }, scoring, 3)).toBe(true);
  expect(isUnlikely({ points: 171, flip7: true }, scoring, 3)).toBe(false);
  expect(isUnlikely({ points: 25 }, scoring, 3)).toBe(false);
  expect(isUnlikely({ cards: ['5'] }, scoring, 3)).toBe(false);
});

test('a million characters in a name do not get in', () => {
  expect(parseStep({ do: 'rename', player: ANN, name: 'x'.repeat(1_000_000) })).toBeUndefined();
  expect(parseStep(enter(BO, '=5'))).toEqual(enter(BO, '=5'));
});

describe("sheets from before 'Ann' and 'ann' were one name", () => {
  const [ann, bo] = newScoreLog().players;

  test('open as they are, and tell the two apart', () => {
    const log: ScoreLog = {
      ...newScoreLog(),
      players: [ann!, { ...bo!, name: ' ann' }],
      steps: [
        { do: 'add', id: 'p3', name: 'ANN', colour: 2 },
        { do: 'add', id: 'p4', name: 'Ann 2', colour: 3 },
        { do: 'rename', player: 'p1', name: 'Cy' },
        { do: 'undo' },
      ],
    };
    expect(sheetOf(log).players.map(({ name }) => name)).toEqual(['Ann', 'ann 2', 'ANN 3', 'Ann 2 2']);
    expect(parseScores(makeScores([log]))).toEqual([log]);
  });

  test('take no new name that somebody has', () => {
    const keeper = new ScoreKeeper({ ...newScoreLog(), players: [ann!, { ...bo!, name: 'ann' }] });
    expect(keeper.do({ do: 'rename', player: 'p1', name: 'ANN 2' })?.code).toBe('nameTaken');
    expect(keeper.do({ do: 'add', id: 'p3', name: 'aNN', colour: 0 })?.code).toBe('nameTaken');
    // Their own in other letters is no other name.
    expect(keeper.do({ do: 'rename', player: 'p1', name: 'ANN' })).toBeUndefined();
  });
});
