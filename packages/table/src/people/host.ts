// What the host commands. Each function returns the changed state, the same state if nothing changes, or why not.

import { isBot } from '@sevenfold/bots';
import { checkPlayers, ConfigError, parseRules, type RulesConfig } from '@sevenfold/engine';
import { cleanRulesName, freshName } from '@sevenfold/engine/names';
import { kick, mapSeats, tidy, updatePerson } from './lobby.ts';
import type { Presence } from '../live/presence.ts';
import type { HostCommand } from '../protocol/protocol.ts';
import { isOfficial } from '../stored/rated.ts';
import { isRatedClock, RATED_CLOCK } from '../stored/decision-clock.ts';
import type { Change, RefusalCode } from '../protocol/refusal.ts';
import type { World } from '../seams/world.ts';
import {
  EMPTY_SEAT,
  MOST_SEATS,
  type Person,
  type Seat,
  type TableState,
  type Ticket,
} from '../stored/table-state.ts';

/** Milliseconds that everyone has to see that games are rated now, before one can begin. */
const RATED_NOTICE = 5_000;

export interface CommandWorld extends Pick<World, 'dealing' | 'clock'> {
  readonly presence: Presence;
  /** The length of the log. */
  readonly n: number;
}

/** All commands that change the state; the others delete the table, or are only passed on. */
export type StateCommand = Exclude<HostCommand, { do: 'delete' | 'nextRound' }>;

export function applyCommand(table: TableState, command: StateCommand, world: CommandWorld): Change {
  switch (command.do) {
    case 'start':
    case 'rematch':
      return start(table, world);
    case 'kick':
      return kick(table, command.seat);
    case 'lock':
      return { ...table, locked: command.on };
    case 'list':
      return { ...table, listed: command.on };
    case 'pause':
      return table.phase === 'playing' ? { ...table, paused: command.on } : 'notPlaying';
    case 'chat':
      return { ...table, chat: command.on };
    case 'clock':
      return table.rated !== null && !isRatedClock(command.seconds)
        ? 'ratedRules'
        : { ...table, clock: command.seconds };
    case 'pace':
      return { ...table, pace: command.pace };
    case 'coach':
      return { ...table, coach: command.on };
    case 'rated':
      return changeRated(table, command.on, world.clock.now());
    case 'rules':
      return changeRules(table, command.rules, command.name);
    case 'handOver': {
      const newHost = table.seats[command.seat]?.person ?? null;
      if (newHost === null) return 'noSeat';
      const { creator, host, appointed } = table;
      // A host who only stands in for the creator cannot appoint anyone.
      return { ...table, host: newHost, appointed: newHost !== creator && (host === creator || appointed) };
    }
    case 'standIn':
      return standIn(table, command.seat, world);
    case 'addBot':
      return addBot(table, command.bot);
    case 'removeBot':
      return removeBot(table, command.seat);
    case 'close':
      return closed(table);
  }
}

export function closed(table: TableState): TableState {
  return table.phase === 'closed' ? table : { ...table, phase: 'closed', paused: false };
}

/** A bot plays for someone who is away, without any more waiting, until they are back. */
function standIn(table: TableState, at: number, { presence, n }: CommandWorld): Change {
  if (table.phase !== 'playing') return 'notPlaying';
  const { person: owner = null, left = false } = table.seats[at] ?? {};
  const person = table.people.find(({ id }) => id === owner);
  if (person === undefined) return 'noSeat';
  // A bot is already playing; announced again, so that the host sees it.
  if (left) return { ...table };
  if (presence.isHere(person)) return 'notAway';
  return letStandIn(table, person, n);
}

/** A bot plays for this person from now on, until they are back. `n`: the length of the log. */
export function letStandIn(table: TableState, { hash, away }: Person, n: number): TableState {
  const since = away ?? { game: table.game!.number, n };
  return updatePerson(table, hash, { away: { ...since, standIn: true } });
}

