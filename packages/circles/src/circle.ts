// What follows from the log of a circle: its members, its games, its settings.

import type { Entry } from './entry.ts';
import type { FiledGame } from './game.ts';
import { CLAIM_SETTLES } from './limits.ts';
import { type CircleSettings, DEFAULT_SETTINGS } from './settings.ts';

export interface Member {
  readonly id: string;
  /** `undefined` once they have left: their name is deleted. */
  readonly name: string | undefined;
  /** person: someone with a key of their own. paper: just a name, for someone who plays without a device. left: someone who has left. */
  readonly is: 'person' | 'paper' | 'left';
  /** Whether someone made them a keeper; `isKeeper` also covers the member who is one because nobody else is. */
  readonly keeper: boolean;
  /** Milliseconds since 1970. */
  readonly since: number;
  /** The member they were merged into. */
  readonly into: string | undefined;
  /** When that member said 'that is me' themselves; `undefined` if a keeper merged them. */
  readonly claimed: number | undefined;
}

export interface CircleGame extends FiledGame {
  /** The entry that filed the game, and the member who filed it. */
  readonly entry: string;
  readonly by: string;
  readonly filed: number;
  /** The entry that corrected it last. */
  readonly corrected: string | undefined;
}

/** Everything that follows from a log; only `append` changes it. */
export interface Circle {
  readonly log: readonly Entry[];
  readonly settings: CircleSettings;
  readonly members: ReadonlyMap<string, Member>;
  /** Games by their key. */
  readonly games: ReadonlyMap<string, CircleGame>;
  /** The keys of games that were removed. */
  readonly removed: ReadonlySet<string>;
  /** Where each entry is in the log, by its ID. */
  readonly positions: ReadonlyMap<string, number>;
  /** The IDs of entries that are undone. */
  readonly undone: ReadonlySet<string>;
}

const NO_SETTINGS: CircleSettings = { name: '', ...DEFAULT_SETTINGS };

interface Writable {
  log: Entry[];
  settings: CircleSettings;
  members: Map<string, Member>;
  games: Map<string, CircleGame>;
  removed: Set<string>;
  positions: Map<string, number>;
  undone: Set<string>;
}

/** Trusts the log: `refusal` has accepted every entry in it. */
export function openCircle(log: readonly Entry[]): Circle {
  const circle: Writable = {
    log: [...log],
    settings: NO_SETTINGS,
    members: new Map(),
    games: new Map(),
    removed: new Set(),
    positions: new Map(log.map(({ id }, at) => [id, at])),
    undone: undoneIn(log),
  };
  for (const entry of log) if (!circle.undone.has(entry.id)) take(circle, entry);
  return circle;
}

/** Adds an entry that `refusal` has accepted. */
export function append(circle: Circle, entry: Entry): void {
  const writable = circle as Writable;
  writable.positions.set(entry.id, writable.log.length);
  writable.log.push(entry);
  if (entry.do === 'undo') takeAgain(writable, subjectOf(circle, entry));
  else take(writable, entry);
}

/** The circle as it would be after an undo, which `refusal` may still refuse. */
export function afterUndo(circle: Circle, entry: Extract<Entry, { do: 'undo' }>): Circle {
  const { log, members, games, removed } = circle;
  const copy: Writable = {
    ...(circle as Writable),
    log: [...log, entry],
    members: new Map(members),
    games: new Map(games),
    removed: new Set(removed),
  };
  takeAgain(copy, subjectOf(circle, entry));
  return copy;
}

/** The entry that an undo, or an undo of an undo, finally refers to. */
export function subjectOf({ log, positions }: Circle, entry: Entry): Entry {
  let subject = entry;
  while (subject.do === 'undo') subject = log[positions.get(subject.entry)!]!;
  return subject;
}

/** After an undo, works out again what may have changed: one game, or everything but the games. */
function takeAgain(circle: Writable, subject: Entry): void {
  circle.undone = undoneIn(circle.log);
  const game = gameIn(subject);
  if (game === undefined) {
    circle.settings = NO_SETTINGS;
    circle.members.clear();
  } else {
    circle.games.delete(game);
    circle.removed.delete(game);
  }
  for (const entry of circle.log)
    if (gameIn(entry) === game && !circle.undone.has(entry.id)) take(circle, entry);
}

/** The key of the game that an entry is about. */
export function gameIn(entry: Entry): string | undefined {
  if (entry.do === 'file' || entry.do === 'correct') return entry.game.key;
  return entry.do === 'remove' ? entry.game : undefined;
}

/** An undo counts unless it is undone itself, by a later one. */
function undoneIn(log: readonly Entry[]): Set<string> {
  const undone = new Set<string>();
  for (let at = log.length - 1; at >= 0; at--) {
    const entry = log[at]!;
    if (entry.do === 'undo' && !undone.has(entry.id)) undone.add(entry.entry);
  }
  return undone;
}

