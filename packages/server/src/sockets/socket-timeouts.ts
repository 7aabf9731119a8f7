/** How long each step of a connection may take, in milliseconds. */
export interface SocketTimeouts {
  /** From the request for an upgrade until it has to be a WebSocket. */
  readonly handshake: number;
  /** Until it has to join a table. */
  readonly hello: number;
  /**
   * Silence after which we ping, and after which the connection is dead: soon, because everyone waits for a phone that
   * has lost its network without a word. Apps say something every four seconds, so hardly anyone is pinged.
   */
  readonly ping: number;
  readonly dead: number;
  /** From our close frame until its answer. */
  readonly close: number;
}

export const SOCKET_TIMEOUTS: SocketTimeouts = {
  handshake: 5000,
  hello: 15_000,
  ping: 5000,
  dead: 9000,
  close: 1000,
};
