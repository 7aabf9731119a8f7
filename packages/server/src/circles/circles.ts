import {
  type Circle,
  type CircleRefusal,
  type Entry,
  type FiledGame,
  type FiledPlayer,
  isKeeper,
  KEEPERS_ROOM,
  LONGEST_LOG,
  LONGEST_NAME,
  type NewEntry,
  openCircle,
  present,
  type SettingsChange,
  TABLE,
  whoIs,
} from '@sevenfold/circles';
import { cleanText } from '@sevenfold/engine/names';
import { type Archive, type FinishedGame, LONGEST_CODE, type Source } from '@sevenfold/table';
import { add, CircleBook, type Decide, outlineOf, storedEntry, written } from './circle-book.ts';
import type { CircleLog, CircleStore, Filing, Filings, StoredCircle } from './circle-store.ts';
import { onlineGame } from './online-game.ts';

/** Circles of one person. */
const MOST_CIRCLES = 50;
/** Milliseconds after which a game is no longer news. */
const NEWS_FOR = 2 * 86_400_000;
/** What someone who has left is called where names are texts. */
const UNNAMED = '?';
/** Previews in memory. */
const MOST_PREVIEWS = 100;
/** Games that are filed at a time. */
const BATCH = 100;

export type CircleError =
  | CircleRefusal
  | 'noCircle'
  | 'badInvitation'
  | 'circleDeleted'
  | 'badName'
  | 'noRecord';

/** What became of an entry: its position in the log, or why it was refused. */
export type Outcome = { readonly id: string } & ({ readonly n: number } | { readonly code: CircleError });

/** A game that was filed. */
interface CircleNews {
  /** Of the circle. */
  readonly id: string;
  readonly name: string;
  readonly game: FiledGame;
  /** The people of the circle who were not there. */
  readonly people: readonly string[];
}

/** A circle as someone with the link sees it before they join. */
interface Preview {
  readonly name: string;
  readonly members: number;
  readonly paper: readonly { readonly id: string; readonly name: string }[];
}

interface Parts {
  readonly storage: {
    readonly circles: CircleStore;
    readonly filings: Filings;
    readonly archive: Pick<Archive, 'find'>;
    readonly seatOwners: (
      game: string,
      people: readonly string[],
    ) => Promise<(string | undefined)[] | undefined>;
  };
  readonly source: Source;
  /** A circle has changed, or is gone. */
  readonly changed: (id: string) => void;
  /** Someone has filed a game, or a table has. */
  readonly filed?: (news: CircleNews) => void;
  readonly failed: (error: unknown) => void;
}

