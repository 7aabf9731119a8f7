import { expect, test } from 'vitest';
import { rulesFromLink } from '../../src/rule-options/rules-link.ts';
import { ruleSetPath, ruleSets } from '../../src/rule-options/rule-sets.svelte.ts';
import { readStored, writeStored } from '../../src/storage/stored.ts';

const grandma = { preset: 'official', shuffle: 'everyRound', doubles: 'everything' } as const;

test('rules get a name, a later one takes its place, and both are stored as links', () => {
  ruleSets.save({ name: 'Grandma’s rules', rules: grandma });
  ruleSets.save({ name: 'Camping', rules: { preset: 'classic', target: 100 } });
  ruleSets.save({ name: 'Camping', rules: { preset: 'classic', target: 150 } });
  expect(readStored('rule-sets')).toEqual([
    { name: 'Camping', rules: 'classic.t150' },
    { name: 'Grandma’s rules', rules: 'official.m1.o2' },
  ]);
  ruleSets.remove({ name: 'Camping', rules: {} });
  expect(ruleSets.list).toEqual([{ name: 'Grandma’s rules', rules: grandma }]);
});

test('rules have the name of the set that means the same, however they are written', () => {
  const written = { preset: 'party', maxPlayers: 99, shuffle: 'everyRound', doubles: 'everything' } as const;
  expect(ruleSets.of(written)?.name).toBe('Grandma’s rules');
  expect(ruleSets.of({ ...grandma, target: 100 })).toBeUndefined();
});

test('a link shows the same set on another device', () => {
  const { searchParams } = new URL(ruleSetPath({ name: 'A&B = 7?', rules: grandma }), 'https://any.host');
  expect([searchParams.get('name'), rulesFromLink(searchParams.get('rules')!)]).toEqual([
    'A&B = 7?',
    grandma,
  ]);
});

test('sets whose rules cannot be read are left out, and twenty are stored', () => {
  writeStored('rule-sets', [{ name: 'From the future', rules: 'official.z9' }]);
  for (let at = 1; at <= 25; at++) ruleSets.save({ name: `Set ${at}`, rules: { target: at } });
  expect(ruleSets.list).toHaveLength(20);
  expect(ruleSets.list.map(({ name }) => name)).toEqual(
    Array.from({ length: 20 }, (_, index) => `Set ${25 - index}`),
  );
});
