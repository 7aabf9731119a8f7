import {
  apply,
  legalMoves,
  makeMove,
  newGame,
  parseMove,
  parsePosition,
  SeededDealer,
  Sfc32,
  type State,
  stateOf,
  target,
} from '@sevenfold/engine';
import { expect, test } from 'vitest';
import { evPlus } from '../src/players/ev-plus.ts';
import { without } from '../src/review/counterfactual.ts';
import { factsOf } from '../src/review/position-facts.ts';
import { leadOf, type Reason, reasonsFor } from '../src/review/reasons.ts';
import { halvesOf } from '../src/review/halves.ts';
import { Weighing } from '../src/review/weighing.ts';

const SAMPLES = 128;
const halves = halvesOf(1, SAMPLES);

/** One question of each of several games, anywhere in the game. */
function questions(count: number): State[] {
  const random = new Sfc32(5);
  return Array.from({ length: count }, (_, seed) => {
    const state = newGame({}, 2 + random.below(4), 0);
    const dealer = new SeededDealer(seed + 1);
    const from = 20 + random.below(120);
    for (let at = 0; at < from || state.phase === 'draw'; at++) {
      if (state.phase === 'over') return state;
      apply(state, state.phase === 'draw' ? dealer.draw(state) : evPlus(state));
    }
    return state;
  }).filter(({ phase }) => phase !== 'over');
}

/** The best answer, the second best, and the reasons. */
function explain(state: State) {
  const weighing = new Weighing(state, halves);
  weighing.runTo(SAMPLES);
  const { best, options } = weighing.estimate();
  const [next] = options.filter((option) => option !== best).toSorted((a, b) => b.win - a.win);
  const [better, other] = [best.move, next?.move ?? best.move];
  return { better, other, reasons: reasonsFor(state, better, other, halves, SAMPLES) };
}

test('every reason changes the lead by what it says when it is taken away, and stands under the answer it speaks for', () => {
  const found: Reason[] = [];
  for (const state of questions(24)) {
    const { better, other, reasons } = explain(state);
    if (reasons.length === 0) continue;
    const lead = leadOf(state, better, other, halves, SAMPLES)!.mean;
    for (const reason of reasons) {
      const { mean: left, error } = leadOf(without(state, reason.fact)!, better, other, halves, SAMPLES)!;
      expect(lead - left).toBeCloseTo(reason.effect, 12);
      expect(reason.answer).toBe(makeMove(left < lead ? better : other));
      expect(reason.isDecisive).toBe(left < -1.96 * error);
      expect([reason.fact.code, reason.answer]).not.toEqual(['ahead', 'h']);
      expect(Math.abs(reason.effect)).toBeGreaterThan(reason.interval);
      found.push(reason);
    }
  }
  expect(found.length).toBeGreaterThan(20);
  expect(new Set(found.map(({ fact }) => fact.code)).size).toBeGreaterThan(4);
});

test.each([
  // Everyone else is out with less: Stay wins.
  ['official_190-9a.199-2Y_7-0-0-turns_11134567889bc111111333_turn-0', 's', { code: 'wins', answer: 's' }],
  // Player 1 is out with 202: Stay loses.
  [
    'official_150-9a.190-cY_7-0-0-turns_11234567889bb111111333_turn-0',
    'h',
    { code: 'loses', seat: 1, by: 33 },
  ],
  // Both would have 210.
  ['official_191-9a.198-cY_7-0-0-turns_11234567889bb111111333_turn-0', 'h', { code: 'ties', seat: 1 }],
  // Stay makes 209 while player 1 goes on, far behind.
  [
    'official_190-9a.120-c_7-0-0-turns_11234567889bb111111333_turn-0',
    's',
    { code: 'reachesTarget', total: 209 },
  ],
])('what is certain comes first: %s', (position, answer, fact) => {
  const state = parsePosition(position);
  const other = answer === 's' ? 'h' : 's';
  const reasons = reasonsFor(state, parseMove(answer)!, parseMove(other)!, halvesOf(1, 1024), 1024);
  expect(reasons[0]).toMatchObject({ answer, fact });
});

