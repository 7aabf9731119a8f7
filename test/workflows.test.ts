// What GitHub does with this repository.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..');
const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8');

interface Workflow {
  readonly on: { readonly [event: string]: unknown };
  readonly jobs: {
    readonly [name: string]: { readonly if?: string; readonly steps: readonly { run?: string }[] };
  };
}
const workflow = (name: string): Workflow => parse(read('.github', 'workflows', name)) as Workflow;

describe('a release', () => {
  const { if: condition, steps } = workflow('release.yml').jobs['release']!;

  test('is never published before the first one was published by hand', () => {
    expect(condition).toContain("vars.RELEASES == 'on'");
    expect(read('CONTRIBUTING.md')).toContain('add the variable `RELEASES` with the value `on`');
  });

  test('is tested as a pull request, although a workflow has opened it', () => {
    expect(steps.some(({ run }) => run?.startsWith('gh workflow run test.yml'))).toBe(true);
    expect(Object.keys(workflow('test.yml').on)).toContain('workflow_dispatch');
  });
});

describe('updates of dependencies', () => {
  const { updates } = parse(read('.github', 'dependabot.yml')) as {
    updates: readonly { 'package-ecosystem': string }[];
  };

  test('are for packages, actions and images', () => {
    expect(updates.map((update) => update['package-ecosystem'])).toEqual([
      'npm',
      'github-actions',
      'docker',
      'docker-compose',
    ]);
  });

  test('find the images of the Dockerfile, because they are written out', () => {
    const images = Array.from(read('Dockerfile').matchAll(/^FROM (?:--\S+ )?(\S+)/gm), ([, image]) => image);
    expect(images).toEqual([
      expect.stringMatching(/^node:\d+-\w+$/),
      expect.stringMatching(/^node:\d+-\w+$/),
    ]);
  });
});
