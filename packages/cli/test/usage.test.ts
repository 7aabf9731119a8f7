import { describe, expect, test } from 'vitest';
import { colourDepth, makePaint } from '../src/terminal/colour.ts';
import { run, runProgram } from './run.ts';

describe('mistakes on the command line: one line that helps, exit code 2', () => {
  test.each([
    ['ply', 'there is no command "ply"; did you mean play?'],
    ['--hlp', 'there is no option "--hlp"; the commands are play, replay, rules, '],
    ['rules --wrods deal', 'rules has no option --wrods; did you mean --words?'],
    ['rules --words dael', '--words must be one of flip, deal, turn, not "dael"; did you mean deal?'],
    ['rules clasic', 'did you mean classic?'],
    ['rules --set target', '--set takes option=value'],
    ['rules --set targte=1', 'there is no option "targte"; did you mean target?'],
    ['rules --set target=0', 'target must be a whole number from 1 to 10000, not 0'],
    ['rules --list classic', '--list shows all presets'],
    ['rules classic party', 'does not know what to do with "party"'],
    ['replay --at', '--at needs a value'],
    ['replay --at x -', '--at must be a whole number'],
    ['replay --jsonl=yes', '--jsonl takes no value'],
    ['replay --at 3 --jsonl', 'cannot be used together'],
    ['play --seats 19', '--seats must be a whole number from 1 to 18, not "19"'],
    ['play --seats 2 --preset classic', 'these rules are for 3–18 players'],
    ['play --seed 1.5', '--seed must be a whole number'],
    ['play --save --new', '--save needs a value'],
    ['help paly', 'did you mean play?'],
  ])('%s', async (line, message) => {
    const { code, stdout, stderr } = await run(line.split(' '));
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
    expect(stderr).toMatch(/^sevenfold: [^\n]+\n$/);
  });
});

test('what the world refuses: exit code 1', async () => {
  expect(await run(['replay', '/no/such/file'])).toEqual({
    code: 1,
    stdout: '',
    stderr: 'sevenfold: cannot read "/no/such/file": there is no such file\n',
  });
});

test.each([[['ply']], [['replay', '/no/such/file']], [['--version']]])(
  'a process of its own says and returns the same: %s',
  async (args) => {
    expect(await runProgram(args)).toEqual(await run(args));
  },
);

test('help is everywhere', async () => {
  const overview = (await run([])).stdout;
  expect(overview).toContain('replay');
  expect((await run(['--help'])).stdout).toBe(overview);
  expect(overview.replaceAll('\n', ' ')).toMatch(
    /\bExit codes: 0 success; 1 failure [^;]+; 2 wrong usage; 130 interrupted\. /,
  );
  expect((await run(['--version'])).stdout).toMatch(/^sevenfold \d+\.\d+\.\d+\n$/);
  for (const command of ['play', 'replay', 'rules']) {
    const { code, stdout } = await run([command, '--help']);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      new RegExp(`^Usage: sevenfold ${command} .*Examples:\n  sevenfold ${command}`, 's'),
    );
    expect((await run(['help', command])).stdout).toBe(stdout);
  }
});

test('colours: FORCE_COLOR decides, then NO_COLOR, then the terminal', () => {
  expect(colourDepth({ TERM: 'xterm-256color' }, true)).toBe(256);
  expect(colourDepth({ TERM: 'xterm' }, true)).toBe(16);
  expect(colourDepth({ TERM: 'xterm' }, false)).toBe(0);
  expect(colourDepth({ TERM: 'dumb' }, true)).toBe(0);
  expect(colourDepth({ TERM: 'xterm', NO_COLOR: '1' }, true)).toBe(0);
  expect(colourDepth({ TERM: 'xterm', NO_COLOR: '' }, true)).toBe(16);
  expect(colourDepth({ NO_COLOR: '1', FORCE_COLOR: '1' }, false)).toBe(16);
  expect(colourDepth({ FORCE_COLOR: '3' }, false)).toBe(256);
  expect(colourDepth({ TERM: 'xterm', FORCE_COLOR: '0' }, true)).toBe(0);
  expect(makePaint(0)('bad', 'x')).toBe('x');
});
