// Tables, processes, clients, store, bus and time, all from one seed. Throws if any guarantee is broken.

import { questionOf, Sfc32 } from '@sevenfold/engine';
import {
  Client,
  fairDealing,
  House,
  ManualClock,
  PACES,
  MemoryBus,
  type HouseSettings,
  stored,
  type TableState,
  thinkHere,
} from '../../src/index.ts';
import { Faults, FaultyBus, FaultyStore } from './faults.ts';
import { Network } from './network.ts';
import { flush } from '../helpers/test-world.ts';
import { ProcessClock } from '../helpers/process-clock.ts';
import { seededSource } from '../helpers/seeded-source.ts';
import { Witness } from './witness.ts';

const SETTINGS: HouseSettings = {
  grace: 8000,
  lease: 10_000,
  poll: 2000,
  pace: { quick: [100, 300], natural: [100, 600], slow: [500, 2000] },
  mostSpectators: 1000,
};
const STORM = 90_000;
const HOUR = 3_600_000;
const BEGINNING = 1_700_000_000_000;
const MOST_CLIENTS = 8;
const CALM = 1_800_000;
/** No message waits longer than this once the faults are over. */
const LONGEST_WAIT = 10_000;
const LONGEST_OUTAGE = 60_000;
/** By how many seconds at most clocks are set, forward or back. */
const JUMPS = [1, 10, 3600, 3600];
/** While nothing goes wrong, something happens at least this often. */
const PROGRESS = 60_000;

export interface Outcome {
  readonly games: number;
  readonly entries: number;
  readonly answers: number;
  readonly kept: number;
  /** Seats that have moved to another device. */
  readonly tickets: number;
  readonly crashes: number;
}

interface Process {
  readonly house: House;
  readonly store: FaultyStore;
  readonly bus: FaultyBus;
  readonly clock: ProcessClock;
}

class Simulation {
  readonly #random: Sfc32;
  readonly #seed: number;
  readonly #clock = new ManualClock(BEGINNING);
  readonly #faults: Faults;
  readonly #witness: Witness;
  readonly #bus: MemoryBus = new MemoryBus();
  readonly #processes: Process[] = [];
  readonly #network: Network;
  readonly #clients: Client[] = [];
  #started = 0;
  /** The server has brought the players together. */
  #isMatch = false;
  #crashes = 0;
  #storm = true;
  /** Everyone has left. */
  #isOut = false;
  /** Someone is going to delete the table. */
  readonly #doomed: boolean;
  #wrong: unknown;