/** A new game for everyone who still sits here. */
export function start(before: TableState, { dealing, clock }: CommandWorld): Change {
  if (before.phase === 'playing') return 'playing';
  const table = tidy(before);
  const { seats, game: last, rules, secret, commitment } = table;
  const wrong = wrongWith(rules, seats.length);
  if (wrong !== undefined) return wrong;
  if (isSurprise(table, clock.now())) return 'tooFast';
  const players = seats.map(({ name }) => name);
  const contributions = seats.map(({ contribution }) => contribution);
  return {
    ...table,
    ...dealing.prepare(),
    phase: 'playing',
    paused: false,
    match: null,
    // A used ticket stays with its game, whose seat has had two people.
    seats: mapSeats(table, (seat) => ({ ...seat, contribution: null, ticket: unused(seat.ticket) })).seats,
    game: {
      number: (last?.number ?? 0) + 1,
      started: clock.now(),
      rules,
      players,
      dealer: dealing.firstDealer({ rules, players, secret, contributions }),
      secret,
      commitment,
      contributions,
      ...(table.rated === null ? {} : { rated: true }),
    },
  };
}

function changeRules(table: TableState, rules: Readonly<Record<string, unknown>>, name = ''): Change {
  if (table.phase === 'playing') return 'playing';
  const wrong = wrongWith(rules);
  // Ratings compare people, and bots of a known strength, by the same rules.
  return (
    wrong ?? {
      ...table,
      rules,
      rulesName: cleanRulesName(name),
      rated: isOfficial(rules) ? table.rated : null,
    }
  );
}

/** Only between games, by the official rules, and with a clock: nobody wins a rated game by keeping others waiting. */
function changeRated(table: TableState, on: boolean, now: number): Change {
  if (table.phase === 'playing') return 'playing';
  if (on === (table.rated !== null)) return table;
  if (!on) return { ...table, rated: null };
  if (!isOfficial(table.rules)) return 'ratedRules';
  return { ...table, rated: now, clock: isRatedClock(table.clock) ? table.clock : RATED_CLOCK };
}

/** Whether someone besides the host has had too little time to see that the game is rated. */
function isSurprise({ rated, seats, host }: TableState, now: number): boolean {
  if (rated === null || now < rated || now >= rated + RATED_NOTICE) return false;
  return seats.some(({ person }) => person !== null && person !== host);
}

function unused(ticket: Ticket | null): Ticket | null {
  return ticket === null || ticket.taken === null ? ticket : null;
}

function wrongWith(rules: RulesConfig | object, players?: number): RefusalCode | undefined {
  try {
    const options = parseRules(rules);
    if (players !== undefined) checkPlayers(options, players);
    return undefined;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.option === 'players' ? 'badPlayers' : 'badRules';
  }
}

function addBot(table: TableState, bot: string): Change {
  if (table.phase === 'playing') return 'playing';
  if (!isBot(bot)) return 'noBot';
  if (table.seats.length >= MOST_SEATS) return 'full';
  return { ...table, seats: [...table.seats, botSeat(table.seats, bot)] };
}

/** A seat for a bot beside others. */
export function botSeat(seats: readonly Seat[], bot: string): Seat {
  const name = freshName(
    bot[0]!.toUpperCase() + bot.slice(1),
    seats.map((seat) => seat.name),
  );
  return { ...EMPTY_SEAT, name, colour: freeColour(seats), bot };
}

function removeBot(table: TableState, at: number): Change {
  if (table.phase === 'playing') return 'playing';
  const seat = table.seats[at];
  if (seat === undefined || seat.person !== null) return 'noBot';
  return { ...table, seats: table.seats.filter((other) => other !== seat) };
}

/** The first colour that nobody has. */
export function freeColour(seats: readonly Pick<Seat, 'colour'>[]): number {
  let colour = 0;
  while (seats.some((seat) => seat.colour === colour)) colour++;
  return Math.min(colour, MOST_SEATS - 1);
}
