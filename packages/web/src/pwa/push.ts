// Notifications on this device: asking for them, and telling the server what is wanted.

import * as v from 'valibot';
import type { NotificationWishes } from '../storage/notification-wishes.ts';
import { deviceToken } from '../storage/device-token.ts';
import { deviceShelf } from '../storage/shelf.ts';
import { readStored, writeStored } from '../storage/stored.ts';
import { ask, done } from '../server/ask.ts';
import { install } from './install.svelte.ts';

/** install: only the installed app can have them. blocked: people have forbidden them, and can allow them again. */
export type PushState = 'on' | 'off' | 'install' | 'blocked' | 'unsupported';

/** The browser could not subscribe; this may work later. */
class PushFailed extends Error {
  override readonly name = 'PushFailed';
}

/** Milliseconds until the service worker must be there. */
const LONGEST_INSTALLATION = 60_000;

export async function pushState(): Promise<PushState> {
  if (!('PushManager' in globalThis) || !('serviceWorker' in navigator))
    return install.byHand ? 'install' : 'unsupported';
  const { permission } = Notification;
  if (permission === 'denied') return 'blocked';
  return permission === 'granted' && (await current()) !== null ? 'on' : 'off';
}

/** Asks for permission, which needs a tap, and subscribes this device. Throws `PushFailed` or `ServerError`. */
export async function switchOn(language: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return;
  await subscribe(await serverKey());
  await sendWishes(language);
}

/** Ends notifications here, even if the server cannot be told, which throws `ServerError`. */
export async function switchOff(): Promise<void> {
  const found = await current();
  if (found === null) return;
  await found.unsubscribe();
  await ask('DELETE /v1/me/subscription', done, asDevice({ endpoint: found.endpoint }));
}

/** Tells the server what this device wants now; nothing if it is not subscribed. Throws `ServerError`. */
export async function sendWishes(language: string): Promise<void> {
  const found = await current();
  if (found === null) return;
  const { endpoint, keys } = found.toJSON();
  const { wants, quiet } = readStored('notifications');
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const subscription = { endpoint, keys, wants, language, zone, quiet };
  await ask('PUT /v1/me/subscription', done, asDevice(subscription));
}

export function storeWishes(wishes: NotificationWishes): void {
  writeStored('notifications', wishes);
}

async function current(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

async function subscribe(key: string): Promise<PushSubscription> {
  const { pushManager } = await readyWorker();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch {
    // A subscription for another key, perhaps of an older database, has to go first.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options).catch((error: unknown) => {
      throw new PushFailed(String(error));
    });
  }
}

/** On a first visit it is still being installed, which takes a while; where it cannot be, this would wait for ever. */
async function readyWorker(): Promise<ServiceWorkerRegistration> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new PushFailed('no service worker')), LONGEST_INSTALLATION);
  });
  return Promise.race([navigator.serviceWorker.ready, late]).finally(() => clearTimeout(timer));
}

async function serverKey(): Promise<string> {
  return (await ask('GET /v1/push', v.object({ key: v.string() }))).key;
}

function asDevice(body: object) {
  return { token: deviceToken(deviceShelf()), body };
}
