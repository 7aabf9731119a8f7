import { setTimeout } from 'node:timers/promises';
import { dailyDate, type House, type QuietTable } from '@sevenfold/table';
import type { FastifyBaseLogger } from 'fastify';
import { ATTENDED_FOR } from './attendance.ts';
import type { Config } from '../config.ts';
import type { Filer } from '../circles/filer.ts';
import type { NoticeBoard } from '../notice/notice-board.ts';
import type { Rater } from '../ratings/rater.ts';
import type { SkillMeter } from '../ratings/skill-meter.ts';
import type { Storage } from '../storage/storage.ts';

const HOUR = 3_600_000;
const INTERVAL = HOUR / 4;
/** Decisions of rated games that have waited longer are no longer reviewed. */
const REVIEWED_WITHIN = 7 * 24 * HOUR;
/** How long a deleted circle can be restored. */
const DELETED_CIRCLES_STAY = 14 * 24 * HOUR;
/** How long everyone may stay away at least, however soon games are deleted: tables and circles may still know them. */
const YEAR = 365 * 24 * HOUR;
/** Rows at a time, so that games do not have to wait. */
const BATCH = 100;
/** Rows of a kind at a time, so that every kind gets its turn. */
const MOST = 10_000;
/** A run that still finds something to delete goes on for so many milliseconds, and ends before the next one. */
const LONGEST_RUN = 0.8 * INTERVAL;

/** Work that others do as it comes up; the janitor makes sure that none is forgotten. */
interface OtherWork {
  readonly rater: Pick<Rater, 'run'>;
  readonly skillMeter: Pick<SkillMeter, 'run'>;
  readonly circles: { readonly filer: Pick<Filer, 'run'> };
}

/** Closes tables that nobody has used for a long time, and deletes what has been stored long enough. */
export class Janitor {
  readonly #house: House;
  readonly #storage: Storage;
  readonly #config: Config;
  readonly #log: FastifyBaseLogger;
  readonly #board: Pick<NoticeBoard, 'isReadOnly'>;
  readonly #work: OtherWork | undefined;
  readonly #timer: NodeJS.Timeout;
  /** The last table that a run looked at before it had to end: some are quiet but cannot be closed. */
  #lastQuiet: QuietTable | undefined;
  /** Games of an older version that cannot be moved, which was logged. */
  readonly #stuck = new Set<string>();