test('an opponent far ahead makes every answer hopeless, and so speaks for none', () => {
  const state = parsePosition('official_0-5.85-8_4-1-0-turns_1011134767688011111322_turn-0');
  const [hit, stay] = [parseMove('h')!, parseMove('s')!];
  const many = halvesOf(1, 1024);
  const behind = factsOf(state, [hit, stay], [0, 0]).find(({ code }) => code === 'behind')!;
  const [lead, left] = [state, without(state, behind)!].map((one) => leadOf(one, hit, stay, many, 1024)!);
  // Without the 85 points a Hit gains twice as much, but of chances that are five times as high.
  expect(left!.mean).toBeGreaterThan(1.5 * lead!.mean);
  expect(left!.wins[0]).toBeGreaterThan(3 * lead!.wins[0]);
  const reasons = reasonsFor(state, hit, stay, many, 1024);
  expect(reasons.map(({ fact }) => fact.code)).not.toContain('behind');
  expect(reasons[0]).toMatchObject({ answer: 'h', fact: { code: 'gain' } });
});

test('nothing speaks for an answer that loses for certain', () => {
  const state = parsePosition('official_180-ac.195-9abY_9-1-0-turns_11234567888aa111111333_turn-0');
  const reasons = reasonsFor(state, parseMove('h')!, parseMove('s')!, halvesOf(1, 1024), 1024);
  expect(reasons.map(({ answer }) => answer)).not.toContain('s');
  expect(reasons[0]).toMatchObject({
    fact: { code: 'loses', answer: 's', seat: 1, by: 23 },
    isDecisive: true,
  });
});

test('a total that others can still pass is no certainty: what they need comes first', () => {
  const state = parsePosition('official_199-2.180-9_9-1-0-turns_1113456788abc111111333_turn-0');
  const reasons = reasonsFor(state, parseMove('h')!, parseMove('s')!, halvesOf(1, 1024), 1024);
  expect(reasons[0]).toMatchObject({ answer: 'h', fact: { code: 'race', seat: 1, need: 20 } });
});

test('nobody stays because someone else is strong, or gives them a Second Chance for it', () => {
  const many = halvesOf(1, 1024);
  const strength = (position: string, better: string, other: string): string[] =>
    reasonsFor(parsePosition(position), parseMove(better)!, parseMove(other)!, many, 1024).flatMap(
      ({ answer, fact }) =>
        answer === other && ['behind', 'pointsInHand', 'race'].includes(fact.code) ? [fact.code] : [],
    );
  const behind = 'official_132-378b.38-8.151-b.95-c.175-bc.134-9_8-3-0-turns_1121335356778111111123_turn-0';
  expect(strength(behind, 'h', 's')).toEqual([]);
  const kept =
    'official.secondChanceTo-anyone_128-cBc.184-79c.178-68aBa.115-39b_7-1-3-turns_11224556778a9111111332_secondChance-3';
  expect(strength(kept, '@3', '@1')).toEqual([]);
});

test('what speaks only against the better answer is not said', () => {
  const state = parsePosition(
    'official_61-49aB9.122-2367t.78-69b_5-1-2-turns_1111130453434111000122_freeze-2-0-F-',
  );
  const many = halvesOf(1, 1024);
  expect(leadOf(state, parseMove('@1')!, parseMove('@2')!, many, 1024)!.mean).toBeGreaterThan(0);
  expect(reasonsFor(state, parseMove('@1')!, parseMove('@2')!, many, 1024)).toEqual([]);
});

test('someone who holds the target and more comes before a total that is not enough', () => {
  const state = parsePosition('official_167-69ac.189-458b_11-1-0-turns_0000001111121000000011_turn-0');
  const reasons = reasonsFor(state, parseMove('h')!, parseMove('s')!, halvesOf(1, 1024), 1024);
  expect(reasons[0]).toMatchObject({ answer: 'h', fact: { code: 'pointsInHand', total: 217 } });
  expect(reasons.at(-1)!.fact.code).toBe('reachesTarget');
});

