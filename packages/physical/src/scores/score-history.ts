// What many kept games say together. People are the same if their names are, however they are written.

import { type ScoreBook, sheetOf } from './score-book.ts';
import { type Standing, standingsOf } from './standings.ts';

export interface PersonScores {
  /** As last written. */
  readonly name: string;
  /** Finished games, and how many of them were won; a shared win counts for everybody. */
  readonly games: number;
  readonly wins: number;
  readonly rounds: number;
  readonly points: number;
  readonly busts: number;
  readonly flip7s: number;
  readonly bestRound: number;
}

/** Of two people, in the finished games they both played. */
export interface HeadToHead {
  readonly names: readonly [string, string];
  readonly games: number;
  /** How often each had the higher total. */
  readonly ahead: readonly [number, number];
}

export interface ScoreRecord {
  readonly value: number;
  readonly name: string;
  /** The book, and the round counted from 0 if it is one round's. */
  readonly book: string;
  readonly round?: number;
}

export interface ScoreHistory {
  /** Most wins first. */
  readonly people: readonly PersonScores[];
  readonly pairs: readonly HeadToHead[];
  /** Undefined until somebody has one. */
  readonly records: {
    readonly highestRound?: ScoreRecord;
    readonly highestTotal?: ScoreRecord;
    /** Of one game. */
    readonly mostFlip7s?: ScoreRecord;
    readonly mostBusts?: ScoreRecord;
    /** Rounds to a win, and by how much it was won. */
    readonly fastestWin?: ScoreRecord;
    readonly widestWin?: ScoreRecord;
  };
}

type Records = { -readonly [Name in keyof ScoreHistory['records']]: ScoreRecord };
type Person = { -readonly [Field in keyof PersonScores]: PersonScores[Field] };

/** Figures of all finished games among these books. Throws `ScoreBookError` for one that cannot be. */
export function scoreHistory(books: readonly ScoreBook[]): ScoreHistory {
  const people = new Map<string, Person>();
  const pairs = new Map<string, { names: [string, string]; games: number; ahead: [number, number] }>();
  const records: Records = {};
  for (const book of books.toSorted((a, b) => a.started - b.started)) {
    const { lines, phase, winners } = standingsOf(sheetOf(book));
    if (phase !== 'over') continue;
    const stayed = lines.filter(({ player }) => player.left === undefined);
    for (const line of stayed) {
      addPerson(people, line, winners.includes(line.player.id));
      addRecords(records, book.id, line);
    }
    addWin(records, book.id, stayed, winners);
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

function addPerson(people: Map<string, Person>, line: Standing, won: boolean): void {
  const key = keyOf(line);
  const none = { games: 0, wins: 0, rounds: 0, points: 0, busts: 0, flip7s: 0, bestRound: 0 };
  const person = people.get(key) ?? { name: '', ...none };
  people.set(key, person);
  person.name = line.player.name;
  person.games++;
  if (won) person.wins++;
  person.points += line.total;
  for (const round of line.rounds) {
    if (round?.counts !== true) continue;
    person.rounds++;
    if (round.bust) person.busts++;
    if (round.flip7) person.flip7s++;
    person.bestRound = Math.max(person.bestRound, round.points);
  }
}

function addRecords(records: Records, book: string, line: Standing): void {
  const { name } = line.player;
  const count = (of: 'bust' | 'flip7'): number =>
    line.rounds.filter((round) => round?.counts === true && round[of]).length;
  for (const [round, score] of line.rounds.entries()) {
    if (score?.counts === true) atMost(records, 'highestRound', { value: score.points, name, book, round });
  }
  atMost(records, 'highestTotal', { value: line.total, name, book });
  atMost(records, 'mostFlip7s', { value: count('flip7'), name, book });
  atMost(records, 'mostBusts', { value: count('bust'), name, book });
}

function addWin(
  records: Records,
  book: string,
  lines: readonly Standing[],
  winners: readonly string[],
): void {
  const [winner] = winners;
  const line = lines.find(({ player }) => player.id === winner)!;
  const { name } = line.player;
  const rounds = line.rounds.filter((round) => round?.counts === true).length;
  if (records.fastestWin === undefined || rounds < records.fastestWin.value) {
    records.fastestWin = { value: rounds, name, book };
  }
  if (winners.length > 1 || lines.length < 2) return;
  const second = Math.max(...lines.filter((other) => other !== line).map(({ total }) => total));
  atMost(records, 'widestWin', { value: line.total - second, name, book });
}

/** Keeps the higher one; of equals the earlier. Nothing is no record. */
function atMost(records: Records, name: keyof Records, record: ScoreRecord): void {
  if (record.value > (records[name]?.value ?? 0)) records[name] = record;
}

function addPair(
  pairs: Map<string, { names: [string, string]; games: number; ahead: [number, number] }>,
  one: Standing,
  other: Standing,
): void {
  const [first, second] = keyOf(one) < keyOf(other) ? [one, other] : [other, one];
  const key = JSON.stringify([keyOf(first), keyOf(second)]);
  const pair = pairs.get(key) ?? { names: ['', ''], games: 0, ahead: [0, 0] };
  pairs.set(key, pair);
  pair.names = [first.player.name, second.player.name];
  pair.games++;
  if (first.total > second.total) pair.ahead[0]++;
  else if (second.total > first.total) pair.ahead[1]++;
}

function keyOf({ player }: Standing): string {
  return player.name.toLowerCase();
}
