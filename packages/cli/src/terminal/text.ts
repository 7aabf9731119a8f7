// How many columns a text takes, and how to make it fit. Widths ignore colour codes.

// eslint-disable-next-line no-control-regex -- colour codes begin with the control character ESC
const COLOUR_CODES = /\u001b\[[0-9;]*m/g;
const WIDE =
  /^(?:\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}])/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

export function widthOf(text: string): number {
  const plain = text.replace(COLOUR_CODES, '');
  if (/^[\x20-\x7e]*$/.test(plain)) return plain.length;
  let width = 0;
  for (const { segment } of graphemes.segment(plain)) width += segmentWidth(segment);
  return width;
}

function segmentWidth(segment: string): number {
  if (/^[\p{Mark}\p{Cc}\p{Cf}]+$/u.test(segment)) return 0;
  return WIDE.test(segment) || segment.includes('\ufe0f') ? 2 : 1;
}

/** Pads with spaces; text that is too wide stays as it is. */
export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

/** Shortens an uncoloured text with an ellipsis. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = '';
  let used = 0;
  for (const { segment } of graphemes.segment(text)) {
    used += segmentWidth(segment);
    if (used > width - 1) break;
    kept += segment;
  }
  return width > 0 ? `${kept}…` : '';
}

/** Breaks an uncoloured text between words; lines after the first begin with `indent`. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line === '') line = word;
    else if (widthOf(line) + 1 + widthOf(word) <= width) line += ` ${word}`;
    else {
      lines.push(line);
      line = indent + word;
    }
  }
  lines.push(line);
  return lines.map((each) => cut(each, width));
}

/** 'A, B and C', or 'A, B or C'. */
export function listOf(items: readonly string[], last: 'and' | 'or' = 'and'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

/** '1 card', '2 cards'. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** '12,345'. */
export function thousands(number: number): string {
  return Math.round(number).toLocaleString('en');
}

/** A name from outside, safe to print: never empty, and without control characters that could move the cursor. */
export function printableName(name: string): string {
  const clean = name
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return clean === '' ? '?' : clean;
}

/** 'busting wins' → 'Busting wins', at the beginning of a sentence. */
export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** '12.3%'. */
export function tenths(chance: number): string {
  return `${(chance * 100).toFixed(1)}%`;
}
