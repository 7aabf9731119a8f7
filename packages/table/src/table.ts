import { clone, illegal, type Move, parseMove } from '@sevenfold/engine';
import { Copy } from './copy.ts';
import type { Decision } from './decision.ts';
import { type Connection, type Guest, Guests } from './guests.ts';
import { obey } from './host.ts';
import { attend, contribute, leave, see, sit } from './lobby.ts';
import { News } from './news.ts';
import type { ClientMessage } from './protocol.ts';
import type { RefusalCode } from './refusal.ts';
import { Conflict, type Timer } from './seams.ts';
import type { World } from './settings.ts';
import { personOf } from './sheet.ts';
import { say } from './talk.ts';
import { expire } from './thinker.ts';
import { Waiter } from './waiter.ts';

type Message<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;
type Task = () => Promise<RefusalCode | void>;

/** After a failure of the store nothing is tried by itself for so many milliseconds. */
const BREATHER = 500;

/**
 * The authority of one table in one process. Several processes may have one of the same table: the store decides which
 * of two moves came first, and the loser takes over what is stored. Everything goes through one queue, one at a time.
 */
export class Table {
  readonly code: string;
  readonly #world: World;
  readonly #copy: Copy;
  readonly #guests: Guests;
  readonly #waiter: Waiter;
  readonly #news: News;
  #queue: Promise<void> = Promise.resolve();
  #joining = 0;
  #stopped = false;
  /** A look into the store is on its way already. */
  #looking = false;
  #pollTimer: Timer;

