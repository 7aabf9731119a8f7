import type { LiveGame } from './live-game.ts';
import type { Presence } from './presence.ts';
import type { Person, TableState } from '../stored/table-state.ts';

/** How the open question is answered if the person asked does not answer. */
export interface AutomaticAnswer {
  readonly n: number;
  readonly seat: number;
  /** bot: plays this seat. standIn: plays for a person who is away. clock: time runs out. wait: look again then. */
  readonly by: 'bot' | 'standIn' | 'clock' | 'wait';
  readonly kind: string;
  /** In ticks. */
  readonly at: number;
}

/** Who is away, and since when, in ticks. */
export interface Absence {
  readonly now: number;
  /** Infinite at tables where nobody has to be connected. */
  readonly grace: number;
  readonly presence: Presence;
}

/** What it depends on, besides the table and the game; moments are ticks. */
export interface Moment extends Absence {
  /** When the open question was asked. */
  readonly asked: number;
  /** How long a bot takes for it. */
  readonly pace: number;
}

/** `undefined` if the question waits for a person without a limit. */
export function automaticAnswerOf(
  table: TableState,
  game: LiveGame,
  moment: Moment,
): AutomaticAnswer | undefined {
  if (!isOpen(table, game)) return undefined;
  const { now, asked, pace, presence } = moment;
  const seat = game.state.player;
  const { bot: kind, person: owner, left } = table.seats[seat]!;
  const open = { n: game.log.length, seat, kind };
  const person = personAsked(table, game);
  if (person === undefined)
    return { ...open, by: owner === null && !left ? 'bot' : 'standIn', at: asked + pace };
  const gone = takeoverOf(person, moment);
  if (gone < now) return { ...open, by: 'standIn', at: Math.max(asked, gone) + pace };
  const late = table.clock === 0 ? Infinity : asked + table.clock * 1000;
  if (late > gone) return { ...open, by: 'wait', at: gone + 1 };
  // A person who is here gets the default answer; for one who is away, the stand-in plays.
  return { ...open, by: presence.isHere(person) ? 'clock' : 'standIn', at: late };
}

/** Milliseconds that a person has left to answer; null without a clock, and when nobody is asked. */
export function timeLeft(
  table: TableState,
  game: LiveGame,
  { asked, ...absence }: Omit<Moment, 'pace'>,
): number | null {
  if (!isOpen(table, game)) return null;
  const person = personAsked(table, game);
  const { now } = absence;
  if (person === undefined || takeoverOf(person, absence) < now) return null;
  return Math.max(0, Math.round(asked + table.clock * 1000 - now));
}

/**
 * For each seat, milliseconds until a bot plays for its person, 0 once it does; null while they are here, for bots, and
 * when no game is played.
 */
export function takeoversOf(table: TableState, absence: Absence): (number | null)[] {
  return table.seats.map(({ person: owner, left }) => {
    const person = table.people.find(({ id }) => id === owner);
    if (table.phase !== 'playing' || person === undefined) return null;
    if (left) return 0;
    if (absence.presence.isHere(person)) return null;
    const takeover = takeoverOf(person, absence);
    return takeover === Infinity ? null : Math.max(0, Math.ceil(takeover - absence.now));
  });
}

/** The tick from which a bot plays for them, unless they come back. */
function takeoverOf(person: Person, { grace, presence }: Absence): number {
  if (person.away?.standIn === true) return presence.until(person);
  // Someone who was never here has been gone since −∞.
  return grace === Infinity ? Infinity : presence.until(person) + grace;
}

/** Whether someone has to answer, and may. */
export function isOpen(table: TableState, { state }: LiveGame): boolean {
  return table.phase === 'playing' && !table.paused && state.phase !== 'over' && state.phase !== 'draw';
}

/** Whose answer it is; `undefined` for a bot's seat, and one that was left. */
export function personAsked(table: TableState, { state }: LiveGame): Person | undefined {
  const { person, left } = table.seats[state.player]!;
  return left ? undefined : table.people.find(({ id }) => id === person);
}
