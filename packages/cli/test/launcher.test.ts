import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../bin/sevenfold.js', import.meta.url));
/** Makes Node report an old version. */
const OLD_NODE =
  'data:text/javascript,Object.defineProperty(process,"versions",{value:{...process.versions,node:"18.0.0"}})';

test('started in a clone without npm and its options, it runs from the sources all the same', () => {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, '--version'], {
    env,
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^sevenfold \d+\.\d+\.\d+\n$/) as string,
    stderr: '',
  });
});

test('an old Node without a newer one beside it: one line that says what to do', () => {
  const env = { ...process.env, SEVENFOLD_PINNED: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', OLD_NODE, PROGRAM, 'rules'], {
    env,
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: 'sevenfold: needs Node 22.18 or later, not 18.0.0: run `npm install`, or install Node 26\n',
  });
});
