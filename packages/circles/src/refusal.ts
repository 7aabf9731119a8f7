import {
  afterUndo,
  type Circle,
  gameIn,
  isKeeper,
  keepersOf,
  type Member,
  mergedIds,
  present,
  subjectOf,
  whoIs,
} from './circle.ts';
import { type EntryKind, type Entry, TABLE } from './entry.ts';
import type { FiledGame, FiledPlayer } from './game.ts';
import {
  ENTRIES_A_DAY,
  JOINS_A_DAY,
  KEEPERS_ROOM,
  MEMBER_SETTLES,
  MOST_ENTRIES,
  MOST_GAMES,
  MOST_MEMBERS,
  MOST_MEMBERS_EVER,
  SCORES_OF_ENTRY,
} from './limits.ts';
import { twinOf } from './twins.ts';

const DAY = 86_400_000;

/** Why a circle refuses an entry, by code. */
export const CIRCLE_REFUSALS = {
  notAMember: 'Only members of this circle may do this.',
  notAllowed: 'Only a keeper of the circle may do this, or the member who did it in the first place.',
  noMember: 'There is no such member in this circle.',
  noGame: 'There is no such game in this circle.',
  noEntry: 'There is no such entry in this circle.',
  idTaken: 'Another entry of this circle has this ID.',
  memberTaken: 'Another member of this circle has this ID.',
  alreadyFiled: 'This game is already in the circle.',
  looksFiled:
    'A game with the same totals was filed within a day; file it with `sure` if it is a different one.',
  wasRemoved: 'This game was removed from the circle; undo that to restore it.',
  verified: 'The totals of this game come from the server and cannot be corrected.',
  bothPlayed: 'These two members have played in the same game, so they cannot be one person.',
  alreadyUndone: 'This has already been undone.',
  cannotUndo: 'This cannot be undone.',
  inUse: 'This member has played, so adding them can no longer be undone; remove them instead.',
  tooManyMembers: 'This circle has no room for more members; remove someone first.',
  tooManyJoins: 'Too many people have joined this circle today; try again tomorrow.',
  tooManyGames: 'This circle has no room for more games; start a new circle.',
  tooManyToday:
    'You, or those who have just joined, have made too many changes to this circle today; try again tomorrow.',
} as const;

export type CircleRefusal = keyof typeof CIRCLE_REFUSALS;

/** Only keepers may do these, and only keepers may undo them. */
const KEEPERS_ONLY: ReadonlySet<EntryKind> = new Set(['keeper', 'settings', 'invite']);
/** These cannot be undone: they delete a name or a key for good, or undoing them would delete the circle. */
const FINAL: ReadonlySet<EntryKind> = new Set(['open', 'join', 'leave', 'invite']);

/** Why an entry cannot be added to the log of a circle; `undefined` if it can. */
export function refusal(circle: Circle, entry: Entry): CircleRefusal | undefined {
  if (circle.positions.has(entry.id)) return 'idTaken';
  const isTable = entry.by === TABLE && entry.do === 'file';
  const isNew = entry.do === 'join' || entry.do === 'open';
  const author = circle.members.get(entry.by);
  if (!isTable && !isNew && (author?.is !== 'person' || author.into !== undefined)) return 'notAMember';
  if (entry.do !== 'leave' && isFull(circle, entry)) return 'tooManyGames';
  if (KEEPERS_ONLY.has(entry.do) && !isKeeper(circle, entry.by)) return 'notAllowed';
  if (!isTable && entry.do !== 'leave' && isTooMuch(circle, entry)) return 'tooManyToday';
  return refusalOf(circle, entry);
}

