import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeToast, news, toast } from '../../../src/parts/overlays/toasts.svelte.ts';

const texts = () => news.toasts.map(({ text }) => text);

let isPointedAt = false;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { querySelector: () => (isPointedAt ? {} : null) });
});

afterEach(() => {
  isPointedAt = false;
  vi.unstubAllGlobals();
  for (const { id } of news.toasts) closeToast(id);
  vi.useRealTimers();
});

test('only the newest two are shown, beside those that stay until they are closed', () => {
  const close = toast('A new version is ready.', { persistent: true });
  for (const text of ['One', 'Two', 'Three']) toast(text);
  expect(texts()).toEqual(['A new version is ready.', 'Two', 'Three']);
  toast('Two');
  expect(texts()).toEqual(['A new version is ready.', 'Three', 'Two']);
  vi.advanceTimersByTime(6000);
  expect(texts()).toEqual(['A new version is ready.']);
  close();
  expect(texts()).toEqual([]);
});

test('a toast that is held stays, as long as someone needs for its button', () => {
  const undo = vi.fn<() => void>();
  toast('Deleted.', { action: { label: 'Undo', do: undo } });
  isPointedAt = true;
  vi.advanceTimersByTime(600_000);
  expect(texts()).toEqual(['Deleted.']);
  news.toasts[0]!.action!.do();
  expect(undo).toHaveBeenCalledOnce();
  isPointedAt = false;
  vi.advanceTimersByTime(6000);
  expect(texts()).toEqual([]);
});

test('they pass together, after the time of the newest', () => {
  toast('One');
  vi.advanceTimersByTime(4000);
  toast('Two');
  vi.advanceTimersByTime(5999);
  expect(texts()).toEqual(['One', 'Two']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
});
