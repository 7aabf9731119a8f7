import {
  apply,
  type GameRecord,
  HIT,
  legalMoves,
  LogError,
  makeMove,
  newGame,
  parsePosition,
  pointsOf,
  SeededDealer,
  Sfc32,
  splitLog,
  STAY,
  type State,
  type Move,
} from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import { sample } from '../../../scripts/sample.mjs';
import { evPlus } from '../src/players/ev-plus.ts';
import { accountOf } from '../src/review/account.ts';
import { intervalOf } from '../src/review/figure.ts';
import { halvesOf } from '../src/review/halves.ts';
import { isCostly, judge, makeReview, positionSamples, review, Reviewer } from '../src/review/review.ts';
import { misplaysOf } from '../src/review/misplays.ts';

/** A game in which `answer` can overrule the bots. */
function recordOf(
  seed: number,
  answer: (state: State, baseline: Move, at: number) => Move = (_, baseline) => baseline,
  rules: GameRecord['rules'] = {},
): GameRecord {
  const state = newGame(rules, 3, 0);
  const dealer = new SeededDealer(seed);
  const log: string[] = [];
  while (state.phase !== 'over') {
    const move = state.phase === 'draw' ? dealer.draw(state) : answer(state, evPlus(state), log.length);
    log.push(makeMove(move));
    apply(state, move);
  }
  return { rules, players: ['Ann', 'Bo', 'Cy'], dealer: 0, log: log.join(' ') };
}

