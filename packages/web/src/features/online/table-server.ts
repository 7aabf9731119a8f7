// Requests outside the connection to a table.

import type { RulesConfig } from '@sevenfold/engine';
import * as v from 'valibot';
import { ask } from '../../server/ask.ts';

const created = v.object({ code: v.string() });
const listed = v.object({
  tables: v.array(
    v.object({
      code: v.string(),
      preset: v.string(),
      people: v.number(),
      bots: v.number(),
    }),
  ),
});

export type PublicTable = v.InferOutput<typeof listed>['tables'][number];

/** Opens a table for the owner of the token; returns its code. */
export function openTable(
  token: string,
  wishes: {
    readonly rules: RulesConfig;
    readonly rulesName?: string | undefined;
    readonly listed: boolean;
    /** The circle that its games are filed in. */
    readonly circle?: string | undefined;
  },
): Promise<string> {
  return create(wishes, token);
}

/** Opens a table without a seat, whose host is the first person who takes one; returns its code. */
export function openTableOnTv(): Promise<string> {
  return create({ tv: true });
}

async function create(body: object, token?: string): Promise<string> {
  return (await ask('POST /v1/tables', created, { token, body })).code;
}

/** Public tables that can be joined, the newest first. */
export async function publicTables(): Promise<readonly PublicTable[]> {
  return (await ask('GET /v1/tables', listed)).tables;
}
