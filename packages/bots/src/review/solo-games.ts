import { deckCount, medalOf, type Options, SeededDealer, startGame } from '@sevenfold/engine';
import { finishRound } from '../chances/rollout.ts';
import { racer } from '../players/racer.ts';

/** Averages over many games of `racer` alone. */
export interface SoloGames {
  readonly meanRounds: number;
  readonly medalShare: number;
}

/** At most this many games; fewer if the target is so high that they would take more than this many points. */
const MOST_GAMES = 20_000;
const MOST_POINTS = 4_000_000;
const SEED = 1;

const known = new Map<string, SoloGames>();

/** Games under these rules, always with the same cards. Takes a tenth or two of a second once for each set of rules. */
export function soloGames(options: Options): SoloGames {
  const key = keyOf(options);
  const before = known.get(key);
  if (before !== undefined) return before;
  const games = Math.min(MOST_GAMES, Math.ceil(MOST_POINTS / options.target));
  const dealer = new SeededDealer(SEED);
  let rounds = 0;
  let medals = 0;
  for (let game = 0; game < games; game++) {
    const state = startGame(options, 1, 0);
    dealer.forget();
    while (state.phase !== 'over') finishRound(state, state.round, racer, dealer);
    rounds += state.round;
    if (medalOf(state.round) !== undefined) medals++;
  }
  const found = { meanRounds: rounds / games, medalShare: medals / games };
  known.set(key, found);
  return found;
}

/** Whether a player who is alone notices no difference between these rules. */
export function isAloneAs(options: Options, other: Options): boolean {
  return keyOf(options) === keyOf(other);
}

/** Everything that may change the rounds of a player who is alone. */
function keyOf(options: Options): string {
  const { target, deal, stay, secondChance, deferred, shuffle, flip7Bonus, doubles } = options;
  const decks = deckCount(options, 1);
  return [target, decks, deal, stay, secondChance, deferred, shuffle, flip7Bonus, doubles].join(' ');
}
