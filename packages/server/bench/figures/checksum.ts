import { createHash } from 'node:crypto';

/** The checksum of logs by the names of their games, in any order. */
export function checksumOf(logs: readonly (readonly [game: string, log: string])[]): string {
  const hash = createHash('sha256');
  for (const [game, log] of logs.toSorted(([one], [other]) => (one < other ? -1 : 1)))
    hash.update(`${game} ${log}\n`);
  return hash.digest('hex').slice(0, 16);
}
