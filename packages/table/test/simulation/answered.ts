import type { ClientMessage, ServerMessage } from '../../src/index.ts';

/** What may answer a message of each type, apart from a refusal and the end of the connection. */
const ANSWERS: Readonly<Record<ClientMessage['type'], readonly ServerMessage['type'][]>> = {
  hello: ['welcome'],
  sit: ['table', 'welcome', 'pong'],
  contribute: ['table', 'welcome', 'pong'],
  leave: ['table', 'welcome'],
  pass: ['ticket'],
  move: ['entries', 'welcome'],
  resync: ['entries', 'welcome'],
  chat: ['chat'],
  reaction: ['reaction'],
  host: ['table', 'welcome'],
  shown: ['shown'],
  ping: ['pong'],
};

/** Whether a client that has got these messages since it sent one knows what became of it. */
export function isAnswered(said: ClientMessage, heard: readonly ServerMessage[]): boolean {
  return heard.some((message) => {
    if (message.type === 'rejected') return message.re === said.type;
    if (message.type === 'bye' || message.type === 'replaced') return true;
    return ANSWERS[said.type].includes(message.type);
  });
}
