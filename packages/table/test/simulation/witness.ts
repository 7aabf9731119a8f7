import { newGame, parseRecord, playLog, questionOf } from '@sevenfold/engine';
import {
  type Client,
  type Clock,
  type FinishedGame,
  type Game,
  MemoryStore,
  type HouseSettings,
  type TableState,
  tableStateOf,
  stored,
  type StoredTable,
  verifyRecord,
} from '../../src/index.ts';
import { hashOf } from '../helpers/seeded-source.ts';

/** A connection of someone with a token, by the true clock. */
interface Visit {
  readonly hash: string;
  readonly from: number;
  until: number;
}

interface Written {
  readonly at: number;
  readonly tick: number;
  readonly table: TableState;
}

/** How long an answer may take to reach a slow store. */
const SLACK = 8000;

/** The real store, which never fails; it also records when everything was written, and who asked for what. */
export class Witness extends MemoryStore {
  readonly #clock: Clock;
  readonly #settings: HouseSettings;
  readonly #states: Written[] = [];
  readonly #logs = new Map<string, string[]>();
  readonly #times = new Map<string, number[]>();
  readonly #kept = new Set<string>();
  readonly #visits = new Map<string, Visit>();
  readonly #wanted = new Map<string, Set<number>>();
  /** Entries appended by a process that had not read the log just before. */
  readonly #blind = new Set<string>();
  /** Someone has left or was removed: a late message of theirs may bring them back. */
  moved = false;
  /** Clocks are set, so a process that has just loaded a table may be wrong about when something happened. */
  jumps = false;
  removed = false;
  /** The tick of the last move, or of the start or end of a game. */
  progress = 0;

  constructor(clock: Clock, settings: HouseSettings) {
    super(clock);
    this.#clock = clock;
    this.#settings = settings;
  }

