import * as v from 'valibot';
import { ask } from '../server/ask.ts';

const outline = v.object({ players: v.array(v.string()) });

/** The record of a finished game on the server, as text; nobody has checked its log yet. Throws `ServerError`. */
export async function servedRecord(id: string): Promise<string> {
  return ask(`GET /v1/records/${id}`, (record) => {
    v.parse(outline, record);
    return JSON.stringify(record);
  });
}