/** An entry that depends on an undone one has no effect. */
function take(circle: Writable, entry: Entry): void {
  const { members, games } = circle;
  switch (entry.do) {
    case 'open':
      circle.settings = settingsAfter(circle.settings, entry.settings);
      members.set(entry.member, { ...newMember(entry), is: 'person', keeper: true });
      break;
    case 'join':
      members.set(entry.member, { ...newMember(entry), is: 'person' });
      break;
    case 'add':
      members.set(entry.member, newMember(entry));
      break;
    case 'rename':
      if (entry.name !== undefined) change(members, entry.member, { name: entry.name });
      break;
    case 'merge': {
      const into = whoIs(circle, entry.into);
      // Two members must never be merged into each other, in whichever order merges are undone.
      if (into !== undefined && into.id !== entry.member && members.get(entry.member)?.into === undefined)
        change(members, entry.member, { into: entry.into, claimed: claimIn(circle, entry) });
      break;
    }
    case 'leave':
      releaseClaims(circle, entry);
      for (const id of mergedIds(members, entry.member)) change(members, id, { name: undefined });
      change(members, entry.member, { is: 'left', keeper: false });
      break;
    case 'keeper':
      change(members, entry.member, { keeper: entry.on });
      break;
    case 'settings':
      circle.settings = settingsAfter(circle.settings, entry.settings);
      break;
    case 'file':
      if (!games.has(entry.game.key)) {
        const { id, by, at, game } = entry;
        games.set(game.key, { ...game, entry: id, by, filed: at, corrected: undefined });
      }
      break;
    case 'correct': {
      const game = games.get(entry.game.key);
      if (game !== undefined) {
        const { entry: first, by, filed } = game;
        games.set(game.key, { ...entry.game, entry: first, by, filed, corrected: entry.id });
      }
      break;
    }
    case 'remove':
      // Even if the member who filed it has undone that: they could file it again.
      games.delete(entry.game);
      circle.removed.add(entry.game);
      break;
    case 'invite':
    case 'undo':
      break;
  }
}

function claimIn(circle: Circle, { by, into, at }: Extract<Entry, { do: 'merge' }>): number | undefined {
  return by === into && !isKeeper(circle, by) ? at : undefined;
}

/** A name on paper stays on paper if the member who leaves has only just claimed it: otherwise anyone could join and delete names. */
function releaseClaims({ members }: Writable, { member, at }: Extract<Entry, { do: 'leave' }>): void {
  for (const { id, into, claimed = -Infinity } of members.values())
    if (into === member && at - claimed < CLAIM_SETTLES)
      change(members, id, { into: undefined, claimed: undefined });
}

function newMember({ member, name, at }: Extract<Entry, { do: 'open' | 'join' | 'add' }>): Member {
  return { id: member, name, is: 'paper', keeper: false, since: at, into: undefined, claimed: undefined };
}

function change(members: Map<string, Member>, id: string, news: Partial<Member>): void {
  const member = members.get(id);
  if (member !== undefined) members.set(id, { ...member, ...news });
}

function settingsAfter(
  before: CircleSettings,
  news: Extract<Entry, { do: 'settings' }>['settings'],
): CircleSettings {
  const given = Object.entries(news).filter(([, value]) => value !== undefined);
  return { ...before, ...Object.fromEntries(given) };
}

/** The member that someone was finally merged into, or that member themselves. */
export function whoIs({ members }: Pick<Circle, 'members'>, id: string): Member | undefined {
  let member = members.get(id);
  while (member?.into !== undefined) member = members.get(member.into);
  return member;
}

/** The IDs of a member and of everyone who was merged into them. */
export function mergedIds(members: ReadonlyMap<string, Member>, id: string): string[] {
  return [...members.keys()].filter((one) => whoIs({ members }, one)?.id === id);
}

/** The current members: those who have neither left nor been merged into another. */
export function present({ members }: Pick<Circle, 'members'>): Member[] {
  return [...members.values()].filter(({ is, into }) => is !== 'left' && into === undefined);
}

/** A circle is never without a keeper: if nobody is one, the person who has been here longest is. */
export function keepersOf(circle: Pick<Circle, 'members'>): Member[] {
  const people = present(circle).filter(({ is }) => is === 'person');
  const keepers = people.filter(({ keeper }) => keeper);
  return keepers.length > 0 ? keepers : people.slice(0, 1);
}

export function isKeeper(circle: Pick<Circle, 'members'>, id: string): boolean {
  return keepersOf(circle).some((member) => member.id === id);
}

/** The log of a circle without the names of members who have left since it was read. */
export function withoutNames({ log, members }: Circle): Entry[] {
  return log.map((entry) => {
    if (!('name' in entry) || whoIs({ members }, entry.member)?.is !== 'left') return entry;
    const { name: _, ...rest } = entry;
    return rest;
  });
}

/** Joins the two things a server sends: a log from some position on, and the names in its entries, by position. */
export function withNames(
  log: readonly Entry[],
  names: readonly (readonly [n: number, name: string])[],
  from = 0,
): Entry[] {
  const named = [...log];
  for (const [n, name] of names) {
    const entry = named[n - from];
    if (entry !== undefined) named[n - from] = Object.assign({}, entry, { name });
  }
  return named;
}