/** What people do with circles. Strangers are told that there is no such circle, whether or not it exists. */
export class Circles {
  readonly #parts: Parts;
  readonly #book: CircleBook;
  /** What strangers saw last of some circles, as long as these do not change. */
  readonly #previews = new Map<string, { readonly version: number; readonly preview: Preview }>();
  #filing: Promise<void> | undefined;
  readonly #pending = new Set<Promise<void>>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#book = new CircleBook(parts.storage.circles);
  }

  async create(
    person: string,
    given: string,
    settings: SettingsChange,
  ): Promise<{ id: string; key: string; member: string } | 'badName' | 'tooManyCircles'> {
    const { source, storage } = this.#parts;
    const name = cleanText(given, LONGEST_NAME);
    const clean = cleanSettings(settings);
    if (name === undefined || clean?.name === undefined) return 'badName';
    if ((await storage.circles.of(person)).length >= MOST_CIRCLES) return 'tooManyCircles';
    const [id, key, member] = [source.code(LONGEST_CODE), source.token(), this.#newMember()];
    const entry: Entry = {
      ...written(member),
      do: 'open',
      member,
      name,
      settings: clean,
    };
    await storage.circles.create(id, {
      entries: [storedEntry(entry)],
      outline: outlineOf(openCircle([entry])),
      joins: { person, member },
      keyHash: await source.hash(key),
    });
    return { id, key, member };
  }

  /** The circle and which member this person is; `undefined` for a stranger. */
  async enter(id: string, person: string): Promise<{ stored: StoredCircle; member: string } | undefined> {
    const stored = await this.#parts.storage.circles.load(id);
    const member = stored?.people.get(person);
    return stored === undefined || member === undefined ? undefined : { stored, member };
  }

  /** As `CircleBook` has it. */
  weightOf(id: string): Promise<number> {
    return this.#book.weightOf(id);
  }

  /** What someone with the link sees before they join: the circle's name, and who plays on paper. */
  async preview(id: string, key: string): Promise<Preview | CircleError> {
    const { storage, source } = this.#parts;
    const stored = await storage.circles.load(id);
    if (stored === undefined) return 'noCircle';
    if (stored.keyHash !== (await source.hash(key))) return 'badInvitation';
    if (stored.deleted !== null) return 'circleDeleted';
    // Anyone with the link can ask again and again.
    const known = this.#previews.get(id);
    if (known?.version === stored.version) return known.preview;
    const preview = await this.#preview(id);
    if (preview === 'noCircle') return preview;
    this.#previews.delete(id);
    this.#previews.set(id, { version: stored.version, preview });
    if (this.#previews.size > MOST_PREVIEWS) this.#previews.delete(this.#previews.keys().next().value!);
    return preview;
  }

  async #preview(id: string): Promise<Preview | 'noCircle'> {
    const names = await this.#parts.storage.circles.names(id);
    return this.#book.change<Preview>(id, async (circle) => {
      const members = present(circle);
      const known = namesIn(circle, names);
      const paper = members
        .filter(({ is }) => is === 'paper')
        .map((one) => ({ id: one.id, name: known.get(one.id) }));
      return {
        answer: {
          name: circle.settings.name,
          members: members.length,
          paper: paper.flatMap(({ id: member, name }) => (name === undefined ? [] : [{ id: member, name }])),
        },
      };
    });
  }

  /** Someone who has already joined stays who they are. `as`: the name on paper that turns out to be them. */
  async join(
    id: string,
    person: string,
    {
      key,
      name: given,
      as,
    }: { readonly key: string; readonly name: string; readonly as?: string | undefined },
  ): Promise<{ member: string } | CircleError | 'tooManyCircles'> {
    const { storage, source } = this.#parts;
    const name = cleanText(given, LONGEST_NAME);
    if (name === undefined) return 'badName';
    const keyHash = await source.hash(key);
    const own = await storage.circles.of(person);
    const known = own.find((one) => one.id === id);
    if (known === undefined && own.length >= MOST_CIRCLES) return 'tooManyCircles';
    const guard = (stored: StoredCircle): { member: string } | CircleError | undefined => {
      if (stored.keyHash !== keyHash) return 'badInvitation';
      if (stored.deleted !== null) return 'circleDeleted';
      const member = stored.people.get(person);
      return member === undefined ? undefined : { member };
    };
    const decide: Decide<{ member: string } | CircleError> = async (circle) => {
      const member = this.#newMember();
      const joined = add(circle, { ...written(member), do: 'join', member, name });
      if (joined !== undefined) return { answer: joined };
      // If the name cannot be theirs, they have still joined.
      if (as !== undefined) add(circle, { ...written(member), do: 'merge', member: as, into: member });
      return { answer: { member }, joins: { person, member } };
    };
    return this.#change(id, decide, guard);
  }

  /** Adds what can be added, in order; what was sent before is not added again. */
  async append(id: string, person: string, entries: readonly NewEntry[]): Promise<Outcome[] | CircleError> {
    const decide: Decide<Outcome[] | CircleError> = async (circle, stored) => {
      const by = stored.people.get(person)!;
      const outcomes: Outcome[] = [];
      let { size } = stored;
      const longest = isKeeper(circle, by) ? LONGEST_LOG : LONGEST_LOG * (1 - KEEPERS_ROOM);
      for (const entry of entries) {
        const before = circle.positions.get(entry.id);
        if (before !== undefined && circle.log[before]!.by === by) {
          outcomes.push({ id: entry.id, n: before });
          continue;
        }
        // Two members are merged by adding the device of one to the person of the other.
        const isSelf = entry.do === 'merge' && entry.member === by;
        const checked = isSelf
          ? 'notAllowed'
          : await this.#checked(circle, stored, { ...entry, at: Date.now(), by });
        size += JSON.stringify(entry).length;
        const code =
          typeof checked === 'string' ? checked : size > longest ? 'tooManyGames' : add(circle, checked);
        outcomes.push(
          code === undefined ? { id: entry.id, n: circle.log.length - 1 } : { id: entry.id, code },
        );
      }
      return { answer: outcomes };
    };
    return this.#change(id, decide, (stored) => closedTo(stored, person));
  }

  async leave(id: string, person: string, member: string): Promise<CircleError | undefined> {
    const entered = await this.enter(id, person);
    const closed = entered === undefined ? 'noCircle' : closedTo(entered.stored, person);
    if (entered === undefined || closed !== undefined) return closed;
    const refused = await this.#book.leave(id, entered.member, member);
    if (refused === undefined) this.#parts.changed(id);
    return refused;
  }

  /** What players of a circle's game are called. */
  async namesOf(id: string, players: readonly FiledPlayer[]): Promise<string[]> {
    const names = await this.#parts.storage.circles.names(id);
    const answer = await this.#book.change<string[]>(id, async (circle) => {
      const known = namesIn(circle, names);
      return { answer: players.map((player) => nameOf(circle, known, player)) };
    });
    return answer === 'noCircle' ? players.map(() => UNNAMED) : answer;
  }

  /** Why this person may not decide for the circle; `undefined` for a keeper. */
  refuseKeeper(id: string, person: string): Promise<CircleError | undefined> {
    const decide: Decide<CircleError | undefined> = async (circle, { people }) => ({
      answer: isKeeper(circle, people.get(person)!) ? undefined : 'notAllowed',
    });
    return this.#book.change(id, decide, (stored) => closedTo(stored, person));
  }

  /** A new link to join. */
  async invite(id: string, person: string): Promise<{ key: string } | CircleError> {
    const { source } = this.#parts;
    const key = source.token();
    const keyHash = await source.hash(key);
    const decide: Decide<{ key: string } | CircleError> = async (circle, { people }) => {
      const refused = add(circle, { ...written(people.get(person)!), do: 'invite' });
      return refused === undefined ? { answer: { key }, keyHash } : { answer: refused };
    };
    return this.#change(id, decide, (stored) => closedTo(stored, person));
  }

  /** Deletes a circle, or restores it; it is stored for a while longer. */
  async mark(id: string, person: string, deleted: number | null): Promise<CircleError | undefined> {
    const { storage, changed } = this.#parts;
    const refused = await this.#book.change<CircleError | undefined>(
      id,
      async (circle, { people }) => ({
        answer: isKeeper(circle, people.get(person)!) ? undefined : 'notAllowed',
      }),
      ({ people }) => (people.has(person) ? undefined : 'noCircle'),
    );
    if (refused !== undefined) return refused;
    await storage.circles.mark(id, deleted);
    changed(id);
    return undefined;
  }

  /** The same archive; a game that it stores is filed in its circle at once. */
  filing(archive: Archive): Archive {
    const keep = async (game: FinishedGame): Promise<void> => {
      await archive.keep(game);
      if (game.circle !== undefined) this.#later(this.file(game.circle));
    };
    return {
      keep,
      find: (id) => archive.find(id),
      played: (hash, before, limit) => archive.played(hash, before, limit),
      forget: (hash, id) => archive.forget(hash, id),
      expireGames: (before, limit) => archive.expireGames(before, limit),
      quiet: (since, limit, after) => archive.quiet(since, limit, after),
      closed: (since, limit) => archive.closed(since, limit),
      remove: (table, version) => archive.remove(table, version),
    };
  }

  /** Finishes what is being filed. */
  async stop(): Promise<void> {
    await Promise.all(this.#pending);
  }

  /** Files finished games that wait for it, of one circle or of all. Whatever fails is tried again the next time. */
  file(circle?: string): Promise<void> {
    if (circle !== undefined) return this.#fileAll(circle);
    this.#filing ??= this.#fileAll().finally(() => (this.#filing = undefined));
    return this.#filing;
  }

  async #fileAll(circle?: string): Promise<void> {
    const { filings } = this.#parts.storage;
    for (let [last, found] = ['', BATCH]; found === BATCH;) {
      const waiting = await filings.waiting(last, BATCH, circle);
      for (const one of waiting)
        await this.#fileOne(one).catch((error: unknown) => this.#parts.failed(error));
      last = waiting.at(-1)?.game ?? last;
      found = waiting.length;
    }
  }

  /** The ID of the entry follows from the game, so filing it again does nothing. */
  async #fileOne({ game: gameId, circle: id }: Filing): Promise<void> {
    const answer = await this.#change<CircleError | undefined>(id, async (circle, stored) => {
      if (stored.deleted !== null) return { answer: 'circleDeleted' };
      const game = await this.#archived(stored, gameId);
      if (game === undefined) return { answer: 'noRecord' };
      const head = { id: `online:${gameId}`, at: Date.now(), by: TABLE };
      return { answer: add(circle, { ...head, do: 'file', game }) };
    });
    // The circle may be restored, and then needs its games.
    if (answer !== 'circleDeleted') await this.#parts.storage.filings.done(gameId);
  }

  /** An entry with clean names and, for an online game, with what the archive says about it. */
  async #checked(circle: Circle, stored: StoredCircle, entry: Entry): Promise<Entry | CircleError> {
    if (entry.do === 'add' || entry.do === 'rename') {
      const name = cleanText(entry.name ?? '', LONGEST_NAME);
      return name === undefined ? 'badName' : { ...entry, name };
    }
    if (entry.do === 'settings') {
      const settings = cleanSettings(entry.settings);
      return settings === undefined ? 'badName' : { ...entry, settings };
    }
    if (entry.do === 'correct') {
      const isVerified = circle.games.get(entry.game.key)?.verified === true;
      return { ...entry, game: { ...cleanGuests(entry.game), ...(isVerified ? { verified: true } : {}) } };
    }
    if (entry.do !== 'file') return entry;
    const [, online] = /^online:(.*)$/.exec(entry.game.key) ?? [];
    if (online === undefined) return { ...entry, game: cleanGuests(entry.game) };
    const game = await this.#archived(stored, online, entry.game.players);
    if (game === undefined) return 'noRecord';
    const { link } = entry.game;
    return { ...entry, game: { ...game, ...(link === undefined ? {} : { link }) } };
  }

  async #archived({ people }: StoredCircle, id: string, claims?: Parameters<typeof onlineGame>[2]) {
    const { archive, seatOwners } = this.#parts.storage;
    const kept = await archive.find(id);
    const owners = await seatOwners(id, [...people.keys()]);
    if (kept === undefined || owners === undefined) return undefined;
    const members = owners.map((person) => (person === undefined ? undefined : people.get(person)));
    return onlineGame(kept, members, claims);
  }

  async #change<Answer>(
    id: string,
    decide: Decide<Answer>,
    guard?: (stored: StoredCircle) => Answer | undefined,
  ): Promise<Answer | 'noCircle'> {
    let tell: (() => void) | undefined;
    const decideAndTell: Decide<Answer> = async (circle, stored) => {
      const decision = await decide(circle, stored);
      const news = circle.log.slice(stored.n);
      tell = news.length === 0 ? undefined : () => this.#tell(circle, stored, news);
      return decision;
    };
    const answer = await this.#book.change(id, decideAndTell, guard);
    tell?.();
    return answer;
  }

  /** Only about the newest game, and only if it was just played: filing a whole year notifies nobody. */
  #tell(circle: Circle, { id, people }: StoredCircle, news: readonly Entry[]): void {
    const { changed, filed } = this.#parts;
    changed(id);
    const last = news.findLast((entry) => entry.do === 'file');
    if (last === undefined || last.at - last.game.ended > NEWS_FOR) return;
    const there = new Set(last.game.players.map((player) => ('member' in player ? player.member : '')));
    const absent = [...people].filter(([, member]) => member !== last.by && !there.has(member));
    filed?.({
      id,
      name: circle.settings.name,
      game: last.game,
      people: absent.map(([person]) => person),
    });
  }

  #later(work: Promise<void>): void {
    const done = work.catch(this.#parts.failed).finally(() => this.#pending.delete(done));
    this.#pending.add(done);
  }

  #newMember(): string {
    return `m-${this.#parts.source.token()}`;
  }
}

