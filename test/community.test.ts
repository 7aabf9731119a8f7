// What contributors meet first: forms that GitHub can show, and pages whose links lead somewhere.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..');
const forms = join(root, '.github', 'ISSUE_TEMPLATE');

interface Form {
  readonly name: string;
  readonly description: string;
  readonly body: readonly {
    readonly type: string;
    readonly id?: string;
    readonly attributes: { readonly label?: string; readonly value?: string };
  }[];
}

describe('the forms for issues', () => {
  const names = readdirSync(forms).filter((name) => name !== 'config.yml');

  test('are for bugs, rules and translations', () => {
    expect(names.sort()).toEqual(['bug.yml', 'rule.yml', 'translation.yml']);
  });

  test.each(names)('%s is one that GitHub accepts', (name) => {
    const form = parse(readFileSync(join(forms, name), 'utf8')) as Form;
    expect(form.name.length * form.description.length).toBeGreaterThan(0);
    const fields = form.body.filter(({ type }) => type !== 'markdown');
    expect(fields.length).toBeGreaterThan(1);
    for (const { type, id, attributes } of fields) {
      expect(['input', 'textarea', 'dropdown', 'checkboxes']).toContain(type);
      expect(id).toMatch(/^[\w-]+$/);
      expect(attributes.label).toMatch(/\S/);
    }
    expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
  });
});

test('the template of a pull request has at most five lines', () => {
  const text = readFileSync(join(root, '.github', 'PULL_REQUEST_TEMPLATE.md'), 'utf8');
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(5);
});

describe('the pages for people', () => {
  const pages = [
    '.',
    'docs',
    ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`),
  ].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  );

  test('are found', () => expect(pages).toContain('SECURITY.md'));

  test.each(pages)('%s links to files and headings that exist', (page) => {
    const text = readFileSync(join(root, page), 'utf8').replaceAll(/^```[^]*?^```$/gm, '');
    const links = Array.from(text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g), ([, link]) => link!);
    const wrong = links.filter((link) => {
      const [path = '', heading] = link.split('#');
      const file = path === '' ? join(root, page) : join(root, dirname(page), path);
      if (!existsSync(file)) return true;
      return heading !== undefined && !headingsOf(file).includes(heading);
    });
    expect(wrong).toEqual([]);
  });
});

/** The anchors of a page's headings, as GitHub makes them. */
function headingsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8').replaceAll(/^```[^]*?^```$/gm, '');
  return Array.from(text.matchAll(/^#+ (.*)$/gm), ([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
