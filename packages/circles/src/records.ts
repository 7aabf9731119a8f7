import type { Circle } from './circle.ts';
import { type GamesFilter, type PlayedGame, playedGames } from './played-game.ts';

export interface CircleRecord {
  readonly value: number;
  /** The members who hold it; several if they did the same in the same game. */
  readonly members: readonly string[];
  /** The key of the game. */
  readonly game: string;
  /** Counted from 0; absent if the record is not about one round. */
  readonly round?: number;
}

/** For members only: a guest or a bot cannot hold a record. Absent until someone has one. */
export interface CircleRecords {
  readonly highestRound?: CircleRecord;
  readonly highestTotal?: CircleRecord;
  /** The most Flip 7s in one game. */
  readonly mostFlip7s?: CircleRecord;
  /** Won by the most points, and by the fewest. */
  readonly widestWin?: CircleRecord;
  readonly closestWin?: CircleRecord;
  readonly longestGame?: CircleRecord;
  readonly fastestWin?: CircleRecord;
}

const NONE: readonly number[] = [];

type Draft = { -readonly [Name in keyof CircleRecords]: CircleRecord };

/** A record stays with the member who set it first. */
export function recordsOf(circle: Circle, filter: GamesFilter): CircleRecords {
  const records: Draft = {};
  for (const one of playedGames(circle, filter)) {
    addPlayers(records, one);
    addWin(records, one);
  }
  return records;
}

function addPlayers(records: Draft, { game, seats }: PlayedGame): void {
  const { key } = game;
  for (let seat = 0; seat < seats.length; seat++) {
    const member = seats[seat];
    if (member === undefined) continue;
    const { total, rounds = NONE, flip7s = 0 } = game.players[seat]!;
    const members = [member];
    for (let round = 0; round < rounds.length; round++) {
      const value = rounds[round]!;
      if (value !== null && value >= (records.highestRound?.value ?? 1))
        most(records, 'highestRound', { value, members, game: key, round });
    }
    if (total !== undefined) most(records, 'highestTotal', { value: total, members, game: key });
    if (flip7s > 0) most(records, 'mostFlip7s', { value: flip7s, members, game: key });
  }
}

function addWin(records: Draft, { game, seats }: PlayedGame): void {
  const { key, players } = game;
  const members: string[] = [];
  let [winners, own, second] = [0, NaN, -Infinity];
  for (let seat = 0; seat < seats.length; seat++) {
    const { place, total = NaN } = players[seat]!;
    if (place > 1) second = Math.max(second, total);
    if (place > 1) continue;
    winners++;
    own = total;
    const member = seats[seat];
    if (member !== undefined) members.push(member);
  }
  if (members.length === 0) return;
  let rounds = 0;
  for (const player of players) rounds = Math.max(rounds, player.rounds?.length ?? 0);
  if (rounds > 0) {
    if (rounds > (records.longestGame?.value ?? 0))
      records.longestGame = { value: rounds, members: seats.filter((one) => one !== undefined), game: key };
    least(records, 'fastestWin', { value: rounds, members, game: key });
  }
  const value = own - second;
  // A shared win is not a win over anyone, and without totals there is no difference (NaN).
  if (winners > 1 || Number.isNaN(value)) return;
  most(records, 'widestWin', { value, members, game: key });
  least(records, 'closestWin', { value, members, game: key });
}

function most(records: Draft, name: keyof Draft, record: CircleRecord): void {
  const best = records[name];
  if (best === undefined || record.value > best.value) records[name] = record;
  else if (record.value === best.value && record.game === best.game && record.round === best.round)
    records[name] = { ...best, members: [...best.members, ...record.members] };
}

function least(records: Draft, name: keyof Draft, record: CircleRecord): void {
  const best = records[name];
  if (best === undefined || record.value < best.value) records[name] = record;
}
