import { AnswerTimer } from '../live/answer-timer.ts';
import { Answerer } from './answerer.ts';
import { CATCH_UP, PeerProcesses } from './peer-processes.ts';
import { Contributions } from '../people/contributions.ts';
import type { AutomaticAnswer } from '../live/automatic-answer.ts';
import { Arrivals } from '../people/arrivals.ts';
import { closed } from '../people/host.ts';
import { Expiry } from './expiry.ts';
import { type Connection, Guests, newGuest, refuse } from '../people/guests.ts';
import { LiveTable, NoTable } from '../live/live-table.ts';
import { withoutPerson } from '../people/lobby.ts';
import { MatchTimer } from '../people/match-timer.ts';
import { MessageHandler } from '../people/message-handler.ts';
import { type Heard, News } from '../processes/news.ts';
import { CONFIRMED_WITHIN } from '../live/presence.ts';
import type { Processes } from '../processes/processes.ts';
import type { ClientMessage } from '../protocol/protocol.ts';
import type { Quota } from '../limits/quota.ts';
import type { RefusalCode } from '../protocol/refusal.ts';
import type { GuestMessage } from '../people/roles.ts';
import type { Timer } from '../seams/seams.ts';
import { identityOf } from '../seams/identity.ts';
import type { World } from '../seams/world.ts';
import { SpectatorCount } from '../people/spectator-count.ts';
import type { TableParts } from '../people/table-parts.ts';
import { StoreReader } from './store-reader.ts';
import { outlineOf, type TableOutline } from './table-outline.ts';
import { TaskQueue } from './task-queue.ts';
import { type RunTask, type Sender, type Task, TaskRunner } from './task-runner.ts';
import { isRatedGame } from '../stored/table-state.ts';

/** A task for the sake of what follows every task: everyone is told what is new, and the answer timer is set. */
const NOTHING: Task = () => undefined;
/** A table that nobody is at stays in memory for an answer within this many milliseconds. */
const SOON = 10_000;
/** How often a table looks after itself while a lease lasts. */
const TICKS = 8;

/**
 * The authority of one table in one process. Several processes may serve the same table: the store decides which of two
 * moves came first, and the loser takes over what is stored. Everything goes through one queue.
 */
export class Table {
  readonly code: string;
  readonly #world: World;
  readonly #live: LiveTable;
  readonly #guests: Guests;
  readonly #answerTimer: AnswerTimer;
  readonly #answerer: Answerer;
  readonly #news: News;
  readonly #spectators: SpectatorCount;
  readonly #peers: PeerProcesses;
  readonly #expiry: Expiry;
  readonly #arrivals: Arrivals;
  readonly #reader: StoreReader;
  readonly #contributions: Contributions;
  readonly #matchTimer: MatchTimer;
  readonly #messages: MessageHandler;
  readonly #queue: TaskQueue;
  readonly #runner: TaskRunner;
  /** How many calls of `wake` wait outside the queue and will come back to it. */
  #waiting = 0;
  readonly #course = { waking: false, stopping: false, stopped: false };
  #tickTimer: Timer;
  #modeTimer: Timer;

