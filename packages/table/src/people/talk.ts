import { cleanText } from '@sevenfold/engine/names';
import { type ClientMessage, encode, LONGEST_CHAT } from '../protocol/protocol.ts';
import { Quota } from '../limits/quota.ts';
import type { RefusalCode } from '../protocol/refusal.ts';
import type { TableState } from '../stored/table-state.ts';

/** Chat and reactions of one person at once, and a second. */
const TALK = 5;
const TALK_A_SECOND = 0.5;

/** By the hash of a token, so that changing tables or connections does not help. */
export function makeTalkQuota(): Quota {
  return new Quota(TALK, TALK_A_SECOND);
}

/** Chat or a reaction as everyone gets it, or why not. It never reaches the log. */
export function sayToAll(
  table: TableState,
  person: number,
  message: Extract<ClientMessage, { type: 'chat' | 'reaction' }>,
): { readonly said: string } | RefusalCode {
  if (!table.chat) return 'chatOff';
  const at = table.seats.findIndex((one) => one.person === person);
  const seat = at < 0 ? null : at;
  if (message.type === 'reaction')
    return { said: encode({ type: 'reaction', seat, reaction: message.reaction }) };
  const text = cleanText(message.text, LONGEST_CHAT);
  if (text === undefined) return 'badMessage';
  return { said: encode({ type: 'chat', name: table.seats[at]?.name ?? '', seat, text }) };
}
