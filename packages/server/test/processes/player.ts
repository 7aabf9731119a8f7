import { legalMoves, makeMove, type Sfc32 } from '@sevenfold/engine';
import { Client, type Clock, webDial } from '@sevenfold/table';

/** Time passes five times as fast for players as for servers, so that they reconnect sooner. */
const HASTE = 5;
const hastyClock: Clock = {
  now: () => Date.now() * HASTE,
  ticks: () => performance.now() * HASTE,
  after: (milliseconds, run) => setTimeout(run, Math.max(0, milliseconds) / HASTE),
  cancel: (timer) => clearTimeout(timer as NodeJS.Timeout),
};
/** The most milliseconds that an answer takes. */
const THOUGHT = 40;

/** Plays, reconnects whenever the connection is lost, and remembers everything it has seen. */
export class Player {
  readonly client: Client;
  readonly table: string;
  /** The longest log seen of each game; all of it was acknowledged. */
  readonly seen = new Map<number, string[]>();
  /** Entries that changed after they were seen. */
  readonly contradictions: string[] = [];
  /** How often it has connected. */
  welcomes = 0;
  /** Whether it answers, and wants another game. */
  plays = true;
  again = true;
  readonly #random: Sfc32;
  #tries: number;
  #thinking = false;

  /** Each try goes to the next address, as with a proxy in front of several servers. */
  constructor(setup: {
    urls: readonly string[];
    first: number;
    table: string;
    token: string;
    random: Sfc32;
    clock?: Clock;
  }) {
    this.table = setup.table;
    this.#random = setup.random;
    this.#tries = setup.first;
    this.client = new Client({
      dial: (on) => {
        const url = setup.urls[this.#tries++ % setup.urls.length]!;
        return webDial(`${url.replace('http', 'ws')}/v1/socket`)(on);
      },
      clock: setup.clock ?? hastyClock,
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

  #remember(): void {
    const { view, log } = this.client;
    const number = view?.game?.number;
    if (number === undefined) return;
    const seen = this.seen.get(number) ?? [];
    const differs = seen.findIndex((token, n) => n < log.length && token !== log[n]);
    if (differs >= 0) this.contradictions.push(`${this.table}.${number} at ${differs}`);
    if (log.length > seen.length) this.seen.set(number, [...log]);
  }

  #act(): void {
    const { client } = this;
    if (client.view?.phase === 'over' && this.again && client.view.host === client.you)
      client.send({ type: 'host', do: 'rematch' });
    if (this.#thinking || !this.plays || client.asked < 0 || client.waiting) return;
    this.#thinking = true;
    setTimeout(() => {
      this.#thinking = false;
      if (client.asked < 0 || client.waiting) return;
      const moves = legalMoves(client.state!);
      client.move(client.asked, makeMove(moves[this.#random.below(moves.length)]!));
    }, this.#random.below(THOUGHT));
  }
}