  override async append(game: string, n: number, tokens: readonly string[]): Promise<void> {
    await super.append(game, n, tokens);
    // A process that has not noticed a deletion yet writes what nobody will read.
    if (this.removed) return;
    const log = this.#logs.get(game) ?? [];
    const times = this.#times.get(game) ?? [];
    log.push(...tokens);
    times.push(...tokens.map(() => this.#clock.now()));
    this.progress = this.#clock.ticks();
    this.#logs.set(game, log);
    this.#times.set(game, times);
  }

  override async create(table: StoredTable): Promise<void> {
    await super.create(table);
    this.#note(tableStateOf(table));
  }

  override async update(table: StoredTable): Promise<void> {
    await super.update(table);
    this.#note(tableStateOf(table));
  }

  /** Someone else writes the state as it is: whoever is about to change it loses the race. */
  async interfere(code: string): Promise<void> {
    const row = await this.load(code);
    if (row === undefined) return;
    const table = tableStateOf(row);
    await this.update(stored({ ...table, version: table.version + 1 }));
  }

  override async keep(game: FinishedGame): Promise<void> {
    await super.keep(game);
    this.#kept.add(game.id);
  }

  override async remove(table: string, version?: number): Promise<void> {
    await super.remove(table, version);
    this.removed = true;
  }

  /** Notes what an append was based on. */
  note(game: string, n: number, fresh: boolean): void {
    if (!fresh) this.#blind.add(`${game} ${n}`);
  }

  /** Someone was welcomed on a connection. */
  connected(wire: string, token: string): void {
    const visit = this.#visits.get(wire);
    const hash = hashOf(token);
    if (visit?.hash !== hash) this.#visits.set(wire, { hash, from: this.#clock.now(), until: Infinity });
  }

  disconnected(wire: string): void {
    const visit = this.#visits.get(wire);
    if (visit !== undefined) visit.until = Math.min(visit.until, this.#clock.now());
  }

  get table(): TableState {
    return this.#states.at(-1)!.table;
  }

  get tickets(): number {
    const taken = this.#states.flatMap(({ table }) =>
      table.seats.flatMap(({ ticket }) => (ticket !== null && ticket.taken !== null ? [ticket.hash] : [])),
    );
    return new Set(taken).size;
  }

  log(game: number): readonly string[] {
    return this.#logs.get(`${this.table.code}.${game}`) ?? [];
  }

  /** Notes that a person answers a question. */
  want(game: number, n: number, seat: number, move: string, person: number): void {
    const what = `${game} ${n} ${seat} ${move}`;
    this.#wanted.set(what, (this.#wanted.get(what) ?? new Set()).add(person));
  }

  /** Whatever a client is shown must be stored, so that no answer that anyone has seen can ever be missing. */
  checkShown(client: Client): void {
    const number = client.view?.game?.number;
    if (number === undefined) return;
    const log = this.log(number);
    const wrong = client.log.findIndex((token, at) => token !== log[at]);
    if (wrong >= 0)
      throw new Error(
        `entry ${wrong} of game ${number} was shown as ${client.log[wrong]}, stored is ${log[wrong]}`,
      );
  }

  /** All games are legal, and every question was answered by the player who was asked or by a stand-in with a reason. */
  checkGames(): number {
    let answers = 0;
    for (const { number, rules, players, dealer } of this.#games()) {
      const state = newGame(rules, players.length, dealer);
      const log = this.log(number);
      const times = this.#times.get(`${this.table.code}.${number}`) ?? [];
      playLog(state, log, (_, at) => {
        const question = questionOf(state);
        if (question === null) return;
        answers++;
        const { player } = question;
        const wanted = this.#wanted.get(`${number} ${at} ${player} ${log[at]}`);
        if (wanted !== undefined && this.#heldBy(number, player, wanted, times[at]!)) return;
        if (!this.#mayStandIn(number, player, times[at]!, times[at - 1]!))
          throw new Error(`answer ${at} of game ${number}, ${log[at]}, is not by seat ${player}`);
        if (this.#blind.has(`${this.table.code}.${number} ${at}`) && this.#isPersons(number, player))
          throw new Error(`answer ${at} of game ${number} was given for someone without looking`);
      });
    }
    return answers;
  }

  /** Every game that ended is stored unchanged, and its proof holds. */
  async checkArchive(): Promise<number> {
    let kept = 0;
    for (const game of this.#games()) {
      const id = `${this.table.code}.${game.number}`;
      const state = newGame(game.rules, game.players.length, game.dealer);
      const log = this.log(game.number);
      playLog(state, log);
      const found = await this.find(id);
      if (found === undefined) {
        // Games of a deleted table that were not stored before are lost; the others stay.
        if (this.#kept.has(id) || (state.phase === 'over' && !this.removed))
          throw new Error(`game ${id} is not kept`);
        continue;
      }
      kept++;
      const value = JSON.parse(found.record) as { fair: unknown };
      const record = parseRecord(value);
      const { checks } = verifyRecord(record, value.fair);
      const wrong = checks.find(({ status }) => status !== 'holds');
      if (wrong !== undefined) throw new Error(`game ${id} as it was kept: ${wrong.message}`);
      // Once the table is gone, the log is no longer followed.
      const isSame = this.removed ? record.log.startsWith(log.join(' ')) : record.log === log.join(' ');
      if (!isSame) throw new Error(`game ${id} was kept with another log`);
    }
    return kept;
  }

  /** Nobody gets two seats by sending one message twice. */
  checkSeats(): void {
    if (this.moved) return;
    for (const { table } of this.#states) {
      const seats = table.seats.filter(({ ticket }) => (ticket?.taken ?? null) === null);
      const people = seats.flatMap(({ person }) => person ?? []);
      if (new Set(people).size < people.length) throw new Error('someone has two seats');
    }
  }

  /** A seat was taken with this key; or a game was played at some time from this tick on, when keys take no seats. */
  hasSeated(key: string, since: number): boolean {
    const playing = this.#states.some(
      ({ table }, index) => table.phase === 'playing' && (this.#states[index + 1]?.tick ?? Infinity) >= since,
    );
    return playing || this.#states.some(({ table }) => table.seats.some((seat) => seat.key === key));
  }

  /** Everyone has gone, and the store says so. */
  checkDepartures(): void {
    const here = this.table.people.filter(({ away }) => away === null);
    if (here.length > 0) throw new Error(`${here.length} have gone, and it is not stored`);
  }

  #note(table: TableState): void {
    const before = this.#states.at(-1);
    const at = this.#clock.now();
    this.#states.push({ at, tick: this.#clock.ticks(), table });
    if (before?.table.phase !== table.phase) this.progress = this.#clock.ticks();
  }

  #games(): Iterable<Game> {
    const games = this.#states.flatMap(({ table }) => table.game ?? []);
    return new Map(games.map((game) => [game.number, game])).values();
  }

  /** Whether a person has the seat, or had it until a moment ago. */
  #heldBy(number: number, player: number, people: ReadonlySet<number>, at: number): boolean {
    return this.#states.some(({ at: since, table }, index) => {
      const until = this.#states[index + 1]?.at ?? Infinity;
      if (table.game?.number !== number || since > at || until < at - SLACK) return false;
      return people.has(table.seats[player]!.person ?? -1);
    });
  }

  /** Whether the seat was never a bot's. */
  #isPersons(number: number, player: number): boolean {
    return this.#states.every(
      ({ table }) => table.game?.number !== number || (table.seats[player]?.person ?? null) !== null,
    );
  }

  /**
   * Some state that was true shortly before says: a bot, someone who has left, is gone or whom the host will not wait for, or a clock
   * that ran out.
   */
  #mayStandIn(number: number, player: number, at: number, asked: number): boolean {
    return this.#states.some(({ at: since, table }, index) => {
      const until = this.#states[index + 1]?.at ?? Infinity;
      if (table.game?.number !== number || since > at || until < at - SLACK) return false;
      const seat = table.seats[player]!;
      const person = table.people.find(({ id }) => id === seat.person);
      if (person === undefined || seat.left || person.away?.standIn === true) return true;
      if (table.clock > 0 && (at - asked >= table.clock * 1000 || this.jumps)) return true;
      if (this.jumps && person.away !== null) return true;
      return !this.#wasHere(person.hash, at);
    });
  }

  /** Whether someone was connected all the time before this moment for which everyone would have waited for them. */
  #wasHere(hash: string, at: number): boolean {
    const since = at - this.#settings.grace;
    return [...this.#visits.values()].some(
      (visit) => visit.hash === hash && visit.from <= since && visit.until >= at,
    );
  }
}
