import type { Archive, DueTables, Store } from '@sevenfold/table';
import { CircleBook } from '../circles/circle-book.ts';
import type { CircleStore, Filings } from '../circles/circle-store.ts';
import type { SheetStore } from '../sheets/sheet-store.ts';
import type { DailyStore } from '../daily/daily-store.ts';
import type { DeviceStore } from '../people/device-store.ts';
import type { MovedPeople } from '../people/moved-people.ts';
import type { PasskeyStore } from '../people/passkey-store.ts';
import type { TicketStore } from '../people/ticket-store.ts';
import { databaseFile, makePrivate, takeFolder } from './data-folder.ts';
import type { Database } from './database/database.ts';
import { migrate } from './migrations.ts';
import type { PostgresOptions } from './database/postgres-options.ts';
import { raw } from './database/query.ts';
import { SqlArchive } from './sql/sql-archive.ts';
import { SqlDaily } from './sql/sql-daily.ts';
import { SqlDevices } from './sql/sql-devices.ts';
import { SqlMoved } from './sql/sql-moved.ts';
import { SqlPasskeys } from './sql/sql-passkeys.ts';
import { SqlOutbox } from './sql/sql-outbox.ts';
import { SqlSubscriptions } from './sql/sql-subscriptions.ts';
import { SqlWebhooks } from './sql/sql-webhooks.ts';
import type { OutboxStore } from '../outbox/outbox-store.ts';
import type { SubscriptionStore } from '../push/subscriptions.ts';
import type { WebhookStore } from '../webhooks/webhook-store.ts';
import { SqlCircles } from './sql/sql-circles.ts';
import { SqlSheets } from './sql/sql-sheets.ts';
import type { MoveFailed } from './sql/sql-old-games.ts';
import type { NoticeStore } from '../notice/notice-store.ts';
import type { WaitingStore } from '../match/waiting-store.ts';
import type { RatingStore } from '../ratings/rating-store.ts';
import { countRows } from './sql/sql-count.ts';
import { sqlFigures, type StorageFigures } from './sql/sql-figures.ts';
import { SqlProbe } from './sql/sql-probe.ts';
import { SqlNotice } from './sql/sql-notice.ts';
import { SqlRatings } from './sql/sql-ratings.ts';
import { SqlStore } from './sql/sql-store.ts';
import { SqlTickets } from './sql/sql-tickets.ts';
import { SqlUnused } from './sql/sql-unused.ts';
import { SqlCleanupTurn } from './sql/sql-cleanup-turn.ts';
import { SqlWaiting } from './sql/sql-waiting.ts';
import { SqliteDatabase } from './database/sqlite.ts';

export interface Storage extends DueTables {
  readonly store: Store;
  readonly archive: Archive;
  readonly sheets: SheetStore;
  readonly notice: NoticeStore;
  readonly daily: DailyStore;
  readonly devices: DeviceStore;
  readonly moved: MovedPeople;
  readonly passkeys: PasskeyStore;
  readonly tickets: TicketStore;
  readonly ratings: RatingStore;
  readonly subscriptions: SubscriptionStore;
  readonly webhooks: WebhookStore;
  readonly outbox: OutboxStore;
  readonly match: WaitingStore;
  /** Each deletes what one of the stores knows about a person; finished games and open tables are not among them. */
  readonly forgetters: readonly ((person: string) => Promise<void>)[];
  /** Each gives what one of the stores has of a person to another, `from` to `to`; can be repeated. */
  readonly adopters: readonly ((from: string, to: string) => Promise<void>)[];
  readonly circles: CircleStore;
  readonly filings: Filings;
  /** Which of these people had each seat of a stored game at the end. `undefined` if there is no such game. */
  seatOwners(game: string, people: readonly string[]): Promise<(string | undefined)[] | undefined>;
  /**
   * Looks at devices, passkeys and subscriptions that nobody has used since a moment, at most `limit` of each, and deletes
   * all of their person's if that person has used none of them since and nothing else is left of them. Returns how many
   * it looked at.
   */
  forgetUnused(since: number, limit: number): Promise<number>;
  /** Including closed ones; an estimate if there are many. */
  countTables(): Promise<number>;
  figures(): Promise<StorageFigures>;
  /**
   * Takes at most `limit` tables off the public list that have not been written since a moment: of those listed since
   * `from`, the ones listed first. Returns when each was listed. They are back once they are written.
   */
  unlist(since: number, from: number, limit: number): Promise<number[]>;
  /**
   * Stores at most `limit` games of an older version in the form of this one: those whose IDs come after one. Returns
   * their IDs, and names those that cannot be moved.
   */
  moveOldGames(after: string, limit: number, failed: MoveFailed): Promise<string[]>;
  /**
   * Whether it is this process's turn to clean up; others ask at the same time. `every`: milliseconds between turns.
   */
  takeTurn(every: number): Promise<boolean>;
  /** Resolves if this process can never read or write again. */
  readonly fatalError?: Promise<Error>;
  /** Erases deleted data from the disk too, if the database does not do that by itself. */
  scrub(): Promise<void>;
  /** Statements that wait for the database. */
  waiting(): number;
  /** Rejects while writing or reading fails. */
  ready(): Promise<void>;
  /** Finishes what is under way; the storage cannot be used afterwards. */
  close(): Promise<void>;
}

