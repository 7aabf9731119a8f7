import { parseRecord } from '@sevenfold/engine';
import * as v from 'valibot';
import { recordResult } from '../../../results/record-result.ts';
import type { GameResult } from '../../../results/result.ts';
import { servedRecord } from '../../../game-records/served-record.ts';

const about = v.object({
  played: v.object({ started: v.number(), ended: v.number(), bots: v.array(v.nullable(v.string())) }),
});

/** A finished game of the server that the history of this device may not have yet; undefined if there is none. */
export async function onlineResult(id: string): Promise<GameResult | undefined> {
  if (!/^[0-9A-Z]{1,12}\.\d{1,9}$/.test(id)) return undefined;
  try {
    const body: unknown = JSON.parse(await servedRecord(id));
    const { started, ended, bots } = v.parse(about, body).played;
    const played = {
      started: Math.floor(started),
      ended: Math.floor(ended),
      bots: bots.map((bot) => bot ?? ''),
    };
    return recordResult(parseRecord(body), { id, way: 'online', you: undefined, ...played });
  } catch {
    return undefined;
  }
}
