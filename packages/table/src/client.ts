import { type GameRecord, LogError, newGame, playLog, questionOf, type State } from '@sevenfold/engine';
import {
  type ClientMessage,
  decodeAnswer,
  encode,
  PROTOCOL,
  type ServerMessage,
  type TableView,
} from './protocol.ts';
import { type Dial, Line } from './line.ts';
import type { Clock } from './seams.ts';

export interface ClientSetup {
  readonly dial: Dial;
  readonly clock: Clock;
  readonly table: string;
  /** Without one you watch. */
  readonly token?: string | undefined;
  /** Something has changed that people see. */
  readonly changed?: (message?: ServerMessage) => void;
}

interface WantedMove {
  readonly seat: number;
  readonly move: string;
  readonly game: number;
  readonly n: number;
}

/** A table as one person sees it: the log, played by the same engine; nothing is shown before it is stored. */
export class Client {
  view: TableView | undefined;
  state: State | undefined;
  log: string[] = [];
  /** The person you are at this table; null while you only watch. */
  you: number | null = null;
  /** What was refused last, to be shown. */
  refused: Extract<ServerMessage, { type: 'rejected' }> | undefined;
  status: 'connecting' | 'open' | 'replaced' | 'ended' = 'connecting';
  readonly #setup: ClientSetup;
  readonly #line: Line;
  #wanted: WantedMove | undefined;

  constructor(setup: ClientSetup) {
    this.#setup = setup;
    this.#line = new Line(setup.dial, setup.clock, {
      opened: () => this.#hello(),
      message: (text) => this.#hear(text),
      tick: () => {
        this.#sendMove();
        this.send({ type: 'ping' });
      },
    });
  }

  /** Your seats. */
  get seats(): number[] {
    if (this.you === null) return [];
    return (this.view?.seats ?? []).flatMap(({ person }, seat) => (person === this.you ? [seat] : []));
  }

  /** The game as a record, as far as it has come. */
  get record(): GameRecord | undefined {
    const game = this.view?.game;
    if (game === undefined || game === null) return undefined;
    return { rules: game.rules, players: game.players, dealer: game.dealer, log: this.log.join(' ') };
  }

  connect(): void {
    this.#line.open();
  }

  close(): void {
    this.status = 'ended';
    this.#line.close();
  }

  send(message: ClientMessage): void {
    this.#line.send(encode(message));
  }

  /** Answers the open question for a seat; said again, also after a reconnection, until the log shows an answer. */
  move(seat: number, move: string): void {
    const game = this.view?.game?.number;
    if (game === undefined || this.#wanted !== undefined) return;
    this.#wanted = { seat, move, game, n: this.log.length };
    this.#sendMove();
  }

  /** Whether an answer is on its way. */
  get waiting(): boolean {
    return this.#wanted !== undefined;
  }

  /** The seat of yours that is asked now; −1 if none is. */
  get asked(): number {
    const player = this.state === undefined ? undefined : questionOf(this.state)?.player;
    if (player === undefined || this.view?.phase !== 'playing' || this.view.paused) return -1;
    return this.seats.includes(player) ? player : -1;
  }

  #hello(): void {
    this.status = 'connecting';
    const { table, token } = this.#setup;
    this.send({ type: 'hello', version: PROTOCOL, table, ...(token === undefined ? {} : { token }) });
  }

  #sendMove(): void {
    if (this.#wanted !== undefined && this.status === 'open') this.send({ type: 'move', ...this.#wanted });
  }

  #hear(text: string): void {
    const message = decodeAnswer(text);
    // Not our protocol: a newer server, which the next hello will refuse clearly.
    if (typeof message === 'string') return;
    this.#take(message);
    this.#setup.changed?.(message);
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'table':
        return this.#see(message.table);
      case 'entries':
        return this.#entries(message.game, message.from, message.tokens);
      case 'pong':
        return this.#compare(message);
      case 'rejected':
        return this.#rejected(message);
      case 'replaced':
      case 'bye':
        this.status = message.type === 'replaced' ? 'replaced' : 'ended';
        // A server that stops is followed by another.
        if (message.type === 'bye' && message.reason === 'shutdown') return this.#line.lost();
        return this.#line.close();
      case 'chat':
      case 'reaction':
        return;
    }
  }

  #welcome({ table, log, you }: Extract<ServerMessage, { type: 'welcome' }>): void {
    // An old one that comes late says less than we know.
    if (this.#isNewer(table)) return;
    const another = table.game?.number !== this.view?.game?.number;
    this.view = table;
    this.you = you;
    this.status = 'open';
    this.#line.settle();
    if (another || log.length > this.log.length) {
      this.#restart();
      this.#play(log);
    }
    this.#sendMove();
  }

  #isNewer(table: TableView): boolean {
    return this.view !== undefined && this.view.version > table.version && this.status === 'open';
  }

  #see(table: TableView): void {
    if (this.#isNewer(table)) return;
    const another = table.game?.number !== this.view?.game?.number;
    this.view = table;
    if (another) this.#restart();
  }

  #restart(): void {
    const game = this.view?.game;
    this.log = [];
    this.state =
      game === undefined || game === null ? undefined : newGame(game.rules, game.players.length, game.dealer);
  }

  #entries(game: number, from: number, tokens: readonly string[]): void {
    if (game !== this.view?.game?.number || from > this.log.length) {
      if (game >= (this.view?.game?.number ?? 0)) this.#resync(game);
      return;
    }
    this.#play(tokens.slice(this.log.length - from));
  }

  #play(tokens: readonly string[]): void {
    if (this.state === undefined || tokens.length === 0) return;
    try {
      playLog(this.state, tokens);
      this.log.push(...tokens);
    } catch (error) {
      if (!(error instanceof LogError)) throw error;
      // What we have cannot be the log: forget it, and read it from the beginning.
      this.#restart();
      return this.#resync(this.view?.game?.number ?? 0);
    }
    const wanted = this.#wanted;
    if (wanted !== undefined && (wanted.game !== this.view?.game?.number || this.log.length > wanted.n))
      this.#wanted = undefined;
  }

  /** A pong says where the table stands: whatever was lost on the way is noticed here at the latest. */
  #compare({ version, game, n, you }: Extract<ServerMessage, { type: 'pong' }>): void {
    // Joined, and the welcome was lost.
    if (this.status !== 'open' || this.view === undefined) this.#resync(0);
    else if (version > this.view.version || you !== this.you) this.#resync(0);
    else if (game > (this.view.game?.number ?? 0) || n > this.log.length) this.#resync(game);
  }

  /** Asks for what is missing. */
  #resync(game: number): void {
    const same = game === this.view?.game?.number;
    this.send({ type: 'resync', game: same ? game : 0, n: same ? this.log.length : 0 });
  }

  #rejected(message: Extract<ServerMessage, { type: 'rejected' }>): void {
    if (message.re === 'hello' && message.code !== 'closed' && message.code !== 'badVersion')
      return this.#line.lost();
    if (message.re === 'hello') return this.close();
    if (message.code === 'busy' || message.code === 'paused') return;
    if (message.re === 'move') this.#wanted = undefined;
    this.refused = message;
  }
}
