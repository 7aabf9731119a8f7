import type { LiveGame } from './live-game.ts';
import type { Settings } from './settings.ts';
import type { Sheet } from './sheet.ts';

/** How the open question gets its answer if the person asked does not give it. */
export interface Decision {
  readonly n: number;
  readonly seat: number;
  /** bot: one plays this seat, or stands in. clock: the time for an answer runs out. wait: look again then. */
  readonly by: 'bot' | 'clock' | 'wait';
  readonly kind: string;
  readonly at: number;
}

/** What will happen to the open question, as things are now; `undefined` if it waits for a person for ever. */
export function decisionOf(
  sheet: Sheet,
  game: LiveGame,
  asked: number,
  pace: number,
  { grace }: Settings,
  now: number,
): Decision | undefined {
  const { state, log } = game;
  if (sheet.phase !== 'playing' || sheet.paused || state.phase === 'over' || state.phase === 'draw')
    return undefined;
  const seat = sheet.seats[state.player]!;
  const open = { n: log.length, seat: state.player, kind: seat.bot };
  const person = seat.left ? undefined : sheet.people.find(({ id }) => id === seat.person);
  if (person === undefined) return { ...open, by: 'bot', at: asked + pace };
  const gone = person.seen + grace;
  if (gone < now) return { ...open, by: 'bot', at: Math.max(asked, gone) + pace };
  const late = sheet.clock === 0 ? Infinity : asked + sheet.clock * 1000;
  return late <= gone ? { ...open, by: 'clock', at: late } : { ...open, by: 'wait', at: gone + 1 };
}
