// What the host commands. Each function returns the changed sheet, the same sheet if nothing changes, or why not.

import { isBot } from '@sevenfold/bots';
import { checkPlayers, ConfigError, parseRules, type RulesConfig } from '@sevenfold/engine';
import { freshName } from '@sevenfold/engine/names';
import { type Change, kick, mapSeats, tidy } from './lobby.ts';
import type { HostCommand } from './protocol.ts';
import type { RefusalCode } from './refusal.ts';
import type { World } from './settings.ts';
import { EMPTY_SEAT, MOST_SEATS, type Seat, type Sheet } from './sheet.ts';

type CommandWorld = Pick<World, 'dealing' | 'clock'>;

/** All commands that change the sheet; the other one deletes the table. */
export type SheetCommand = Exclude<HostCommand, { do: 'delete' }>;

export function applyCommand(sheet: Sheet, command: SheetCommand, world: CommandWorld): Change {
  switch (command.do) {
    case 'start':
    case 'rematch':
      return start(sheet, world);
    case 'kick':
      return kick(sheet, command.seat);
    case 'lock':
      return { ...sheet, locked: command.on };
    case 'list':
      return { ...sheet, listed: command.on };
    case 'pause':
      return sheet.phase === 'playing' ? { ...sheet, paused: command.on } : 'notPlaying';
    case 'chat':
      return { ...sheet, chat: command.on };
    case 'clock':
      return { ...sheet, clock: command.seconds };
    case 'pace':
      return { ...sheet, pace: command.pace };
    case 'coach':
      return { ...sheet, coach: command.on };
    case 'rules':
      return changeRules(sheet, command.rules);
    case 'handOver': {
      const newHost = sheet.seats[command.seat]?.person ?? null;
      if (newHost === null) return 'noSeat';
      const { creator, host, appointed } = sheet;
      // A host who only stands in for the creator cannot appoint anybody.
      return { ...sheet, host: newHost, appointed: newHost !== creator && (host === creator || appointed) };
    }
    case 'addBot':
      return addBot(sheet, command.bot);
    case 'removeBot':
      return removeBot(sheet, command.seat);
    case 'close':
      return { ...sheet, phase: 'closed', paused: false };
  }
}

/** A new game for everybody who still sits here. */
function start(before: Sheet, { dealing, clock }: CommandWorld): Change {
  if (before.phase === 'playing') return 'playing';
  const sheet = tidy(before);
  const { seats, game: last, rules, secret, commitment } = sheet;
  const wrong = wrongWith(rules, seats.length);
  if (wrong !== undefined) return wrong;
  const players = seats.map(({ name }) => name);
  const contributions = seats.map(({ contribution }) => contribution);
  return {
    ...sheet,
    ...dealing.prepare(),
    phase: 'playing',
    paused: false,
    seats: mapSeats(sheet, (seat) => ({ ...seat, contribution: null })).seats,
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

function changeRules(sheet: Sheet, rules: Readonly<Record<string, unknown>>): Change {
  if (sheet.phase === 'playing') return 'playing';
  return wrongWith(rules) ?? { ...sheet, rules };
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

function addBot(sheet: Sheet, bot: string): Change {
  if (sheet.phase === 'playing') return 'playing';
  if (!isBot(bot)) return 'noBot';
  if (sheet.seats.length >= MOST_SEATS) return 'full';
  const name = freshName(
    bot[0]!.toUpperCase() + bot.slice(1),
    sheet.seats.map((seat) => seat.name),
  );
  const colour = freeColour(sheet);
  const seat: Seat = { ...EMPTY_SEAT, name, colour, bot };
  return { ...sheet, seats: [...sheet.seats, seat] };
}

function removeBot(sheet: Sheet, at: number): Change {
  if (sheet.phase === 'playing') return 'playing';
  const seat = sheet.seats[at];
  if (seat === undefined || seat.person !== null) return 'noBot';
  return { ...sheet, seats: sheet.seats.filter((other) => other !== seat) };
}

function freeColour(sheet: Sheet): number {
  let colour = 0;
  while (sheet.seats.some((seat) => seat.colour === colour)) colour++;
  return Math.min(colour, MOST_SEATS - 1);
}
