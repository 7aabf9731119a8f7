import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import Podium from '../../src/parts/Podium.svelte';
import { onPodium, type Ranked } from '../../src/parts/ranked-player.ts';

const players = (...ranks: (number | null)[]): Ranked[] =>
  ranks.map((rank, seat) => ({ name: `${seat}`, colour: seat, total: 0, rank }));
const names = (...ranks: (number | null)[]): string =>
  onPodium(players(...ranks))
    .map(({ name }) => name)
    .join('');

test('whoever shares the third place is on the podium too', () => {
  expect(names(1, 2, 3, 4)).toBe('012');
  expect(names(1, 2, 3, 3, 5)).toBe('0123');
  expect(names(1, 2, 2, 4)).toBe('012');
  expect(names(1, 1)).toBe('01');
  expect(names(1, null)).toBe('0');
});

test('whatever is said at the end covers nobody on the podium', () => {
  const { body } = render(Podium, { props: { players: players(1, 2, 3) } });
  expect(body.match(/<li [^>]*data-read/g)).toHaveLength(3);
});
