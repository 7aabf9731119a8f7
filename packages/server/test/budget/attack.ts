// What one caller does to a server, as data: it is handed to a process of its own, so that whoever measures is not busy.

export interface Ask {
  readonly method: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

export type Attack =
  /** So many requests, as fast as they are answered. */
  | { readonly kind: 'requests'; readonly ask: Ask; readonly count: number; readonly lines: number }
  /** Connections that say hello and go on with these texts, as many as they may say at once and then a second. */
  | {
      readonly kind: 'messages';
      readonly speakers: readonly Speaker[];
      readonly listeners: readonly string[];
    }
  /** Bytes over a WebSocket without end, and again when the server hangs up. */
  | { readonly kind: 'frames'; readonly hex: string; readonly connections: number }
  /** Bytes of HTTP, the same way. */
  | { readonly kind: 'bytes'; readonly text: string; readonly connections: number };

export interface Speaker {
  readonly hello: string;
  readonly texts: readonly string[];
}

export interface Order {
  readonly port: number;
  /** Which address it seems to come from. */
  readonly address: string;
  readonly milliseconds: number;
  readonly attack: Attack;
}
