import type { ClientMessage, HostCommand } from '../protocol/protocol.ts';
import type { RefusalCode } from '../protocol/refusal.ts';
import { isRatedGame, type TableState } from '../stored/table-state.ts';

export type GuestMessage = Exclude<ClientMessage, { type: 'hello' }>;

/**
 * Who may send which message. Everyone connected to a table is a guest: one of its people, seated or not, or a
 * spectator. A spectator with a token becomes one of the people by taking a seat.
 */
const ROLES = {
  ping: 'guest',
  resync: 'guest',
  /** TVs have no token. */
  shown: 'guest',
  sit: 'tokenHolder',
  leave: 'person',
  contribute: 'person',
  pass: 'person',
  move: 'person',
  chat: 'person',
  reaction: 'person',
  /** Which person may give which command is up to `refuseCommand`. */
  host: 'person',
} as const satisfies Record<GuestMessage['type'], 'guest' | 'tokenHolder' | 'person'>;

type Role = (typeof ROLES)[GuestMessage['type']];
type MessageOf<Who extends Role> = Extract<
  GuestMessage,
  {
    type: {
      [Type in GuestMessage['type']]: (typeof ROLES)[Type] extends Who ? Type : never;
    }[GuestMessage['type']];
  }
>;

export function isMessageOf<Who extends Role>(who: Who, message: GuestMessage): message is MessageOf<Who> {
  return ROLES[message.type] === who;
}

/** What may be said while nothing may be stored; `contribute` and the rest would change the table. */
export function isTalk(message: GuestMessage): boolean {
  if (message.type === 'host') return message.do === 'nextRound';
  return message.type === 'chat' || message.type === 'reaction';
}

/** What would let a host decide the result of a rated game, or avoid it. */
const BARRED: ReadonlySet<HostCommand['do']> = new Set(['kick', 'pause', 'clock', 'close', 'delete']);

/** Only the creator deletes a table; every other command is the host's. */
export function refuseCommand(
  table: TableState,
  person: number,
  { do: command }: HostCommand,
): RefusalCode | undefined {
  if (command === 'delete' && table.creator !== person) return 'creatorOnly';
  if (command !== 'delete' && table.host !== person) return 'hostOnly';
  // In a quick match, the first to arrive decides nothing for the others.
  if (table.match !== null) return 'ratedGame';
  return isRatedGame(table) && BARRED.has(command) ? 'ratedGame' : undefined;
}
