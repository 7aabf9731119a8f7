// What the host commands. Each function returns the changed state, the same state if nothing changes, or why not.

import { isBot } from '@sevenfold/bots';
import { checkPlayers, ConfigError, parseRules, type RulesConfig } from '@sevenfold/engine';
import { freshName } from '@sevenfold/engine/names';
import { type Change, kick, mapSeats, tidy, updatePerson } from './lobby.ts';
import type { Presence } from './presence.ts';
import type { HostCommand } from '../protocol/protocol.ts';
import type { RefusalCode } from '../protocol/refusal.ts';
import type { World } from '../seams/settings.ts';
import { EMPTY_SEAT, MOST_SEATS, type Seat, type TableState } from '../protocol/table-state.ts';

interface CommandWorld extends Pick<World, 'dealing' | 'clock'> {
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
      return { ...table, clock: command.seconds };
    case 'pace':
      return { ...table, pace: command.pace };
    case 'coach':
      return { ...table, coach: command.on };
    case 'rules':
      return changeRules(table, command.rules);
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
  // A bot plays already: said again, so that the host sees it.
  if (left) return { ...table };
  if (presence.isHere(person)) return 'notAway';
  const { away } = person;
  const since = away ?? { game: table.game!.number, n };
  return updatePerson(table, person.hash, { away: { ...since, standIn: true } });
}

/** A new game for everyone who still sits here. */
function start(before: TableState, { dealing, clock }: CommandWorld): Change {
  if (before.phase === 'playing') return 'playing';
  const table = tidy(before);
  const { seats, game: last, rules, secret, commitment } = table;
  const wrong = wrongWith(rules, seats.length);
  if (wrong !== undefined) return wrong;
  const players = seats.map(({ name }) => name);
  const contributions = seats.map(({ contribution }) => contribution);
  return {
    ...table,
    ...dealing.prepare(),
    phase: 'playing',
    paused: false,
    seats: mapSeats(table, (seat) => ({ ...seat, contribution: null })).seats,
    game: {
      number: (last?.number ?? 0) + 1,
      started: clock.now(),
      rules,
      players,
      dealer: dealing.firstDealer({ rules, players, secret, contributions }),
      secret,
      commitment,
      contributions,
    },
  };
}

function changeRules(table: TableState, rules: Readonly<Record<string, unknown>>): Change {
  if (table.phase === 'playing') return 'playing';
  return wrongWith(rules) ?? { ...table, rules };
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
  const name = freshName(
    bot[0]!.toUpperCase() + bot.slice(1),
    table.seats.map((seat) => seat.name),
  );
  const colour = freeColour(table);
  const seat: Seat = { ...EMPTY_SEAT, name, colour, bot };
  return { ...table, seats: [...table.seats, seat] };
}

function removeBot(table: TableState, at: number): Change {
  if (table.phase === 'playing') return 'playing';
  const seat = table.seats[at];
  if (seat === undefined || seat.person !== null) return 'noBot';
  return { ...table, seats: table.seats.filter((other) => other !== seat) };
}

function freeColour(table: TableState): number {
  let colour = 0;
  while (table.seats.some((seat) => seat.colour === colour)) colour++;
  return Math.min(colour, MOST_SEATS - 1);
}
