import { expect, test, vi } from 'vitest';
import { replayText } from '../src/files/json-lines.ts';

vi.mock(import('@sevenfold/engine'), async (original) => ({
  ...(await original()),
  replay: () => {
    throw new RangeError('Maximum call stack size exceeded');
  },
}));

test('an overflow in the engine is not blamed on the record', () => {
  const line = JSON.stringify({ players: ['Ann', 'Bo'], dealer: 0, log: '4' });
  expect(() => replayText(line)).toThrow('Maximum call stack');
});
