// Records and head-to-heads of many score sheets. People with the same name, in any case, are one person.

import { type BoxId, FIRST_BOX } from './boxes/boxes.ts';
import { type ScoreLog, sheetOf } from './score-log.ts';
import { type Standing, standingsOf } from './standings.ts';

interface PersonScores {
  /** As last written. */
  readonly name: string;
  /** Finished games, and how many of them were won; a shared win counts for everyone. */
  readonly games: number;
  readonly wins: number;
  readonly rounds: number;
  readonly points: number;
  readonly busts: number;
  readonly flip7s: number;
  readonly bestRound: number;
}

/** Of two people, in the finished games they both played. */
interface HeadToHead {
  readonly names: readonly [string, string];
  readonly games: number;
  /** How often each had the higher total. */
  readonly ahead: readonly [number, number];
}

export interface ScoreRecord {
  readonly value: number;
  /** Several if they did the same in the same game. */
  readonly names: readonly string[];
  /** The id of the score sheet. */
  readonly sheet: string;
  /** Counted from 0; absent if it is not about one round. */
  readonly round?: number;
}

export interface ScoreStatistics {
  /** Most wins first. */
  readonly people: readonly PersonScores[];
  readonly pairs: readonly HeadToHead[];
  /** Undefined until someone has one. */
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

type Records = { -readonly [Name in keyof ScoreStatistics['records']]: ScoreRecord };
type Person = { -readonly [Field in keyof PersonScores]: PersonScores[Field] };

/** Counts finished games of one box only. Throws `ScoreLogError`. */
export function scoreStatistics(logs: readonly ScoreLog[], box: BoxId): ScoreStatistics {
  const people = new Map<string, Person>();
  const pairs = new Map<string, { names: [string, string]; games: number; ahead: [number, number] }>();
  const records: Records = {};
  for (const log of logs.toSorted((a, b) => a.started - b.started)) {
    if ((log.box ?? FIRST_BOX) !== box) continue;
    const { lines, phase, winners } = standingsOf(sheetOf(log));
    if (phase !== 'over') continue;
    const stayed = lines.filter(({ player }) => player.left === undefined);
    for (const line of stayed) {
      addPerson(people, line, winners.includes(line.player.id));
      addRecords(records, log.id, line);
    }
    addWin(records, log.id, stayed, winners);
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

function addRecords(records: Records, sheet: string, line: Standing): void {
  const names = [line.player.name];
  const count = (of: 'bust' | 'flip7'): number =>
    line.rounds.filter((round) => round?.counts === true && round[of]).length;
  for (const [round, score] of line.rounds.entries()) {
    if (score?.counts === true) atMost(records, 'highestRound', { value: score.points, names, sheet, round });
  }
  atMost(records, 'highestTotal', { value: line.total, names, sheet });
  atMost(records, 'mostFlip7s', { value: count('flip7'), names, sheet });
  atMost(records, 'mostBusts', { value: count('bust'), names, sheet });
}

function addWin(
  records: Records,
  sheet: string,
  lines: readonly Standing[],
  winners: readonly string[],
): void {
  const [winner] = winners;
  const line = lines.find(({ player }) => player.id === winner)!;
  const names = lines.filter(({ player }) => winners.includes(player.id)).map(({ player }) => player.name);
  const rounds = line.rounds.filter((round) => round?.counts === true).length;
  if (records.fastestWin === undefined || rounds < records.fastestWin.value) {
    records.fastestWin = { value: rounds, names, sheet };
  }
  if (winners.length > 1 || lines.length < 2) return;
  const second = Math.max(...lines.filter((other) => other !== line).map(({ total }) => total));
  atMost(records, 'widestWin', { value: line.total - second, names, sheet });
}

/** Keeps the higher one; equals of one game share it, of others the earlier keeps it. Nothing is no record. */
function atMost(records: Records, name: keyof Records, record: ScoreRecord): void {
  const best = records[name];
  if (record.value > (best?.value ?? 0)) records[name] = record;
  else if (best !== undefined && isShared(best, record)) {
    records[name] = { ...best, names: [...best.names, ...record.names] };
  }
}

function isShared(best: ScoreRecord, { value, sheet, round }: ScoreRecord): boolean {
  return value === best.value && sheet === best.sheet && round === best.round;
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
