import { BOTS } from '@sevenfold/bots';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { splitSeats } from '../src/arena/seats.ts';
import { readSweep } from '../src/commands/sim.ts';
import { freshFolder, run, runProgram } from './run.ts';

interface Line {
  readonly name: string;
  readonly seats: number;
  readonly winRate: { readonly value: number; readonly low: number; readonly high: number };
  readonly luckFree?: { readonly value: number };
}

interface Result {
  readonly games: number;
  readonly deals: number;
  readonly complete: boolean;
  readonly bots: readonly Line[];
  readonly seats: readonly Line[];
}

async function arena(...args: string[]): Promise<Result> {
  // On a busy machine there may be progress on standard error.
  const { code, stdout } = await run(['arena', '--json', ...args]);
  expect(code).toBe(0);
  return JSON.parse(stdout) as Result;
}

describe('arena', () => {
  test('the result depends on the seed, not on the number of threads', async () => {
    const args = ['--seats', 'stay25,stay:20,bust:0.3', '--games', '900', '--set', 'target=100'];
    const [one, two, three] = await Promise.all(
      [1, 2, 3].map((threads) => arena(...args, '--seed', '7', '--threads', `${threads}`)),
    );
    expect(two).toEqual(one);
    expect(three).toEqual(one);
    expect(one).toMatchObject({ games: 900, deals: 300, complete: true });
    expect(await arena(...args, '--seed', '8')).not.toEqual(one);
  });

  test('without luck, the result does not depend on the number of threads either', async () => {
    const args = ['--seats', 'stay25,stay:20,stay25', '--games', '30', '--set', 'target=60', '--luck-free'];
    const [one, two] = await Promise.all([1, 2].map((threads) => arena(...args, '--threads', `${threads}`)));
    expect(two).toEqual(one);
    const [stay25, stay20] = one!.bots.map(({ luckFree }) => luckFree!.value);
    expect(2 * stay25! + stay20!).toBeCloseTo(1, 10);
    expect(one!.seats.map(({ luckFree }) => luckFree)).toEqual([undefined, undefined, undefined]);
  });

  test('without luck, a column more and what the games are worth', async () => {
    const { stdout } = await run(['arena', '--seats', 'evPlus,stay25', '--games', '20', '--luck-free']);
    expect(stdout).toMatch(/wins per seat +without luck +points per round/);
    expect(stdout.replaceAll(/\s+/g, ' ')).toMatch(
      /Without the luck of the cards, they say as much as [\d,]+ games/,
    );
  });

  test('a table for people', async () => {
    const file = join(freshFolder(), 'plot.svg');
    const { stdout } = await run(['arena', '--seats', 'stay25,stay:10', '--games', '999', '--svg', file]);
    expect(stdout.replace(/[\d,]+ games\/s/, '… games/s')).toMatchInlineSnapshot(`
      "1,000 games · 500 deals × 2 seatings · official rules · seed 1

      bot       seats  wins per seat  points per round        busts       Flip 7s
      stay25        1    95.5% ± 1.3      19.50 ± 0.31  28.0% ± 1.0  0.06% ± 0.05
      stay:10       1     4.5% ± 1.3      13.03 ± 0.11   4.3% ± 0.4  0.00% + 0.60

      by place
      seat 1             50.3% ± 1.2      16.25 ± 0.20  16.3% ± 0.8  0.04% ± 0.04
      seat 2             49.7% ± 1.2      16.29 ± 0.20  15.9% ± 0.8  0.03% ± 0.03

      An even share is 50.0%. 10.88 ± 0.16 rounds per game. … games/s. Checksum
      3243532890.
      "
    `);
    expect(readFileSync(file, 'utf8')).toMatch(/^<svg .*stay25.*stay:10.*<\/svg>\n$/s);
  });

  test.each([
    ['--seats stay25,sty25', 'there is no bot "sty25"; did you mean stay25?'],
    ['--seats stay25,nobody', `the bots are ${BOTS.map(({ name }) => name).join(', ')}, stay:POINTS`],
    ['--seats stay25,', 'there is an empty seat'],
    ['--seats stay25,exec:', 'exec: needs a command'],
    ['--seats stay:x,stay25', 'stay takes the points'],
    ['--seats if:points>,stay25', 'character 8'],
    ['--seats bust:1.5,stay25', 'bust takes the highest bust risk'],
    ['--seats stay25:samples=x,stay25', 'a budget is written :samples=500'],
    ['--seats "stay25,stay25', 'end inside quotes'],
    ['--seats stay25,stay25 --preset classic', '--seats: these rules are for 3–18 players'],
    ['--games 5', 'arena needs --seats'],
    ['--seats stay25 --luck-free', '--luck-free needs two seats or more'],
  ])('%s', async (line, message) => {
    const { code, stderr } = await run(['arena', ...line.split(' ')]);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
    expect(stderr).toMatch(/^sevenfold: [^\n]+\n$/);
  });
});

