import { describe, expect, test } from 'vitest';
import { circleAmong } from '../../tools/acyclic-chunks.ts';

const chunks = (imports: { readonly [fileName: string]: readonly string[] }) =>
  Object.entries(imports).map(([fileName, of]) => ({ fileName, imports: of }));

describe('circles among built files', () => {
  test('none, though two ways lead to the same file', () => {
    const built = chunks({ index: ['game', 'cards'], game: ['cards'], cards: [], other: ['game'] });
    expect(circleAmong(built)).toBeUndefined();
  });

  test('two files, without those that only lead to them', () => {
    const built = chunks({
      index: ['cards', 'board'],
      cards: [],
      board: ['player'],
      player: ['cards', 'board'],
    });
    expect(circleAmong(built)).toEqual(['board', 'player']);
  });

  test('a longer way round, which is found behind what was looked at before', () => {
    const built = chunks({ cards: [], index: ['cards', 'a'], a: ['b'], b: ['cards', 'c'], c: ['a'] });
    expect(circleAmong(built)).toEqual(['a', 'b', 'c']);
  });
});