function refusalOf(circle: Circle, entry: Entry): CircleRefusal | undefined {
  const { members, games } = circle;
  switch (entry.do) {
    case 'open':
      return circle.log.length > 0 ? 'idTaken' : undefined;
    case 'join':
    case 'add':
      return joinRefusal(circle, entry);
    case 'rename': {
      const member = members.get(entry.member);
      if (!isPresent(member)) return 'noMember';
      return member.is === 'paper' || member.id === entry.by ? undefined : 'notAllowed';
    }
    case 'merge':
      return mergeRefusal(circle, entry);
    case 'leave':
      if (!isPresent(members.get(entry.member))) return 'noMember';
      return entry.member === entry.by || isKeeper(circle, entry.by) ? undefined : 'notAllowed';
    case 'keeper': {
      const member = members.get(entry.member);
      return isPresent(member) && member.is === 'person' ? undefined : 'noMember';
    }
    case 'file':
      return filingRefusal(circle, entry.game, entry.sure === true || entry.by === TABLE);
    case 'correct': {
      const game = games.get(entry.game.key);
      if (game === undefined) return 'noGame';
      if (!isTheirs(circle, entry.by, game.by)) return 'notAllowed';
      if (game.verified === true && !isSameResult(game, entry.game)) return 'verified';
      return playersRefusal(circle, entry.game) === undefined ? undefined : 'noMember';
    }
    case 'remove': {
      const game = games.get(entry.game);
      if (game === undefined) return 'noGame';
      return isTheirs(circle, entry.by, game.by) ? undefined : 'notAllowed';
    }
    case 'undo':
      return undoRefusal(circle, entry);
    case 'settings':
    case 'invite':
      return undefined;
  }
}

function isPresent(member: Member | undefined): member is Member {
  return member !== undefined && member.is !== 'left' && member.into === undefined;
}

/** Members may undo what they did themselves, and keepers anything. */
function isTheirs(circle: Circle, member: string, by: string): boolean {
  return member === by || isKeeper(circle, member);
}

/** The last part of a log is for keepers only; otherwise a member who fills the log would have the last word. */
function isFull(circle: Circle, { by }: Entry): boolean {
  const room = isKeeper(circle, by) ? MOST_ENTRIES : MOST_ENTRIES * (1 - KEEPERS_ROOM);
  return circle.log.length >= room;
}

function isTooMuch(circle: Circle, entry: Entry): boolean {
  const { by, at } = entry;
  const newcomers = newcomersAt(circle, at);
  const counts = newcomers.has(by) ? newcomers : new Set([by]);
  const before = sumSince(circle.log, at - DAY, (one) => (counts.has(one.by) ? weightOf(one) : 0));
  return before + weightOf(entry) > ENTRIES_A_DAY;
}

/** New members, and all who have left, share one allowance: with a leaked link, fifty of them could fill the log in a day. */
function newcomersAt(circle: Circle, moment: number): Set<string> {
  const members = [...circle.members.values()];
  const ids = members.filter(({ is, since }) => is === 'left' || moment - since < MEMBER_SETTLES);
  const newcomers = new Set(ids.map(({ id }) => id));
  for (const { id } of keepersOf(circle)) newcomers.delete(id);
  return newcomers;
}

function weightOf(entry: Entry): number {
  if (entry.do !== 'file' && entry.do !== 'correct') return 1;
  const scores = entry.game.players.reduce((sum, { rounds }) => sum + (rounds?.length ?? 0), 0);
  return Math.max(1, Math.ceil(scores / SCORES_OF_ENTRY));
}

/** The clocks of servers differ by seconds, which does not matter here. */
function sumSince(log: readonly Entry[], moment: number, worth: (entry: Entry) => number): number {
  let sum = 0;
  for (let at = log.length - 1; at >= 0 && log[at]!.at > moment; at--) sum += worth(log[at]!);
  return sum;
}

function joinRefusal(
  circle: Circle,
  entry: Extract<Entry, { do: 'join' | 'add' }>,
): CircleRefusal | undefined {
  if (circle.members.has(entry.member)) return 'memberTaken';
  if (circle.members.size >= MOST_MEMBERS_EVER) return 'tooManyMembers';
  if (present(circle).length >= MOST_MEMBERS) return 'tooManyMembers';
  const joins = sumSince(circle.log, entry.at - DAY, (one) => (one.do === 'join' ? 1 : 0));
  return entry.do === 'join' && joins >= JOINS_A_DAY ? 'tooManyJoins' : undefined;
}

/** Anyone may say 'that is me' about a name on paper; keepers may merge others too. */
function mergeRefusal(circle: Circle, entry: Extract<Entry, { do: 'merge' }>): CircleRefusal | undefined {
  const from = circle.members.get(entry.member);
  const into = circle.members.get(entry.into);
  // Two devices turn out to belong to one person; only the server sends this.
  const isOwn = entry.member === entry.by;
  if (from === undefined || from.into !== undefined || (from.is === 'person' && !isOwn)) return 'noMember';
  if (!isPresent(into) || into.id === from.id) return 'noMember';
  const isMe = into.id === entry.by && from.is === 'paper';
  if (!isMe && !isOwn && !isKeeper(circle, entry.by)) return 'notAllowed';
  const [one, other] = [from, into].map(({ id }) => new Set(mergedIds(circle.members, id)));
  for (const { players } of circle.games.values())
    if (hasOf(players, one!) && hasOf(players, other!)) return 'bothPlayed';
  return undefined;
}

