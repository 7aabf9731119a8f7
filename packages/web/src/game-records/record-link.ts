// A whole game in the fragment of an address, which no server sees: its record, compressed, in base64url.

import { makePosition } from '@sevenfold/engine';
import { MOST_CHARACTERS, type Opened, type OpenedGame, OpenError, openText } from './record-reader.ts';

/** How the fragment begins: with a compressed record, or with a position or a log (dots for spaces) as plain text. */
const RECORD = 'z';
const POSITION = 'p=';
const LOG = 'l=';

/** A game as the text of its record, with the extra keys of the record. */
export function recordText({ whole, fair, played }: Omit<OpenedGame, 'kind' | 'record' | 'flaw'>): string {
  const { rules, players, dealer, log } = whole;
  return JSON.stringify({ rules, players, dealer, log, fair, played });
}

/** The fragment for a record, without '#'. */
export async function makeFragment(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return RECORD + toBase64(new Uint8Array(await new Response(packed).arrayBuffer()));
}

export function fragmentOf(opened: Opened): Promise<string> {
  if (opened.kind === 'position') return Promise.resolve(POSITION + makePosition(opened.state));
  if (opened.guesses !== undefined) return Promise.resolve(LOG + opened.whole.log.replaceAll(' ', '.'));
  return makeFragment(recordText(opened));
}

/** What a fragment holds. Throws `OpenError`. */
export async function openFragment(fragment: string): Promise<Opened> {
  if (fragment.startsWith(POSITION)) return openText(decoded(fragment.slice(POSITION.length)));
  if (fragment.startsWith(LOG)) return openText(decoded(fragment.slice(LOG.length)).replaceAll('.', ' '));
  if (!fragment.startsWith(RECORD)) throw new OpenError('badLink');
  return openText(await unpacked(fragment.slice(RECORD.length)));
}

async function unpacked(packed: string): Promise<string> {
  // A small text can decompress to a huge one, so stop reading where it would be refused anyway.
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  try {
    const stream = new Blob([fromBase64(packed)]).stream();
    const reader = stream.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true });
      if (text.length > MOST_CHARACTERS) {
        await reader.cancel();
        throw new OpenError('tooLong', text.length);
      }
    }
    return text + decoder.decode();
  } catch (error) {
    if (error instanceof OpenError) throw error;
    throw new OpenError('badLink');
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new OpenError('badLink');
  }
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
}
