// What a notification says, and what a tap on it opens: for the service worker.

import type { Words } from '../words/areas.ts';
import type { Language } from '../words/language.ts';
import de from '../words/push/de.ts';
import en from '../words/push/en.ts';
import es from '../words/push/es.ts';
import fr from '../words/push/fr.ts';
import pl from '../words/push/pl.ts';

/** All languages at once: the service worker may be offline when a notification arrives. */
const TEXTS: Readonly<Record<Language, Words<'push'>>> = { de, en, es, fr, pl };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A message as the server sends it. */
export interface PushMessage {
  readonly kind: 'turn' | 'reminder' | 'circle';
  readonly language: string;
  /** When the time of a question is up, in milliseconds since 1970. */
  readonly until: number;
  readonly table?: string;
  readonly circle?: string;
  readonly name?: string;
}

export interface Shown {
  readonly title: string;
  readonly body: string;
  /** A newer notification with the same tag takes its place. */
  readonly tag: string;
  /** The address within the app. */
  readonly path: string;
}

export function shownOf(message: PushMessage, now: number): Shown {
  const { kind, language, until, table = '', circle = '', name = '' } = message;
  const texts = (TEXTS as Readonly<Record<string, Words<'push'>>>)[language] ?? en;
  if (kind === 'circle')
    return { title: texts.circle(name), body: '', tag: `circle ${circle}`, path: `circles/${circle}` };
  return {
    title: texts[kind],
    body: texts.left(table, timeOf(until - now)),
    tag: `table ${table}`,
    path: `t/${table}`,
  };
}

/** A time span, written in the same way in every language of the app. */
function timeOf(milliseconds: number): string {
  const hours = Math.floor(milliseconds / HOUR);
  return hours > 0 ? `${hours} h` : `${Math.max(1, Math.floor(milliseconds / MINUTE))} min`;
}
