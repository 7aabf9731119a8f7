// Codes of tables as people type, paste and misread them.

import { parseCode } from '@sevenfold/table';

/** Codes have none of these characters: they were misread. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { '0': 'Q', O: 'Q', U: 'V', I: 'J', L: 'J', '1': '7' };

/** The code in a text: typed with spaces and small letters, or in a link to a table. Undefined if there is none. */
export function readCode(text: string): string | undefined {
  const linked = /\/(?:t|tv)\/([^/?#\s]+)/.exec(text)?.[1] ?? text;
  const letters = Array.from(
    linked.toUpperCase().replaceAll(/[\s.·_-]/g, ''),
    (one) => LOOK_ALIKES[one] ?? one,
  );
  return parseCode(letters.join(''));
}

/** In groups, as people say it. */
export function spacedCode(code: string): string {
  const groups = Math.ceil(code.length / 4);
  const start = (group: number): number => Math.floor((group * code.length) / groups);
  return Array.from({ length: groups }, (_, at) => code.slice(start(at), start(at + 1))).join(' ');
}
