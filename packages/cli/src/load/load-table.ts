import { findBot } from '@sevenfold/bots';
import { clone, makeMove, Sfc32 } from '@sevenfold/engine';
import { Client, type ServerMessage, socketUrl, systemClock, webSource } from '@sevenfold/table';
import { Failure } from '../command-line/usage.ts';
import type { LoadPlan } from './plan.ts';
import { request } from './request.ts';
import { SocketDial } from './socket-dial.ts';
import type { LoadTally } from './load-tally.ts';

/** A limit of the server, which another try would reach again. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached';
  readonly what: 'table' | 'connection';
  readonly code: string;

  constructor(what: 'table' | 'connection', code: string) {
    super(`${what} ${code}`);
    this.what = what;
    this.code = code;
  }
}

interface Player {
  readonly client: Client;
  readonly token: string;
  readonly socket: SocketDial;
  /** Whether they have lost their connection. */
  isAway: boolean;
  /** When they came back last, by `performance.now()`; 0 if they were never away. */
  back: number;
}

interface Action {
  readonly player: Player;
  /** When the action was due. */
  readonly since: number;
  readonly game: number;
  readonly n: number;
}

export const TOO_FEW_FILES = 'this machine allows too few open files; raise the limit with ulimit -n 65536';
const STRATEGY = 'stay25';
/** How many connections of one table may fail in a row while it opens. */
const MOST_FAILURES = 3;
/** Milliseconds for everyone to sit down. */
const PATIENCE = 30_000;
/** Milliseconds for a table to be deleted, and between two attempts. */
const REMOVAL = 10_000;
const REMOVE_AGAIN = 1000;

/** A table of the server with all its players, who play game after game. */
export class LoadTable {
  readonly #plan: LoadPlan;
  readonly #tally: LoadTally;
  /** Is called when a player is asked. */
  readonly #ready: (table: LoadTable) => void;
  readonly #players: Player[] = [];
  readonly #bot;
  #code = '';
  #action: Action | undefined;
  /** The last game that was followed by another. */
  #over = 0;
  #wake = (): void => undefined;
  /** Why this table cannot be opened. */
  #obstacle: Error | undefined;
  /** How many connections have failed in a row. */
  #failures = 0;

  constructor(plan: LoadPlan, tally: LoadTally, seed: number, ready: (table: LoadTable) => void) {
    this.#plan = plan;
    this.#tally = tally;
    this.#ready = ready;
    this.#bot = findBot(STRATEGY)!.make({ random: new Sfc32(seed) });
  }

  get players(): readonly Player[] {
    return this.#players;
  }

  get isWaiting(): boolean {
    return this.#action !== undefined;
  }

  /** Creates the table, seats everyone and starts a game; rejects with `LimitReached` or `Failure`. */
  async open(): Promise<void> {
    const host = webSource.token();
    this.#code = await this.#create(host);
    for (let seat = 0; seat < this.#plan.players; seat++) {
      const player = this.#enter(seat === 0 ? host : webSource.token());
      const { client } = player;
      await this.#until(() => client.status === 'open');
      client.sit(`Load ${seat + 1}`, seat);
      await this.#until(() => client.seats.length > 0);
    }
    const { client } = this.#players[0]!;
    await this.#until(() => client.view!.seats.length === this.#plan.players);
    client.send({ type: 'host', do: 'start' });
    await this.#until(() => this.#asked() !== undefined);
  }

