// A game that is about to be filed in a circle: someone still has to say who was who.

import {
  type Circle,
  type CircleGame,
  type FiledGame,
  type FiledPlayer,
  MOST_FILED_ROUNDS,
  MOST_FILED_SCORES,
  nameSchema,
  placesOf,
  present,
  whoIs,
} from '@sevenfold/circles';
import * as v from 'valibot';
import { type GameResult, pathOf } from '../../../results/result.ts';
import { nameKey } from '@sevenfold/engine/name-key';
import type { EntryDraft } from '../sync/circle-session.svelte.ts';
import { BRUTAL } from '../circle-texts.ts';

/** Not a member yet: a guest in this game, or someone who becomes a member with it. */
export const GUEST = 'guest';
export const NEW = 'new';

export interface DraftPlayer {
  /** A member, `GUEST`, `NEW`, or empty for a bot. */
  who: string;
  /** The name of a guest or a new member. */
  name: string;
  readonly bot: string | undefined;
  /** The total as it was typed; without one the place counts. */
  total: string;
  place: string;
  /** The total that the rounds add up to. */
  readonly scored?: string | undefined;
  readonly rounds?: readonly (number | null)[] | undefined;
  readonly flip7s?: number | undefined;
}

export interface GameDraft {
  readonly key: string;
  box: string;
  readonly started: number | undefined;
  ended: number;
  players: DraftPlayer[];
  /** The seat of the first dealer; −1 if nobody knows. */
  dealer: number;
  readonly link: string | undefined;
  /** Whether only the places are known. */
  placesOnly: boolean;
}

export type DraftProblem = 'twoPlayers' | 'noMember' | 'sameMember' | 'needsName' | 'badTotal' | 'badPlace';

export function typedDraft(id: string, now: number): GameDraft {
  return {
    key: `typed:${id}`,
    box: 'flip7',
    started: undefined,
    ended: now,
    players: [],
    dealer: -1,
    link: undefined,
    placesOnly: false,
  };
}

export function newPlayer(who: string, name = ''): DraftPlayer {
  return { who, name, bot: undefined, total: '', place: '' };
}

/** A finished game; undefined if games of its kind are not filed. */
export function draftOf(
  result: GameResult,
  isBrutal: boolean,
  circle: Circle,
  named: NamedMembers,
): GameDraft | undefined {
  const key = keyOf(result);
  if (key === undefined || result.lines.length < 2) return undefined;
  const scores = result.lines.reduce((sum, { rounds }) => sum + rounds.length, 0);
  const isLong =
    scores > MOST_FILED_SCORES || result.lines.some(({ rounds }) => rounds.length > MOST_FILED_ROUNDS);
  const staying = result.lines.filter(({ place }) => place !== undefined).length;
  return {
    key,
    box: isBrutal ? BRUTAL : result.box,
    started: result.started === result.ended ? undefined : result.started,
    ended: result.ended,
    dealer: result.dealer,
    link: result.way === 'online' ? pathOf(result) : undefined,
    placesOnly: false,
    players: result.lines.map((line) => ({
      ...(line.bot === '' ? meant(line.name, circle, named) : { who: '', name: line.name }),
      bot: line.bot === '' ? undefined : line.bot,
      // Players who left have no total that could be compared, and share last place.
      total: line.place === undefined ? '' : String(line.total),
      place: String(line.won ? 1 : (line.place ?? staying + 1)),
      rounds: isLong ? undefined : line.rounds.map((round) => round?.points ?? null),
      flip7s: line.rounds.filter((round) => round?.flip7 === true).length,
    })),
  };
}

/** The same for everyone who has this game. */
export function keyOf({ way, id }: Pick<GameResult, 'way' | 'id'>): string | undefined {
  if (way === 'online') return `online:${id}`;
  if (way === 'keep') return `sheet:${id}`;
  return way === 'track' ? `tracked:${id}` : undefined;
}

/** A game that is filed already, to be corrected. */
export function correctionOf(game: CircleGame, circle: Circle): GameDraft {
  const { key, box, started, ended, dealer, link, players } = game;
  return {
    key,
    box,
    started,
    ended,
    dealer: dealer ?? -1,
    link,
    placesOnly: players.every(({ total }) => total === undefined),
    players: players.map((player) => ({
      who: 'member' in player ? (whoIs(circle, player.member)?.id ?? '') : 'guest' in player ? GUEST : '',
      name: 'guest' in player ? player.guest : 'bot' in player ? player.bot : '',
      bot: 'bot' in player ? player.bot : undefined,
      total: player.total === undefined ? '' : String(player.total),
      scored: player.total === undefined ? '' : String(player.total),
      place: String(player.place),
      rounds: player.rounds,
      flip7s: player.flip7s,
    })),
  };
}

