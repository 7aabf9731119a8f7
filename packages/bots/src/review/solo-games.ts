import { deckCount, medalOf, type Options, SeededDealer, startGame } from '@sevenfold/engine';
import { finishRound } from '../chances/rollout.ts';
import { racer } from '../players/racer.ts';

/** What many games of `racer` alone came to. */
export interface SoloGames {
  readonly meanRounds: number;
  /** The share of games that earned a medal. */
  readonly medals: number;
}

/** So many games are played, or as many as have about so many points together. */
const MOST_GAMES = 20_000;
const POINTS = 4_000_000;
const SEED = 1;

const known = new Map<string, SoloGames>();

/** Games under these rules, always with the same cards. Takes a fifth of a second once. */
export function soloGames(options: Options): SoloGames {
  const key = keyOf(options);
  const before = known.get(key);
  if (before !== undefined) return before;
  const games = Math.min(MOST_GAMES, Math.ceil(POINTS / options.target));
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
  const found = { meanRounds: rounds / games, medals: medals / games };
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