test('seats are cut at commas, but not within quotes', () => {
  expect(splitSeats('a,b:1, c')).toEqual(['a', 'b:1', 'c']);
  expect(splitSeats('exec:python3 my.py,evPlus')).toEqual(['exec:python3 my.py', 'evPlus']);
  expect(splitSeats('"exec:node b.js 1,2",x')).toEqual(['exec:node b.js 1,2', 'x']);
  expect(splitSeats("exec:'node b.js 1,2',x")).toEqual(['exec:node b.js 1,2', 'x']);
  expect(splitSeats('exec:"my bot" "1,2",x')).toEqual(['exec:"my bot" "1,2"', 'x']);
});

test('sweeps', async () => {
  expect(readSweep('stay:15..18')).toEqual(['stay:15', 'stay:16', 'stay:17', 'stay:18']);
  expect(readSweep('bust:0.1..0.3:0.1')).toEqual(['bust:0.1', 'bust:0.2', 'bust:0.3']);
  for (const bad of ['stay', 'stay:5', 'stay:9..3', 'hit:1..2', 'stay:1..9:0', 'stay:0..9999']) {
    expect(() => readSweep(bad)).toThrow(/sweep/);
  }
});

describe('sim', () => {
  test('a sweep as CSV, the same with any number of threads', async () => {
    const args = ['sim', '--sweep', 'stay:20..22', '--games', '300', '--csv'];
    const one = await run([...args, '--threads', '1']);
    // Its threads let the process end.
    const two = await runProgram([...args, '--threads', '2']);
    expect(two.stdout).toBe(one.stdout);
    const lines = one.stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^strategy,games,pointsPerRound,/);
    expect(lines[1]).toMatch(/^stay:20,300,1[78]\./);
  });

  test('a strategy as text, SVG and PNG', async () => {
    const folder = freshFolder();
    const [svg, png] = [join(folder, 'a.svg'), join(folder, 'a.png')];
    const { code, stdout } = await run(['sim', '--games', '500', '--svg', svg, '--png', png]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/points per round +1[89]\.\d\d ± .*rounds to 200/s);
    expect(readFileSync(svg, 'utf8')).toContain('Points of a round');
    expect(readFileSync(png).subarray(1, 4).toString()).toBe('PNG');
  });
});

test('a ladder: the order is right, and the same with any number of threads', async () => {
  const args = ['ladder', '--bots', 'stay:10,stay25,bust:0.26', '--games', '300', '--seed', '3'];
  const [one, two] = await Promise.all(
    [1, 2].map((threads) => run([...args, '--json', '--threads', `${threads}`])),
  );
  expect(two!.stdout).toBe(one!.stdout);
  const { ratings, games } = JSON.parse(one!.stdout) as { ratings: { name: string }[]; games: number };
  expect(games).toBe(900);
  expect(ratings.map(({ name }) => name)).toEqual(['bust:0.26', 'stay25', 'stay:10']);
  expect((await run([...args, '--markdown'])).stdout).toMatch(/^\| {2}\| bot \| rating \|/);
});
