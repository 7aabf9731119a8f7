import { deckCount, type Options, PRESETS, SeededDealer, startGame } from '@sevenfold/engine';
import { finishRound } from '../chances/rollout.ts';
import { racer } from '../players/racer.ts';
import { roundsToGo } from '../players/soloist.ts';

/**
 * A deck that is not shuffled every round can be counted, which is worth little while it is new and more later: factors
 * for the rounds of the challenge's table, where every round has a new deck. Measured in games to 100 up to 1,000.
 */
const NEW_ROUNDS = 11;
const WHILE_NEW = 0.9975;
const LATER = 0.965;
/** What a round makes under other rules is measured in as many games as have about this many points together. */
const POINTS = 800_000;
const SEED = 1;

/** Expected rounds until these points are reached, after so many rounds. */
export function expectedRounds(needed: number, played: number, options: Options): number {
  const rounds = tableRounds(officialPoints(needed, options));
  if (options.shuffle === 'everyRound') return rounds;
  const fresh = Math.min(rounds, Math.max(0, NEW_ROUNDS - played));
  return WHILE_NEW * fresh + LATER * (rounds - fresh);
}

/** As many points of the official rules take as long as these points do under the rules of a game. */
function officialPoints(needed: number, options: Options): number {
  const { target, shuffle } = options;
  const official = { ...PRESETS.official, target, shuffle };
  return keyOf(options) === keyOf(official) ? needed : needed * (meanRounds(options) / meanRounds(official));
}

/** The table has whole points. */
function tableRounds(points: number): number {
  const low = Math.floor(points);
  const share = points - low;
  return share === 0 ? roundsToGo(low) : (1 - share) * roundsToGo(low) + share * roundsToGo(low + 1);
}

const means = new Map<string, number>();

/** The rounds of a game with good play. */
function meanRounds(options: Options): number {
  const key = keyOf(options);
  const known = means.get(key);
  if (known !== undefined) return known;
  const games = Math.ceil(POINTS / options.target);
  const dealer = new SeededDealer(SEED);
  let rounds = 0;
  for (let game = 0; game < games; game++) {
    const state = startGame(options, 1, 0);
    dealer.forget();
    while (state.phase !== 'over') finishRound(state, state.round, racer, dealer);
    rounds += state.round;
  }
  const mean = rounds / games;
  means.set(key, mean);
  return mean;
}

/** Everything that may change the rounds of a player who is alone. */
function keyOf(options: Options): string {
  const { target, deal, stay, secondChance, deferred, shuffle, flip7Bonus, doubles } = options;
  const decks = deckCount(options, 1);
  return [target, decks, deal, stay, secondChance, deferred, shuffle, flip7Bonus, doubles].join(' ');
}
