import {
  apply,
  type GameRecord,
  makeMove,
  newGame,
  parsePosition,
  MEDAL_ROUNDS,
  type RulesConfig,
  SeededDealer,
  Sfc32,
  STAY,
  type State,
} from '@sevenfold/engine';
import { expect, test } from 'vitest';
import { SampleDealer } from '../src/chances/sample-dealer.ts';
import { racer } from '../src/players/racer.ts';
import { accountOf } from '../src/review/account.ts';
import { advise } from '../src/review/coach.ts';
import { review } from '../src/review/review.ts';
import { medalInterval } from '../src/review/figure.ts';
import { estimateSolo } from '../src/review/solo-value.ts';

function aloneGame(seed: number, answer: (state: State) => number, target = 60): GameRecord {
  const state = newGame({ target }, 1, 0);
  const dealer = new SeededDealer(seed);
  const log: string[] = [];
  while (state.phase !== 'over') {
    const move = state.phase === 'draw' ? dealer.draw(state) : answer(state);
    log.push(makeMove(move));
    apply(state, move);
  }
  return { rules: { target }, players: ['Ann'], dealer: 0, log: log.join(' ') };
}

test('alone, a review counts rounds: they add up, and nonsense costs some', () => {
  const good = review(aloneGame(5, racer), { samples: 64 });
  const bad = review(
    aloneGame(5, (state) => (state.phase === 'turn' ? STAY : racer(state))),
    { samples: 64 },
  );
  for (const { players, course } of [good, bad]) {
    const [own] = players;
    const { start, luck, skill, others, end } = accountOf(own!);
    expect(start + luck + skill + others).toBeCloseTo(end, 9);
    expect([own!.others, Number.isInteger(end)]).toEqual([0, true]);
    expect(course.length).toBeGreaterThan(20);
    expect(course.every(([rounds, medal]) => rounds! < 0 && medal! >= 0 && medal! <= 1)).toBe(true);
  }
  expect(good.players[0]!.skill).toBeGreaterThan(-0.2);
  expect(bad.players[0]!.skill).toBeLessThan(-1);
  expect(bad.decisions.some(({ verdict }) => verdict === 'blunder')).toBe(true);
});

test('alone, the best answer is the one that takes the fewest rounds', () => {
  const few = parsePosition('official_100-3_5-0-0-turns_1121456789abc111111333_turn-0');
  const advice = advise(few, { samples: 256 });
  const [hit, stay] = advice.options;
  expect(advice.best).toBe('h');
  // Five rounds are played, and nearly a hundred points are needed.
  expect(-hit!.win!.value).toBeGreaterThan(8);
  expect(-hit!.win!.value).toBeLessThan(-stay!.win!.value);
  expect(stay!.win!.known).toBe('model');
  expect(hit!.chances![1]).toBeGreaterThan(stay!.chances![1]!);
});

test('alone, a Stay that reaches the target ends the game, exactly', () => {
  const last = parsePosition('official_190-3c_5-0-0-turns_1120456789abb111111333_turn-0');
  const [, stay] = advise(last, { samples: 64 }).options;
  expect(stay!.win).toEqual({ known: 'exact', value: -5 });
  expect(stay!.chances).toEqual([-5, 1]);
});

/** Games of `racer`: their mean rounds, and the share that get a medal. */
function playedAlone(rules: RulesConfig, games: number): { readonly rounds: number; readonly medal: number } {
  const dealer = new SeededDealer(5);
  let [rounds, medals] = [0, 0];
  for (let game = 0; game < games; game++) {
    const state = newGame(rules, 1, 0);
    dealer.forget();
    while (state.phase !== 'over') apply(state, state.phase === 'draw' ? dealer.draw(state) : racer(state));
    rounds += state.round;
    if (state.round <= MEDAL_ROUNDS.bronze) medals++;
  }
  return { rounds: rounds / games, medal: medals / games };
}

test.each([
  [{}, 0.06, 0.015],
  [{ target: 100 }, 0.06, 0.015],
  [{ target: 500 }, 0.15, 0.015],
  [{ target: 1000 }, 0.3, 0.015],
  [{ flip7Bonus: 100 }, 0.08, 0.02],
  [{ decks: 2 }, 0.08, 0.02],
  [{ decks: 3 }, 0.08, 0.02],
  [{ decks: 3, target: 1000 }, 0.3, 0.015],
  [{ shuffle: 'everyRound' as const }, 0.08, 0.02],
])(
  'alone under %j, expected rounds and chance of a medal are those of played games',
  (rules, most, mostMedal) => {
    const [rounds, medal] = estimateSolo(newGame(rules, 1, 0), new SampleDealer(new Sfc32(3), 10_000));
    const played = playedAlone(rules, 20_000);
    expect(Math.abs(-rounds!.value - played.rounds)).toBeLessThan(most);
    expect(Math.abs(medal!.value - played.medal)).toBeLessThan(mostMedal);
  },
);

test('the ± of a chance of a medal is in points of that chance, and includes the error of the table', () => {
  // Of 400 samples of an even chance, 95% lie within 4.9 points; the table adds 0.1.
  expect(medalInterval(0.5, 400)).toBeCloseTo(0.0504, 4);
  expect(medalInterval(0.5, 1e9)).toBeCloseTo(0.0118, 4);
  // What is not exact is never shown as certain.
  expect(medalInterval(1, 400)).toBe(0.0005);
});
