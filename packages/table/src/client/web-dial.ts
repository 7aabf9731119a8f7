import { parseCode } from '../protocol/code.ts';
import type { Dial } from './reconnecting-link.ts';

// WebSockets are the same in Node and in the page; their type libraries, which hold much more, are not for this package.
declare class WebSocket {
  constructor(url: string);
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close', run: () => void): void;
  addEventListener(type: 'message', run: (event: { readonly data: unknown }) => void): void;
}
const OPEN = 1;

/**
 * The socket of a server, such as https://example.org or https://example.org/games/seven; the code lets a proxy bring
 * everyone at a table to one process.
 */
export function socketUrl(server: string, table: string): string {
  const address = server.replace(/^http/, 'ws').replace(/\/?(?:[?#].*)?$/, '');
  return `${address}/v1/socket?table=${encodeURIComponent(parseCode(table) ?? table)}`;
}

/** Connects to a server's socket, as `socketUrl` names it. What is sent too early goes out once it is open. */
export function webDial(url: string): Dial {
  return (on) => {
    const socket = new WebSocket(url);
    const early: string[] = [];
    socket.addEventListener('open', () => {
      for (const text of early.splice(0)) socket.send(text);
    });
    socket.addEventListener('message', ({ data }) => on.message(String(data)));
    socket.addEventListener('close', () => on.closed());
    return {
      send: (text) => (socket.readyState === OPEN ? socket.send(text) : early.push(text)),
      close: () => socket.close(),
    };
  };
}
