import type { GameRecord } from '@sevenfold/engine';
import { storedGame } from '../storage/history.ts';
import { recordResult } from './record-result.ts';
import { shareResult } from './share-result.svelte.ts';

/** Shares the result of a game that has just ended or is being replayed. `bots` has an entry for each seat, '' for a person. */
export async function shareEnd(
  record: GameRecord,
  {
    id,
    bots,
    you,
  }: { readonly id: string; readonly bots: readonly string[]; readonly you: number | undefined },
): Promise<void> {
  const now = Date.now();
  const { way, started, ended } = (await storedGame(id)) ?? { way: 'online', started: now, ended: now };
  await shareResult(async () => recordResult(record, { id, way, started, ended, bots, you }));
}
