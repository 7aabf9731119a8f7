import './styles/tokens.css';
import './styles/base.css';
import './styles/shared.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { nextTask } from './browser/next-task.ts';
import { followUpdates } from './pwa/update.ts';
import { FIRST_ROUTES } from './first-routes.ts';
import { scrollFirst, startRouter } from './routing/router.svelte.ts';
import { followSettings } from './storage/settings.svelte.ts';
import { deviceShelf } from './storage/shelf.ts';
import { storedIds } from './storage/stored.ts';

/** Milliseconds that the first screen has the network for itself. */
const ALONE = 3000;

void start();

async function start(): Promise<void> {
  const target = document.getElementById('app')!;
  followSettings();
  // Each step is a task of its own, because each is long enough: reading this file, fetching the files of a screen,
  // reading them, drawing the screen.
  await nextTask();
  try {
    await startRouter(FIRST_ROUTES, () => import('./routes.ts'));
  } catch (error) {
    // Not even the words have been loaded, so this text is in the language of the page as it was sent.
    console.error(error);
    target.textContent = 'Sevenfold could not be loaded. Check the connection, then load the page again.';
    return;
  }
  await nextTask();
  target.replaceChildren();
  mount(App, { target });
  scrollFirst();
  followUpdates();
  // In a replay on another website or the overlay of a stream, nobody could close a notice.
  if (window.top === window && !new URLSearchParams(location.search).has('overlay'))
    later(async () => (await import('./notice/follow-notices.ts')).followNotices());
  // What was filed in a circle without a network.
  if (storedIds('circle-queue:', deviceShelf()).length > 0)
    later(async () => (await import('./features/circles/sync/entry-sender.ts')).sendWaiting());
}

/** When everything else is there. Offline, or when a new version is out, the next visit tries again. */
function later(run: () => Promise<void>): void {
  setTimeout(() => void run().catch(() => undefined), ALONE);
}
