import { afterEach, describe, expect, test, vi } from 'vitest';
import { keepAwake } from '../../src/browser/wake-lock.ts';
import { writeClipboard } from '../../src/browser/clipboard.ts';
import { download } from '../../src/browser/download.ts';
import { isKeyFor, needsKey } from '../../src/browser/keyboard.ts';
import { randomId, randomSeed } from '../../src/browser/random.ts';
import { canShare, share } from '../../src/browser/share.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page that is shown, in a browser with wake locks. */
function shownPage(request: () => Promise<{ release: () => void }>) {
  const shown = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', shown);
  vi.stubGlobal('navigator', { wakeLock: { request } });
  return shown;
}

function focused(tagName: string, type = ''): EventTarget {
  return { tagName, type, isContentEditable: false } as unknown as EventTarget;
}

function press(key: string, target: EventTarget): KeyboardEvent {
  return { key, target } as unknown as KeyboardEvent;
}

function stubOpen(dialogs: readonly object[], menu: object | null = null): void {
  vi.stubGlobal('document', { querySelectorAll: () => dialogs, querySelector: () => menu });
}

test('a download keeps its address until the browser has surely begun to read it', () => {
  vi.useFakeTimers();
  const link = { href: '', download: '', click: vi.fn<() => void>() };
  vi.stubGlobal('document', { createElement: () => link });
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  download(new Blob(['x']), 'game.json');
  expect(link.download).toBe('game.json');
  expect(link.click).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(5000);
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoked).toHaveBeenCalledExactlyOnceWith(link.href);
});

describe('sharing', () => {
  const url = 'https://sevenfold.example/t/KR7P4M';
  const picture = { files: [new File(['x'], 'scores.png')] };

  test('is unavailable where the system has no sheet for it', async () => {
    vi.stubGlobal('navigator', {});
    expect(canShare({ url })).toBe(false);
    expect(await share({ url })).toBe('unavailable');
  });

  test('is unavailable for files that the sheet does not take', async () => {
    const sheet = vi.fn<() => Promise<void>>();
    vi.stubGlobal('navigator', { share: sheet, canShare: () => false });
    expect(canShare({ url })).toBe(true);
    expect(await share(picture)).toBe('unavailable');
    expect(sheet).not.toHaveBeenCalled();
  });

  test.each([
    ['shared', () => Promise.resolve()],
    ['cancelled', () => Promise.reject(new DOMException('closed', 'AbortError'))],
    ['unavailable', () => Promise.reject(new DOMException('no gesture', 'NotAllowedError'))],
  ] as const)('ends as %s', async (result, sheet) => {
    vi.stubGlobal('navigator', { share: sheet, canShare: () => true });
    expect(await share({ url })).toBe(result);
    expect(await share(picture)).toBe(result);
  });
});

test.each([
  [true, () => Promise.resolve()],
  [false, () => Promise.reject(new DOMException('blurred', 'NotAllowedError'))],
])('copying says whether it worked: %s', async (worked, writeText) => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await writeClipboard('text')).toBe(worked);
});

describe('staying awake', () => {
  test('asks again whenever the page comes back, and lets go at the end', async () => {
    const release = vi.fn<() => void>();
    const request = vi.fn<() => Promise<{ release: () => void }>>(async () => ({ release }));
    const shown = shownPage(request);
    const sleep = keepAwake();
    shown.visibilityState = 'hidden';
    shown.dispatchEvent(new Event('visibilitychange'));
    expect(request).toHaveBeenCalledTimes(1);
    shown.visibilityState = 'visible';
    shown.dispatchEvent(new Event('visibilitychange'));
    expect(request).toHaveBeenCalledTimes(2);
    sleep();
    await expect.poll(() => release).toHaveBeenCalled();
    shown.dispatchEvent(new Event('visibilitychange'));
    expect(request).toHaveBeenCalledTimes(2);
  });

  test('lets go of a lock that comes too late, and takes a refusal', async () => {
    const release = vi.fn<() => void>();
    shownPage(async () => ({ release }));
    keepAwake()();
    await expect.poll(() => release).toHaveBeenCalledOnce();
    shownPage(() => Promise.reject(new DOMException('low battery', 'NotAllowedError')));
    expect(keepAwake()).not.toThrow();
  });
});

describe('a key pressed anywhere', () => {
  test.each([
    ['INPUT', 'text', '7', true],
    ['INPUT', 'range', 'ArrowLeft', true],
    ['TEXTAREA', '', 'a', true],
    ['SELECT', 'select-one', 'a', true],
    ['INPUT', 'checkbox', ' ', true],
    ['INPUT', 'checkbox', 's', false],
    ['INPUT', 'radio', 'ArrowLeft', true],
    ['INPUT', 'radio', '7', false],
    ['BUTTON', 'submit', '7', false],
    ['BODY', '', '7', false],
  ])('on %s %s: %j is its own: %s', (tag, type, key, expected) => {
    expect(needsKey(focused(tag, type), key)).toBe(expected);
  });

  test('is for the part that nothing lies above', () => {
    const dialog = {};
    const [page, inside] = [null, dialog].map((around) => ({ closest: () => around }) as unknown as Element);
    const key = press('7', focused('BODY'));
    stubOpen([]);
    expect([isKeyFor(page, key), isKeyFor(inside, key), isKeyFor(undefined, key)]).toEqual([
      true,
      false,
      false,
    ]);
    stubOpen([{}, dialog]);
    expect([isKeyFor(page, key), isKeyFor(inside, key)]).toEqual([false, true]);
    stubOpen([dialog, {}]);
    expect(isKeyFor(inside, key)).toBe(false);
    stubOpen([], {});
    expect(isKeyFor(page, key)).toBe(false);
    stubOpen([]);
    expect(isKeyFor(page, press('7', focused('TEXTAREA')))).toBe(false);
  });
});

test('ids are of small letters and digits, and never the same', () => {
  const ids = Array.from({ length: 500 }, () => randomId(12));
  expect(ids.filter((id) => !/^[0-9a-z]{12}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(500);
  expect(new Set(Array.from({ length: 100 }, randomSeed)).size).toBeGreaterThan(95);
});