  constructor(
    house: House,
    storage: Storage,
    config: Config,
    log: FastifyBaseLogger,
    board: Pick<NoticeBoard, 'isReadOnly'> = { isReadOnly: false },
    work?: OtherWork,
  ) {
    this.#house = house;
    this.#storage = storage;
    this.#config = config;
    this.#log = log;
    this.#board = board;
    this.#work = work;
    this.#timer = setInterval(() => void this.#run(), INTERVAL).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Only one of several processes cleans up, but every one of them has to know how many tables there are. */
  async #run(): Promise<void> {
    await this.count();
    // Timers are not exact: the next turn may come a little early.
    if (await this.#try('take a turn', () => this.#storage.takeTurn(0.9 * INTERVAL))) await this.clean();
  }

  /**
   * Counts the tables, on which the length of new codes depends. Counting many may take too long, and an older number
   * will do.
   */
  async count(): Promise<void> {
    const { known } = this.#house;
    this.#house.known = (await this.#try('count tables', () => this.#storage.countTables())) ?? known;
  }

  /**
   * A step that fails is tried again in the next run, and does not stop the others. In read-only mode nothing is
   * deleted.
   */
  async clean(now = Date.now()): Promise<void> {
    if (this.#board.isReadOnly) return;
    const { outbox, sheets, daily, ratings, match, tickets } = this.#storage;
    await this.#delete(now);
    await this.#try('clear the public list', () => this.#unlist(now - ATTENDED_FOR));
    await this.#try('rewrite old games', () => this.#moveOldGames());
    await this.#try('forget where newcomers came from', () => daily.forgetOrigins(dailyDate(now)));
    await this.#try('forget who has waited', async () => match.prune((await match.now()) - HOUR));
    await this.#try('forget who played rated games', () => ratings.prune(now - REVIEWED_WITHIN));
    // A process may have died after it archived a game and before it counted or filed it.
    await this.#work?.rater.run();
    // Not awaited: reviews take minutes, for most of which their thread rests.
    void this.#work?.skillMeter.run();
    await this.#try('delete old messages', () => outbox.prune(now));
    await this.#try('delete old links', () => tickets.prune(now));
    await this.#try('hand over what devices had', () => this.#finishAdoptions(now));
    await this.#try('file games in circles', () => this.#work?.circles.filer.run() ?? Promise.resolve());
    const sheetDays = this.#config['sheet-days'];
    await this.#try('delete score sheets', () => sheets.prune(now - sheetDays * 24 * HOUR));
    await this.#try('clear deleted rows from the disk', () => this.#storage.scrub());
    await this.count();
  }

  /**
   * Deletes what has been stored long enough. What grows fast has to go as fast: while anything is left, it goes on, half
   * of the time, so that games do not have to wait.
   */
  async #delete(now: number): Promise<void> {
    const began = performance.now();
    for (let isDone = false; !isDone && performance.now() - began < LONGEST_RUN;) {
      const round = performance.now();
      const rows = await this.#deleteSome(now);
      this.#log.debug(rows, 'cleaned up');
      isDone = Object.values(rows).every((count = 0) => count < MOST);
      if (!isDone) await setTimeout(performance.now() - round, undefined, { ref: false });
    }
  }

  /** At most about `MOST` rows of each kind; returns how many. */
  async #deleteSome(now: number): Promise<Record<string, number | undefined>> {
    const { archive, daily, ratings, circles, moved } = this.#storage;
    const { 'table-hours': hours, ...keep } = this.#config;
    const before = (kept: number): number => Math.max(0, now - kept);
    const lastDay = dailyDate(before(keep['keep-daily']));
    const lastUse = before(Math.max(YEAR, keep['keep-games']));
    return {
      tables: await this.#try('close tables', () => this.#closeQuiet(now - hours * HOUR)),
      closed: await this.#try('delete closed tables', () =>
        inBatches(() => this.#removeClosed(before(keep['keep-tables']))),
      ),
      games: await this.#try('delete games', () =>
        inBatches(() => archive.expireGames(before(keep['keep-games']), BATCH)),
      ),
      steps: await this.#try('delete old ratings', () =>
        inBatches(() => ratings.expire(before(keep['keep-games']), BATCH)),
      ),
      attempts: await this.#try('delete daily attempts', () => inBatches(() => daily.expire(lastDay, BATCH))),
      moved: await this.#try('forget who has become whom', () =>
        inBatches(() => moved.expire(lastUse, BATCH)),
      ),
      unused: await this.#try('forget who has stayed away', () =>
        inBatches(() => this.#storage.forgetUnused(lastUse, BATCH)),
      ),
      circles: await this.#try('delete circles', () =>
        inBatches(() => circles.prune(now - DELETED_CIRCLES_STAY, before(keep['keep-circles']), BATCH)),
      ),
    };
  }

  async #try<Result>(what: string, run: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await run();
    } catch (error) {
      this.#log.warn({ err: error }, `could not ${what}; will try again later`);
      return undefined;
    }
  }

  /** Goes on after the tables of the last run, if that could not look at all of them. */
  #closeQuiet(since: number): Promise<number> {
    return inBatches(async () => {
      const tables = await this.#house.closeQuiet(since, BATCH, this.#lastQuiet);
      this.#lastQuiet = tables.length < BATCH ? undefined : tables.at(-1);
      return tables.length;
    });
  }

  async #removeClosed(since: number): Promise<number> {
    const { archive } = this.#storage;
    const tables = await archive.closed(since, BATCH);
    for (const { code, version } of tables) await archive.remove(code, version);
    return tables.length;
  }

  /**
   * Moves what people have left behind whose devices have become another person's: a process may have died halfway, or
   * a game may have ended since.
   */
  async #finishAdoptions(now: number): Promise<void> {
    for (const { formerly, person } of await this.#storage.devices.changedSince(now - 24 * HOUR, MOST))
      if (formerly !== null) for (const adopt of this.#storage.adopters) await adopt(formerly, person);
  }

  /** Takes tables off the public list that processes have left there when they died. */
  #unlist(since: number): Promise<number> {
    let last = 0;
    return inBatches(async () => {
      const listed = await this.#storage.unlist(since, last, BATCH);
      last = listed.at(-1) ?? last;
      return listed.length;
    });
  }

  /** Games in the form of an older version take five times the space. */
  #moveOldGames(): Promise<number> {
    let last = '';
    return inBatches(async () => {
      const ids = await this.#storage.moveOldGames(last, BATCH, (id, error) => this.#reportStuck(id, error));
      last = ids.at(-1) ?? last;
      return ids.length;
    });
  }

  /** Logs each game that cannot be moved once, although every run tries again. */
  #reportStuck(id: string, error: unknown): void {
    if (this.#stuck.has(id)) return;
    this.#stuck.add(id);
    this.#log.warn({ err: error, game: id }, 'could not rewrite an old game, which stays as it is');
  }
}

/** Repeats until a batch is not full; returns how many rows there were. */
async function inBatches(batch: () => Promise<number>): Promise<number> {
  let rows = 0;
  for (let last = BATCH; last === BATCH && rows < MOST; rows += last) last = await batch();
  return rows;
}
