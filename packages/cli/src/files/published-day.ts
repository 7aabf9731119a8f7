import { isDay, isSecret, type PublishedDay } from '@sevenfold/table';
import { Failure, quote } from '../command-line/usage.ts';
import { readFailure, readInput, textOf } from './record-file.ts';

/** A daily deck as a server publishes it, from a file or from its address; throws `Failure`. */
export async function readDay(place: string): Promise<PublishedDay> {
  const text = await (/^https?:\/\//.test(place) ? fetched(place) : readInput(place));
  const day = parsed(text);
  if (day === undefined)
    throw new Failure(
      `${quote(place, 500)} is not a response to GET /v1/daily/DATE: it has no date and commitment`,
    );
  return day;
}

async function fetched(address: string): Promise<string> {
  try {
    const response = await fetch(address);
    if (response.ok) return await textOf(response.body ?? new ReadableStream());
    throw new Failure(`cannot read ${quote(address, 500)}: the server answers ${response.status}`);
  } catch (error) {
    const failure = readFailure(address, error);
    if (failure instanceof Failure) throw failure;
    throw new Failure(`cannot read ${quote(address, 500)}: the server cannot be reached`);
  }
}

function parsed(text: string): PublishedDay | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { date, commitment, secret } = value as Record<string, unknown>;
  if (!isDay(date) || !isSecret(commitment)) return undefined;
  return { date, commitment, ...(isSecret(secret) ? { secret } : {}) };
}