describe('a review', () => {
  test('adds up: skill, luck and the others make the result of every player', () => {
    const { players, course } = review(recordOf(1), { samples: sample(16, 64) });
    for (const { start, skill, luck, others, end } of players) {
      expect(start + skill + luck + others).toBeCloseTo(end, 9);
    }
    expect(players.map(({ end }) => end).toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
    for (const chances of course) expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
  });

  test('adds up as it is printed, to the digit, for every player of every game', () => {
    for (const seed of sample([1, 2], [1, 2, 3, 4])) {
      for (const player of review(recordOf(seed, undefined, { target: 60 }), { samples: 8 }).players) {
        const { start, luck, skill, others, end } = accountOf(player);
        const tenths = [start, luck, skill, others].map((part) => Number((100 * part).toFixed(1)));
        expect(tenths.reduce((sum, part) => sum + part, 0)).toBeCloseTo(100 * end, 9);
        for (const part of ['start', 'luck', 'skill', 'others', 'end'] as const) {
          const { [part]: printed } = { start, luck, skill, others, end };
          expect(Math.abs(printed - player[part])).toBeLessThan(0.001);
        }
      }
    }
  });

  test('who answers anyhow pays for it, and what could be noise is no mistake', () => {
    const random = new Sfc32(4);
    const anyhow = (state: State): Move => {
      const moves = legalMoves(state);
      return moves[random.below(moves.length)]!;
    };
    let noise = 0;
    for (const seed of [11, 12, 13]) {
      const { players, decisions } = review(recordOf(seed, anyhow, { target: 60 }), { samples: 16 });
      for (const { skill, skillInterval, accuracy } of players) {
        expect(skill).toBeLessThan(-0.2 - skillInterval / 2);
        expect(accuracy).toBeLessThan(0.9);
      }
      const unsure = decisions.filter(({ cost, interval }) => cost >= 0.01 && cost < interval);
      expect(unsure.filter(isCostly)).toEqual([]);
      noise += unsure.length;
    }
    expect(noise).toBeGreaterThan(0);
  });

  test('has the chances before the first token and after each one, and those after the last are the result', () => {
    const record = recordOf(2);
    const { course, players } = review(record, { samples: 8 });
    expect(course).toHaveLength(splitLog(record.log).length + 1);
    expect([course[0], course.at(-1)]).toEqual([
      players.map(({ start }) => start),
      players.map(({ end }) => end),
    ]);
    expect(course.at(-1)!.filter((chance) => chance === 1)).toHaveLength(1);
    expect(course[0]!.every((chance) => Math.abs(chance - 1 / 3) < 0.1)).toBe(true);
  });

  test('finds a planted blunder, and its player pays for it', () => {
    // Players who could stay and win hit once instead.
    const planted: { at: number; player: number }[] = [];
    const reckless = (state: State, baseline: Move, at: number): Move => {
      const total = state.totals[state.player]! + pointsOf(state.hands[state.player]!);
      const wins =
        total >= 200 && state.totals.every((other) => other < 150 || other === state.totals[state.player]);
      if (planted.length > 0 || state.phase !== 'turn' || baseline !== STAY || !wins) return baseline;
      planted.push({ at, player: state.player });
      return HIT;
    };
    const { decisions, players } = review(recordOf(8, reckless), { samples: 256 });
    expect(planted).toHaveLength(1);
    const { at, player } = planted[0]!;
    const found = decisions.find((decision) => decision.at === at)!;
    expect(found).toMatchObject({ player, kind: 'turn', answer: 'h', best: 's', verdict: 'blunder' });
    expect(players[player]!.skill).toBeLessThan(-0.08);
    expect(found.reasons![0]).toMatchObject({ fact: { code: 'reachesTarget' }, answer: 's' });
  });

  test('is as unsure of a cost as of the better answer, if the given one surely loses', () => {
    // Staying loses to a player who is out; after a Hit the game may go on, which only the model values.
    const late = parsePosition('official_150-9a.190-cY_7-0-0-turns_11234567889bb111111333_turn-0');
    const { decision } = judge(late, 's', halvesOf(1, 256), 256);
    const [hit, stay] = decision.options;
    expect(stay!.win).toEqual({ known: 'exact', value: 0 });
    expect(decision.interval).toBeGreaterThan(0);
    expect(decision.interval).toBeCloseTo(intervalOf(hit!.win), 12);
  });

  test('calls lucky cards luck', () => {
    // Ann flips seven in the first round while the others bust at once.
    const log = '12 12 12 h 12 h 12 h 1 h 2 h 3 h 4 h 5 h 6';
    const { players } = review({ rules: {}, players: ['Bo', 'Cy', 'Ann'], dealer: 2, log }, { samples: 128 });
    expect(players[2]!.luck).toBeGreaterThan(0.1);
    expect(players[0]!.luck).toBeLessThan(0);
    expect(players[2]!.skill).toBeGreaterThan(-0.1);
  });

  test('takes fewer samples of a position at a large table, and more only where it is not clear', () => {
    expect([1, 8, 9, 18].map((players) => positionSamples(256, players))).toEqual([256, 256, 64, 64]);
    const players = Array.from({ length: 18 }, (_, seat) => `P${seat + 1}`);
    const deal = players.map((_, seat) => `${12 - (seat % 6)}`);
    const [clear] = review({
      rules: {},
      players,
      dealer: 17,
      log: [...deal, 'h'].join(' '),
    }).decisions;
    expect(clear!.verdict).toBe('best');
    expect(clear!.samples).toBeLessThan(256);
  });

  test('depends on the seed and the record alone', () => {
    const record = recordOf(3);
    expect(review(record, { samples: 16, seed: 4 })).toEqual(review(record, { samples: 16, seed: 4 }));
    expect(review(record, { samples: 16, seed: 4 })).not.toEqual(review(record, { samples: 16, seed: 5 }));
  });

  test('refuses a bad log where it is bad, reviews an empty one', () => {
    const record = recordOf(4);
    expect(() => review({ ...record, log: '5 9 x h' }, { samples: 4 })).toThrow(LogError);
    expect(review({ ...record, log: '' }, { samples: 16 }).decisions).toEqual([]);
  });

  test('is the same if the positions are valued in any order, in several workers', () => {
    const record = recordOf(5);
    const options = { samples: 16, seed: 9 };
    const one = new Reviewer(record, options);
    const other = new Reviewer(record, options);
    const { positions } = one;
    const found = positions.toReversed().map((at, index) => (index % 2 === 0 ? one : other).value(at));
    const sent = structuredClone(found);
    expect(makeReview(record, sent, 16)).toEqual(review(record, options));
    expect(() => makeReview(record, sent.slice(1), 16)).toThrow('has not been valued');
  });

  test('tells mistakes in a row of one round as one misplay, the costliest first', () => {
    const { decisions } = review(
      recordOf(8, (state, baseline) => (state.phase === 'turn' && state.player === 1 ? HIT : baseline)),
      { samples: 64 },
    );
    const misplays = misplaysOf(decisions);
    expect(misplays.map(({ cost }) => cost)).toEqual(
      misplays.map(({ cost }) => cost).toSorted((a, b) => b - a),
    );
    expect(misplays.flatMap((misplay) => misplay.decisions).length).toBe(decisions.filter(isCostly).length);
    expect(misplays.some((misplay) => misplay.decisions.length > 1)).toBe(true);
    for (const { decisions: told, cost, main, round, player } of misplays) {
      expect(told.every((each) => each.round === round && each.player === player)).toBe(true);
      expect(cost).toBeCloseTo(
        told.reduce((sum, each) => sum + each.cost, 0),
        12,
      );
      expect(main.cost).toBe(Math.max(...told.map((each) => each.cost)));
    }
    const own = misplaysOf(decisions, 1);
    expect(own.length).toBeGreaterThan(0);
    expect(own.every(({ player }) => player === 1)).toBe(true);
  });

  test('says the same about a decision with other simulated games', () => {
    let decided = 0;
    let same = 0;
    for (const seed of [1, 2]) {
      const record = recordOf(seed, undefined, { target: 100 });
      const [one, other] = [1, 2].map((samples) => review(record, { seed: samples }));
      for (const [at, { verdict }] of one!.decisions.entries()) {
        decided++;
        if (verdict === other!.decisions[at]!.verdict) same++;
      }
    }
    expect(same / decided).toBeGreaterThanOrEqual(0.95);
  });
});
