import { clone, makeMove, type Move, type State } from '@sevenfold/engine';
import { Client, type Clock, socketUrl, webDial } from '@sevenfold/table';

/** Milliseconds after which a host asks for the next game again. */
const PATIENCE = 200;

export interface PlayerSetup {
  /** Each try goes to the next of these servers, as with a proxy in front of several. */
  readonly urls: readonly string[];
  readonly first: number;
  readonly table: string;
  readonly token: string;
  readonly clock: Clock;
  /** How long they think about the next answer, in milliseconds. */
  readonly thought: () => number;
  readonly answer: (state: State) => Move;
}

/** Plays with the real client, reconnects whenever the connection is lost, and remembers everything it has seen. */
export class Player {
  readonly client: Client;
  readonly table: string;
  /** The longest log seen of each game; all of it was acknowledged. */
  readonly seen = new Map<number, readonly string[]>();
  /** Entries that changed after they were seen. */
  readonly contradictions: string[] = [];
  /** How often it has connected, and answered. */
  welcomes = 0;
  actions = 0;
  /** When it last saw something new, in milliseconds since 1970. */
  heard = Date.now();
  /** Whether it answers, and wants another game. */
  plays = true;
  again = true;
  readonly #setup: PlayerSetup;
  #tries: number;
  #thinking = false;
  #asked = 0;
  /** The longest time without anything new. */
  #silence = 0;

  constructor(setup: PlayerSetup) {
    this.table = setup.table;
    this.#setup = setup;
    this.#tries = setup.first;
    this.client = new Client({
      dial: (on) => {
        const url = setup.urls[this.#tries++ % setup.urls.length]!;
        return webDial(socketUrl(url, setup.table))(on);
      },
      clock: setup.clock,
      table: setup.table,
      token: setup.token,
      changed: (message) => {
        if (message?.type === 'welcome') this.welcomes++;
        this.#remember();
        this.#act();
      },
    });
    this.client.connect();
  }

  /** Connects to one of the addresses. */
  goTo(address: number): void {
    this.#tries = address;
    this.client.connect();
  }

  /** How many it has seen, of all games. */
  get entries(): number {
    return [...this.seen.values()].reduce((sum, log) => sum + log.length, 0);
  }

  get isDone(): boolean {
    return this.client.view?.phase === 'over' && this.client.status === 'open';
  }

  /** The longest silence since the last lap; one that lasts counts as far as it goes. */
  lap(): number {
    const longest = Math.max(this.#silence, Date.now() - this.heard);
    this.#silence = 0;
    return longest;
  }

  #remember(): void {
    const { view, log } = this.client;
    const number = view?.game?.number;
    if (number === undefined) return;
    const seen = this.seen.get(number) ?? [];
    const differs = seen.findIndex((token, n) => n < log.length && token !== log[n]);
    if (differs >= 0) this.contradictions.push(`${this.table}.${number} at ${differs}`);
    if (log.length <= seen.length) return;
    this.seen.set(number, [...log]);
    const now = Date.now();
    this.#silence = Math.max(this.#silence, now - this.heard);
    this.heard = now;
  }

  #act(): void {
    this.#askForMore();
    const { client } = this;
    if (this.#thinking || !this.plays || client.asked < 0 || client.waiting) return;
    this.#thinking = true;
    setTimeout(() => {
      this.#thinking = false;
      if (!this.plays || client.asked < 0 || client.waiting) return;
      this.actions++;
      client.move(client.asked, makeMove(this.#setup.answer(clone(client.state!))));
    }, this.#setup.thought());
  }

  /** The host's wish may get lost with a connection, so it is repeated. */
  #askForMore(): void {
    const { client } = this;
    const { view } = client;
    if (!this.again || view?.phase !== 'over' || view.host !== client.you) return;
    if (Date.now() - this.#asked <= PATIENCE) return;
    this.#asked = Date.now();
    client.send({ type: 'host', do: 'rematch' });
    setTimeout(() => this.#askForMore(), PATIENCE + 1).unref();
  }
}
