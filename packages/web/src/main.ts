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
const NOTICE_AFTER = 3000;

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
  // In a replay on another website or the overlay of a stream, nobody could close it.
  if (window.top === window && !new URLSearchParams(location.search).has('overlay'))
    setTimeout(() => void readNotices(), NOTICE_AFTER);
  if (storedIds('circle-queue:', deviceShelf()).length > 0)
    setTimeout(() => void sendWaiting(), NOTICE_AFTER);
}

/** What was filed in a circle without a network. */
async function sendWaiting(): Promise<void> {
  try {
    (await import('./features/circles/sync/entry-sender.ts')).sendWaiting();
  } catch {
    // Offline, or a new version is out: the next visit tries again.
  }
}

/** Fetched when everything else is there: there is hardly ever a notice. */
async function readNotices(): Promise<void> {
  try {
    const { followNotices } = await import('./notice/follow-notices.ts');
    followNotices();
  } catch {
    // Offline, or a new version is out: the next visit tries again.
  }
}