test.each([
  ['ties', 'official_191-9a.198-cY_7-0-0-turns_11234567889bb111111333_turn-0'],
  ['loses', 'official_150-9a.190-cY_7-0-0-turns_11234567889bb111111333_turn-0'],
])('whoever %s with someone is not told their points as well', (code, position) => {
  const state = parsePosition(position);
  const reasons = reasonsFor(state, parseMove('h')!, parseMove('s')!, halvesOf(1, 512), 512);
  const codes = reasons.map(({ fact }) => fact.code);
  expect(codes).toContain(code);
  expect(codes).not.toContain('pointsInHand');
});

test('R38: after a tie, Stay reaches no target', () => {
  const state = parsePosition('official_230-5.230-8.199-9_12-2-0-turns_1123446778abc111111333_turn-0');
  const facts = factsOf(state, legalMoves(state), [1, 1, 0.2]);
  expect(facts.map(({ code }) => code)).not.toContain('reachesTarget');
});

test('nobody needs what they have in hand', () => {
  const state = parsePosition('official_150-9a.190-c_7-0-0-turns_11234567889bb111111333_turn-0');
  const facts = factsOf(state, legalMoves(state), [0, 0.9]);
  expect(facts).toContainEqual({ code: 'pointsInHand', seat: 1, points: 12, total: 202 });
  expect(facts.map(({ code }) => code)).not.toContain('race');
});

test('whoever freezes themselves gives up what more cards would bring', () => {
  const state = stateOf({ rules: {}, players: ['Ann', 'Bo'], dealer: 1, log: '3 8 h FZ' });
  const [self, other] = ['@0', '@1'].map((token) => parseMove(token)!);
  const reasons = reasonsFor(state, other!, self!, halvesOf(1, 1024), 1024);
  expect(reasons).toContainEqual(
    expect.objectContaining({ answer: '@1', fact: expect.objectContaining({ code: 'gain' }) }),
  );
});

test.each([
  ['wins at once', 'official_190-9a.120-cY_7-0-0-turns_11234567889bb111111333_turn-0'],
  ['reaches the target', 'official_190-9a.120-c_7-0-0-turns_11234567889bb111111333_turn-0'],
])('a lead is no reason where Stay %s', (_, position) => {
  const state = parsePosition(position);
  const codes = factsOf(state, legalMoves(state), [0, 0]).map(({ code }) => code);
  expect(codes).not.toContain('ahead');
});

test('facts are counted from the cards', () => {
  const state = parsePosition('official_150-9a.20-cY_7-0-0-turns_11234567889bb111111333_turn-0');
  const facts = factsOf(state, legalMoves(state), [0, 0]);
  const copies = state.pile[9]! + state.pile[10]!;
  expect(facts).toContainEqual({ code: 'bust', seat: 0, chance: copies / state.pileSize, points: 19 });
  expect(facts).toContainEqual({ code: 'pointsInHand', seat: 1, points: 12, total: 32 });
  expect(facts).toContainEqual({ code: 'ahead', seat: 1, by: 130 });
});

test.each([
  [
    'every card adds points',
    'official_108-67c.136-48.150-Z.136-Z_6-2-0-turns_0000000000020000001000_turn-0',
    { answer: 'h', fact: { code: 'gain', chance: 1 } },
  ],
  [
    'every card busts',
    'official_150-9b.140-7aY_8-1-0-turns_0000000001010000000000_turn-0',
    { answer: 's', fact: { code: 'bust', seat: 0, chance: 1 } },
  ],
  [
    'someone only has to stay to win',
    'official_166-5.193-8_11-1-0-turns_0001000012121000000100_turn-0',
    { answer: 'h', fact: { code: 'pointsInHand', seat: 1, total: 201 } },
  ],
])('%s: that is the reason', (_, position, reason) => {
  const [better, other] = reason.answer === 'h' ? ['h', 's'] : ['s', 'h'];
  const reasons = reasonsFor(
    parsePosition(position),
    parseMove(better)!,
    parseMove(other)!,
    halvesOf(1, 1024),
    1024,
  );
  expect(reasons[0]).toMatchObject(reason);
});

