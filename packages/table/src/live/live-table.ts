import { standIn } from '@sevenfold/bots';
import { LogError, type Move } from '@sevenfold/engine';
import { finishedGame } from '../stored/finished.ts';
import { LiveGame } from './live-game.ts';
import type { Heard, Update } from '../processes/news.ts';
import { Presence } from './presence.ts';
import { QuestionTime } from './question-time.ts';
import type { Change, RefusalCode } from '../protocol/refusal.ts';
import { Conflict } from '../seams/seams.ts';
import { entryBytes, finishedBytes, NEW_GAME, type Payers } from '../seams/storage-allowance.ts';
import type { World } from '../seams/world.ts';
import { slowStep, type SlowStep } from './slow-question.ts';
import { storedLog } from './stored-log.ts';
import { UnsentNews } from './unsent-news.ts';
import { gameId, isRatedGame, stored, type TableState, tableStateOf } from '../stored/table-state.ts';
import { isSlow } from '../stored/decision-clock.ts';

/** How often a change is tried while other processes change the same table. */
const TRIES = 16;
/** Between two tries, in milliseconds. */
const LONGEST_WAIT = 200;

/** The table was deleted, here or by another process. */
export class NoTable extends Error {
  constructor(code: string) {
    super(`there is no table ${code}`);
    this.name = 'NoTable';
  }
}

/**
 * A table as one process has it: state and log. It writes to the store before anything else; after a failure it is in
 * doubt, so `drop` it, and `load` reads what is really stored.
 */
export class LiveTable {
  readonly #code: string;
  readonly #world: World;
  readonly #payers: () => Payers;
  /** Which people of the table are here; survives `drop`. */
  readonly presence: Presence;
  #table: TableState | undefined;
  #game: LiveGame | undefined;
  /** Survives `drop`. */
  readonly #asked: QuestionTime;
  /** The tick at which the store was last read. */
  lastRead = -Infinity;
  /** What was stored here and other processes have not been told. Survives `drop`. */
  readonly #unsent = new UnsentNews();
  /** Whether the last entry was appended here. */
  #isOurs = false;

  /** `payers`: who pays for what is stored. */
  constructor(code: string, world: World, payers: () => Payers) {
    this.#code = code;
    this.#world = world;
    this.#payers = payers;
    this.presence = new Presence(world.clock, world.settings.lease);
    this.#asked = new QuestionTime(world.clock);
  }

  get loaded(): boolean {
    return this.#table !== undefined;
  }