/** Why someone cannot do anything in a circle. */
function closedTo({ people, deleted }: StoredCircle, person: string): CircleError | undefined {
  if (!people.has(person)) return 'noCircle';
  return deleted === null ? undefined : 'circleDeleted';
}

function nameOf(circle: Circle, known: ReadonlyMap<string, string>, player: FiledPlayer): string {
  if ('member' in player) return known.get(whoIs(circle, player.member)?.id ?? '') ?? UNNAMED;
  return 'bot' in player ? player.bot : player.guest;
}

/** The newest name of each member. */
function namesIn({ log, undone }: Circle, names: CircleLog['names']): Map<string, string> {
  const known = new Map<string, string>();
  for (const [n, name] of names) {
    const entry = log[n];
    if (entry !== undefined && 'member' in entry && !undone.has(entry.id)) known.set(entry.member, name);
  }
  return known;
}

/** `undefined` if nothing visible is left of a name in them. */
function cleanSettings(given: SettingsChange): SettingsChange | undefined {
  const { name, rules } = given;
  const clean = name === undefined ? undefined : cleanText(name, LONGEST_NAME);
  const rulesName = rules ? cleanText(rules.name, LONGEST_NAME) : undefined;
  if ((name !== undefined && clean === undefined) || (rules && rulesName === undefined)) return undefined;
  return {
    ...given,
    ...(clean === undefined ? {} : { name: clean }),
    ...(rules && rulesName !== undefined ? { rules: { ...rules, name: rulesName } } : {}),
  };
}

function cleanGuests(game: FiledGame): FiledGame {
  const players = game.players.map((player) =>
    'guest' in player
      ? Object.assign({}, player, { guest: cleanText(player.guest, LONGEST_NAME) ?? UNNAMED })
      : player,
  );
  return { ...game, players };
}
