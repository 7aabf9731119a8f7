import { word } from '../words/words.svelte.ts';
import type { ServerError } from './ask.ts';

/** What to tell someone, by the code or the problem; `own`: what a screen can say better. Needs the words 'server'. */
export function problemText(
  { code, problem }: Pick<ServerError, 'code' | 'problem'>,
  own: Readonly<Record<string, string>> = {},
): string {
  const key = [code, problem].find((one) => Object.hasOwn(own, one));
  return key === undefined ? word.server.problems[problem] : own[key]!;
}
