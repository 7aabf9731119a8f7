import { type Options, PRESETS } from '@sevenfold/engine';
import { roundsToGo } from '../players/soloist.ts';
import { isAloneAs, soloGames } from './solo-games.ts';

/**
 * A deck that is not shuffled every round can be counted, which is worth little while it is new and more later: factors
 * for the rounds of the challenge's table, where every round has a new deck. Measured in games to 100 up to 1,000.
 */
const NEW_ROUNDS = 11;
const WHILE_NEW = 0.9975;
const LATER = 0.965;

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
  if (isAloneAs(options, official)) return needed;
  return needed * (soloGames(options).meanRounds / soloGames(official).meanRounds);
}

/** The table has whole points. */
function tableRounds(points: number): number {
  const low = Math.floor(points);
  const share = points - low;
  return share === 0 ? roundsToGo(low) : (1 - share) * roundsToGo(low) + share * roundsToGo(low + 1);
}
