import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Notice } from '../../src/notice/notice.ts';
import { type Language, LANGUAGES } from '../../src/words/language.ts';
import { FakeStorage } from '../fake-storage.ts';

const MARKUP = '<b onclick="alert(1)">Friday</b> & more';

/** The page after a reload; what the device has stored stays. */
async function newPage(language: Language = 'en') {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: {} });
  const { settings } = await import('../../src/storage/settings.svelte.ts');
  settings.language = language;
  const { showNotice, showNoticeAtTable, leaveNotice } = await import('../../src/notice/notice.ts');
  const { news } = await import('../../src/parts/overlays/toasts.svelte.ts');
  return {
    showNotice,
    showNoticeAtTable,
    leaveNotice,
    news,
    texts: () => news.toasts.map(({ text }) => text),
  };
}

function notice(version: number, more: Partial<Notice> = {}): Notice {
  return { version, readOnly: false, banner: null, ...more };
}

const banner = { id: 1, text: MARKUP };

beforeEach(() => {
  vi.stubGlobal('localStorage', new FakeStorage());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('no component of the app inserts a text as HTML', () => {
  const components = import.meta.glob<string>('../../src/**/*.svelte', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const inserting = Object.keys(components).filter((file) => /\{@html|innerHTML/.test(components[file]!));
  expect(Object.keys(components).length).toBeGreaterThan(100);
  // A drawing that the app makes itself.
  expect(inserting).toEqual(['../../src/features/strategy/Strategy.svelte']);
});

describe('a banner of the server', () => {
  test('stays until it is taken down, and is plain text', async () => {
    const { showNotice, news, texts } = await newPage();
    await showNotice(notice(1, { banner }));
    expect(news.toasts).toMatchObject([{ text: `Server notice: ${MARKUP}`, persistent: true }]);
    await showNotice(notice(2));
    expect(texts()).toEqual([]);
  });

  test('is shown once, replaced by the next, and not changed by an older one that comes late', async () => {
    const { showNotice, texts } = await newPage();
    await showNotice(notice(1, { banner }));
    await showNotice(notice(1, { banner }));
    await showNotice(notice(3, { banner: { id: 3, text: 'Later' } }));
    await showNotice(notice(2, { banner: { id: 2, text: 'Earlier' } }));
    expect(texts()).toEqual(['Server notice: Later']);
  });

  test('that someone has closed does not come back, but the next one does', async () => {
    const first = await newPage();
    await first.showNotice(notice(1, { banner }));
    first.news.toasts[0]!.dismissed!();
    const again = await newPage();
    await again.showNotice(notice(1, { banner }));
    expect(again.texts()).toEqual([]);
    await again.showNotice(notice(2, { banner: { id: 2, text: 'Next' } }));
    expect(again.texts()).toEqual(['Server notice: Next']);
  });
});

describe('while the server can only be read', () => {
  test.each(LANGUAGES)('everyone at a table is told so, and when it is over: %s', async (language) => {
    const { showNoticeAtTable, texts } = await newPage(language);
    await showNoticeAtTable(notice(1, { readOnly: true }));
    const [before] = texts();
    expect(texts()).toHaveLength(1);
    expect(before!.length).toBeGreaterThan(60);
    await showNoticeAtTable(notice(2, { readOnly: true, banner }));
    expect(texts()).toHaveLength(2);
    expect(texts()).toContain(before);
    await showNoticeAtTable(notice(1, { readOnly: true }));
    await showNoticeAtTable(notice(3, { banner }));
    expect(texts()).toHaveLength(2);
    expect(texts()).not.toContain(before);
  });

  test('nobody is bothered who plays on this device, and whoever comes back to a table is told again', async () => {
    const { showNotice, showNoticeAtTable, leaveNotice, texts } = await newPage();
    await showNotice(notice(1, { readOnly: true }));
    expect(texts()).toEqual([]);
    await showNoticeAtTable(notice(1, { readOnly: true }));
    expect(texts()).toHaveLength(1);
    leaveNotice();
    expect(texts()).toEqual([]);
    await showNoticeAtTable(notice(1, { readOnly: true }));
    expect(texts()).toHaveLength(1);
  });
});
