import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const here = import.meta.dirname;
const rulebook = readFileSync(`${here}/../../../docs/RULES.md`, 'utf8');
const numbers = [...rulebook.matchAll(/^- \*\*(R\d+)\./gm)].map((match) => match[1]!);
const tests = readdirSync(here)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => readFileSync(`${here}/${name}`, 'utf8'))
  .join('\n');

describe('the rule book', () => {
  it('has every number from R1 on once, newer ones wherever they belong', () => {
    const inOrder = numbers.toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
    expect(inOrder).toEqual(numbers.map((_, index) => `R${index + 1}`));
    expect(numbers.length).toBeGreaterThanOrEqual(46);
  });

  it.each(numbers)('%s has a test that cites it', (number) => {
    expect(tests).toMatch(new RegExp(`(name:|it\\(|\\)\\() ?['\`]${number}[ '\`]`));
  });

  it('has every rule that the code cites', () => {
    const src = `${here}/../src`;
    const cited = readdirSync(src).flatMap(
      (name) => readFileSync(`${src}/${name}`, 'utf8').match(/\bR\d+\b/g) ?? [],
    );
    expect(cited.filter((number) => !numbers.includes(number))).toEqual([]);
  });
});
