// Reviews made on this device, so that no game is reviewed twice. Nothing depends on them: where nothing can be stored,
// games are reviewed again.

import type { ReviewedPosition, ReviewOptions } from '@sevenfold/bots/review';
import { type GameRecord, makeRecord } from '@sevenfold/engine';
import { deviceDatabase } from '../storage/database.ts';

/** Version of the method: another one gives other figures. */
const VERSION = 7;

/** Names what is reviewed and how; the names of the players make no difference. */
export function reviewKey(record: GameRecord, { samples, seed }: Required<ReviewOptions>): string {
  const text = makeRecord({ ...record, players: record.players.map(() => '') });
  return `${VERSION}-${samples}-${seed}-${text}`;
}

export async function storedReview(id: string): Promise<readonly ReviewedPosition[] | undefined> {
  return (await (await deviceDatabase()).reviews.get(id))?.positions;
}

export async function storeReview(id: string, positions: readonly ReviewedPosition[]): Promise<void> {
  await (await deviceDatabase()).reviews.put([{ id, made: Date.now(), positions }]);
}