  /** Answers for the player who is asked; false if nobody can answer just now. */
  act(since: number): boolean {
    const player = this.#action === undefined ? this.#asked() : undefined;
    if (player === undefined) return false;
    const { client } = player;
    this.#action = { player, since, game: client.view!.game!.number, n: client.log.length };
    this.#tally.sent++;
    client.move(client.asked, makeMove(this.#bot(clone(client.state!))));
    return true;
  }

  /** Everyone loses their connection. */
  drop(): void {
    for (const { socket } of this.#players) socket.drop();
  }

  /** Deletes the table, and the games that were finished there; false if that fails. */
  async remove(): Promise<boolean> {
    const host = this.#players[0]?.client;
    if (host === undefined) return this.#code === '';
    const begun = performance.now();
    while (host.status !== 'ended' && performance.now() - begun < REMOVAL) {
      // A host whose connection was refused tries again by itself.
      this.#obstacle = undefined;
      await this.#until(() => host.status === 'open' || host.status === 'ended', REMOVE_AGAIN)
        .then(() => host.send({ type: 'host', do: 'delete' }))
        .then(() => this.#until(() => host.status === 'ended', REMOVE_AGAIN))
        .catch(() => undefined);
    }
    // Our own `close` ends a client too.
    const isGone = host.bye === 'closed' || host.refused?.code === 'noTable';
    this.close();
    if (this.#over === 0) return isGone;
    const answers = await Promise.all(
      this.#players.map(({ token }) => this.#ask('DELETE', '/v1/me/games', token)),
    );
    return isGone && answers.every(({ ok }) => ok);
  }

  /** Stops opening the table. Only the host stays, to delete it; the other connections become free for hosts who have none. */
  abandon(): void {
    this.#giveUp(new Failure('stopped'));
    for (const { client } of this.#players.slice(1)) client.close();
  }

  close(): void {
    this.#giveUp(new Failure('stopped'));
    for (const { client } of this.#players) client.close();
  }

  /** Gives up what waits, if anything does. */
  #giveUp(obstacle: Error): void {
    this.#obstacle ??= obstacle;
    this.#wake();
  }

  async #create(token: string): Promise<string> {
    const response = await this.#ask('POST', '/v1/tables', token);
    const { code, message } = (await response.json()) as { code: string; message?: string };
    if (response.ok) return code;
    this.#tally.refuse('table', code);
    if (response.status === 429) throw new LimitReached('table', code);
    throw new Failure(`the server refuses a table: ${message}`);
  }

  async #ask(method: string, path: string, token: string): Promise<Response> {
    // A connection kept open for another request would take up a player's place.
    const headers = { authorization: `Bearer ${token}`, connection: 'close' };
    try {
      return await request(path, this.#plan.server, { method, headers });
    } catch (error) {
      if (error instanceof Failure) throw error;
      const { cause, message } = error as Error & { readonly cause?: NodeJS.ErrnoException };
      throw obstacleOf('table', cause?.code ?? message);
    }
  }

  #enter(token: string): Player {
    const tally = this.#tally;
    const socket = new SocketDial(socketUrl(this.#plan.server, this.#code), {
      opened: () => {
        tally.connected++;
        this.#failures = 0;
      },
      closed: () => {
        tally.connected--;
        player.isAway = true;
      },
      failed: (code) => {
        tally.fail(code);
        if (++this.#failures >= MOST_FAILURES) this.#giveUp(obstacleOf('connection', code));
      },
      refused: (status, code) => {
        tally.refuse('connection', code);
        if (status === 429 || status === 503) this.#giveUp(new LimitReached('connection', code));
      },
    });
    const client = new Client({
      dial: socket.dial,
      clock: systemClock,
      table: this.#code,
      token,
      changed: (message) => this.#changed(player, message),
    });
    const player: Player = { client, token, socket, isAway: false, back: 0 };
    this.#players.push(player);
    client.connect();
    return player;
  }

  #changed(player: Player, message: ServerMessage | undefined): void {
    if (message?.type === 'rejected') this.#refused(message);
    if (message?.type === 'welcome' && player.isAway) {
      this.#tally.reconnects++;
      player.isAway = false;
      player.back = performance.now();
    }
    this.#settle(player);
    this.#playOn(player);
    this.#wake();
    if (this.#action === undefined && this.#asked() !== undefined) this.#ready(this);
  }

  #refused({ code, re }: Extract<ServerMessage, { type: 'rejected' }>): void {
    this.#tally.refuse('message', code);
    if (code === 'busy' && re === 'hello') this.#giveUp(new LimitReached('table', code));
  }

  /** An action is over when the player who acted sees it. */
  #settle(player: Player): void {
    const action = this.#action;
    if (action?.player !== player) return;
    const { view, log, waiting } = player.client;
    const isSeen = view!.game!.number > action.game || log.length > action.n;
    if (isSeen) this.#tally.done(performance.now() - action.since);
    // A move that was refused is made again.
    if (isSeen || !waiting) this.#action = undefined;
  }

  #playOn({ client }: Player): void {
    const { view } = client;
    if (view?.phase !== 'over' || view.host !== client.you || view.game!.number <= this.#over) return;
    this.#over = view.game!.number;
    this.#tally.games++;
    client.send({ type: 'host', do: 'rematch' });
  }

  #asked(): Player | undefined {
    return this.#players.find(
      ({ client }) => client.status === 'open' && client.asked >= 0 && !client.waiting,
    );
  }

  /** Looks again after every message; rejects when a limit is reached. */
  async #until(isSo: () => boolean, milliseconds = PATIENCE): Promise<void> {
    const timer = setTimeout(() => this.#wake(), milliseconds);
    const begun = performance.now();
    try {
      while (!isSo()) {
        if (this.#obstacle !== undefined) throw this.#obstacle;
        if (performance.now() - begun >= milliseconds)
          throw new Failure(
            `a table did not start within ${milliseconds / 1000} s; the server may be too busy`,
          );
        await new Promise<void>((resolve) => (this.#wake = resolve));
      }
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Why a request or a connection got no answer. */
function obstacleOf(what: LimitReached['what'], code: string): Error {
  if (code === 'EMFILE') return new Failure(TOO_FEW_FILES);
  if (code === 'ECONNREFUSED') return new Failure('the server no longer answers');
  return new LimitReached(what, code);
}