  constructor(code: string, world: World) {
    this.code = code;
    this.#world = world;
    this.#copy = new Copy(code, world);
    this.#guests = new Guests(world.clock);
    this.#waiter = new Waiter(world, (decision) => void this.#decide(decision));
    this.#news = new News(code, world, {
      look: () => void this.#look(),
      say: (text) => this.#guests.broadcast(text),
    });
    this.#poll();
  }

  /** Nobody is here or on the way. */
  get idle(): boolean {
    return this.#guests.size === 0 && this.#joining === 0;
  }

  /** Forgets everything but what is stored; nothing is sent any more. */
  stop(): void {
    this.#stopped = true;
    this.#news.stop();
    this.#world.clock.cancel(this.#pollTimer);
    this.#waiter.cancel();
  }

  /** Somebody connects, with the token of a person or to watch. */
  async join(connection: Connection, token: string | undefined): Promise<void> {
    this.#joining++;
    const hash = token === undefined ? undefined : await this.#world.source.hash(token);
    const guest = this.#guests.meet(connection, hash);
    const task: Task = async () => {
      await this.#copy.refresh();
      if (this.#copy.sheet.phase === 'closed') return 'closed';
      if (hash !== undefined && personOf(this.#copy.sheet, hash) !== undefined)
        // One that is closed by now must not take the place of a newer one.
        await this.#copy.change((sheet) =>
          connection.open ? see(sheet, hash, this.#vouched(), connection.id) : sheet,
        );
      if (!connection.open) return undefined;
      this.#guests.add(guest);
      return this.#guests.welcome(guest, this.#copy, this.#waiter.left(this.#copy));
    };
    await this.#run(task, { guest, re: 'hello' });
    this.#joining--;
  }

  /** Somebody is gone. */
  async part(connection: Connection): Promise<void> {
    const hash = this.#guests.remove(connection)?.hash;
    if (hash === undefined) return;
    await this.#run(async () => {
      if (personOf(this.#copy.sheet, hash)?.connection !== connection.id) return;
      return this.#copy.change((sheet) => see(sheet, hash, this.#world.clock.now()));
    });
  }

  /** A message of somebody who has joined; anybody else's is dropped. */
  async receive(connection: Connection, message: ClientMessage): Promise<void> {
    const guest = this.#guests.find(connection);
    if (guest !== undefined) await this.#run(() => this.#handle(guest, message), { guest, re: message.type });
  }

  async #handle(guest: Guest, message: ClientMessage): Promise<RefusalCode | void> {
    const copy = this.#copy;
    if (message.type === 'ping') return this.#guests.pong(guest, copy);
    if (message.type === 'resync') return this.#tail(guest, message.game, message.n);
    if (copy.sheet.phase === 'closed') return 'closed';
    const { hash, connection } = guest;
    if (hash === undefined) return 'noToken';
    if (message.type === 'sit')
      return copy.change((sheet) =>
        sit(sheet, { hash, seen: this.#vouched(), connection: connection.id }, message),
      );
    const person = personOf(copy.sheet, hash)?.id;
    if (person === undefined) return 'noToken';
    switch (message.type) {
      case 'leave':
        return copy.change((sheet) => leave(sheet, person, message.seat));
      case 'contribute':
        return copy.change((sheet) => contribute(sheet, person, message.seat, message.contribution));
      case 'host':
        return copy.change((sheet) =>
          sheet.host === person ? obey(sheet, message, this.#world) : 'hostOnly',
        );
      case 'move':
        return this.#move(guest, person, message);
      case 'chat':
      case 'reaction':
        return this.#talk(guest, person, message);
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
    const copy = this.#copy;
    if (copy.sheet.seats[seat]?.person !== person || copy.sheet.seats[seat].left) return 'notYourSeat';
    if (copy.game?.number !== number || copy.game.log.length !== n) return this.#tail(guest, number, n);
    const { state } = copy.game;
    if (state.phase === 'over') return 'gameOver';
    if (copy.sheet.phase !== 'playing') return 'notPlaying';
    if (copy.sheet.paused) return 'paused';
    if (state.player !== seat) return 'notYourTurn';
    const move = parseMove(token)!;
    const code = illegal(state, move);
    if (code !== undefined) return code;
    await copy.play(move);
  }

  /** Who speaks of more than we have may know of it from another process. */
  async #tail(guest: Guest, number: number, n: number): Promise<undefined> {
    const { game } = this.#copy;
    if (game?.number !== number || n > game.log.length) await this.#copy.refresh();
    this.#guests.tail(guest, this.#copy, number, n, this.#waiter.left(this.#copy));
  }

  async #talk(
    guest: Guest,
    person: number,
    message: Message<'chat' | 'reaction'>,
  ): Promise<RefusalCode | void> {
    const told = say(this.#copy.sheet, person, message);
    if (typeof told === 'string') return told;
    if (!guest.talk.take(this.#world.clock.now())) return 'tooFast';
    this.#guests.broadcast(told.said);
    this.#news.publish(told.said);
  }

  /** One thing at a time: the task, then what follows from it, then everybody is told what is stored. */
  #run(task: Task, from?: { readonly guest: Guest; readonly re: string }): Promise<void> {
    const copy = this.#copy;
    const one = async (): Promise<void> => {
      if (this.#stopped) return;
      let refused: RefusalCode | void = undefined;
      try {
        await copy.load();
        refused = await task();
        await copy.settle();
      } catch (error) {
        // Somebody else was faster, or the store has failed: what is stored counts, whatever it is.
        copy.drop();
        if (!(error instanceof Conflict)) {
          refused = 'busy';
          this.#waiter.breathe(BREATHER);
        }
        await copy.load().catch(() => copy.drop());
      }
      if (this.#stopped) return;
      if (copy.loaded) this.#guests.announce(copy);
      if (refused !== undefined && from !== undefined) this.#guests.refuse(from.guest, refused, from.re);
      if (copy.news) this.#news.publish();
      copy.news = false;
      // Where nobody is, nothing goes on; whoever comes back finds the game as it was.
      if (copy.loaded && this.#guests.size > 0) this.#waiter.schedule(copy);
      else this.#waiter.cancel();
    };
    return (this.#queue = this.#queue.then(one));
  }

  /** The open question is answered by a bot or by the clock, the way everybody's answers go. */
  async #decide(decision: Decision): Promise<void> {
    const { game } = this.#copy;
    if (game === undefined || game.log.length !== decision.n) return;
    const state = clone(game.state);
    let move: Move = decision.by === 'wait' ? -1 : expire(state);
    // Thinking may take long: the queue goes on meanwhile, and a thought that comes too late is dropped.
    if (decision.by === 'bot') move = await this.#world.think(decision.kind, clone(state)).catch(() => move);
    await this.#run(async () => {
      // Another process may know that the person is there, or has answered.
      if (this.#copy.sheet.seats[decision.seat]?.person !== null) await this.#copy.refresh();
      const now = this.#waiter.decision(this.#copy);
      if (now === undefined || this.#copy.game?.number !== game.number) return;
      if (now.n !== decision.n || now.by !== decision.by || now.by === 'wait') return;
      if (now.at > this.#world.clock.now()) return;
      await this.#copy.play(illegal(state, move) === undefined ? move : expire(state));
    });
  }

  /** Looks into the store now and then. */
  #poll(): void {
    this.#news.listen();
    this.#pollTimer = this.#world.clock.after(this.#world.settings.poll, () => {
      void this.#look().then(() => (this.#stopped ? undefined : this.#poll()));
    });
  }

  /** Catches up with the store, vouches for who is here, and finds a host if there is none. */
  async #look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    await this.#run(async () => {
      // What is stored from now on needs another look.
      this.#looking = false;
      await this.#copy.refresh();
      const here = this.#guests.hashes();
      return this.#copy.change((sheet) => attend(sheet, here, this.#world.clock.now(), this.#world.settings));
    });
    this.#looking = false;
  }

  #vouched(): number {
    return this.#world.clock.now() + this.#world.settings.lease;
  }
}
