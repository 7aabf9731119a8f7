// New versions are fetched in the background, and started only when someone agrees and no tab has a game running.

import { toast } from '../parts/overlays/toasts.svelte.ts';
import { word } from '../words/words.svelte.ts';
import { site } from '../routing/site.ts';

/** Shared by every tab with a running game, exclusive to the tab that changes the version. */
const GAME_LOCK = 'sevenfold:game';
const HOUR = 3_600_000;
/** Milliseconds in which a first visit has the network for itself, before the whole app is fetched for later. */
const FIRST_VISIT = 5000;
/** Milliseconds that a new version has to take over, before the page is reloaded in any case. */
const PATIENCE = 2000;

/** Keeps the running version during a game; returns a function that ends this. */
export function holdUpdates(): () => void {
  let release: (() => void) | undefined;
  const over = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Without locks (no https) there are no service workers, and no updates either.
  void navigator.locks?.request(GAME_LOCK, { mode: 'shared' }, () => over);
  return () => release?.();
}

/** Registers the service worker and offers new versions. */
export function followUpdates(): void {
  // A replay on another website installs nothing there.
  if (import.meta.env.DEV || !('serviceWorker' in navigator) || window.top !== window) return;
  void register().catch((error: unknown) => console.error('No service worker:', error));
}

async function register(): Promise<void> {
  if (navigator.serviceWorker.controller === null)
    await new Promise((resolve) => setTimeout(resolve, FIRST_VISIT));
  const registration = await navigator.serviceWorker.register(site.path('/sw.js'));
  if (registration.waiting) void offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const fresh = registration.installing;
    fresh?.addEventListener('statechange', () => {
      // Without a controller this is the very first version: nothing to update.
      if (fresh.state === 'installed' && navigator.serviceWorker.controller) void offer(fresh);
    });
  });
  setInterval(() => void registration.update().catch(() => {}), HOUR);
}

async function offer(worker: ServiceWorker): Promise<void> {
  // Waits until no game runs anywhere.
  await navigator.locks.request(GAME_LOCK, () => {});
  toast(word.app.updateReady, {
    persistent: true,
    action: { label: word.app.update, do: () => void takeOver(worker) },
  });
}

async function takeOver(worker: ServiceWorker): Promise<void> {
  await navigator.locks.request(GAME_LOCK, async () => {
    toast(word.app.updating, { persistent: true });
    // If the old worker is woken while it ends, Chromium restarts it and leaves the new one waiting for half a minute; a
    // pointer over a link is enough for that.
    document.documentElement.style.pointerEvents = 'none';
    const takenOver = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
    worker.postMessage({ type: 'SKIP_WAITING' });
    // A worker that was told to take over and still waits does so when the page is left.
    await Promise.race([takenOver, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
    location.reload();
  });
}

/** For a page that the server finds too old: fetches the newest version and starts it. */
export async function loadNewest(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update().catch(() => {});
  if (registration?.waiting) await takeOver(registration.waiting);
  else location.reload();
}