function hasOf(players: readonly FiledPlayer[], ids: ReadonlySet<string>): boolean {
  return players.some((player) => 'member' in player && ids.has(player.member));
}

function filingRefusal(circle: Circle, game: FiledGame, isSure: boolean): CircleRefusal | undefined {
  const { games, removed } = circle;
  if (games.has(game.key)) return 'alreadyFiled';
  if (removed.has(game.key)) return 'wasRemoved';
  if (games.size >= MOST_GAMES) return 'tooManyGames';
  if (playersRefusal(circle, game) !== undefined) return 'noMember';
  return !isSure && twinOf(circle, game) !== undefined ? 'looksFiled' : undefined;
}

/** Every member in a game must be in the circle, and nobody in it twice. */
function playersRefusal(circle: Circle, { players }: FiledGame): 'noMember' | 'bothPlayed' | undefined {
  const ids = players.flatMap((player) => ('member' in player ? [whoIs(circle, player.member)?.id] : []));
  if (ids.includes(undefined)) return 'noMember';
  return new Set(ids).size === ids.length ? undefined : 'bothPlayed';
}

function isSameResult(one: FiledGame, other: FiledGame): boolean {
  return resultText(one) === resultText(other);
}

function resultText({ box, ended, players }: FiledGame): string {
  const results = players.map((player) => [player.place, player.total, player.rounds, 'bot' in player]);
  return JSON.stringify([box, ended, results]);
}

function undoRefusal(circle: Circle, entry: Extract<Entry, { do: 'undo' }>): CircleRefusal | undefined {
  const { log, positions, undone } = circle;
  const { entry: id, by } = entry;
  const at = positions.get(id);
  if (at === undefined) return 'noEntry';
  const target = log[at]!;
  if (FINAL.has(target.do)) return 'cannotUndo';
  if (!isTheirs(circle, by, target.by)) return 'notAllowed';
  const subject = subjectOf(circle, target);
  if (KEEPERS_ONLY.has(subject.do) && !isKeeper(circle, by)) return 'notAllowed';
  if (undone.has(id)) return 'alreadyUndone';
  if (subject.do === 'merge' && whoIs(circle, subject.into)?.is === 'left') return 'cannotUndo';
  const after = afterUndo(circle, entry);
  // Whoever merges again must be allowed to merge now.
  if (subject.do === 'merge' && undone.has(subject.id) && !after.undone.has(subject.id)) {
    const refused = mergeRefusal(circle, { ...subject, by });
    if (refused !== undefined) return refused;
  }
  const game = gameIn(subject);
  return game === undefined ? membersRefusal(circle, after) : gameRefusal(circle, after, game);
}

/** Why an undo may not restore a game, whose members may have changed since. */
function gameRefusal(circle: Circle, after: Circle, key: string): CircleRefusal | undefined {
  const game = after.games.get(key);
  if (game === undefined) return undefined;
  if (after.games.size > Math.max(MOST_GAMES, circle.games.size)) return 'tooManyGames';
  return playersRefusal(after, game);
}

/** Why an undo may not change the members as it would. */
function membersRefusal(circle: Circle, after: Circle): CircleRefusal | undefined {
  const { members } = circle;
  if (present(after).length > Math.max(MOST_MEMBERS, present(circle).length)) return 'tooManyMembers';
  for (const { id, into } of members.values()) {
    if (after.members.has(id)) {
      // Nobody leaves or comes back by an undo: names that were deleted are gone.
      if ((whoIs(circle, id)?.is === 'left') !== (whoIs(after, id)?.is === 'left')) return 'cannotUndo';
    } else if (into !== undefined) return 'inUse';
  }
  for (const game of after.games.values()) {
    const refused = playersRefusal(after, game);
    if (refused !== undefined) return refused === 'noMember' ? 'inUse' : refused;
  }
  return undefined;
}
