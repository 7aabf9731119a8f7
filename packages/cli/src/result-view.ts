import { winners } from '@sevenfold/engine';
import { type Cast, does, object, subject } from './cast.ts';
import type { Paint } from './colour.ts';
import type { Game } from './game.ts';
import { rankingLines } from './score-view.ts';
import { medal } from './solo.ts';
import { count, listOf } from './text.ts';

/** The end of a game: who has won, and the order of the others; alone, how well it went (R41). */
export function resultLines({ state }: Game, cast: Cast, paint: Paint): string[] {
  const rounds = count(state.round, 'round');
  if (state.seats === 1) {
    const { target } = state.options;
    const won = medal(state.round);
    const text = `${does(cast, 0, 'reach', 'reaches')} ${target} in ${rounds}, with ${state.totals[0]} points`;
    return [paint('heading', won === undefined ? `${text}.` : `${text}: ${won}!`), `    ${soloScale()}`];
  }
  const best = winners(state);
  const title =
    best.length === 1
      ? `${does(cast, best[0]!, 'win', 'wins')} after ${rounds}!`
      : `${listOf(best.map((seat, index) => (index === 0 ? subject : object)(cast, seat)))} win together after ${rounds}!`;
  return [paint('heading', title), ...rankingLines(state.totals, cast, paint)];
}

export function soloScale(): string {
  return 'legend under 5 rounds, gold 7, silver 9, bronze 11';
}
