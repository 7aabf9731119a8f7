import type { AnswerTimer, Waits } from '../live/answer-timer.ts';
import type { LiveTable } from '../live/live-table.ts';
import { encode, PROTOCOL, type ServerMessage } from '../protocol/protocol.ts';
import type { Caller } from '../limits/quota.ts';
import { refusalOf, type RefusalCode } from '../protocol/refusal.ts';
import type { Clock } from '../seams/seams.ts';
import type { Identity } from '../seams/identity.ts';
import type { SpectatorCount } from './spectator-count.ts';
import { type Person, personOf } from '../stored/table-state.ts';
import { isPresent, tableViewOf } from '../protocol/view.ts';

/** Someone's connection: a WebSocket on a server, a plain object in the page. No method throws. */
export interface Connection {
  readonly id: string;
  /**
   * The callers whose limits it counts against, the narrowest first; missing in the page, where there are no strangers.
   */
  readonly callers?: readonly Caller[];
  /** False as soon as either side has closed it. */
  readonly open: boolean;
  send(text: string): void;
  close(): void;
  /** Called after a welcome: the connection has joined a table. */
  onJoined?(): void;
  /** Called after each refusal. */
  onRefused?(code: RefusalCode): void;
}

export function refuse(connection: Connection, code: RefusalCode, re: string): void {
  connection.send(encode({ type: 'rejected', ...refusalOf(code), re }));
  connection.onRefused?.(code);
}

export interface Guest {
  readonly connection: Connection;
  /** The person as the store knows them; `undefined` for a spectator without a token. */
  readonly hash: string | undefined;
  readonly identity: Identity | undefined;
  /** As `Person.origin`. */
  readonly origin: string | undefined;
  /** The person of the table they were when we last looked; null for a spectator. */
  person: number | null;
  /** Whether their last message still needs an answer. */
  waiting: boolean;
  /** Whether they had a seat when we last looked, and have not left it themselves since. */
  playing: boolean;
}

export function newGuest(connection: Connection, identity: Identity | undefined, origin?: string): Guest {
  return {
    connection,
    hash: identity?.person,
    identity,
    origin,
    person: null,
    playing: false,
    waiting: false,
  };
}

/** What all guests have been told. */
interface Told {
  version: number;
  /** The tick at which this stops being true, because a lease ends or a bot takes over. */
  until: number;
  /** Who is here and where bots have taken over, a letter for each seat. */
  presence: string;
  spectators: number;
  game: number;
  n: number;
}

/** Everyone connected to one table at this process, and what they have been told. */
export class Guests {
  readonly #clock: Clock;
  readonly #guests = new Map<string, Guest>();
  readonly #told: Told = { version: 0, until: 0, presence: '', spectators: 0, game: 0, n: 0 };

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get size(): number {
    return this.#guests.size;
  }

  find(connection: Connection): Guest | undefined {
    return this.#guests.get(connection.id);
  }