  get table(): TableState {
    if (this.#table === undefined) throw new Error('the table is not loaded');
    return this.#table;
  }

  /** The game being played, or the last one; `undefined` before the first. */
  get game(): LiveGame | undefined {
    return this.#game;
  }

  /** The tick at which the open question was asked. */
  get asked(): number {
    return this.#asked.at;
  }

  /** Whether this process has appended the last entry, which led to the open question. */
  get isOurs(): boolean {
    return this.#isOurs;
  }

  /** Whether something was stored that other processes have not been told. */
  get hasNews(): boolean {
    return !this.#unsent.isEmpty;
  }

  /** From now on this process looks after the open question, whichever process asked it. */
  takeOver(): void {
    this.#isOurs = true;
  }

  /** Forgets what was to be told: there is no other process to hear it. */
  forgetNews(): void {
    this.#unsent.forget();
  }

  /** What was stored here, for other processes to hear once; `undefined` if they have to read the store. */
  takeNews(): Update | undefined {
    return this.#unsent.take(this.#table === undefined ? undefined : this.standing, this.#game?.log);
  }

  /** Where this copy of the table stands. */
  get standing(): Update {
    const { number = 0, log = [] } = this.#game ?? {};
    return { version: this.table.version, game: number, n: log.length };
  }

  /** The open question counts as asked just now. */
  askAgain(): void {
    if (this.#game !== undefined) this.#asked.ask(this.#game);
  }

  drop(): void {
    this.#table = undefined;
    this.#game = undefined;
  }

  async load(): Promise<void> {
    if (this.#table === undefined) await this.refresh();
  }

  /** Catches up with the store. */
  async refresh(): Promise<void> {
    this.lastRead = this.#world.clock.ticks();
    const row = await this.#world.store.load(this.#code);
    if (row === undefined) throw new NoTable(this.#code);
    const news = row.version > (this.#table?.version ?? 0);
    if (news) this.#take(tableStateOf(row));
    const isNew = await this.#readLog(row.isKept === true);
    if (news) this.#asked.adopt(this.table, this.#game, isNew);
    // The process that asked it may have died before it could call anyone.
    if (isSlow(this.table) && this.table.asked?.n !== this.#game?.log.length) this.takeOver();
  }

  /**
   * Takes over what another process has stored, if it follows on from what we have; false if the store has to be read.
   */
  follow(heard: Heard): boolean {
    try {
      return this.#table !== undefined && this.#follow(this.#table, heard);
    } catch (error) {
      if (!(error instanceof LogError)) throw error;
      this.drop();
      return false;
    }
  }

  #follow(before: TableState, heard: Heard): boolean {
    const { version, game: number, n, tokens } = heard;
    const isNewer = version > before.version;
    const table = isNewer ? heard.table : before;
    // What is stored of a closed table has no game.
    if (isNewer && table?.phase === 'closed') {
      this.#take(table);
      return true;
    }
    const last = this.#game?.number ?? 0;
    const current = table?.game?.number ?? 0;
    if (table === undefined || number > current || current < last) return false;
    // A game that is new to us needs its log from the beginning.
    if (current > last && number < current) return false;
    if (number < current || table.game === null) {
      if (isNewer) this.#take(table);
      return true;
    }
    const game = current > last ? new LiveGame(table.game, this.#world.dealing) : this.#game!;
    const have = game.log.length;
    const from = n - tokens.length;
    if (n > have && from > have) return false;
    if (n > have) game.replay(tokens.slice(have - from));
    this.#game = game;
    if (isNewer) this.#take(table);
    const isNew = this.#noticeQuestion(game);
    if (isNewer) this.#asked.adopt(this.table, this.#game, isNew);
    return true;
  }

  /**
   * Changes the state. If another process was faster, its change is read and this one tried again on top of it, after
   * random waits that grow, so that processes do not keep colliding.
   */
  async change(change: (table: TableState) => Change): Promise<RefusalCode | undefined> {
    for (let tries = 1; ; tries++) {
      const changed = change(this.table);
      if (typeof changed === 'string') return changed;
      if (changed === this.table) return undefined;
      const next = { ...changed, version: this.table.version + 1, asked: this.#askedIn(changed) };
      const row = stored(next);
      try {
        await this.#world.store.update(row);
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
        if (tries > 1) await this.#wait(Math.min(LONGEST_WAIT, 1 << tries));
        await this.refresh();
        if (tries === TRIES) return 'busy';
        continue;
      }
      this.#unsent.stored(row);
      const { game } = next;
      // Nobody else can have written to its log: nobody knows of it yet.
      if (game !== null && game.number !== this.table.game?.number) {
        this.#game = new LiveGame(game, this.#world.dealing);
        this.#pay(this.#game, NEW_GAME);
      }
      this.#take(next);
      return undefined;
    }
  }

  /** A legal answer, and the cards that follow from it. */
  play(move: Move): Promise<void> {
    const game = this.#game!;
    const n = game.log.length;
    return this.#append(n, game.answer(move));
  }

  /** Something has to be done that needs no answer. */
  get unsettled(): boolean {
    const game = this.#game;
    if (game === undefined || this.table.phase !== 'playing') return false;
    const { phase } = game.state;
    return phase === 'draw' || phase === 'over' || this.#slowStep(this.table, game) !== undefined;
  }

  /**
   * Does what needs no answer: deals the first cards of a game, calls people to a slow table, and archives a finished
   * game.
   */
  async settle(): Promise<void> {
    const game = this.#game;
    if (game === undefined || !this.unsettled) return;
    if (game.state.phase === 'draw') await this.#append(game.log.length, game.nature());
    if (game.state.phase === 'over') await this.#finish(game);
    else await this.#summon(game);
  }

  /** Stores that the person asked is called, and calls them: only the process whose version is stored. */
  async #summon(game: LiveGame): Promise<void> {
    if (this.#slowStep(this.table, game) === undefined) return;
    let step: SlowStep | undefined;
    await this.change((table) => {
      step = this.#game === game ? this.#slowStep(table, game) : undefined;
      const [n, at] = [game.log.length, this.#asked.written];
      return step === undefined ? table : { ...table, asked: { n, at, told: step.told } };
    });
    if (step?.call === undefined) return;
    const { person, kind } = step.call;
    const { number, log } = game;
    const until = this.#asked.written + this.table.clock * 1000;
    this.#world.summon?.({
      kind,
      person: person.hash,
      table: this.#code,
      game: number,
      n: log.length,
      until,
    });
  }

  /** What has to be stored about the open question of a slow table, if this process looks after it. */
  #slowStep(table: TableState, game: LiveGame): SlowStep | undefined {
    if (!this.#isOurs || !isSlow(table) || this.#world.isReadOnly?.() === true) return undefined;
    const { asked } = table;
    const isStored = asked?.n === game.log.length && asked.due !== undefined;
    const told = isStored ? (asked.told ?? 0) : 0;
    const since = this.#world.clock.ticks() - this.#asked.at;
    const step = slowStep(table, game, told, since, (person) => this.presence.isHere(person));
    return step === undefined || (isStored && step.told === told) ? undefined : step;
  }

  /** Archived first: if the process dies in between, the next one finds the game archived and the table playing. */
  async #finish(game: LiveGame, isAbandoned = false): Promise<void> {
    const { archive, clock } = this.#world;
    const finished = finishedGame(this.table, this.table.game!, game, clock.now(), isAbandoned);
    await archive.keep(finished);
    // Its log, which took more room, was deleted. Nobody gets back what others have paid.
    const bytes = finishedBytes(finished);
    for (const payer of this.#payers())
      this.#charge(game, payer, bytes - (game.paid.get(payer[0]!.key) ?? 0));
    try {
      await this.change((table) =>
        table.phase === 'playing' && table.game?.number === game.number ? { ...table, phase: 'over' } : table,
      );
    } catch (error) {
      // The table was deleted in the meantime: the game stays with its players, and the log is deleted.
      if (error instanceof NoTable) await archive.remove(this.#code);
      throw error;
    }
  }

  /** Whether nobody is connected, at any process; a creator who has never come has no connection. */
  get isDeserted(): boolean {
    return !this.table.people.some((person) => person.connection !== '' && this.presence.isHere(person));
  }

  /** Plays a rated game to its end after everyone has gone, so that nobody can avoid a loss by leaving. */
  async playOut(): Promise<void> {
    const game = this.#game;
    if (game === undefined || !isRatedGame(this.table)) return;
    const n = game.log.length;
    while (game.state.phase !== 'over') game.answer(standIn(game.state));
    await this.#append(n, game.log.slice(n));
    await this.#finish(game, true);
  }

  /** Deletes the table and its logs; finished games belong to those who played them. */
  async remove(): Promise<never> {
    await this.#world.archive.remove(this.#code);
    this.#unsent.removed();
    throw new NoTable(this.#code);
  }

  #append(n: number, tokens: readonly string[]): Promise<void> {
    return this.#world.store.append(gameId(this.table), n, tokens).then(() => this.#appended(n, tokens));
  }

  #pay(game: LiveGame, bytes: number): void {
    for (const payer of this.#payers()) this.#charge(game, payer, bytes);
  }

  #charge({ paid }: LiveGame, payer: Payers[number], bytes: number): void {
    const { key } = payer[0]!;
    paid.set(key, (paid.get(key) ?? 0) + bytes);
    this.#world.storage?.charge([payer], bytes);
  }

  #appended(n: number, tokens: readonly string[]): void {
    const game = this.#game!;
    this.#pay(game, entryBytes(tokens));
    this.#unsent.appended(game.number, n);
    this.#asked.ask(game);
    this.#isOurs = true;
  }

  #wait(longest: number): Promise<void> {
    const { clock, source } = this.#world;
    return new Promise((done) => void clock.after(source.below(longest), done));
  }

  #take(table: TableState): void {
    this.#table = table;
    this.presence.read(table);
    if (!this.#world.bus.working) this.presence.assume();
  }

  /**
   * Whether the open question is new to this process. `isKept`: the game was archived, even if the state says it is
   * played.
   */
  async #readLog(isKept: boolean): Promise<boolean> {
    const { game, phase } = this.table;
    // A game whose record is gone has left the table in the lobby.
    if (game === null || phase === 'lobby') return false;
    const live = this.#game?.number === game.number ? this.#game : new LiveGame(game, this.#world.dealing);
    const isOver = isKept || phase === 'over';
    const news =
      live.state.phase === 'over'
        ? []
        : await storedLog(this.#world, gameId(this.table), live.log.length, isOver);
    if (news === undefined) {
      this.#table = { ...this.table, phase: 'lobby' };
      this.#game = undefined;
      return false;
    }
    live.replay(news);
    this.#game = live;
    return this.#noticeQuestion(live);
  }

  /** Whether the open question is new to this process: another one has asked it. */
  #noticeQuestion(game: LiveGame): boolean {
    if (this.#asked.isOf(game)) return false;
    this.#asked.ask(game);
    this.#isOurs = false;
    return true;
  }

  /** The moment to store with the state. After a pause the question counts as asked again. */
  #askedIn(changed: TableState): TableState['asked'] {
    const game = this.#game;
    if (changed.phase !== 'playing' || game === undefined || changed.game?.number !== game.number)
      return null;
    if (this.table.paused && !changed.paused) this.#asked.ask(game);
    const [n, at] = [game.log.length, this.#asked.written];
    const told = changed.asked?.n === n ? (changed.asked.told ?? 0) : 0;
    // People who are here now may leave again: only the stored question says who was called.
    const slow = slowStep(changed, game, told, 0, () => true);
    return slow === undefined ? { n, at } : { n, at, told, due: at + slow.due };
  }
}
