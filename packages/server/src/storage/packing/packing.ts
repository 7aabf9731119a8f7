import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { RECORDS, TABLES } from './dictionaries.ts';

/** Stands for 16 and for 32 bytes that were in the text as hexadecimal digits, which do not compress. */
const SHORT = '\u0001';
const LONG = '\u0002';
/** Bytes; far more than any table or record has, so that damaged bytes cannot fill the memory. */
const LONGEST = 16 * 1024 * 1024;
const HEX = /(?<=")(?:[0-9a-f]{64}|[0-9a-f]{32})(?=")/g;
const MARKS = new RegExp(`[${SHORT}${LONG}]`, 'g');
const UNIT = 16;
const MOST_UNITS = 0xff_ff;

/** The first byte of a packed text. What is stored stays readable for ever: only ever add a number. */
const FORMATS = { plain: 0, record: 1, table: 2 } as const;
const DICTIONARIES = new Map([
  [FORMATS.record, Buffer.from(RECORDS)],
  [FORMATS.table, Buffer.from(TABLES)],
]) as ReadonlyMap<number, Buffer>;

/** A third of the text's length or less, if it is like those in the dictionary. */
export function pack(text: string, like: 'record' | 'table'): Uint8Array {
  const hex: string[] = [];
  const rest = text.replaceAll(HEX, (digits) => {
    hex.push(digits);
    return digits.length === 2 * UNIT ? SHORT : LONG;
  });
  const bytes = Buffer.from(hex.join(''), 'hex');
  const units = bytes.length / UNIT;
  if (text.includes(SHORT) || text.includes(LONG) || units > MOST_UNITS)
    return joined([FORMATS.plain], Buffer.from(text));
  const dictionary = DICTIONARIES.get(FORMATS[like])!;
  const compressed = deflateRawSync(rest, { level: 9, dictionary });
  return joined([FORMATS[like], units >> 8, units & 0xff], bytes, compressed);
}

export function unpack(packed: Uint8Array): string {
  const all = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength);
  const format = all[0]!;
  if (format === FORMATS.plain) return all.toString('utf8', 1);
  const dictionary = DICTIONARIES.get(format);
  if (dictionary === undefined)
    throw new Error(`a text is packed as ${format}, which only a newer Sevenfold knows`);
  let at = 3;
  const compressed = at + all.readUInt16BE(1) * UNIT;
  const rest = inflateRawSync(all.subarray(compressed), {
    dictionary,
    maxOutputLength: LONGEST,
  }).toString();
  return rest.replaceAll(MARKS, (mark) => {
    const from = at;
    at += mark === SHORT ? UNIT : 2 * UNIT;
    return all.toString('hex', from, at);
  });
}

/**
 * Makes an array of its own, not a `Buffer`, which may share its memory with others: another thread would get a copy of
 * all of that memory.
 */
function joined(head: readonly number[], ...parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat([Buffer.from(head), ...parts]));
}
