import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Command } from '../src/main.ts';
import { fitHelp } from '../src/terminal/help-text.ts';

const FOLDER = join(import.meta.dirname, '..', 'src', 'commands');

describe('help', () => {
  test.each(readdirSync(FOLDER))('%s fits an 80-column terminal, except for its examples', async (file) => {
    const { help } = (await import(join(FOLDER, file))) as Command;
    const [text] = fitHelp(help, 80).split('\nExamples:\n');
    expect(text!.split('\n').filter((line) => line.length > 80)).toEqual([]);
    expect(text!.replaceAll(/\s+/g, ' ')).toBe(help.split('\nExamples:\n')[0]!.replaceAll(/\s+/g, ' '));
  });

  test('keeps descriptions in their column, and paragraphs apart', () => {
    const help =
      'One two three\nfour five.\n\n  --seed N   a number that\n             is long\n  --json     short\n';
    expect(fitHelp(help, 22)).toBe(
      'One two three four\nfive.\n\n  --seed N   a number\n             that is\n             long\n  --json     short\n',
    );
  });
});
