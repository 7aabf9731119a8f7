import type { Client } from '@sevenfold/table';
import { toast } from '../parts/toasts.svelte.ts';
import { go } from '../routing/router.svelte.ts';
import { loadWords, word } from '../words/words.svelte.ts';

/** Says why something was not done, with a way to the rule that says so. The words come when they are needed. */
export async function showRefusal({ code, rule }: NonNullable<Client['refused']>): Promise<void> {
  await loadWords(['game', 'refusals']);
  const link = rule && { label: word.game.aboutRule(rule), do: () => void go(`/rules/reference#${rule}`) };
  toast(word.refusals[code], link ? { action: link } : {});
}
