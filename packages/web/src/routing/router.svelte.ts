// Where we are. Plain links work: clicks on <a href={site.path('/…')}> are followed without loading the page again.
//   go('/play')   go('/t/ABC', { replace: true })   router.query.get('seed')   router.hash

import { tick } from 'svelte';
import { nextTask } from '../browser/next-task.ts';
import { matchPath } from './path.ts';
import type { Route } from './route.ts';
import { loadWords } from '../words/words.svelte.ts';
import { site } from './site.ts';

type Screen = Awaited<ReturnType<Route['load']>>['default'];

interface Place {
  readonly url: URL;
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
  readonly Screen: Screen;
}

/** Screens that not every page knows; `NOT_FOUND` is shown at addresses without one. */
interface Rest {
  readonly ROUTES: readonly Route[];
  readonly NOT_FOUND: Route;
}

interface Found {
  readonly route: Route;
  readonly params: Place['params'];
}

/** What is stored with an entry of the browser's history. */
interface Entry {
  readonly scroll?: number;
}

let first: readonly Route[] = [];
let loadRest: () => Promise<Rest>;
let place = $state.raw<Place>();
let failure = $state.raw<unknown>();
let loading = $state(false);
/** What could not be loaded, `undefined` for the list of routes. Browsers do not fetch a failed module again, so a retry reloads the page. */
const failed = new Set<Route | undefined>();
/** Counts navigations: a later one wins over a slower one before it. */
let attempt = 0;

export const router = {
  get place(): Place | undefined {
    return place;
  },
  get path(): string {
    const { pathname } = place?.url ?? location;
    return site.inside(pathname) ?? pathname;
  },
  get query(): URLSearchParams {
    return (place?.url ?? new URL(location.href)).searchParams;
  },
  /** The fragment of the address, without the '#'. */
  get hash(): string {
    return (place?.url.hash ?? location.hash).slice(1);
  },
  /** Why the screen could not be loaded; undefined if it could. */
  get failure(): unknown {
    return failure;
  },
  get loading(): boolean {
    return loading;
  },
};

function match(routes: readonly Route[], path: string): Found | undefined {
  for (const route of routes) {
    const params = matchPath(route.path, path);
    if (params !== undefined) return { route, params };
  }
  return undefined;
}

async function find(path: string): Promise<Found> {
  const known = match(first, path);
  if (known !== undefined) return known;
  const { ROUTES, NOT_FOUND } = await loadRest();
  return match(ROUTES, path) ?? { route: NOT_FOUND, params: {} };
}

/** Goes to a path of the app, or to the whole address of one; `replace` leaves no entry in the history. */
export async function go(path: string, { replace = false } = {}): Promise<void> {
  const url = new URL(site.path(path), location.href);
  keepScroll();
  if (replace) history.replaceState({}, '', url);
  else history.pushState({}, '', url);
  await show(url, {});
}

/** Shows the screen of the address, and follows it from then on. `rest` loads the screens that are not among the `routes`. */
export async function startRouter(routes: readonly Route[], rest: () => Promise<Rest>): Promise<void> {
  first = routes;
  loadRest = rest;
  history.scrollRestoration = 'manual';
  addEventListener('popstate', ({ state }) => void show(new URL(location.href), (state ?? {}) as Entry));
  addEventListener('click', followLink);
  // By the time we hear of going back the entry is gone, so its place is stored as people scroll.
  addEventListener('scrollend', keepScroll);
  await show(new URL(location.href), (history.state ?? {}) as Entry);
}

async function show(url: URL, { scroll }: Entry): Promise<void> {
  const mine = ++attempt;
  const before = place;
  if (before?.url.pathname === url.pathname && failure === undefined) {
    place = { ...before, url };
    // A navigation still in progress is dropped.
    loading = false;
    if (url.hash !== '') document.getElementById(url.hash.slice(1))?.scrollIntoView();
    return;
  }
  loading = true;
  const found = find(site.inside(url.pathname) ?? '');
  const route = await found.then(
    (known) => known.route,
    () => undefined,
  );
  if (mine !== attempt) return;
  if (failed.has(route)) return location.reload();
  const [screen, words] = await Promise.allSettled([
    found.then(async (known) => ({ ...known, Screen: (await known.route.load()).default })),
    nextTask().then(() => loadWords(['app', ...(route?.words ?? [])])),
  ]);
  if (mine !== attempt) return;
  if (words.status === 'rejected' && before === undefined) throw words.reason;
  if (screen.status === 'fulfilled' && words.status === 'fulfilled') {
    failure = undefined;
    place = { url, ...screen.value };
  } else {
    failed.add(route);
    failure = screen.status === 'rejected' ? screen.reason : (words as PromiseRejectedResult).reason;
  }
  loading = false;
  await tick();
  // The first screen is drawn after this.
  if (before === undefined) return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  scrollToPlace(url, scroll);
}

/** Scrolls the first screen, once drawn, to the part that its address names, or to where it was before a reload. */
export function scrollFirst(): void {
  scrollToPlace(new URL(location.href), (history.state as Entry | null)?.scroll);
}

function scrollToPlace({ hash }: URL, scroll: number | undefined): void {
  const anchor = hash === '' ? null : document.getElementById(hash.slice(1));
  if (scroll === undefined && anchor !== null) anchor.scrollIntoView();
  else scrollTo({ top: scroll ?? 0, behavior: 'instant' });
}

function keepScroll(): void {
  const entry: Entry = { scroll: scrollY };
  history.replaceState({ ...(history.state as Entry | null), ...entry }, '');
}

/** Plain clicks on links of ours are ours; everything else is the browser's. */
function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return;
  const path = site.inside(link.pathname);
  if (path === undefined || path.startsWith('/v1/')) return;
  // Within a screen the browser scrolls, moves the focus and tells us by popstate.
  if (link.pathname === location.pathname && link.search === location.search && link.hash !== '') return;
  event.preventDefault();
  void go(link.href);
}
