import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseRecord, PRESET_NAMES } from '../src/index.ts';
import { tell } from './golden.ts';

// A golden is a title, a record as one line of JSON, and the game as text. To add one, write the first two, run the
// tests with UPDATE_GOLDENS=1, and check the text against docs/RULES.md before you commit it.

const folder = `${import.meta.dirname}/goldens`;
const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
const update = process.env['UPDATE_GOLDENS'] === '1';

describe('golden playthroughs', () => {
  it.each(files)('%s', (name) => {
    const read = (): string => readFileSync(`${folder}/${name}`, 'utf8');
    const [title, json] = read().split('\n\n');
    const told = `${title}\n\n${json!.trim()}\n\n${tell(parseRecord(JSON.parse(json!)))}`;
    if (update) writeFileSync(`${folder}/${name}`, told);
    expect(told).toBe(read());
  });

  it('has one for each preset', () => {
    expect(PRESET_NAMES.filter((preset) => !files.includes(`preset-${preset}.txt`))).toEqual([]);
  });
});