test.each([
  ['official_63-b.160-b.117-pS.162-4679r_7-1-3-turns_1123355688a9c010111222_freeze-3-0-F-', '@1', '@2'],
  ['official_166-S.150-37.121-cp.131-7_7-0-3-turns_0000001000100000000000_freeze-3-0-F-', '@0', '@1'],
])('whoever is frozen would have got there: %s', (position, better, other) => {
  const many = halvesOf(1, 1024);
  const reasons = reasonsFor(parsePosition(position), parseMove(better)!, parseMove(other)!, many, 1024);
  expect(reasons[0]).toMatchObject({ answer: better, fact: { code: 'race', seat: Number(better.slice(1)) } });
});

function codesOf(position: string): string[] {
  const state = parsePosition(position);
  return factsOf(
    state,
    legalMoves(state),
    state.totals.map(() => 0),
  ).map(({ code }) => code);
}

test('before an empty draw pile, the cards that will be shuffled speak for a Hit', () => {
  const state = parsePosition(
    'official_132-678ac.162-78bq.147-9B9.158-348cY.120-459rs.111-56bcp_8-1-1-turns_0000000000000000000000_turn-1',
  );
  const reasons = reasonsFor(state, parseMove('h')!, parseMove('s')!, halvesOf(1, 512), 512);
  expect(reasons.map(({ fact: { code } }) => code)).toContain('gain');
});

test('a lead that the points of this round turn round is no fact', () => {
  // Player 0 led by 15 and is frozen with nothing; player 1 has 29 points.
  const turned = 'official_176-Z.161-89c_11-0-1-turns_0000101102224010011001_turn-1';
  expect(codesOf(turned)).not.toContain('behind');
  expect(codesOf('official_196-Z.161-89c_11-0-1-turns_0000101102224010011001_turn-1')).toContain('behind');
  // A player who could be frozen led by 5 and has 30 points fewer this round.
  expect(codesOf('official_100-abc.105-3_5-0-0-turns_0000001000000000000003_freeze-0-0-F-')).not.toContain(
    'behind',
  );
});

test('a Flip Three that brings points speaks for keeping it', () => {
  const state = parsePosition('official_0.0-5.0-8_1-0-0-deal_1123446779abc111111323_flipThree-0-0-T-');
  const facts = factsOf(state, [target(0), target(1)], [0, 0, 0]);
  const gains = facts.filter((fact) => fact.code === 'threeGain');
  expect(gains.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(gains.every(({ points }) => points > 8)).toBe(true);
});

test.each([
  // A Second Chance is all that is left; then the discards are shuffled.
  ['official_105-aY.110-56.129-2Y.111-cY_7-0-1-turns_0000000000000000000001_turn-1', 'h', 's', 21, 1],
  // Everyone else is out: whoever draws the Flip Three has to take it.
  [
    'official_97-5678cpS.113-abBa.53-58Y.55-5acsY_6-0-0-turns_0000010000020000000010_turn-0',
    's',
    'h',
    20,
    0.25,
  ],
])('the action that comes next speaks for an answer: %s', (position, better, other, card, chance) => {
  const many = halvesOf(1, 512);
  const [first] = reasonsFor(parsePosition(position), parseMove(better)!, parseMove(other)!, many, 512);
  expect(first).toMatchObject({ answer: better, fact: { code: 'nextAction', card, chance } });
});

test('cards that cannot bust are a reason to hit, never one to stay', () => {
  const position = 'official_105-aY.110-56.129-2Y.111-cY_7-0-1-turns_0000000000000000000011_turn-1';
  expect(codesOf(position)).toContain('safe');
  // A 5 in the draw pile.
  expect(codesOf(position.replace('_000000', '_000001'))).not.toContain('safe');
  // Nothing that could bust is left in the deck either.
  const always = parsePosition('official_180-01.150-56_7-1-0-turns_0000000000443000000100_turn-0');
  expect(without(always, { code: 'safe', seat: 0 })).toBeUndefined();
  const state = parsePosition(position);
  const reasons = reasonsFor(state, parseMove('h')!, parseMove('s')!, halvesOf(1, 512), 512);
  expect(reasons.find(({ fact: { code } }) => code === 'safe')).toMatchObject({ answer: 'h' });
});
