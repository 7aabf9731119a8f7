// The log of a circle: what its members have done, one entry after the other. Nothing in it is ever changed; undoing
// is an entry too.

import * as v from 'valibot';
import { filedGameSchema, gameKeySchema, gameSchema, idSchema, nameSchema } from './game.ts';
import { keptSettingsSchema, settingsSchema } from './settings.ts';

/** Stands for a member where a table opened for the circle has filed its own game. */
export const TABLE = 'table';

const member = idSchema;
/** Stored separately from the log, so that it can be deleted when its member leaves; absent after that. */
const keptName = v.optional(v.string());

/** What members send. */
const sent = {
  /** Someone who plays on paper. */
  add: { member, name: nameSchema },
  rename: { member, name: nameSchema },
  /** Two members are one person: 'that is me'. */
  merge: { member, into: member },
  keeper: { member, on: v.boolean() },
  settings: { settings: settingsSchema },
  /** `sure`: the member says that it only looks like a game that was filed before. */
  file: { game: gameSchema, sure: v.optional(v.literal(true)) },
  correct: { game: gameSchema },
  remove: { game: gameKeySchema },
  undo: { entry: v.string() },
};

/** Entries that come from requests of their own. */
const kept = {
  ...sent,
  add: { member, name: keptName },
  rename: { member, name: keptName },
  file: { game: filedGameSchema, sure: v.optional(v.literal(true)) },
  correct: { game: filedGameSchema },
  settings: { settings: keptSettingsSchema },
  open: { member, name: keptName, settings: keptSettingsSchema },
  join: { member, name: keptName },
  leave: { member },
  /** A new link to join; the old one no longer works. */
  invite: {},
};

const newEntry = v.variant('do', [
  v.strictObject({ id: idSchema, do: v.literal('add'), ...sent.add }),
  v.strictObject({ id: idSchema, do: v.literal('rename'), ...sent.rename }),
  v.strictObject({ id: idSchema, do: v.literal('merge'), ...sent.merge }),
  v.strictObject({ id: idSchema, do: v.literal('keeper'), ...sent.keeper }),
  v.strictObject({ id: idSchema, do: v.literal('settings'), ...sent.settings }),
  v.strictObject({ id: idSchema, do: v.literal('file'), ...sent.file }),
  v.strictObject({ id: idSchema, do: v.literal('correct'), ...sent.correct }),
  v.strictObject({ id: idSchema, do: v.literal('remove'), ...sent.remove }),
  v.strictObject({ id: idSchema, do: v.literal('undo'), ...sent.undo }),
]);

/** `at`: milliseconds since 1970; `by`: the member who did it. */
const written = { id: v.string(), at: v.number(), by: v.string() };

const entry = v.variant('do', [
  // `file` comes first, because the schemas are tried in this order and nearly every entry files a game.
  v.object({ ...written, do: v.literal('file'), ...kept.file }),
  v.object({ ...written, do: v.literal('open'), ...kept.open }),
  v.object({ ...written, do: v.literal('join'), ...kept.join }),
  v.object({ ...written, do: v.literal('add'), ...kept.add }),
  v.object({ ...written, do: v.literal('rename'), ...kept.rename }),
  v.object({ ...written, do: v.literal('merge'), ...kept.merge }),
  v.object({ ...written, do: v.literal('leave'), ...kept.leave }),
  v.object({ ...written, do: v.literal('keeper'), ...kept.keeper }),
  v.object({ ...written, do: v.literal('settings'), ...kept.settings }),
  v.object({ ...written, do: v.literal('invite'), ...kept.invite }),
  v.object({ ...written, do: v.literal('correct'), ...kept.correct }),
  v.object({ ...written, do: v.literal('remove'), ...kept.remove }),
  v.object({ ...written, do: v.literal('undo'), ...kept.undo }),
]);

export type NewEntry = v.InferOutput<typeof newEntry>;
export type Entry = v.InferOutput<typeof entry>;
export type EntryKind = Entry['do'];

/** What a member wants to do, or `undefined` if it cannot be read. */
export function parseNewEntry(value: unknown): NewEntry | undefined {
  const result = v.safeParse(newEntry, value, { abortEarly: true });
  return result.success ? result.output : undefined;
}

/** An entry of a stored log, or `undefined` if it cannot be read. */
export function parseEntry(value: unknown): Entry | undefined {
  const result = v.safeParse(entry, value, { abortEarly: true });
  return result.success ? result.output : undefined;
}
