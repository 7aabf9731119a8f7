// The open question of a slow table, whose people need not be connected: who is called to it and when.

import { isOpen, personAsked } from './automatic-answer.ts';
import type { LiveGame } from './live-game.ts';
import type { Person, TableState } from '../stored/table-state.ts';
import { isSlow } from '../stored/decision-clock.ts';

/**
 * Someone who was here when they were asked, and goes within this many milliseconds, is called anyway: their phone may
 * be asleep.
 */
const SEEN_AFTER = 120_000;
/** The part of their time after which they are reminded. */
const REMINDED_AFTER = 0.75;
/** Milliseconds until another process looks after a question that a bot should have answered. */
const BOTS_WITHIN = 30_000;
/**
 * Milliseconds until another process looks after an expired clock; a process that someone is connected to needs no
 * help.
 */
const CLOCK_WITHIN = 5000;

/** What to store about the open question, and whom to call after that. */
export interface SlowStep {
  readonly told: number;
  /** In milliseconds after it was asked. */
  readonly due: number;
  readonly call: { readonly person: Person; readonly kind: 'turn' | 'reminder' } | undefined;
}

/**
 * Where the question stands after `told` calls; `undefined` if the table is not slow or asks nothing. `asked`:
 * milliseconds since it was asked.
 */
export function slowStep(
  table: TableState,
  game: LiveGame,
  told: number,
  asked: number,
  isHere: (person: Person) => boolean,
): SlowStep | undefined {
  if (!isSlow(table) || !isOpen(table, game)) return undefined;
  const person = personAsked(table, game);
  if (person === undefined || person.away?.standIn === true)
    return { told, due: BOTS_WITHIN, call: undefined };
  const limit = table.clock * 1000;
  const moments = [isHere(person) ? SEEN_AFTER : 0, REMINDED_AFTER * limit];
  const next = moments.findIndex((moment, calls) => calls >= told && asked < moment);
  const reached = next === -1 ? moments.length : next;
  const kind = reached === moments.length ? 'reminder' : 'turn';
  return {
    told: reached,
    due: moments[reached] ?? limit + CLOCK_WITHIN,
    call: reached > told && !isHere(person) ? { person, kind } : undefined,
  };
}
