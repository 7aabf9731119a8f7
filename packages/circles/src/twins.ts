import { type Circle, type CircleGame, gameIn, subjectOf, whoIs } from './circle.ts';
import type { Entry } from './entry.ts';
import type { FiledGame, FiledPlayer } from './game.ts';

/** Games with the same totals of the same people this close together are one game that was filed twice. */
const SAME_GAME_WITHIN = 86_400_000;

/** Who had how many points in each game. Cached, because comparing a full circle with a batch of games would take seconds. */
interface Results {
  /** How many entries of the log the cache covers. */
  n: number;
  /** Who each member is, after merges. */
  readonly who: ReadonlyMap<string, string>;
  readonly ofGame: Map<string, string>;
  /** The keys of the games with a result. */
  readonly keys: Map<string, Set<string>>;
}

const known = new WeakMap<Circle, Results>();

/** A game that, judging by its totals, was filed before under another key. */
export function twinOf(circle: Circle, game: FiledGame): CircleGame | undefined {
  const results = resultsOf(circle);
  const keys = results.keys.get(resultOf(results.who, game) ?? '') ?? [];
  for (const key of keys) {
    const other = circle.games.get(key)!;
    const isNear = Math.abs(other.ended - game.ended) < SAME_GAME_WITHIN;
    if (key !== game.key && other.box === game.box && isNear) return other;
  }
  return undefined;
}

function resultsOf(circle: Circle): Results {
  const before = known.get(circle);
  const news = circle.log.slice(before?.n ?? 0);
  const isStale = before === undefined || news.some((entry) => isRegrouping(circle, entry));
  const results = isStale ? noResults(circle) : before;
  for (const key of isStale ? circle.games.keys() : keysIn(circle, news)) note(circle, results, key);
  results.n = circle.log.length;
  known.set(circle, results);
  return results;
}

/** The games that entries are about. */
function keysIn(circle: Circle, entries: readonly Entry[]): string[] {
  return entries.flatMap((entry) => gameIn(subjectOf(circle, entry)) ?? []);
}

/** Whether an entry may have merged members. */
function isRegrouping(circle: Circle, entry: Entry): boolean {
  if (entry.do === 'undo') return gameIn(subjectOf(circle, entry)) === undefined;
  return entry.do === 'merge' || entry.do === 'leave';
}

function noResults(circle: Circle): Results {
  const who = new Map<string, string>();
  for (const id of circle.members.keys()) who.set(id, whoIs(circle, id)?.id ?? id);
  return { n: 0, who, ofGame: new Map(), keys: new Map() };
}

/** Notes that a game was filed, changed or removed. */
function note({ games }: Circle, { who, ofGame, keys }: Results, key: string): void {
  const before = ofGame.get(key);
  if (before !== undefined) keys.get(before)?.delete(key);
  const game = games.get(key);
  const result = game === undefined ? undefined : resultOf(who, game);
  if (result === undefined) ofGame.delete(key);
  else {
    ofGame.set(key, result);
    keys.set(result, (keys.get(result) ?? new Set()).add(key));
  }
}

/** `undefined` if not everyone's total is known. */
function resultOf(who: ReadonlyMap<string, string>, { players }: FiledGame): string | undefined {
  if (players.some(({ total }) => total === undefined)) return undefined;
  const nameOf = (player: FiledPlayer): string =>
    'member' in player ? (who.get(player.member) ?? player.member) : '';
  return players
    .map((player) => `${nameOf(player)}=${player.total}`)
    .sort()
    .join(' ');
}