  /**
   * `talk`: how much each person may say, wherever they sit. `emptied` is called whenever nobody is connected and
   * nothing is left to do.
   */
  constructor(code: string, world: World, processes: Processes, talk: Quota, emptied: () => void) {
    this.code = code;
    this.#world = world;
    this.#queue = new TaskQueue(() => {
      if (this.#guests.size === 0 && !this.#course.stopped && !this.#isAtWork) emptied();
    });
    const guests = (this.#guests = new Guests(world.clock));
    const live = (this.#live = new LiveTable(code, world, () => guests.payers()));
    const answerTimer = (this.#answerTimer = new AnswerTimer(
      world,
      (due) => void this.#answer(due),
      () => this.#peers.patience,
    ));
    const news = (this.#news = new News(code, world, processes, {
      listening: () => {
        this.#peers.greet({ ask: true });
        // Says so once more, in case no other process has heard it.
        this.#peers.meet();
      },
      look: () => void this.#reader.read(),
      update: (update) => void this.#hear(update),
      presence: (process) => {
        this.#peers.hear(process);
        void this.#run(NOTHING);
      },
      ask: () => this.#peers.greet(),
      say: (text) => guests.relay(text),
    }));
    const spectators = (this.#spectators = new SpectatorCount(
      world.clock,
      () => news.watching,
      () => {
        this.#peers.greet();
        void this.#run(NOTHING);
      },
    ));
    const parts: TableParts = { code, world, processes, live, guests, answerTimer, news, spectators };
    const run: RunTask = (task) => this.#run(task);
    const peers = (this.#peers = new PeerProcesses(parts));
    const arrivals = (this.#arrivals = new Arrivals(parts, () => peers.isHeard));
    this.#expiry = new Expiry(parts, peers);
    this.#reader = new StoreReader(parts, arrivals, run);
    this.#answerer = new Answerer(parts, run);
    const contributions = (this.#contributions = new Contributions(
      world,
      live,
      () => void run(() => contributions.store()),
    ));
    const match = (this.#matchTimer = new MatchTimer(
      world,
      live,
      contributions,
      () => void run(() => match.begin()),
    ));
    this.#messages = new MessageHandler(parts, arrivals, contributions, talk);
    this.#runner = new TaskRunner(parts, arrivals, peers, match, this.#course);
    this.#tick();
  }

  /** Stops all activity; what is stored stays. */
  end(): void {
    this.#course.stopped = true;
    this.#news.publish({ gone: true });
    this.#news.stop();
    for (const timer of [this.#tickTimer, this.#modeTimer]) this.#world.clock.cancel(timer);
    this.#peers.stop();
    this.#reader.stop();
    this.#matchTimer.cancel();
    this.#expiry.stop();
    this.#spectators.stop();
    this.#contributions.stop();
    this.#answerTimer.cancel();
  }

  /** Finishes the tasks in the queue, takes no new ones, and tells everyone to reconnect elsewhere. */
  async stop(): Promise<void> {
    this.#course.stopping = true;
    await this.#queue.drain();
    this.dismiss();
  }

  /** Tells everyone to reconnect elsewhere, without waiting for the queue. */
  dismiss(): void {
    this.#guests.end('shutdown');
    this.end();
  }

  /** Lets someone in, with a token, perhaps with a ticket for a seat, or as a spectator. */
  async join(
    connection: Connection,
    { token, ticket }: Pick<Extract<ClientMessage, { type: 'hello' }>, 'token' | 'ticket'>,
  ): Promise<void> {
    const { source, clock } = this.#world;
    const came = clock.ticks();
    const enter: Task = async () => {
      const identity = token === undefined ? undefined : await identityOf(this.#world, token);
      const ticketHash = ticket === undefined ? undefined : await source.hash(ticket);
      const origin = await this.#originOf(connection);
      return this.#arrivals.enter(newGuest(connection, identity, origin), ticketHash, came);
    };
    await this.#run(enter, { connection, re: 'hello' });
  }

  /**
   * Sixteen bits of a hash, which thousands of addresses share: enough to tell two at a table apart, too few to name
   * one.
   */
  async #originOf({ callers }: Connection): Promise<string | undefined> {
    const address = callers?.[0]?.key;
    if (address === undefined) return undefined;
    return (await this.#world.source.hash(`${this.code} ${address}`)).slice(0, 4);
  }

  /** The connection is gone. */
  async part(connection: Connection): Promise<void> {
    const guest = this.#guests.remove(connection);
    if (guest === undefined) return;
    const { hash } = guest;
    await this.#run(hash === undefined ? NOTHING : () => this.#arrivals.leave(hash, connection));
  }

  /** A device now belongs to another person: connections from it come back as that person. */
  async reidentify(device: string, person: string): Promise<void> {
    if (this.#guests.mistaken(device, person).length === 0) return;
    await this.#run(async () => {
      for (const guest of this.#guests.mistaken(device, person)) {
        this.#guests.sendBack(guest);
        await this.#arrivals.leave(guest.hash!, guest.connection);
      }
    });
  }

  /** Takes a person out of the table's state, and passes the host on if they were it. */
  async forget(person: string): Promise<void> {
    await this.#run(async () => {
      await this.#live.refresh();
      return this.#live.change((table) => this.#arrivals.passHost(withoutPerson(table, person)));
    });
  }

  /**
   * Closes the table, or deletes it if nothing was ever played there, unless it has changed since it was found quiet,
   * or someone is here after all, at any process.
   */
  async expire(version: number): Promise<void> {
    const expiry = this.#expiry;
    expiry.isWaiting = true;
    await this.#run(() => expiry.ask(version));
    await expiry.wait();
    expiry.isWaiting = false;
    await this.#run(() => expiry.end());
  }

  /** Closes the table for good, even if people are here. Returns why it could not. */
  async close(): Promise<RefusalCode | undefined> {
    let refused: RefusalCode | undefined = 'busy';
    await this.#run(async () => {
      await this.#live.refresh();
      // A game that is over is archived first.
      await this.#live.settle();
      refused = await this.#live.change(closed);
    });
    return refused;
  }

  /** Deletes the table, even if people are here. Returns whether that was done. */
  async remove(): Promise<boolean> {
    let isGone = false;
    await this.#run(async () => {
      await this.#live.settle();
      await this.#live.remove().catch((error: unknown) => {
        isGone = error instanceof NoTable;
        throw error;
      });
    });
    return isGone;
  }

  /** The moment of a slow table has come. */
  async wake(): Promise<void> {
    this.#course.waking = true;
    this.#waiting++;
    await this.#run(async () => {
      await this.#live.refresh();
      this.#peers.greet({ ask: true });
    });
    // Players connected to another process are not called, and answer for themselves.
    await new Promise<void>((done) => void this.#world.clock.after(2 * CONFIRMED_WITHIN, done));
    this.#waiting--;
    this.#course.waking = false;
    await this.#run(() => {
      const live = this.#live;
      return isRatedGame(live.table) && live.isDeserted ? live.playOut() : live.takeOver();
    });
  }

  /** Something was stored behind the table's back: every process reads it again. */
  reread(): Promise<void> {
    this.#news.publish();
    return this.#reader.read();
  }

  get outline(): TableOutline {
    return outlineOf(this.code, this.#live, this.#guests.size);
  }

  /** How many are connected here. */
  get connected(): number {
    return this.#guests.size;
  }

  /** Every message has an effect that its sender sees, or an answer. */
  receive(connection: Connection, message: GuestMessage): Promise<void> | void {
    if (this.#course.stopping) return refuse(connection, 'busy', message.type);
    const handle: Task = () => {
      const guest = this.#guests.find(connection);
      return guest === undefined ? 'notJoined' : this.#messages.handle(guest, message);
    };
    return this.#run(handle, { connection, re: message.type });
  }

  /** Whether there is something to do here although nobody is connected. */
  get #isAtWork(): boolean {
    const isWaiting = this.#expiry.isWaiting || this.#waiting > 0 || this.#answerer.isThinking;
    return isWaiting || this.#answerTimer.isSetWithin(SOON);
  }

  #run(task: Task, from?: Sender): Promise<void> {
    return this.#queue.run(() => this.#runner.run(task, from));
  }

  /** The open question is answered for the person asked, or looked at again. */
  #answer(due: AutomaticAnswer): Promise<void> {
    return due.by === 'wait' ? this.#run(NOTHING) : this.#answerer.answer(due);
  }

  /** A process has come to life; one that has never served the table asks for itself when it begins to. */
  meetAgain(process: string): void {
    if (this.#news.knows(process)) this.#peers.meet();
  }

  /**
   * Read-only mode has begun or ended: clocks stop, or start again with the whole time. Not all tables say so at once.
   */
  changeMode(): void {
    const { clock, source } = this.#world;
    clock.cancel(this.#modeTimer);
    this.#modeTimer = clock.after(source.below(CATCH_UP), () => {
      void this.#run(() => {
        this.#live.askAgain();
        this.#guests.repeatTable();
      });
    });
  }

  /** The bus has failed, or works again: something may be missing. */
  catchUp(): void {
    this.#peers.meet();
    if (this.#news.others.size > 0) this.#reader.readWithin(CATCH_UP);
  }

  /** Called at intervals: does what is due, mostly nothing. */
  #tick(): void {
    this.#news.listen();
    const { clock, settings, source } = this.#world;
    const half = Math.round(Math.min(settings.poll, settings.lease / TICKS) / 2);
    this.#tickTimer = clock.after(half + source.below(half), () => {
      void this.#lookAfter().then(() =>
        this.#course.stopping || this.#course.stopped ? undefined : this.#tick(),
      );
    });
  }

  async #lookAfter(): Promise<void> {
    const { clock, settings } = this.#world;
    const live = this.#live;
    this.#arrivals.vouch();
    this.#peers.check();
    const isLate = clock.ticks() >= live.lastRead + settings.poll;
    if (!live.loaded || (!this.#peers.isHeard && isLate)) return this.#reader.read();
    if (this.#guests.isOutOfDate || this.#arrivals.isDue)
      await this.#run(() => this.#arrivals.renewPresence());
  }

  /** Another process has stored something. */
  #hear(update: Heard): Promise<void> {
    return this.#run(async () => {
      if (this.#live.follow(update)) return;
      if (this.#live.loaded) this.#reader.readSoon();
      else await this.#live.load();
    });
  }
}
