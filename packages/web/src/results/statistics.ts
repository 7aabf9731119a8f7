// Everyone's figures, head-to-heads and records over many games of one box.

import { nameKey } from '@sevenfold/engine/name-key';
import { type GameResult, isCounted, type ResultLine, roundsOf } from './result.ts';

export interface PersonFigures {
  /** Tells people, characters and the owner apart. */
  readonly key: string;
  /** The name as it was last written. */
  readonly name: string;
  readonly isYou: boolean;
  readonly bot: string;
  readonly games: number;
  /** A shared win counts for each of the winners. */
  readonly wins: number;
  readonly rounds: number;
  readonly points: number;
  readonly busts: number;
  readonly flip7s: number;
  readonly bestRound: number;
}

/** The figures of two people, in the games they both played to the end. */
export interface Pair {
  readonly keys: readonly [string, string];
  readonly games: number;
  /** How often each had the higher total. */
  readonly ahead: readonly [number, number];
}

export interface GameRecordHeld {
  readonly value: number;
  /** Several if they did the same in the same game. */
  readonly names: readonly string[];
  readonly game: GameResult;
  /** Counted from 0; absent if it is not about one round. */
  readonly round?: number;
}

export const RECORD_NAMES = [
  'highestRound',
  'highestTotal',
  'mostFlip7s',
  'mostBusts',
  'fastestWin',
  'widestWin',
  'longestGame',
] as const;

export type RecordName = (typeof RECORD_NAMES)[number];

export interface Statistics {
  /** The people with the most wins come first. */
  readonly people: readonly PersonFigures[];
  /** The pairs with the most games together come first. */
  readonly pairs: readonly Pair[];
  /** Missing until someone has one. */
  readonly records: Readonly<Partial<Record<RecordName, GameRecordHeld>>>;
}

type YouOrName = { -readonly [Field in keyof PersonFigures]: PersonFigures[Field] };
type Records = Partial<Record<RecordName, GameRecordHeld>>;
type Pairs = Map<string, { keys: [string, string]; games: number; ahead: [number, number] }>;

const YOU = 'you';

/** The same name in any case is one person; a character is never a person of the same name. */
export function personKey({ name, bot }: ResultLine, isYou: boolean): string {
  if (isYou) return YOU;
  return bot === '' ? `person ${nameKey(name)}` : `bot ${bot} ${nameKey(name)}`;
}

export function statisticsOf(results: readonly GameResult[]): Statistics {
  const people = new Map<string, YouOrName>();
  const pairs: Pairs = new Map();
  const records: Records = {};
  for (const game of results.filter(isCounted).toSorted((a, b) => a.ended - b.ended)) {
    const stayed = game.lines.flatMap((line, seat) =>
      line.place === undefined ? [] : [{ line, key: personKey(line, seat === game.you) }],
    );
    for (const { line, key } of stayed) {
      addPerson(people, line, key);
      addRecords(records, game, line);
    }
    addGame(
      records,
      game,
      stayed.map(({ line }) => line),
    );
    for (const [index, one] of stayed.entries()) {
      for (const other of stayed.slice(index + 1)) addPair(pairs, one, other);
    }
  }
  return {
    people: [...people.values()].sort((a, b) => b.wins - a.wins || b.games - a.games),
    pairs: [...pairs.values()].sort((a, b) => b.games - a.games),
    records,
  };
}

function addPerson(people: Map<string, YouOrName>, line: ResultLine, key: string): void {
  const none = { games: 0, wins: 0, rounds: 0, points: 0, busts: 0, flip7s: 0, bestRound: 0 };
  const person = people.get(key) ?? { key, name: '', isYou: key === YOU, bot: line.bot, ...none };
  people.set(key, person);
  if (line.name.trim() !== '') person.name = line.name;
  person.games++;
  if (line.won) person.wins++;
  person.points += line.total;
  for (const { points, bust, flip7 } of roundsOf(line)) {
    person.rounds++;
    if (bust) person.busts++;
    if (flip7) person.flip7s++;
    person.bestRound = Math.max(person.bestRound, points);
  }
}

function addRecords(records: Records, game: GameResult, line: ResultLine): void {
  const names = [line.name];
  const rounds = roundsOf(line);
  for (const [round, played] of line.rounds.entries()) {
    if (played !== undefined) atMost(records, 'highestRound', { value: played.points, names, game, round });
  }
  atMost(records, 'highestTotal', { value: line.total, names, game });
  atMost(records, 'mostFlip7s', { value: rounds.filter(({ flip7 }) => flip7).length, names, game });
  atMost(records, 'mostBusts', { value: rounds.filter(({ bust }) => bust).length, names, game });
}

/** Records of a win are for games against someone. */
function addGame(records: Records, game: GameResult, lines: readonly ResultLine[]): void {
  if (lines.length < 2) return;
  const winners = lines.filter(({ won }) => won);
  const [winner] = winners;
  if (winner === undefined) return;
  const names = winners.map(({ name }) => name);
  const rounds = roundsOf(winner).length;
  if (records.fastestWin === undefined || rounds < records.fastestWin.value) {
    records.fastestWin = { value: rounds, names, game };
  }
  atMost(records, 'longestGame', { value: rounds, names, game });
  if (winners.length > 1) return;
  const second = Math.max(...lines.filter((line) => line !== winner).map(({ total }) => total));
  atMost(records, 'widestWin', { value: winner.total - second, names, game });
}

/** Keeps the higher value; equal values in one game share the record, otherwise the earlier game keeps it. 0 is not a record. */
function atMost(records: Records, name: RecordName, held: GameRecordHeld): void {
  const best = records[name];
  if (held.value > (best?.value ?? 0)) records[name] = held;
  else if (best !== undefined && isShared(best, held)) {
    records[name] = { ...best, names: [...best.names, ...held.names] };
  }
}

function isShared(best: GameRecordHeld, { value, game, round }: GameRecordHeld): boolean {
  return value === best.value && game === best.game && round === best.round;
}

interface Stayed {
  readonly line: ResultLine;
  readonly key: string;
}

function addPair(pairs: Pairs, one: Stayed, other: Stayed): void {
  if (one.key === other.key) return;
  const [first, second] = one.key < other.key ? [one, other] : [other, one];
  const id = JSON.stringify([first.key, second.key]);
  const pair = pairs.get(id) ?? { keys: [first.key, second.key], games: 0, ahead: [0, 0] };
  pairs.set(id, pair);
  pair.games++;
  if (first.line.total > second.line.total) pair.ahead[0]++;
  else if (second.line.total > first.line.total) pair.ahead[1]++;
}

/** Two people against each other, from the first one's side. */
export function pairOf(
  { pairs }: Statistics,
  one: string,
  other: string,
): Pick<Pair, 'games' | 'ahead'> | undefined {
  for (const { keys, games, ahead } of pairs) {
    if (keys[0] === one && keys[1] === other) return { games, ahead };
    if (keys[1] === one && keys[0] === other) return { games, ahead: [ahead[1], ahead[0]] };
  }
  return undefined;
}

/** The owner against everyone else, the most frequent opponents first. */
export function rivalsOf(statistics: Statistics): (PersonFigures & Pick<Pair, 'ahead'>)[] {
  return statistics.people
    .flatMap((person) => {
      const pair = pairOf(statistics, YOU, person.key);
      return pair === undefined ? [] : [{ ...person, games: pair.games, ahead: pair.ahead }];
    })
    .sort((a, b) => b.games - a.games);
}
