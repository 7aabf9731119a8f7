// What the people who run the server tell everyone, as toasts: they lie above every screen, are read out, and show plain
// text only.

import type { ServerMessage } from '@sevenfold/table';
import { toast } from '../parts/overlays/toasts.svelte.ts';
import { readStored, writeStored } from '../storage/stored.ts';
import { loadWords, word } from '../words/words.svelte.ts';

/** As tables send it: `version` counts the changes; `readOnly` means that nothing begins and nobody plays. */
export type Notice = Omit<Extract<ServerMessage, { type: 'notice' }>, 'type'>;

let newest = 0;
let shownBanner = 0;
let closeBanner: (() => void) | undefined;
let closeReadOnly: (() => void) | undefined;

/** Shows the banner of a notice, or takes it away; one that is older than the last changes nothing. */
export async function showNotice({ version, banner }: Notice): Promise<void> {
  if (version <= newest) return;
  newest = version;
  await loadWords(['notice']);
  // A newer one may have come while the words were fetched.
  if (version !== newest || (banner?.id ?? 0) === shownBanner) return;
  closeBanner?.();
  closeBanner = undefined;
  shownBanner = banner?.id ?? 0;
  // A notice that was closed is not shown again on this device.
  if (banner === null || banner.id === readStored('notice').closedBanner) return;
  closeBanner = toast(word.notice.banner(banner.text), {
    persistent: true,
    dismissed: () => writeStored('notice', { closedBanner: banner.id }),
  });
}

/** At a table, the whole notice: games elsewhere in the app do not need the server. */
export async function showNoticeAtTable(notice: Notice): Promise<void> {
  await Promise.all([showNotice(notice), loadWords(['notice'])]);
  if (notice.version !== newest || notice.readOnly === (closeReadOnly !== undefined)) return;
  leaveNotice();
  if (notice.readOnly) closeReadOnly = toast(word.notice.readOnly, { persistent: true });
  else toast(word.notice.readOnlyOver);
}

/** Nobody is at a table here any more. */
export function leaveNotice(): void {
  closeReadOnly?.();
  closeReadOnly = undefined;
}
