// Requests outside the connection to a table.

import type { RulesConfig } from '@sevenfold/engine';
import * as v from 'valibot';
import { site } from '../../routing/site.ts';

/** Why a request failed; `offline`: the server could not be reached. */
export class ServerError extends Error {
  readonly reason: 'offline' | 'tooMany' | 'readOnly' | 'refused';

  constructor(reason: ServerError['reason'], message: string) {
    super(message);
    this.name = 'ServerError';
    this.reason = reason;
  }
}

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
  return create(wishes, { authorization: `Bearer ${token}` });
}

/** Opens a table without a seat, whose host is the first person who takes one; returns its code. */
export function openTableOnTv(): Promise<string> {
  return create({ tv: true });
}

async function create(wishes: object, headers: Record<string, string> = {}): Promise<string> {
  const answer = await ask('/v1/tables', created, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(wishes),
  });
  return answer.code;
}

/** Public tables that can be joined, the newest first. */
export async function publicTables(): Promise<readonly PublicTable[]> {
  return (await ask('/v1/tables', listed)).tables;
}

async function ask<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  init: RequestInit = {},
): Promise<v.InferOutput<Schema>> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(site.path(path), { ...init, signal: AbortSignal.timeout(10_000) });
    body = await response.json();
  } catch (error) {
    throw new ServerError('offline', String(error));
  }
  if (response.status === 429) throw new ServerError('tooMany', 'too many requests');
  if (response.status === 423) throw new ServerError('readOnly', 'the server is being maintained');
  const read = v.safeParse(schema, body);
  if (!response.ok || !read.success) throw new ServerError('refused', `${path}: ${response.status}`);
  return read.output;
}
