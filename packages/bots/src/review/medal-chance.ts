import { MEDAL_ROUNDS, type Options, PRESETS } from '@sevenfold/engine';
import { EXACT_FACTS } from '../odds/exact/facts-table.ts';
import { MEDAL_CHANCES } from './medal-table.ts';
import { isAloneAs, soloGames } from './solo-games.ts';

const { official } = PRESETS;

/** The chance of a medal for someone who needs these points, after this many rounds. */
export function medalChance(needed: number, played: number, options: Options): number {
  const rounds = MEDAL_ROUNDS.bronze - played;
  const chance = chanceWithin(rounds, needed);
  if (chance <= 0 || chance >= 1) return chance;
  // The effect fades as rounds run out; the square root fits games with two and three decks.
  const factor = 1 + (oddsFactor(options) - 1) * Math.sqrt(rounds / MEDAL_ROUNDS.bronze);
  const odds = factor * oddsOf(chance);
  return odds / (1 + odds);
}

const factors = new WeakMap<Options, number>();

/** What these rules multiply the odds of a medal by, at the start of a game to 200. */
function oddsFactor(options: Options): number {
  const known = factors.get(options);
  if (known !== undefined) return known;
  const factor = measuredFactor(options);
  factors.set(options, factor);
  return factor;
}

function measuredFactor(options: Options): number {
  const toTarget = { ...options, target: official.target };
  if (isAloneAs(toTarget, official)) return 1;
  return oddsOf(soloGames(toTarget).medalShare) / oddsOf(soloGames(official).medalShare);
}

function oddsOf(chance: number): number {
  return chance / (1 - chance);
}

/** By rounds, then by points that are more than the table has. */
const further: number[][] = [];

/** The chance under the official rules with one deck; rounds before the table begins are played for points. */
function chanceWithin(rounds: number, points: number): number {
  if (points <= 0) return rounds >= 0 ? 1 : 0;
  const row = MEDAL_CHANCES[rounds - 1];
  if (row === undefined) return 0;
  if (points <= row.length) return row[points - 1]! / 1000;
  return ((further[rounds] ??= [])[points] ??= EXACT_FACTS.distribution.reduce(
    (sum, chance, score) => sum + chance * chanceWithin(rounds - 1, points - score),
    0,
  ));
}
