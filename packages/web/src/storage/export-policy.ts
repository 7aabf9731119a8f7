// What goes into the file with everything, and how it is merged with what a device has. A new key of the registry has to
// be named here. Tokens and keys stay on the device, and so does what would be useless without them.

import type { REGISTRY, Stored } from './registry.ts';
import { STANDARD } from './settings-schema.ts';

type Name = keyof typeof REGISTRY;

/** What a device has after an import, from what it had (undefined: nothing) and what the file has. */
type Merge<Value> = (here: Value | undefined, file: Value) => Value;

/**
 * stays: not in the file, and ignored if a file has it; each: a family, whose entries are added if they are new; missing:
 * taken if this device has none.
 */
type Policy<Value> = 'stays' | 'each' | 'missing' | Merge<Value>;

export const EXPORT_POLICY: { readonly [Each in Name]: Policy<Stored<Each>> } = {
  // Choices that nobody has made here yet.
  settings: (here, file) =>
    here === undefined || JSON.stringify(here) === JSON.stringify(STANDARD) ? file : here,
  'hints-seen': (here = [], file) => [...new Set([...here, ...file])],
  notice: 'stays',
  'coach-mode': 'missing',
  'rule-sets': (here = [], file) => [
    ...here,
    ...file.filter(({ name }) => !here.some((set) => set.name === name)),
  ],

  'setup:play': 'missing',
  'setup:pass': 'missing',
  // Games in progress belong to their page.
  'local:': 'stays',
  'table:': 'stays',
  'log:': 'stays',
  'daily:': 'stays',
  marks: (here = { solo: [], best: null, days: {} }, file) => ({
    solo: [...here.solo, ...file.solo.filter(({ id }) => !here.solo.some((known) => known.id === id))].sort(
      (a, b) => b.at - a.at,
    ),
    best:
      here.best === null || file.best === null ? (here.best ?? file.best) : Math.min(here.best, file.best),
    days: { ...file.days, ...here.days },
  }),

  guest: 'stays',
  notifications: 'missing',
  'setup:friends': 'missing',
  'online:tables': 'stays',

  'own-names': (here = { asked: false, names: [] }, file) => ({
    asked: here.asked || file.asked,
    names: [...new Set([...here.names, ...file.names])],
  }),
  'game:': 'each',
  'reviewed:': 'each',
  'history-deleted': 'stays',
  history: 'stays',

  'practice:': 'each',
  'practice-known': (here = {}, file) => ({ ...file, ...here }),
  'practice-days': (here = {}, file) => ({ ...file, ...here }),

  'keep:': 'each',
  'keep-share:': 'stays',
  'keep-mode': 'missing',
  'track:': 'each',

  // The server has them, for all members.
  circles: 'stays',
  'circle-log:': 'stays',
  'circle-queue:': 'stays',
  'circle-names': 'stays',
};
