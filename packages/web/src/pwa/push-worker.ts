// The part of the service worker that shows notifications. It is a file of its own, which the rest imports.

import { type PushMessage, shownOf } from './push-message.ts';

interface Waiting extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface PushEvent extends Waiting {
  readonly data: { json(): unknown } | null;
}

interface TapEvent extends Waiting {
  readonly notification: Notification;
}

interface Page {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
}

/** What a service worker has and a page has not. */
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: 'push', hear: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', hear: (event: TapEvent) => void): void;
}

const scope = globalThis as unknown as Scope;

scope.addEventListener('push', (event) => {
  const message = event.data?.json() as PushMessage | undefined;
  if (message !== undefined) event.waitUntil(show(message));
});

scope.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const { path } = notification.data as { readonly path: string };
  event.waitUntil(open(path));
});

async function show(message: PushMessage): Promise<void> {
  const { title, body, tag, path } = shownOf(message, Date.now());
  // Someone who is looking at the table already knows.
  const pages = await pagesAt(path);
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const icon = new URL('icon-192.png', scope.registration.scope).href;
  await scope.registration.showNotification(title, { body, tag, icon, badge: icon, data: { path } });
}

async function open(path: string): Promise<void> {
  const [page] = await pagesAt(path);
  if (page === undefined) await scope.clients.openWindow(new URL(path, scope.registration.scope).href);
  else await page.focus();
}

async function pagesAt(path: string): Promise<readonly Page[]> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const { pathname } = new URL(path, scope.registration.scope);
  return pages.filter(({ url }) => new URL(url).pathname === pathname);
}