/** Which member a name on paper has meant before, in a circle. */
export type NamedMembers = ReadonlyMap<string, string>;

/** Someone with this name, as it was said last time or as the circle knows them; otherwise someone new. */
function meant(name: string, circle: Circle, named: NamedMembers): Pick<DraftPlayer, 'who' | 'name'> {
  const before = named.get(nameKey(name));
  if (before === '') return { who: GUEST, name };
  const here = present(circle);
  const known = here.find(({ id }) => id === (before === undefined ? before : whoIs(circle, before)?.id));
  const same = here.find((member) => nameKey(member.name ?? '') === nameKey(name));
  const who = known?.id ?? same?.id;
  return who === undefined ? { who: NEW, name } : { who, name };
}

export interface FilingEntries {
  readonly entries: readonly EntryDraft[];
  readonly players: readonly FiledPlayer[];
}

/** The entries that file a game: the names that are new to the circle, then the game. */
export function entriesOf(
  draft: GameDraft,
  how: 'file' | 'correct',
  makeId: () => string,
): FilingEntries | { readonly problem: DraftProblem } {
  const problem = problemOf(draft);
  if (problem !== undefined) return { problem };
  const adds: EntryDraft[] = [];
  const totals = draft.players.map(({ total }) => readTotal(total));
  const places = placesIn(draft, totals);
  const players = draft.players.map((player, seat): FiledPlayer => {
    const result = {
      place: places[seat]!,
      ...(draft.placesOnly || totals[seat] === undefined ? {} : { total: totals[seat] }),
      ...(isRescored(player) || player.rounds === undefined ? {} : { rounds: player.rounds }),
      ...(isRescored(player) || player.flip7s === undefined ? {} : { flip7s: player.flip7s }),
    };
    if (player.bot !== undefined) return { bot: player.bot, ...result };
    if (player.who === GUEST) return { guest: player.name.trim(), ...result };
    if (player.who !== NEW) return { member: player.who, ...result };
    const member = makeId();
    adds.push({ do: 'add', member, name: player.name.trim() });
    return { member, ...result };
  });
  const { key, box, started, ended, dealer, link } = draft;
  const game: FiledGame = {
    key,
    box,
    ...(started === undefined ? {} : { started }),
    ended,
    players,
    ...(dealer < 0 ? {} : { dealer }),
    ...(link === undefined ? {} : { link }),
  };
  return { entries: [...adds, { do: how, game }], players };
}

function problemOf({ players, placesOnly }: GameDraft): DraftProblem | undefined {
  if (players.length < 2) return 'twoPlayers';
  const members = players.flatMap(({ who, bot }) =>
    bot !== undefined || who === GUEST || who === NEW ? [] : [who],
  );
  if (members.length === 0 && !players.some(({ who }) => who === NEW)) return 'noMember';
  if (new Set(members).size < members.length) return 'sameMember';
  if (!players.every(isNamed)) return 'needsName';
  if (placesOnly) return arePlaces(players.map(({ place }) => Number(place))) ? undefined : 'badPlace';
  return players.every(isScored) ? undefined : 'badTotal';
}

/** Whether the total was corrected: nobody knows in which round it differs. */
function isRescored({ total, scored }: DraftPlayer): boolean {
  return scored !== undefined && scored !== total;
}

function isNamed({ who, name }: DraftPlayer): boolean {
  return (who !== GUEST && who !== NEW) || v.is(nameSchema, name);
}

/** Whether the player has a total: those who left have only a place. */
function isScored({ total, place }: DraftPlayer): boolean {
  return total === '' ? place !== '' : readTotal(total) !== undefined;
}

/** Whether the places are those of a ranking: each one more than the number of players before it. */
function arePlaces(places: readonly number[]): boolean {
  return places.every((own) => places.filter((place) => place < own).length === own - 1);
}

/** From the totals, unless the places that came with the game agree with them. */
function placesIn({ players, placesOnly }: GameDraft, totals: readonly (number | undefined)[]): number[] {
  const given = players.map(({ place }) => Number(place));
  const fits = (own: number, seat: number): boolean =>
    given.every((place, other) => place >= own || (totals[other] ?? Infinity) >= (totals[seat] ?? -Infinity));
  if (placesOnly || (arePlaces(given) && given.every(fits))) return given;
  return placesOf(totals.map((total) => total ?? -Infinity));
}

function readTotal(text: string): number | undefined {
  const clean = text.trim().replace('−', '-');
  return /^-?\d{1,5}$/.test(clean) ? Number(clean) : undefined;
}
