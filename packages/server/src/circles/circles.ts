import {
  type Circle,
  type CircleRefusal,
  type Entry,
  type FiledGame,
  type FiledPlayer,
  isKeeper,
  KEEPERS_ROOM,
  LONGEST_LOG,
  LONGEST_CIRCLE_NAME,
  type NewEntry,
  openCircle,
  present,
  type SettingsChange,
} from '@sevenfold/circles';
import { cleanText } from '@sevenfold/engine/names';
import { LONGEST_CODE, type Source } from '@sevenfold/table';
import { addEntry, CircleBook, type Decide, circleOutline, entryToStore, entryStart } from './circle-book.ts';
import type { CircleStore, Filings, StoredCircle } from './circle-store.ts';
import { cleanEntry, cleanSettings } from './clean-entry.ts';
import { Filer } from './filer.ts';
import { newestNames, nameOf, UNNAMED } from './member-names.ts';
import { onlineGame, type GameArchive } from './online-game.ts';

/** Circles of one person. */
const MOST_CIRCLES = 50;
/** Milliseconds after which a game is no longer news. */
const NEWS_FOR = 2 * 86_400_000;
/** Previews in memory. */
const MOST_PREVIEWS = 100;

export type CircleError =
  | CircleRefusal
  | 'noCircle'
  | 'badInvitation'
  | 'circleDeleted'
  | 'badName'
  | 'noRecord';

/** What became of an entry: its position in the log, or why it was refused. */
export type EntryOutcome = { readonly id: string } & (
  | { readonly n: number }
  | { readonly code: CircleError }
);

/** A game that was filed. */
interface CircleNews {
  /** The ID of the circle. */
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
  readonly storage: GameArchive & { readonly circles: CircleStore; readonly filings: Filings };
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
  readonly filer: Filer;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { storage, failed } = parts;
    this.#book = new CircleBook(storage.circles);
    this.filer = new Filer({ storage, failed, change: (id, decide) => this.#change(id, decide) });
  }

  async create(
    person: string,
    given: string,
    settings: SettingsChange,
  ): Promise<{ id: string; key: string; member: string } | 'badName' | 'tooManyCircles'> {
    const { source, storage } = this.#parts;
    const name = cleanText(given, LONGEST_CIRCLE_NAME);
    const clean = cleanSettings(settings);
    if (name === undefined || clean?.name === undefined) return 'badName';
    if ((await storage.circles.of(person)).length >= MOST_CIRCLES) return 'tooManyCircles';
    const [id, key, member] = [source.code(LONGEST_CODE), source.token(), this.#newMember()];
    const entry: Entry = {
      ...entryStart(member),
      do: 'open',
      member,
      name,
      settings: clean,
    };
    await storage.circles.create(id, {
      entries: [entryToStore(entry)],
      outline: circleOutline(openCircle([entry])),
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

  /** How many characters of a log have to be read before a circle can be changed. */
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
      const known = newestNames(circle, names);
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
    const name = cleanText(given, LONGEST_CIRCLE_NAME);
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
      const joined = addEntry(circle, { ...entryStart(member), do: 'join', member, name });
      if (joined !== undefined) return { answer: joined };
      // Even if the name on paper cannot be theirs, they have joined.
      if (as !== undefined)
        addEntry(circle, { ...entryStart(member), do: 'merge', member: as, into: member });
      return { answer: { member }, joins: { person, member } };
    };
    return this.#change(id, decide, guard);
  }

  /** Adds what can be added, in order; what was sent before is not added again. */
  async append(
    id: string,
    person: string,
    entries: readonly NewEntry[],
  ): Promise<EntryOutcome[] | CircleError> {
    const decide: Decide<EntryOutcome[] | CircleError> = async (circle, stored) => {
      const by = stored.people.get(person)!;
      const outcomes: EntryOutcome[] = [];
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
          typeof checked === 'string' ? checked : size > longest ? 'tooManyGames' : addEntry(circle, checked);
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
      const known = newestNames(circle, names);
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
      const refused = addEntry(circle, { ...entryStart(people.get(person)!), do: 'invite' });
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

  /** An entry with clean names and, for an online game, with what the archive says about it. */
  async #checked(circle: Circle, { people }: StoredCircle, entry: Entry): Promise<Entry | CircleError> {
    const clean = cleanEntry(entry);
    if (clean === 'badName') return clean;
    if (clean.do === 'correct') {
      const isVerified = circle.games.get(clean.game.key)?.verified === true;
      return isVerified ? { ...clean, game: { ...clean.game, verified: true } } : clean;
    }
    if (clean.do !== 'file') return clean;
    const [, online] = /^online:(.*)$/.exec(clean.game.key) ?? [];
    if (online === undefined) return clean;
    const game = await onlineGame(this.#parts.storage, people, online, clean.game.players);
    if (game === undefined) return 'noRecord';
    const { link } = clean.game;
    return { ...clean, game: { ...game, ...(link === undefined ? {} : { link }) } };
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

  #newMember(): string {
    return `m-${this.#parts.source.token()}`;
  }
}

/** Why someone cannot do anything in a circle. */
function closedTo({ people, deleted }: StoredCircle, person: string): CircleError | undefined {
  if (!people.has(person)) return 'noCircle';
  return deleted === null ? undefined : 'circleDeleted';
}