/** Reserves the folder for this process. */
export async function openSqlite(folder: string): Promise<Storage> {
  const leave = takeFolder(folder);
  const file = databaseFile(folder);
  try {
    makePrivate(file);
    const database = await SqliteDatabase.open(file);
    await migrate(database).catch((error: unknown) => closeAfter(database, error));
    const storage = storageIn(database);
    return { ...storage, fatalError: database.fatalError, close: () => storage.close().finally(leave) };
  } catch (error) {
    leave();
    throw cannotUse(file, error);
  }
}

/** Shared by any number of processes. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Storage> {
  // Loaded here, because most servers do without PostgreSQL.
  const { PostgresDatabase } = await import('./database/postgres.ts');
  try {
    // Without a timeout: a migration may rewrite a large table, or wait for another process that does.
    const migrator = new PostgresDatabase(url, { ...options, connections: 1, timeout: 0 });
    await migrate(migrator).catch((error: unknown) => closeAfter(migrator, error));
    await migrator.close();
    return storageIn(new PostgresDatabase(url, options));
  } catch (error) {
    throw cannotUse('PostgreSQL', error);
  }
}

async function closeAfter(database: Database, error: unknown): Promise<never> {
  await database.close();
  throw error;
}

function cannotUse(what: string, error: unknown): Error {
  // If all of several addresses fail, the error has a code but no message.
  const { message, code } = error as Error & { readonly code?: string };
  return new Error(`Cannot use ${what}: ${message || code}`, { cause: error });
}

export function storageIn(database: Database): Storage {
  const probe = new SqlProbe(database);
  const store = new SqlStore(database);
  const archive = new SqlArchive(database);
  const turn = new SqlCleanupTurn(database);
  const daily = new SqlDaily(database);
  const identity = {
    devices: new SqlDevices(database),
    moved: new SqlMoved(database),
    passkeys: new SqlPasskeys(database),
    tickets: new SqlTickets(database),
  };
  const unused = new SqlUnused(database);
  const ratings = new SqlRatings(database);
  const subscriptions = new SqlSubscriptions(database);
  const webhooks = new SqlWebhooks(database);
  const match = new SqlWaiting(database);
  const circles = new SqlCircles(database);
  const book = new CircleBook(circles);
  return {
    store,
    archive,
    sheets: new SqlSheets(database),
    notice: new SqlNotice(database),
    daily,
    subscriptions,
    webhooks,
    outbox: new SqlOutbox(database),
    ratings,
    match,
    ...identity,
    ...personal({ games: archive, daily, ratings, subscriptions, webhooks, match, book, ...identity }),
    circles,
    filings: circles,
    seatOwners: (game, people) => archive.seatOwners(game, people),
    forgetUnused: (since, limit) => unused.forget(since, limit),
    countTables: () => countRows(database, 'tables'),
    figures: () => sqlFigures(database),
    scrub: () => scrub(database),
    waiting: () => database.waiting,
    claimDue: (now, until, limit) => store.claimDue(now, until, limit),
    unlist: (since, from, limit) => store.unlist(since, from, limit),
    moveOldGames: (after, limit, failed) => archive.moveOldGames(after, limit, failed),
    takeTurn: (every) => turn.take(every),
    ready: () => probe.probe(),
    close: () => database.close(),
  };
}

/**
 * SQLite overwrites what is deleted, but its log of changes has what was there before; PostgreSQL cleans up after
 * itself.
 */
async function scrub(database: Database): Promise<void> {
  if (database.dialect === 'sqlite') await database.read(raw('pragma wal_checkpoint(truncate)'));
}

type Adopts = { adopt(from: string, to: string): Promise<void> };
type Forgets = { forget(person: string): Promise<void> };
type Personal = Record<
  'moved' | 'daily' | 'ratings' | 'subscriptions' | 'book' | 'webhooks',
  Adopts & Forgets
> &
  Record<'match' | 'devices' | 'passkeys' | 'tickets', Forgets> & { readonly games: Adopts };

/** The stores that know something about a person. */
function personal(stores: Personal): Pick<Storage, 'forgetters' | 'adopters'> {
  const { moved, games, daily, ratings, subscriptions, webhooks } = stores;
  const { match, book, devices, passkeys, tickets } = stores;
  // Devices last, so that a deletion that fails halfway can be repeated by the same person.
  const forgetting = [
    daily,
    ratings,
    subscriptions,
    webhooks,
    match,
    book,
    tickets,
    passkeys,
    moved,
    devices,
  ];
  return {
    forgetters: forgetting.map((store) => (person) => store.forget(person)),
    // `moved` first, so that a game that ends from now on belongs to the new person.
    adopters: [moved, games, daily, ratings, subscriptions, book, webhooks].map(
      (store) => (from, to) => store.adopt(from, to),
    ),
  };
}
