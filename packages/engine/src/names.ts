// Names of players and other texts of strangers, made safe to show. A page that shows them still has to escape them.

import { LONGEST_NAME, LONGEST_RULES_NAME } from './name-length.ts';
import { skeleton } from './look-alikes.ts';
import { nameKey } from './name-key.ts';

/** Combining marks on one letter: some languages need three or four, towers of them only annoy. */
const MOST_MARKS = 6;
/** Code points of one sign: a family of four, each with a colour of skin, has eleven. */
const LONGEST_SIGN = 12;

// Controls, invisible format characters (bidi overrides, zero-width spaces, tags), private and unassigned ones, lone
// halves of a pair, fillers. Joiners and variation selectors stay: emoji and several scripts need them.
const UNSAFE =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u2800]|(?!\u200c|\u200d|\p{Variation_Selector})[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const MARK = /\p{M}/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Nothing to clean, and one character a grapheme: true of most names, and segmenting all of them would be slow. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/** Made on first use: it takes longer than everything else in this package. */
let graphemes: Intl.Segmenter | undefined;

/** A name as it is shown: `undefined` if nothing visible is left of it. */
export function cleanName(text: string): string | undefined {
  return cleanText(text, LONGEST_NAME);
}

/** The name of house rules as it is shown: `undefined` if nothing visible is left of it. */
export function cleanRulesName(text: string): string | undefined {
  return cleanText(text, LONGEST_RULES_NAME);
}

/** A text of no more than `longest` characters, on one line. */
export function cleanText(text: string, longest: number): string | undefined {
  if (text.length <= longest && PLAIN.test(text)) return text;
  const plain = text.replaceAll(/\s+/gu, ' ').replaceAll(UNSAFE, '').normalize('NFC').trim();
  graphemes ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  let short = '';
  let length = 0;
  for (const { segment } of graphemes.segment(plain)) {
    if (length++ === longest) break;
    short += shortSign(segment);
  }
  short = short.trim();
  return VISIBLE.test(short) ? short : undefined;
}

/** A name that nobody at the table has, nor one that people would take for it: 'Ann', then 'Ann 2'. */
export function freshName(name: string, taken: readonly string[]): string {
  const seen = new Set(taken.flatMap(keysOf));
  const isFree = (one: string): boolean => !keysOf(one).some((key) => seen.has(key));
  if (isFree(name)) return name;
  const short = shortened(name);
  for (let count = 2; ; count++) {
    const fresh = `${short} ${count}`.trim();
    if (isFree(fresh)) return fresh;
  }
}

/** The names of a record, where two may be or look the same: they are told apart by their seat, 'Ann 1' and 'Ann 3'. */
export function distinctNames(names: readonly string[]): string[] {
  const lists = [names.map(skeleton), names.map(nameKey)];
  const isTwice = (seat: number): boolean =>
    lists.some((keys) => keys.indexOf(keys[seat]!) !== keys.lastIndexOf(keys[seat]!));
  if (!names.some((_, seat) => isTwice(seat))) return [...names];
  // Once more, as someone may really be called 'Ann 1'.
  return distinctNames(
    names.map((name, seat) => (isTwice(seat) ? `${shortened(name)} ${seat + 1}`.trim() : name)),
  );
}

/** Two cases of one letter can look like two other letters, so looks alone do not tell. */
function keysOf(name: string): string[] {
  return [skeleton(name), nameKey(name)];
}

/** A name with room for a number after it: no more than 99 people play. */
function shortened(name: string): string {
  return cleanText(name, LONGEST_NAME - ' 99'.length) ?? '';
}

function shortSign(sign: string): string {
  let marks = 0;
  return Array.from(sign)
    .filter((point) => !MARK.test(point) || marks++ < MOST_MARKS)
    .slice(0, LONGEST_SIGN)
    .join('');
}
