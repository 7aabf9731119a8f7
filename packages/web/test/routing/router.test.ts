import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Route } from '../../src/routing/route.ts';

type Loaded = Awaited<ReturnType<Route['load']>>;

/** A screen that is there when the test says so. */
function slowRoute(path: string) {
  const { promise, resolve, reject } = Promise.withResolvers<Loaded>();
  const component = (() => ({})) as unknown as Loaded['default'];
  const route: Route = { path, words: [], load: () => promise };
  return { route, component, arrive: () => resolve({ default: component }), fail: reject };
}

const reload = vi.fn<() => void>();
const listeners = new Map<string, (event: object) => void>();

/** A router of its own in a page of its own, which shows the home screen. */
async function opened(...others: readonly { route: Route }[]) {
  vi.resetModules();
  const { go, router, startRouter } = await import('../../src/routing/router.svelte.ts');
  const home = slowRoute('/');
  const lost = slowRoute('');
  home.arrive();
  lost.arrive();
  await startRouter([home.route], async () => ({
    ROUTES: others.map(({ route }) => route),
    NOT_FOUND: lost.route,
  }));
  return { go, router, home, lost };
}

beforeEach(() => {
  const location = { href: 'https://sevenfold.test/', pathname: '/', reload };
  const move = (_state: unknown, _title: string, url?: URL): void => {
    if (url !== undefined) Object.assign(location, { href: url.href, pathname: url.pathname });
  };
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', { state: null, pushState: move, replaceState: move });
  vi.stubGlobal('document', {
    documentElement: { lang: '' },
    querySelector: () => null,
    getElementById: () => null,
  });
  vi.stubGlobal('addEventListener', listeners.set.bind(listeners));
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('scrollY', 0);
  reload.mockClear();
});

test('an address without a screen shows the one for those', async () => {
  const { go, router, home, lost } = await opened();
  expect(router.place?.Screen).toBe(home.component);
  await go('/nowhere');
  expect(router.place?.Screen).toBe(lost.component);
});

test('the parts of the path come with the screen', async () => {
  const keep = slowRoute('/keep/:id');
  const { go, router } = await opened(keep);
  keep.arrive();
  await go('/keep/a%20b?sheet=2#end');
  expect(router.place?.params).toEqual({ id: 'a b' });
  expect([router.query.get('sheet'), router.hash]).toEqual(['2', 'end']);
});

test('a slow screen is not shown if people have moved on before it arrives', async () => {
  const slow = slowRoute('/slow');
  const quick = slowRoute('/quick');
  const { go, router } = await opened(slow, quick);
  const first = go('/slow');
  const second = go('/quick');
  quick.arrive();
  await second;
  slow.arrive();
  await first;
  expect(router.place?.Screen).toBe(quick.component);
  expect(router.loading).toBe(false);
});

test('going back before a slow screen has loaded stops waiting for it', async () => {
  const slow = slowRoute('/slow');
  const { go, router, home } = await opened(slow);
  const first = go('/slow');
  expect(router.loading).toBe(true);
  await go('/');
  slow.arrive();
  await first;
  expect(router.place?.Screen).toBe(home.component);
  expect(router.loading).toBe(false);
});

test('a screen that could not be loaded is tried again with a new page', async () => {
  const broken = slowRoute('/broken');
  const { go, router, home } = await opened(broken);
  const why = new Error('offline');
  broken.fail(why);
  await go('/broken');
  expect(router.failure).toBe(why);
  await go('/');
  expect([router.failure, router.place?.Screen]).toEqual([undefined, home.component]);
  expect(reload).not.toHaveBeenCalled();
  await go('/broken');
  expect(reload).toHaveBeenCalledOnce();
});

test('so is the list of screens', async () => {
  vi.resetModules();
  const { go, router, startRouter } = await import('../../src/routing/router.svelte.ts');
  const home = slowRoute('/');
  home.arrive();
  const why = new Error('offline');
  await startRouter([home.route], () => Promise.reject(why));
  await go('/keep');
  expect([router.failure, router.loading]).toEqual([why, false]);
  await go('/');
  expect([router.failure, router.place?.Screen]).toEqual([undefined, home.component]);
  await go('/rules');
  expect(reload).toHaveBeenCalledOnce();
});

describe('under a path of a website', () => {
  beforeEach(() => {
    vi.doMock('../../src/routing/site.ts', async (original) => {
      const { Site } = await original<typeof import('../../src/routing/site.ts')>();
      return { site: new Site('https://sevenfold.test/games/seven/assets/shell.js') };
    });
    Object.assign(location, { href: 'https://sevenfold.test/games/seven/', pathname: '/games/seven/' });
  });
  afterEach(() => vi.doUnmock('../../src/routing/site.ts'));

  test('screens have the same paths, and addresses begin with it', async () => {
    const keep = slowRoute('/keep/:id');
    keep.arrive();
    const { go, router, home, lost } = await opened(keep);
    expect([router.place?.Screen, router.path]).toEqual([home.component, '/']);
    await go('/keep/7');
    expect([location.pathname, router.path]).toEqual(['/games/seven/keep/7', '/keep/7']);
    expect(router.place?.params).toEqual({ id: '7' });
    await go('https://sevenfold.test/keep/7');
    expect(router.place?.Screen).toBe(lost.component);
  });

  test.each([
    ['/games/seven/play', true],
    ['/games/seven/v1/records/ABC.1', false],
    ['/games/other', false],
    ['/', false],
  ])('a click on a link to %s is the app’s: %s', async (pathname, isOurs) => {
    await opened();
    const href = `https://sevenfold.test${pathname}`;
    const link = { href, pathname, target: '', hash: '', hasAttribute: () => false, origin: location.origin };
    const preventDefault = vi.fn<() => void>();
    listeners.get('click')!({ button: 0, target: { closest: () => link }, preventDefault });
    expect(preventDefault.mock.calls).toHaveLength(isOurs ? 1 : 0);
  });
});
