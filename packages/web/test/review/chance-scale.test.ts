import { expect, test, vi } from 'vitest';
import { scaleOf } from '../../src/review/chance-scale.ts';
import { loadWords } from '../../src/words/words.svelte.ts';

vi.stubGlobal('document', { documentElement: { lang: '' } });
await loadWords(['review']);

test('alone, fewer rounds are further right', () => {
  const [more, fewer] = [-13.28, -12.72].map((value) => ({ value, known: 'exact' as const }));
  const scale = scaleOf([more!, fewer!], true);
  expect(scale.at(more!.value)).toBeLessThan(scale.at(fewer!.value));
  expect(scale.ends.map((end) => Number.parseFloat(end))).toEqual([13.28, 12.72]);
});

test('chances that hardly differ are not far apart', () => {
  const [less, more] = [0.5, 0.501].map((value) => ({ value, known: 'exact' as const }));
  const scale = scaleOf([less!, more!], false);
  expect(scale.at(more!.value) - scale.at(less!.value)).toBeLessThan(2);
  expect(scale.at(0.5005)).toBeCloseTo(50);
});
