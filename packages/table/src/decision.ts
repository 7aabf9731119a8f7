import type { LiveGame } from './live-game.ts';
import type { Presence } from './presence.ts';
import type { Person, TableState } from './table-state.ts';

/** How the open question is answered if the person asked does not answer. */
export interface Decision {
  readonly n: number;
  readonly seat: number;
  /** bot: plays this seat, or stands in. clock: time runs out. wait: decide again then. */
  readonly by: 'bot' | 'clock' | 'wait';
  readonly kind: string;
  /** In ticks. */
  readonly at: number;
}

/** What a decision depends on, beside the table and the game; moments are ticks. */
export interface Moment {
  readonly now: number;
  /** When the open question was asked. */
  readonly asked: number;
  /** How long a bot takes for it. */
  readonly pace: number;
  readonly grace: number;
  readonly presence: Presence;
}

/** `undefined` if the question waits for a person without a limit. */
export function decisionOf(table: TableState, game: LiveGame, moment: Moment): Decision | undefined {
  if (!isOpen(table, game)) return undefined;
  const { now, asked, pace, grace, presence } = moment;
  const seat = game.state.player;
  const open = { n: game.log.length, seat, kind: table.seats[seat]!.bot };
  const person = personAsked(table, game);
  if (person === undefined) return { ...open, by: 'bot', at: asked + pace };
  const gone = presence.until(person) + grace;
  if (gone < now) return { ...open, by: 'bot', at: Math.max(asked, gone) + pace };
  const late = table.clock === 0 ? Infinity : asked + table.clock * 1000;
  return late <= gone ? { ...open, by: 'clock', at: late } : { ...open, by: 'wait', at: gone + 1 };
}

/** Milliseconds that a person has left to answer; null without a clock, and when nobody is asked. */
export function timeLeft(
  table: TableState,
  game: LiveGame,
  { now, asked, grace, presence }: Omit<Moment, 'pace'>,
): number | null {
  if (table.clock === 0 || !isOpen(table, game)) return null;
  const person = personAsked(table, game);
  if (person === undefined || presence.until(person) + grace < now) return null;
  return Math.max(0, Math.round(asked + table.clock * 1000 - now));
}

function isOpen(table: TableState, { state }: LiveGame): boolean {
  return table.phase === 'playing' && !table.paused && state.phase !== 'over' && state.phase !== 'draw';
}

function personAsked(table: TableState, { state }: LiveGame): Person | undefined {
  const { person, left } = table.seats[state.player]!;
  return left ? undefined : table.people.find(({ id }) => id === person);
}
