import { findBot } from '@sevenfold/bots';
import { makeMove, newGame, playLog, Sfc32, type State } from '@sevenfold/engine';
import {
  type ClientMessage,
  encode,
  PROTOCOL,
  type ServerMessage,
  type TableView,
  webSource,
} from '@sevenfold/table';
import { Room } from './room.ts';

/** What players need to come back to a table. */
export interface Seats {
  readonly code: string;
  readonly tokens: readonly string[];
}

type Entries = Extract<ServerMessage, { type: 'entries' }>;

const ENTRIES = '{"type":"entries"';
const TABLE = '{"type":"table"';
const CONTRIBUTION = '7'.repeat(32);

/** Four players at one of our tables, who play game after game with a good strategy. */
export class GameRoom extends Room {
  readonly seats: Seats;
  /** The log of each game, by its number. */
  readonly logs = new Map<number, string[]>();
  /** Bytes of entries, and the number of messages. */
  bytes = 0;
  messages = 0;
  readonly #bot;
  /** How many things had happened before each game. */
  readonly #before = new Map<number, number>();
  /** The last message with entries, as text and read, and how far it goes: it comes once for each player. */
  #lastEntries = '';
  #entries: Entries | undefined;
  #reach = 0;
  #state: State | undefined;
  #view: TableView | undefined;
  #lastTable = '';
  /** The last game that was followed by a rematch. */
  #again = 0;
  #waiting: { isThere: (view: TableView) => boolean; resolve: () => void } | undefined;

  private constructor(seats: Seats, seed: number) {
    super();
    this.seats = seats;
    this.#bot = findBot('stay25')!.make({ random: new Sfc32(seed) });
  }

  /** Creates a table, seats everyone, and starts a game. Players connect to the hosts in turn. */
  static async open(hosts: readonly string[], players: number, seed: number): Promise<GameRoom> {
    const response = await fetch(`http://${hosts[0]}/v1/tables`, { method: 'POST' });
    const { code, token } = (await response.json()) as { code: string; token: string };
    const more = Array.from({ length: players - 1 }, () => webSource.token());
    const room = new GameRoom({ code, tokens: [token, ...more] }, seed);
    for (let player = 0; player < players; player++) {
      await room.#enter(hosts[player % hosts.length]!, player);
      room.#send(player, { type: 'sit', name: `Player ${player}`, colour: player });
      await room.#until(({ seats }) => seats.length > player);
    }
    room.begin();
    room.#send(0, { type: 'host', do: 'start' });
    return room;
  }

  protected get asked(): number {
    const state = this.#state;
    return state === undefined || state.phase === 'draw' || state.phase === 'over' ? -1 : state.player;
  }

  protected take(text: string): void {
    const { game, from, tokens } = this.#entries!;
    const log = this.logs.get(game) ?? [];
    this.logs.set(game, log);
    this.bytes += text.length;
    this.messages++;
    if (game !== this.#view?.game?.number || from > log.length)
      throw new Error(`entry ${from} of game ${game} comes after ${log.length} entries`);
    // Another process may send in one message what this process has sent in two.
    const more = tokens.slice(log.length - from);
    playLog(this.#state!, more);
    log.push(...more);
  }

  protected say(): string {
    const state = this.#state!;
    const { number } = this.#view!.game!;
    const move = makeMove(this.#bot(state));
    return encode({ type: 'move', game: number, seat: state.player, move, n: this.logs.get(number)!.length });
  }

  async #enter(host: string, player: number): Promise<void> {
    const socket = await this.connect(`ws://${host}/v1/socket`);
    const welcomed = new Promise<void>((resolve) => {
      socket.on('message', (data) => {
        const text = (data as Buffer).toString('utf8');
        if (text.startsWith(ENTRIES)) this.hear(player, text, this.#reachOf(text));
        else if (text.startsWith(TABLE)) this.#see(player, text);
        else if (text.startsWith('{"type":"welcome"')) resolve();
        else if (text.startsWith('{"type":"rejected"')) this.#refused(player, text);
        // A pong answers a contribution, which waits for those of the others.
        else if (!text.startsWith('{"type":"pong"')) throw new Error(`a server says ${text}`);
      });
    });
    const { code, tokens } = this.seats;
    this.#send(player, { type: 'hello', version: PROTOCOL, table: code, token: tokens[player]! });
    await welcomed;
  }

  /** How many things have happened once everything in this message has. */
  #reachOf(text: string): number {
    if (text === this.#lastEntries) return this.#reach;
    const { game, from, tokens } = (this.#entries = JSON.parse(text) as Entries);
    const before = this.#before.get(game) ?? this.happened;
    this.#before.set(game, before);
    this.#lastEntries = text;
    return (this.#reach = before + from + tokens.length);
  }

  /** A server may refuse only while something that it needs is gone. */
  #refused(player: number, text: string): void {
    const { code, re } = JSON.parse(text) as Extract<ServerMessage, { type: 'rejected' }>;
    if (code !== 'busy') throw new Error(`a server says ${text}`);
    if (re === 'move') this.retry();
    else if (re === 'host')
      setTimeout(() => this.#send(player, { type: 'host', do: 'rematch' }), 100).unref();
  }

  #see(player: number, text: string): void {
    if (text === this.#lastTable && player !== 0) return;
    this.#lastTable = text;
    const { table } = JSON.parse(text) as Extract<ServerMessage, { type: 'table' }>;
    // The host may be the last to know that the game is over, and no other process would believe it.
    if (player === 0) this.#continue(table);
    if (table.version <= (this.#view?.version ?? 0)) return;
    const before = this.#view?.game?.number;
    this.#view = table;
    const { game } = table;
    if (game !== null && game.number !== before) {
      this.#state = newGame(game.rules, game.players.length, game.dealer);
      this.#contribute(table);
    }
    if (this.#waiting?.isThere(table) === true) this.#waiting.resolve();
  }

  /** Contributes to the next shuffle, as every client does. */
  #contribute({ commitment }: TableView): void {
    for (const seat of this.seats.tokens.keys())
      this.#send(seat, { type: 'contribute', seat, commitment, contribution: CONTRIBUTION });
  }

  #continue({ game, phase }: TableView): void {
    if (game === null || phase !== 'over' || this.#again >= game.number) return;
    this.#again = game.number;
    this.#send(0, { type: 'host', do: 'rematch' });
  }

  #until(isThere: (view: TableView) => boolean): Promise<void> {
    if (this.#view !== undefined && isThere(this.#view)) return Promise.resolve();
    return new Promise((resolve) => {
      this.#waiting = { isThere, resolve };
    });
  }

  #send(player: number, message: ClientMessage): void {
    this.sockets[player]!.send(encode(message));
  }
}
