import { untrack } from 'svelte';
import type { Client } from '@sevenfold/table';
import { toast } from '../../parts/overlays/toasts.svelte.ts';
import { go } from '../../routing/router.svelte.ts';
import { loadWords, word } from '../../words/words.svelte.ts';
import type { WatchedClient } from '../watched-client.svelte.ts';

type Refusal = NonNullable<Client['refused']>;

/** Tells people once why the table has refused something. To be called while a component is made. */
export function showRefusals(table: () => WatchedClient): void {
  let last: Refusal | undefined;
  $effect(() => {
    const { refused } = table();
    if (refused === undefined || refused === last) return;
    last = refused;
    void untrack(() => showRefusal(refused));
  });
}

/** The words are loaded when they are first needed. */
async function showRefusal({ code, rule }: Refusal): Promise<void> {
  await loadWords(['game', 'refusals']);
  const link = rule && { label: word.game.aboutRule(rule), do: () => void go(`/rules/reference#${rule}`) };
  toast(word.refusals[code], link ? { action: link } : {});
}
