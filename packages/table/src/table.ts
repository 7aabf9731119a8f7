import { defaultAnswer } from '@sevenfold/bots';
import { clone, illegal, type Move, parseMove, type State } from '@sevenfold/engine';
import { LiveTable, NoTable } from './live-table.ts';
import { SpectatorCount } from './spectator-count.ts';
import type { Decision } from './decision.ts';
import { Door } from './door.ts';
import { type Connection, type Guest, Guests, refuse } from './guests.ts';
import { obey } from './host.ts';
import { attend, contribute, leave, passHost, sit } from './lobby.ts';
import { News } from './news.ts';
import type { ClientMessage } from './protocol.ts';
import type { Quota } from './quota.ts';
import type { RefusalCode } from './refusal.ts';
import { Conflict, type Timer } from './seams.ts';
import type { World } from './settings.ts';
import { personOf, type Sheet } from './sheet.ts';
import { say } from './talk.ts';
import { pass } from './tickets.ts';
import { Waiter } from './waiter.ts';

type Message<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;
type Task = () => Promise<RefusalCode | void>;
/** Whose message a task is, and its type. */
interface Sender {
  readonly connection: Connection;
  readonly re: string;
}

/** Everybody is told what is new, and the alarm is set, as after any task. */
const NOTHING: Task = () => Promise.resolve();
/** After a failure of the store nothing is tried by itself for so many milliseconds. */
const BREATHER = 500;
/** What was read so many milliseconds ago is not read again because somebody asks. */
const FRESH = 250;
/** How often those who are here are vouched for, as a share of how long that holds. */
const VOUCHES = 8;

/**
 * The authority of one table in one process. Several processes may have one of the same table: the store decides which
 * of two moves came first, and the loser takes over what is stored. Everything goes through one queue, one at a time.
 */
export class Table {
  readonly code: string;
  readonly #world: World;
  readonly #live: LiveTable;
  readonly #guests: Guests;
  readonly #waiter: Waiter;
  readonly #news: News;
  readonly #spectators: SpectatorCount;
  readonly #door: Door;
  readonly #talked: Quota;
  readonly #emptied: () => void;
  #queue: Promise<void> = Promise.resolve();
  /** Tasks that are not done yet. */
  #pending = 0;
  #stopping = false;
  #stopped = false;
  /** A look into the store is on its way already. */
  #looking = false;
  #tickTimer: Timer;

