// Sharing a result from any screen: the code for it is loaded when someone wants to.

import { mount, unmount } from 'svelte';
import { toast } from '../parts/overlays/toasts.svelte.ts';
import { loadWords, word } from '../words/words.svelte.ts';
import type { GameResult } from './result.ts';

/** Opens the dialog to share a result. */
export async function shareResult(result: () => Promise<GameResult | undefined>): Promise<void> {
  try {
    const [{ default: ShareResult }, found] = await Promise.all([
      import('./ShareResult.svelte'),
      result(),
      loadWords(['results']),
    ]);
    if (found === undefined) return;
    const shown = mount(ShareResult, {
      target: document.body,
      props: { result: found, onclose: () => void unmount(shown) },
    });
  } catch {
    toast(word.app.failedText);
  }
}
