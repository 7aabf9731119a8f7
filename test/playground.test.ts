import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as engine from '../packages/engine/src/index.ts';
import { describe, expect, test } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../docs/PLAYGROUND.md'), 'utf8');

function blocksOf(language: string): string[] {
  return Array.from(
    page.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\`$`, 'gm')),
    ([, text]) => text!,
  );
}

/** Runs a module that imports nothing but the engine; the rest of the world is what it is given. */
function run(code: string, world: object): void {
  const body = code.replaceAll(
    /^ *import (\{[^}]*\}) from '[^']*@sevenfold\/engine';$/gm,
    'const $1 = engine;',
  );
  // oxlint-disable-next-line typescript/no-implied-eval -- the page's own examples are what is tested
  new Function('engine', ...Object.keys(world), `'use strict';\n${body}`)(engine, ...Object.values(world));
}

describe('docs/PLAYGROUND.md', () => {
  const examples = blocksOf('js');

  test('has examples', () => expect(examples.length).toBeGreaterThan(4));

  test.each(examples)('prints what it says:\n%s', (code) => {
    const printed: string[] = [];
    const log = (...values: readonly unknown[]): void =>
      void printed.push(values.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(' '));
    run(code, { console: { log } });
    expect(printed).toEqual(Array.from(code.matchAll(/^\/\/ → (.*)$/gm), ([, text]) => text));
  });

  test('has ten lines of HTML that follow a record while it is typed', () => {
    const [html = ''] = blocksOf('html');
    const [, script = ''] = /<script type="module">\n([^]*?)<\/script>/.exec(html) ?? [];
    const [, value = ''] = /<textarea[^>]*>(.*?)<\/textarea>/.exec(html) ?? [];
    expect(html.trimEnd().split('\n').length - 1).toBeLessThanOrEqual(10);
    const field = { value, oninput: (): void => undefined };
    const result = { textContent: '' };
    run(script, { document: { querySelectorAll: () => [field, result] } });
    expect(JSON.parse(result.textContent)).toMatchObject({ totals: [0, 0], next: { player: 1 } });
    field.value = value.replace('4 8 h', '4 8 @7');
    field.oninput();
    expect(result.textContent).toContain('does not answer the open question');
  });
});
