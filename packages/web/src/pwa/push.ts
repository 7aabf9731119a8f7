// Notifications on this device: asking for them, and telling the server what is wanted.

import type { NotificationWishes } from '../storage/notification-wishes.ts';
import { deviceToken } from '../storage/device-token.ts';
import { deviceShelf } from '../storage/shelf.ts';
import { readStored, writeStored } from '../storage/stored.ts';
import { request } from '../routing/request.ts';
import { install } from './install.svelte.ts';

/** install: only the installed app can have them. blocked: people have forbidden them, and can allow them again. */
export type PushState = 'on' | 'off' | 'install' | 'blocked' | 'unsupported';

/** Notifications could not be switched on or off, or changed; this may work later. */
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

/** Asks for permission, which needs a tap, and subscribes this device. Throws `PushFailed`. */
export async function switchOn(language: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return;
  await subscription(await serverKey());
  await sendWishes(language);
}

/** Ends notifications here, even if the server cannot be told. Throws `PushFailed`. */
export async function switchOff(): Promise<void> {
  const found = await current();
  if (found === null) return;
  await found.unsubscribe();
  await ask('/v1/me/subscription', 'DELETE', { endpoint: found.endpoint });
}

/** Tells the server what this device wants now; nothing if it is not subscribed. Throws `PushFailed`. */
export async function sendWishes(language: string): Promise<void> {
  const found = await current();
  if (found === null) return;
  const { endpoint, keys } = found.toJSON();
  const { wants, quiet } = readStored('notifications');
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await ask('/v1/me/subscription', 'PUT', { endpoint, keys, wants, language, zone, quiet });
}

export function storeWishes(wishes: NotificationWishes): void {
  writeStored('notifications', wishes);
}

async function current(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

async function subscription(key: string): Promise<PushSubscription> {
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
  const { key } = (await (await ask('/v1/push', 'GET')).json()) as { readonly key: string };
  return key;
}

async function ask(path: string, method: string, body?: object): Promise<Response> {
  const response = await request(path, { method, token: deviceToken(deviceShelf()), body });
  if (response?.ok !== true) throw new PushFailed(`${path}: ${response?.status ?? 'no answer'}`);
  return response;
}
