// What one caller does to a server, as data for another process, so that the one that measures is not busy.

export interface Ask {
  readonly method: string;
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

export type Attack =
  /** This many requests, as fast as they are answered. */
  | { readonly kind: 'requests'; readonly ask: Ask; readonly count: number; readonly lines: number }
  /** Connections that say hello and then send these texts at their full rate. */
  | {
      readonly kind: 'messages';
      readonly speakers: readonly Speaker[];
      readonly listeners: readonly string[];
    }
  /** Endless bytes over a WebSocket, and again when the server hangs up. */
  | { readonly kind: 'frames'; readonly hex: string; readonly connections: number }
  /** Endless bytes of HTTP, and again when the server hangs up. */
  | { readonly kind: 'bytes'; readonly text: string; readonly connections: number };

export interface Speaker {
  readonly hello: string;
  readonly texts: readonly string[];
}

export interface Order {
  readonly port: number;
  /** The address that it seems to come from. */
  readonly address: string;
  readonly milliseconds: number;
  readonly attack: Attack;
}