  /** How many guests are not people of the table. */
  get spectators(): number {
    let spectators = 0;
    for (const { person } of this.#guests.values()) if (person === null) spectators++;
    return spectators;
  }

  /** Whose limits the table may use: everyone's, without repetition. */
  payers(): (readonly Caller[])[] {
    const payers = new Map<string, readonly Caller[]>();
    for (const { connection } of this.#guests.values()) {
      const { callers = [] } = connection;
      if (callers[0] !== undefined) payers.set(callers[0].key, callers);
    }
    return [...payers.values()];
  }

  hashes(): string[] {
    return [...this.#guests.values()].flatMap(({ hash }) => hash ?? []);
  }

  /** Hashes of those who are people of the table. */
  people(): string[] {
    return [...this.#guests.values()].flatMap(({ hash, person }) => (person === null ? [] : (hash ?? [])));
  }

  /** Whether guests may have been told something that is no longer true: someone is gone, or a bot has taken over. */
  get isOutOfDate(): boolean {
    return this.#clock.ticks() > this.#told.until;
  }

  /** To be called when someone may have come or gone without a change of the state. */
  doubt(): void {
    this.#told.until = -Infinity;
  }

  /** Makes the next announcement contain the table, even if nothing about it has changed. */
  repeatTable(): void {
    this.doubt();
    this.#told.presence = '';
  }

  add(guest: Guest): void {
    this.#guests.set(guest.connection.id, guest);
  }

  remove(connection: Connection): Guest | undefined {
    const guest = this.find(connection);
    this.#guests.delete(connection.id);
    return guest;
  }

  tell(guest: Guest, message: ServerMessage): void {
    guest.waiting = false;
    guest.connection.send(encode(message));
  }

  expectAnswer(connection: Connection): void {
    const guest = this.find(connection);
    if (guest !== undefined) guest.waiting = true;
  }

  /** A message that has changed nothing is answered with where the table stands. */
  answer(connection: Connection, live: LiveTable): void {
    const guest = this.find(connection);
    if (guest?.waiting === true) this.pong(guest, live);
  }

  /** `missed`: how long the log was when they were last here. */
  welcome(guest: Guest, live: LiveTable, waits: Waits, missed: number | null = null): void {
    this.#look(guest, live);
    this.tell(guest, {
      type: 'welcome',
      version: PROTOCOL,
      table: tableViewOf(live.table, (person) => live.presence.isHere(person), this.#told.spectators),
      log: live.game?.log ?? [],
      you: guest.person,
      ...waits,
      missed,
    });
    guest.connection.onJoined?.();
  }

  /** Sends the entries from n on; everything if the guest names another game, or more entries than there are. */
  tail(guest: Guest, live: LiveTable, number: number, n: number, waits: Waits): void {
    const { game } = live;
    if (game === undefined || game.number !== number || n > game.log.length) this.welcome(guest, live, waits);
    else {
      const { left } = waits;
      this.tell(guest, { type: 'entries', game: number, from: n, tokens: game.log.slice(n), left });
    }
  }

  pong(guest: Guest, { table, game }: LiveTable): void {
    const where = { version: table.version, game: game?.number ?? 0, n: game?.log.length ?? 0 };
    this.tell(guest, { type: 'pong', ...where, you: guest.person });
  }

  /** Chat from another process, which is no answer to anyone here. */
  relay(text: string): void {
    for (const { connection } of this.#guests.values()) connection.send(text);
  }

  broadcast(text: string): void {
    for (const guest of this.#guests.values()) {
      guest.waiting = false;
      guest.connection.send(text);
    }
  }

  /** Guests on a device that are connected as someone other than its person. */
  mistaken(device: string, person: string): Guest[] {
    return [...this.#guests.values()].filter(
      ({ identity }) => identity?.device === device && identity.person !== person,
    );
  }

  /** Asks a guest to connect again. */
  sendBack(guest: Guest): void {
    this.#dismiss(guest, { type: 'bye', reason: 'shutdown' });
  }

  /** Says goodbye to everyone. */
  end(reason: 'closed' | 'shutdown'): void {
    for (const guest of this.#guests.values()) this.#dismiss(guest, { type: 'bye', reason });
  }

  /**
   * Tells everyone what is new, encoded once; between two tasks a live table holds nothing that is not stored. A view
   * that says the game is over is sent after its last entries, and one with a new game before its first.
   */
  announce(live: LiveTable, timer: AnswerTimer, count: SpectatorCount): void {
    const isNewGame = live.game?.number !== this.#told.game;
    if (!isNewGame) this.#announceEntries(live, timer);
    this.#announceTable(live, timer, count);
    if (isNewGame) this.#announceEntries(live, timer);
  }

  #announceTable(live: LiveTable, timer: AnswerTimer, count: SpectatorCount): void {
    const told = this.#told;
    const { table, presence } = live;
    const now = this.#clock.ticks();
    const isChanged = table.version !== told.version;
    if (!isChanged && now <= told.until && count.total === told.spectators) return;
    const waits = timer.waits(live);
    if (isChanged) {
      this.#sort(live, waits);
      count.settle(this.spectators);
    }
    const spectators = count.total;
    const seats = presenceOf(live, waits);
    const isSame = !isChanged && spectators === told.spectators && seats === told.presence;
    const until = Math.min(presence.nextChange, now + nextTakeover(waits));
    Object.assign(told, { version: table.version, until, presence: seats, spectators });
    if (isSame) return;
    this.broadcast(
      encode({
        type: 'table',
        table: tableViewOf(table, (person) => presence.isHere(person), spectators),
        ...waits,
      }),
    );
  }

  #announceEntries(live: LiveTable, timer: AnswerTimer): void {
    const { game } = live;
    if (game === undefined) return;
    const told = this.#told;
    const { number, log } = game;
    if (number !== told.game) Object.assign(told, { game: number, n: 0 });
    if (log.length > told.n) {
      const [tokens, left] = [log.slice(told.n), timer.left(live)];
      this.broadcast(encode({ type: 'entries', game: number, from: told.n, tokens, left }));
    }
    told.n = log.length;
  }

  /** Replaces older connections of one person, dismisses removed players, and everyone when the table closes. */
  #sort(live: LiveTable, waits: Waits): void {
    const { people, phase, seats } = live.table;
    for (const guest of this.#guests.values()) {
      const person = this.#personOf(guest, live);
      const connection = people.find(({ id }) => id === person)?.connection;
      const isGone = person === null && guest.person !== null;
      const hasMoved = isGone && seats.some(({ ticket }) => ticket !== null && ticket.taken === guest.hash);
      if (hasMoved || (person !== null && connection !== guest.connection.id))
        this.#dismiss(guest, { type: 'replaced' });
      // A closed table has no people any more, but nobody was removed.
      else if (phase === 'closed') this.#dismiss(guest, { type: 'bye', reason: 'closed' });
      else if (isGone && guest.playing) this.#dismiss(guest, { type: 'bye', reason: 'kicked' });
      // They have just taken their first seat or left their last one: a welcome says who they are now.
      else if (person !== guest.person) this.welcome(guest, live, waits);
      else this.#look(guest, live);
    }
  }

  #look(guest: Guest, live: LiveTable): void {
    const person = this.#personOf(guest, live);
    guest.person = person;
    guest.playing = live.table.seats.some(
      (seat) => seat.person !== null && seat.person === person && !seat.left,
    );
  }

  #dismiss(guest: Guest, last: ServerMessage): void {
    this.tell(guest, last);
    this.#guests.delete(guest.connection.id);
    guest.connection.close();
  }

  #personOf(guest: Guest, live: LiveTable): number | null {
    return (guest.hash === undefined ? undefined : personOf(live.table, guest.hash))?.id ?? null;
  }
}

/** What is shown of who is here. */
function presenceOf({ table, presence }: LiveTable, { takeovers }: Waits): string {
  const isHere = (person: Person): boolean => presence.isHere(person);
  return table.seats
    .map((seat, at) => (isPresent(table, seat, isHere) ? 'h' : takeovers[at] === 0 ? 'b' : '-'))
    .join('');
}

/** Milliseconds until the next bot takes over. */
function nextTakeover({ takeovers }: Waits): number {
  return Math.min(...takeovers.map((wait) => (wait === null || wait === 0 ? Infinity : wait)));
}
