// Codes of tables as people type, paste and misread them.

import { CODE_LENGTH, CODE_LETTERS } from '@sevenfold/table';

/** Codes have none of these, so they were read for what looks like them. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { '0': 'Q', O: 'Q', U: 'V', I: 'J', L: 'J', '1': '7' };

/** The code in a text: typed with spaces and small letters, or in a link to a table. Undefined if there is none. */
export function readCode(text: string): string | undefined {
  const linked = /\/t\/([^/?#\s]+)/.exec(text)?.[1] ?? text;
  const letters = Array.from(
    linked.toUpperCase().replaceAll(/[\s.·_-]/g, ''),
    (one) => LOOK_ALIKES[one] ?? one,
  );
  return letters.length === CODE_LENGTH && letters.every((one) => CODE_LETTERS.includes(one))
    ? letters.join('')
    : undefined;
}

/** In two halves, as people say it. */
export function spacedCode(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}

/** For people at other devices. */
export function linkTo(code: string): string {
  return `${location.origin}/t/${code}`;
}