  /**
   * `talk`: how much people may say, wherever they sit. `emptied` is called whenever nobody is here any more and nothing
   * is left to do.
   */
  constructor(code: string, world: World, talk: Quota, emptied: () => void) {
    this.code = code;
    this.#world = world;
    this.#talked = talk;
    this.#emptied = emptied;
    this.#live = new LiveTable(code, world);
    this.#guests = new Guests(world.clock);
    this.#waiter = new Waiter(world, (decision) => void this.#decide(decision));
    this.#news = new News(code, world, {
      look: () => void this.#look(),
      say: (text) => this.#guests.relay(text),
      watch: (process, count) => this.#spectators.hear(process, count),
    });
    this.#spectators = new SpectatorCount(world.clock, () => {
      this.#news.publish({ watching: this.#spectators.here });
      void this.#run(NOTHING);
    });
    this.#door = new Door(world, this.#live, this.#guests, this.#waiter);
    this.#tick();
  }

  /** Forgets everything but what is stored; nothing happens here any more. */
  end(): void {
    this.#stopped = true;
    this.#news.stop();
    this.#world.clock.cancel(this.#tickTimer);
    this.#spectators.stop();
    this.#waiter.cancel();
  }

  /** Takes nothing new, finishes what was begun, and tells everybody that they have to go on elsewhere. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#queue;
    this.#guests.end('shutdown');
    this.end();
  }

  /** Somebody connects: with the token of a person, perhaps with a ticket for a seat, or to watch. */
  async join(
    connection: Connection,
    { token, ticket }: Pick<Message<'hello'>, 'token' | 'ticket'>,
  ): Promise<void> {
    const enter: Task = async () => {
      const { source } = this.#world;
      const hash = token === undefined ? undefined : await source.hash(token);
      const ticketHash = ticket === undefined ? undefined : await source.hash(ticket);
      return this.#door.enter(this.#guests.meet(connection, hash), ticketHash);
    };
    await this.#run(enter, { connection, re: 'hello' });
  }

  /** Somebody is gone. */
  async part(connection: Connection): Promise<void> {
    const guest = this.#guests.remove(connection);
    if (guest === undefined) return;
    const { hash } = guest;
    await this.#run(hash === undefined ? NOTHING : () => this.#door.leave(hash, connection));
  }

  /** Closes the table, unless it has changed since it was found quiet, or somebody is here after all. */
  async expire(version: number): Promise<void> {
    await this.#run(async () => {
      const live = this.#live;
      await live.refresh();
      if (live.sheet.version !== version) return undefined;
      await live.settle();
      const settled = live.sheet.version;
      const isInUse = (sheet: Sheet): boolean =>
        sheet.version !== settled || sheet.people.some((person) => live.presence.isHere(person));
      return live.change((sheet) => (isInUse(sheet) ? sheet : { ...sheet, phase: 'closed', paused: false }));
    });
  }

  /** Every message has an effect that its sender sees, or an answer. */
  async receive(connection: Connection, message: ClientMessage): Promise<void> {
    if (this.#stopping) return refuse(connection, 'busy', message.type);
    const handle: Task = async () => {
      const guest = this.#guests.find(connection);
      return guest === undefined ? 'notJoined' : this.#handle(guest, message);
    };
    await this.#run(handle, { connection, re: message.type });
  }

  async #handle(guest: Guest, message: ClientMessage): Promise<RefusalCode | void> {
    const live = this.#live;
    if (message.type === 'ping') return this.#guests.pong(guest, live);
    if (message.type === 'resync') return this.#tail(guest, message.game, message.n);
    if (live.sheet.phase === 'closed') return 'closed';
    const { hash } = guest;
    if (hash === undefined) return 'noToken';
    if (message.type === 'sit')
      return live.change((sheet) => sit(sheet, this.#door.present(guest, hash), message));
    const person = personOf(live.sheet, hash)?.id;
    if (person === undefined) return 'noToken';
    switch (message.type) {
      case 'leave':
        return this.#leave(guest, person, message.seat);
      case 'contribute':
        return live.change((sheet) => contribute(sheet, person, message));
      case 'pass':
        return this.#pass(guest, person, message.seat);
      case 'host':
        return this.#obey(person, message);
      case 'move':
        return this.#move(guest, person, message);
      case 'chat':
      case 'reaction':
        return this.#talk(hash, person, message);
      case 'hello':
        return 'badMessage';
    }
  }

  /** The walk of one move. */
  async #move(
    guest: Guest,
    person: number,
    { game: number, seat, move: token, n }: Message<'move'>,
  ): Promise<RefusalCode | void> {
    const live = this.#live;
    if (live.sheet.seats[seat]?.person !== person || live.sheet.seats[seat].left) return 'notYourSeat';
    if (live.game?.number !== number || live.game.log.length !== n) return this.#tail(guest, number, n);
    const { state } = live.game;
    if (state.phase === 'over') return 'gameOver';
    if (live.sheet.phase !== 'playing') return 'notPlaying';
    if (live.sheet.paused) return 'paused';
    if (state.player !== seat) return 'notYourTurn';
    const move = parseMove(token)!;
    const code = illegal(state, move);
    if (code !== undefined) return code;
    await live.play(move);
  }

  /** A host who stands up goes on commanding only at their own table. */
  async #leave(guest: Guest, person: number, seat: number): Promise<RefusalCode | undefined> {
    const { playing } = guest;
    // Whoever gives up their last seat stays to watch.
    guest.playing = false;
    const refused = await this.#live.change((sheet) => {
      const left = leave(sheet, person, seat);
      return typeof left === 'string' ? left : this.#passHost(left);
    });
    if (refused !== undefined) guest.playing = playing;
    return refused;
  }

  async #obey(person: number, command: Message<'host'>): Promise<RefusalCode | void> {
    const live = this.#live;
    if (command.do === 'delete' || command.do === 'close') {
      // A game that is over is kept before its table closes, and what another process knows of the roles counts.
      await this.#live.refresh();
      await live.settle();
    }
    if (command.do === 'delete') return live.sheet.creator === person ? live.remove() : 'creatorOnly';
    if (live.sheet.host !== person) return 'hostOnly';
    return live.change((sheet) => (sheet.host === person ? obey(sheet, command, this.#world) : 'hostOnly'));
  }

  async #pass(guest: Guest, person: number, seat: number): Promise<RefusalCode | void> {
    const { source, clock } = this.#world;
    const ticket = source.token();
    const hash = await source.hash(ticket);
    const refused = await this.#live.change((sheet) => pass(sheet, person, seat, hash, clock.now()));
    if (refused !== undefined) return refused;
    this.#guests.tell(guest, { type: 'ticket', seat, ticket });
  }

  /** Who speaks of more than we have may know of it from another process. */
  async #tail(guest: Guest, number: number, n: number): Promise<undefined> {
    const { game, looked } = this.#live;
    const isBehind = game?.number !== number || n > game.log.length;
    // Whoever asks right after somebody else gets what was found then; the next pong shows whether that was enough.
    if (isBehind && this.#world.clock.ticks() >= looked + FRESH) await this.#live.refresh();
    this.#guests.tail(guest, this.#live, number, n, this.#waiter.left(this.#live));
  }

  async #talk(
    hash: string,
    person: number,
    message: Message<'chat' | 'reaction'>,
  ): Promise<RefusalCode | void> {
    const told = say(this.#live.sheet, person, message);
    if (typeof told === 'string') return told;
    if (!this.#talked.take([{ key: hash, weight: 1 }], this.#world.clock.ticks())) return 'tooFast';
    this.#guests.broadcast(told.said);
    this.#news.publish({ say: told.said });
  }

  /** One thing at a time. Whatever happens in one task, the next one has its turn. */
  #run(task: Task, from?: Sender): Promise<void> {
    this.#pending++;
    const done = this.#queue
      .then(() => this.#one(task, from))
      .finally(() => {
        this.#pending--;
        if (this.#pending === 0 && this.#guests.size === 0 && !this.#stopped) this.#emptied();
      });
    this.#queue = done.catch(() => undefined);
    return done;
  }

  /** The task, then what follows from it, then everybody is told what is stored. */
  async #one(task: Task, from: Sender | undefined): Promise<void> {
    const what = from?.re ?? 'by itself';
    let refused: RefusalCode | void = undefined;
    if (from !== undefined) this.#guests.expectAnswer(from.connection);
    try {
      if (!this.#stopped) refused = await this.#perform(task, from);
    } catch (error) {
      refused = await this.#recover(error, what);
    }
    if (this.#stopped) return from === undefined ? undefined : refuse(from.connection, 'busy', from.re);
    try {
      this.#tell(refused, from);
    } catch (error) {
      // Nobody knows who was told what: the next task begins with what is stored.
      this.#live.drop();
      this.#world.report(error, `table ${this.code}, ${what}`);
      if (from !== undefined) refuse(from.connection, 'busy', from.re);
    }
  }

  async #perform(task: Task, from: Sender | undefined): Promise<RefusalCode | void> {
    const live = this.#live;
    await live.load();
    const refused = await this.#again(task);
    // Whatever was stored is told to everybody.
    if (from !== undefined && refused === undefined && !live.news) this.#guests.answer(from.connection, live);
    await this.#again(() => live.settle());
    return refused;
  }

  /** After a lost race for the log once more, on top of what somebody else has stored: a move is answered with that. */
  async #again(task: Task): Promise<RefusalCode | void> {
    try {
      return await task();
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      this.#live.drop();
      await this.#live.load();
      return task();
    }
  }

  /** Tells everybody what is new, and whoever has sent something that it is refused. */
  #tell(refused: RefusalCode | void, from: Sender | undefined): void {
    const live = this.#live;
    if (live.loaded) this.#guests.announce(live, this.#waiter.left(live), this.#spectators.total);
    if (from !== undefined && refused !== undefined) refuse(from.connection, refused, from.re);
    this.#spectators.count(this.#guests.watching);
    if (live.news) this.#news.publish();
    live.news = false;
    // Where nobody is, nothing goes on; whoever comes back finds the game as it was.
    if (live.loaded && this.#guests.size > 0 && !this.#stopping) this.#waiter.schedule(live);
    else this.#waiter.cancel();
  }

  /** Somebody else was faster again, or the store has failed: what is stored counts, whatever it is. */
  async #recover(error: unknown, what: string): Promise<RefusalCode> {
    const live = this.#live;
    live.drop();
    if (!(error instanceof NoTable || error instanceof Conflict)) {
      this.#world.report(error, `table ${this.code}, ${what}`);
      this.#waiter.breathe(BREATHER);
    }
    try {
      await live.load();
    } catch (again) {
      live.drop();
      if (again instanceof NoTable) this.#guests.end('closed');
    }
    return error instanceof NoTable ? 'noTable' : 'busy';
  }

  /** The open question is answered by a bot or by the clock, the way everybody's answers go. */
  async #decide(decision: Decision): Promise<void> {
    const { game } = this.#live;
    // The next alarm is set after every task.
    if (decision.by === 'wait') return this.#run(NOTHING);
    if (game === undefined || game.log.length !== decision.n) return;
    const state = clone(game.state);
    // Thinking may take long: the queue goes on meanwhile, and a thought that comes too late is dropped.
    const move = decision.by === 'bot' ? await this.#think(decision.kind, state) : defaultAnswer(state);
    await this.#run(async () => {
      // Another process may know that the person is there, or has answered.
      if (this.#live.sheet.seats[decision.seat]?.person !== null) await this.#live.refresh();
      const now = this.#waiter.decision(this.#live);
      if (now === undefined || this.#live.game?.number !== game.number) return;
      if (now.n !== decision.n || now.by !== decision.by) return;
      if (now.at > this.#world.clock.ticks()) return;
      await this.#live.play(illegal(state, move) === undefined ? move : defaultAnswer(state));
    });
  }

  async #think(kind: string, state: State): Promise<Move> {
    try {
      return await this.#world.think(kind, clone(state), {
        table: this.code,
        payers: this.#guests.payers(),
      });
    } catch (error) {
      this.#world.report(error, `table ${this.code}, ${kind} thinking`);
      return defaultAnswer(state);
    }
  }

  /** Vouches for who is here, and looks into the store now and then. */
  #tick(): void {
    this.#news.listen();
    if (this.#spectators.here > 0) this.#news.publish({ watching: this.#spectators.here });
    const { lease, poll } = this.#world.settings;
    this.#tickTimer = this.#world.clock.after(Math.min(poll, lease / VOUCHES), () => {
      const late = this.#world.clock.ticks() >= this.#live.looked + poll;
      void (late ? this.#look() : this.#run(() => this.#attend())).then(() =>
        this.#stopping || this.#stopped ? undefined : this.#tick(),
      );
    });
  }

  /** Catches up with the store. */
  async #look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    await this.#run(async () => {
      // What is stored from now on needs another look.
      this.#looking = false;
      await this.#live.refresh();
      return this.#attend();
    });
    this.#looking = false;
  }

  /** Vouches for who is here, and finds a host if there is none. */
  #attend(): Promise<RefusalCode | undefined> {
    const here = this.#guests.hashes();
    const { clock, settings } = this.#world;
    const { presence } = this.#live;
    return this.#live.change((sheet) =>
      this.#passHost(attend(sheet, here, clock.now() + settings.lease, presence), here),
    );
  }

  #passHost(sheet: Sheet, connected: readonly string[] = []): Sheet {
    const { grace } = this.#world.settings;
    return passHost(
      sheet,
      (person) => connected.includes(person.hash) || this.#live.presence.isHere(person, grace),
    );
  }
}
