import type { IncomingMessage } from 'node:http';
import type { Dial } from '@sevenfold/table';
import { WebSocket } from 'ws';

interface Listener {
  opened(): void;
  closed(): void;
  /** The server's answer to the handshake. */
  refused(status: number, code: string): void;
  failed(code: string): void;
}

/** Connects like a page, but says why a connection failed, and can drop it on purpose. */
export class SocketDial {
  readonly #url: string;
  readonly #listener: Listener;
  #socket: WebSocket | undefined;

  constructor(url: string, listener: Listener) {
    this.#url = url;
    this.#listener = listener;
  }

  /** Drops the connection as if the network were gone, without a goodbye. */
  drop(): void {
    this.#socket?.terminate();
  }

  readonly dial: Dial = (on) => {
    const socket = new WebSocket(this.#url, { perMessageDeflate: false });
    const early: string[] = [];
    let isOpen = false;
    let isOver = false;
    this.#socket = socket;
    socket.on('open', () => {
      isOpen = true;
      this.#listener.opened();
      for (const text of early.splice(0)) socket.send(text);
    });
    socket.on('message', (data: Buffer) => on.message(data.toString('utf8')));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (!isOver) this.#listener.failed(error.code ?? error.message);
    });
    socket.on('close', () => {
      if (isOpen) this.#listener.closed();
      on.closed();
    });
    socket.on('unexpected-response', async (request, response) => {
      this.#listener.refused(response.statusCode ?? 0, await codeOf(response));
      isOver = true;
      request.destroy();
      on.closed();
    });
    return {
      send: (text) => (socket.readyState === WebSocket.OPEN ? socket.send(text) : early.push(text)),
      close: () => {
        isOver = true;
        socket.terminate();
      },
    };
  };
}

async function codeOf(response: IncomingMessage): Promise<string> {
  try {
    let text = '';
    for await (const part of response) text += String(part);
    return (JSON.parse(text) as { code: string }).code;
  } catch {
    return `status ${response.statusCode}`;
  }
}
