import type { LiveGame } from './live-game.ts';
import type { Presence } from './presence.ts';
import type { Person, Sheet } from './sheet.ts';

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

/** What a decision depends on, beside the sheet and the game; moments are ticks. */
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
export function decisionOf(sheet: Sheet, game: LiveGame, moment: Moment): Decision | undefined {
  if (!isOpen(sheet, game)) return undefined;
  const { now, asked, pace, grace, presence } = moment;
  const seat = game.state.player;
  const open = { n: game.log.length, seat, kind: sheet.seats[seat]!.bot };
  const person = personAsked(sheet, game);
  if (person === undefined) return { ...open, by: 'bot', at: asked + pace };
  const gone = presence.until(person) + grace;
  if (gone < now) return { ...open, by: 'bot', at: Math.max(asked, gone) + pace };
  const late = sheet.clock === 0 ? Infinity : asked + sheet.clock * 1000;
  return late <= gone ? { ...open, by: 'clock', at: late } : { ...open, by: 'wait', at: gone + 1 };
}

/** Milliseconds that a person has left to answer; null without a clock, and when nobody is asked. */
export function timeLeft(
  sheet: Sheet,
  game: LiveGame,
  { now, asked, grace, presence }: Omit<Moment, 'pace'>,
): number | null {
  if (sheet.clock === 0 || !isOpen(sheet, game)) return null;
  const person = personAsked(sheet, game);
  if (person === undefined || presence.until(person) + grace < now) return null;
  return Math.max(0, Math.round(asked + sheet.clock * 1000 - now));
}

function isOpen(sheet: Sheet, { state }: LiveGame): boolean {
  return sheet.phase === 'playing' && !sheet.paused && state.phase !== 'over' && state.phase !== 'draw';
}

function personAsked(sheet: Sheet, { state }: LiveGame): Person | undefined {
  const { person, left } = sheet.seats[state.player]!;
  return left ? undefined : sheet.people.find(({ id }) => id === person);
}
