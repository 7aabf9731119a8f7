import { EventLog, type GameRecord, newGame, playLog, splitLog } from '@sevenfold/engine';
import { cleanText } from '@sevenfold/engine/names';
import {
  type FiledGame,
  type FiledPlayer,
  LONGEST_CIRCLE_NAME,
  MOST_FILED_ROUNDS,
  MOST_FILED_SCORES,
} from '@sevenfold/circles';
import type { Archive, KeptGame, RecordedResult } from '@sevenfold/table';

/** For each seat, who played there as a member says. It counts only where the archive knows nobody of the circle. */
type Claims = readonly (FiledPlayer | undefined)[];

/** Finds finished games, and which of these people had which seat of a game. */
export interface GameArchive {
  readonly archive: Pick<Archive, 'find'>;
  readonly seatOwners: (
    game: string,
    people: readonly string[],
  ) => Promise<(string | undefined)[] | undefined>;
}

/**
 * A finished game of this server as it is filed in a circle: totals, rounds and places come from its record, and seats
 * belong to the members who played there. `people`: the member that each person of the circle is. `undefined` if none
 * of them played, or if one played alone.
 */
export async function onlineGame(
  { archive, seatOwners }: GameArchive,
  people: ReadonlyMap<string, string>,
  id: string,
  claims?: Claims,
): Promise<FiledGame | undefined> {
  const kept = await archive.find(id);
  const owners = await seatOwners(id, [...people.keys()]);
  if (kept === undefined || owners === undefined) return undefined;
  const members = owners.map((person) => (person === undefined ? undefined : people.get(person)));
  return gameAsFiled(kept, members, claims);
}

function gameAsFiled(
  kept: KeptGame,
  owners: readonly (string | undefined)[],
  claims: Claims = [],
): FiledGame | undefined {
  const record = JSON.parse(kept.record) as GameRecord & { readonly played?: RecordedResult };
  const { players, dealer, played } = record;
  // What members say of seats is not enough: a game of strangers would be theirs, and verified.
  if (owners.every((owner) => owner === undefined)) return undefined;
  if (played === undefined || players.length < 2) return undefined;
  const { rounds, flip7s } = scoresOf(record);
  const isLong = rounds.length > MOST_FILED_ROUNDS || rounds.length * players.length > MOST_FILED_SCORES;
  const seats = players.map((name, seat) =>
    Object.assign(whoHad(seat, name, played, owners, claims), {
      place: placeOf(seat, played),
      total: played.totals[seat]!,
      rounds: isLong ? undefined : rounds.map((scores) => scores[seat]!),
      flip7s: flip7s[seat]!,
    }),
  );
  const { id, started, ended } = kept;
  return {
    key: `online:${id}`,
    box: 'flip7',
    started: Math.max(0, Math.floor(started)),
    ended: Math.max(0, Math.floor(ended)),
    players: seats,
    dealer,
    verified: true,
  };
}

function whoHad(
  seat: number,
  name: string,
  { bots }: RecordedResult,
  owners: readonly (string | undefined)[],
  claims: Claims,
): { member: string } | { bot: string } | { guest: string } {
  const [owner, bot, claim] = [owners[seat], bots[seat] ?? null, claims[seat]];
  // If one person had two seats, the second counts as a guest's.
  if (owner !== undefined && owners.indexOf(owner) === seat) return { member: owner };
  if (bot !== null) return { bot: /^\w{1,40}$/.test(bot) ? bot : 'bot' };
  if (claim !== undefined && 'member' in claim && !owners.includes(claim.member))
    return { member: claim.member };
  return { guest: cleanText(name, LONGEST_CIRCLE_NAME) ?? '?' };
}

/** Winners come first; the others by their totals. */
function placeOf(seat: number, { winners, totals }: RecordedResult): number {
  if (winners.includes(seat)) return 1;
  const isAhead = (other: number): boolean => winners.includes(other) || totals[other]! > totals[seat]!;
  return 1 + totals.filter((_, other) => isAhead(other)).length;
}

function scoresOf({ rules, players, dealer, log }: GameRecord): { rounds: number[][]; flip7s: number[] } {
  const events = new EventLog();
  playLog(newGame(rules, players.length, dealer), splitLog(log), undefined, events);
  const rounds: number[][] = [];
  const flip7s = players.map(() => 0);
  let scores = players.map(() => 0);
  for (const event of events) {
    if (event.type === 'flippedSeven') flip7s[event.player]!++;
    if (event.type === 'scored') scores[event.player] = event.points;
    if (event.type !== 'roundEnded') continue;
    rounds.push(scores);
    scores = players.map(() => 0);
  }
  return { rounds, flip7s };
}