  constructor(seed: number) {
    this.#seed = seed;
    this.#random = new Sfc32(seed);
    this.#faults = new Faults(this.#random, this.#clock);
    this.#doomed = this.#random.below(12) === 0;
    this.#witness = new Witness(this.#clock, SETTINGS);
    this.#witness.jumps = this.#random.below(3) === 0;
    for (let count = 1 + this.#random.below(3); count > 0; count--) this.#processes.push(this.#process());
    this.#network = new Network(this.#faults, () => this.#processes.map(({ house }) => house), this.#witness);
  }

  async run(): Promise<Outcome> {
    const tokens = Array.from(
      { length: 1 + this.#random.below(4) },
      (_, at) => `token-of-player-number-${at}`,
    );
    const rules = { preset: 'official', target: 20 + this.#random.below(60) } as const;
    const clock = ([0, 0, 10, 20] as const)[this.#random.below(4)]!;
    this.#isMatch = this.#random.below(4) === 0;
    const code = this.#isMatch
      ? await this.#match(tokens, { rules, clock })
      : await this.#processes[0]!.house.create(tokens[0], { rules, clock });
    // Some of those who were brought together never come.
    const come = this.#isMatch ? tokens.filter((_, at) => at === 0 || this.#random.below(3) > 0) : tokens;
    for (const token of [...come, undefined]) this.#enter(code, token);
    await this.#pass(STORM);
    this.#storm = false;
    this.#faults.level = 0;
    const calm = this.#clock.ticks();
    while (this.#clock.ticks() < calm + CALM && !this.#isOver()) {
      await this.#pass(5000);
      const progress = Math.max(calm, this.#witness.progress);
      if (!this.#doomed && this.#clock.ticks() > progress + PROGRESS) throw new Error('the game is stuck');
    }
    if (!this.#isOver()) throw new Error(this.#doomed ? 'the table stays' : 'the game does not end');
    // Presence is renewed for ever, so there is no last message: at some moment everyone must be up to date.
    for (let tries = 0; tries < 300 && this.#behind() !== undefined; tries++) await this.#pass(200);
    const behind = this.#behind();
    if (behind !== undefined) throw new Error(behind);
    if (this.#clients.some(({ restored }) => restored > 0))
      throw new Error('a process that is behind is mistaken for a restored one');
    if (!this.#witness.removed) await this.#goHome();
    return await this.#outcome();
  }

  /** A table of people who waited for someone to play, seated by a process whose clock may be wrong. */
  async #match(tokens: readonly string[], more: Partial<TableState>): Promise<string> {
    const { house, clock } = this.#processes[0]!;
    if (this.#witness.jumps) clock.wrong = (this.#random.below(3) - 1) * HOUR;
    const source = seededSource(this.#seed);
    const people = await Promise.all(
      tokens.map(async (token, at) => ({
        hash: await source.hash(token),
        name: token.slice(-8),
        colour: at,
        spare: 'pip',
      })),
    );
    const table = house.matchTable(people, tokens.length < 2 ? ['felix'] : []);
    // Rated games are too long.
    await this.#witness.create(stored({ ...table, ...more, rated: null, locked: false }));
    return table.code;
  }

  /** Everyone leaves at once: all departures are stored, and nothing is left in memory. */
  async #goHome(): Promise<void> {
    this.#isOut = true;
    for (const client of this.#clients) client.close();
    await this.#pass(5000);
    this.#witness.checkDepartures();
    const open = this.#processes.filter(({ house }) => house.size > 0 || house.guests > 0);
    if (open.length > 0) throw new Error('a table without anyone stays in memory');
  }

  #isOver(): boolean {
    return this.#doomed ? this.#witness.removed : this.#witness.table.phase === 'over';
  }

  /** With its machine's clock. */
  #process(clock = new ProcessClock(this.#clock)): Process {
    const source = seededSource(this.#seed * 131 + this.#started++);
    const store = new FaultyStore(this.#witness, this.#faults);
    const bus = new FaultyBus(this.#bus, this.#faults);
    const house = new House({
      store,
      archive: store,
      bus,
      clock,
      source,
      dealing: fairDealing(source),
      think: thinkHere(source),
      settings: SETTINGS,
      // Failing stores are expected here.
      report: () => undefined,
    });
    return { house, store, bus, clock };
  }

  #enter(table: string, token: string | undefined, ticket?: string): void {
    const client: Client = new Client({
      dial: this.#network.dial,
      clock: this.#clock,
      source: seededSource(this.#seed * 137 + this.#clients.length),
      table,
      token,
      ticket,
      changed: () => this.#try(() => this.#witness.checkShown(client)),
    });
    this.#clients.push(client);
    client.connect();
    const live = (): void => {
      this.#try(() => this.#live(client, token));
      this.#clock.after(200 + this.#random.below(1500), live);
    };
    live();
  }

  /** What people do: sit down, start, answer, go away, come back. */
  #live(client: Client, token: string | undefined): void {
    const { view } = client;
    if (this.#isOut) return;
    // In the end everyone comes back, if the table still exists.
    const returns = (!this.#storm && !this.#witness.removed) || this.#random.below(10) === 0;
    if (client.status === 'replaced' || (client.status === 'ended' && returns)) client.connect();
    if (client.status !== 'open' || view === undefined) return;
    if (this.#faults.happens(0.01)) return client.close();
    this.#forge(client, token);
    if (token === undefined) return;
    if (view.creator === client.you) this.#delete(client);
    if (view.host === client.you) this.#host(client);
    if (client.seats.length === 0) return client.sit(token.slice(-8), 1);
    this.#move(client);
    const seat = client.asked;
    if (seat >= 0) this.#answer(client, seat);
    const left = client.seats.find((one) => view.seats[one]!.left);
    if (left !== undefined && (!this.#storm || this.#random.below(5) === 0)) client.sit('again', 0);
    if (this.#faults.happens(0.01)) {
      this.#witness.moved = true;
      client.send({ type: 'leave', seat: client.seats[0]! });
    }
  }

  /** A player moves a seat to another device. */
  #move(client: Client): void {
    const { ticket, view } = client;
    if (ticket === undefined) {
      if (this.#storm && this.#faults.happens(0.02)) client.pass(client.seats[0]!);
      return;
    }
    client.ticket = undefined;
    if (this.#clients.length < MOST_CLIENTS)
      this.#enter(view!.code, `token-of-another-device-${this.#clients.length}`, ticket.ticket);
  }

  /** Someone tries to answer for others, with or without a seat. */
  #forge(client: Client, token: string | undefined): void {
    const question = client.state === undefined ? null : questionOf(client.state);
    if (question === null || client.seats.includes(question.player) || !this.#faults.happens(0.1)) return;
    // A client that does not know its seats yet may happen to choose one of them.
    if (client.you === null && token !== undefined) return;
    const seat = this.#random.below(2) === 0 ? question.player : (client.seats[0] ?? 0);
    const move = question.options[this.#random.below(question.options.length)]!;
    client.send({ type: 'move', game: client.view!.game!.number, seat, move, n: client.log.length });
  }

  #answer(client: Client, seat: number): void {
    if (client.waiting) return;
    const { options } = questionOf(client.state!)!;
    const move = options[this.#random.below(options.length)]!;
    this.#witness.want(client.view!.game!.number, client.log.length, seat, move, client.you!);
    client.move(seat, move);
  }

  #delete(client: Client): void {
    if (this.#doomed && this.#clock.now() > BEGINNING + STORM / 2 && this.#random.below(20) === 0)
      client.send({ type: 'host', do: 'delete' });
  }

  #host(client: Client): void {
    const { phase, paused, seats } = client.view!;
    if (phase === 'playing' && (paused || this.#faults.happens(0.02)))
      return client.send({ type: 'host', do: 'pause', on: !paused });
    if (this.#faults.happens(0.01)) {
      this.#witness.moved = true;
      return client.send({ type: 'host', do: 'kick', seat: this.#random.below(4) });
    }
    const away = seats.findIndex(({ person, present }) => person !== null && !present);
    if (phase === 'playing' && away >= 0 && this.#faults.happens(0.3))
      return client.send({ type: 'host', do: 'standIn', seat: away });
    if (this.#faults.happens(0.01))
      return client.send({ type: 'host', do: 'pace', pace: PACES[this.#random.below(3)]! });
    if (phase === 'lobby' && seats.length < 5 && this.#random.below(3) === 0)
      return client.send({
        type: 'host',
        do: 'addBot',
        bot: ['felix', 'pip', 'stay25'][this.#random.below(3)]!,
      });
    if (phase === 'lobby' && !this.#isMatch && this.#random.below(3) === 0)
      client.send({ type: 'host', do: 'start' });
    if (phase === 'over' && this.#storm) client.send({ type: 'host', do: 'rematch' });
  }

  async #pass(milliseconds: number): Promise<void> {
    const until = this.#clock.ticks() + milliseconds;
    let quake = this.#clock.ticks();
    await flush();
    while (this.#clock.step(until)) {
      await flush();
      if (this.#wrong !== undefined) throw this.#wrong as Error;
      const { swallowed, longestWait } = this.#network;
      if (swallowed !== undefined) throw new Error(`nobody answers ${swallowed}`);
      if (this.#clock.ticks() < quake + 1000) continue;
      quake = this.#clock.ticks();
      if (!this.#storm && longestWait > STORM + LONGEST_WAIT)
        throw new Error('a message is never dealt with');
      if (this.#witness.jumps && this.#random.below(8) === 0) this.#jump();
      if (this.#faults.happens(0.05)) this.#network.cut();
      if (this.#faults.happens(0.05)) this.#crash();
      if (this.#faults.happens(0.01)) for (const client of this.#clients) client.close();
      if (this.#faults.happens(0.02))
        this.#processes[this.#random.below(this.#processes.length)]!.bus.fail(
          this.#random.below(LONGEST_OUTAGE),
        );
    }
  }

  /** Sets the clock of a machine. */
  #jump(): void {
    const { clock } = this.#processes[this.#random.below(this.#processes.length)]!;
    const by = this.#random.below(1000) * JUMPS[this.#random.below(JUMPS.length)]!;
    clock.wrong += this.#random.below(2) === 0 ? by : -by;
  }

  /** Kills a process in the middle of its work; a new one takes its place. */
  #crash(): void {
    const at = this.#random.below(this.#processes.length);
    const { house, store, clock } = this.#processes[at]!;
    this.#crashes++;
    store.dead = true;
    this.#network.cut(house);
    void house.stop();
    this.#processes[at] = this.#process(clock);
  }

  /** A client that is not up to date; `undefined` when all have converged. */
  #behind(): string | undefined {
    const { table } = this.#witness;
    if (this.#witness.removed) {
      const at = this.#clients.findIndex(({ status }) => status !== 'ended');
      return at < 0 ? undefined : `client ${at} does not know that the table is gone`;
    }
    const log = this.#witness.log(table.game!.number).join(' ');
    for (const [at, client] of this.#clients.entries()) {
      const version = client.view?.version;
      if (client.status !== 'open')
        return `client ${at} is ${client.status} (${client.bye ?? client.refused?.code ?? 'by itself'})`;
      if (version !== table.version) return `client ${at} has version ${version} of ${table.version}`;
      if (client.log.join(' ') !== log) return `client ${at} has only ${client.log.length} entries`;
    }
    return undefined;
  }

  async #outcome(): Promise<Outcome> {
    const answers = this.#witness.checkGames();
    const kept = await this.#witness.checkArchive();
    this.#witness.checkSeats();
    const games = this.#witness.table.game?.number ?? 0;
    let entries = 0;
    for (let game = 1; game <= games; game++) entries += this.#witness.log(game).length;
    return { games, entries, answers, kept, tickets: this.#witness.tickets, crashes: this.#crashes };
  }

  /** Callbacks cannot throw to the simulation, so they report here. */
  #try(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.#wrong ??= error;
    }
  }
}

/** Plays one seed; an error names it. */
export async function simulate(seed: number): Promise<Outcome> {
  try {
    return await new Simulation(seed).run();
  } catch (error) {
    throw new Error(`seed ${seed}: ${(error as Error).message} (npm run simulate -- --seed ${seed})`, {
      cause: error,
    });
  }
}
