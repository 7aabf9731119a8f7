import { MEDAL_ROUNDS, medalOf, winners } from '@sevenfold/engine';
import { type Cast, does, object, subject } from '../views/cast.ts';
import type { Paint } from '../terminal/colour.ts';
import type { TerminalGame } from './terminal-game.ts';
import { rankingLines } from '../views/score-view.ts';
import { count, listOf, wrap } from '../terminal/text.ts';

/** Who won and the final ranking; in the solo challenge, the medal (R41). */
export function resultLines(game: TerminalGame, cast: Cast, width: number, paint: Paint): string[] {
  const { state } = game;
  const rounds = count(state.round, 'round');
  const title = (text: string): string[] => wrap(text, width - 1).map((line) => paint('heading', ` ${line}`));
  if (state.seats === 1) {
    const medal = medalOf(state.round);
    const text = `${does(cast, 0, 'reach', 'reaches')} ${state.options.target} in ${rounds}`;
    return [...title(medal === undefined ? `${text}.` : `${text}: ${medal}!`), ...soloScale(width)];
  }
  const best = winners(state);
  const who = listOf(best.map((seat, index) => (index === 0 ? subject : object)(cast, seat)));
  const verb = best.length > 1 ? 'share the win' : best[0] === cast.you ? 'win' : 'wins';
  return [...title(`${who} ${verb} after ${rounds}!`), ...rankingLines(state.totals, cast, paint)];
}

/** The medals of the solo challenge. */
export function soloScale(width: number): string[] {
  const { legend, gold, silver, bronze } = MEDAL_ROUNDS;
  const text = `Bronze takes ${bronze} rounds or fewer, silver ${silver}, gold ${gold}, legend ${legend}.`;
  return wrap(text, width - 1).map((line) => ` ${line}`);
}
