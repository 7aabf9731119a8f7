import { odds } from '@sevenfold/bots/odds';
import { advise, coach, makeReview, Reviewer, misplaysOf } from '@sevenfold/bots/review';
import { parsePosition } from '@sevenfold/engine';
import { expect, test } from 'vitest';
import { run } from './run.ts';

const RECORD = {
  rules: { target: 20 },
  players: ['Ann', 'Bo'],
  dealer: 0,
  log: '5 9 h 8 h 3 h 12 h 11 h 10 s',
};
const POSITION = 'official_97-9a.71-2p.168-46_7-0-1-turns_0102112122053001001011_turn-1';

test('review says what a page finds position by position, for the same seed and samples', async () => {
  const { code, stdout } = await run(
    ['review', '--json', '--samples', '32', '--seed', '7'],
    JSON.stringify(RECORD),
  );
  expect(code).toBe(0);
  const reviewer = new Reviewer(RECORD, { samples: 32, seed: 7 });
  const positions = reviewer.positions.toReversed().map((at) => reviewer.value(at));
  expect(JSON.parse(stdout)).toEqual(makeReview(RECORD, positions, 32));
});

test('review as text tells how everyone played, and lists the mistakes, the costliest first', async () => {
  const { stdout } = await run(['review', '--samples', '64'], JSON.stringify(RECORD));
  const reviewer = new Reviewer(RECORD, { samples: 64 });
  const { decisions } = makeReview(
    RECORD,
    reviewer.positions.map((at) => reviewer.value(at)),
    64,
  );
  const mistakes = misplaysOf(decisions).flatMap((misplay) => misplay.decisions);
  expect(stdout).toContain(
    `${decisions.length} decisions, ${mistakes.length} that cost 1 point of win chance or more.`,
  );
  expect(stdout.match(/token (\d+):/g)).toEqual(mistakes.map(({ at }) => `token ${at}:`));
});

test('review prints for every player what adds up to the result, digit by digit', async () => {
  const { stdout } = await run(['review', '--samples', '32'], JSON.stringify(RECORD));
  const rows = stdout.split('\n').filter((line) => /^(?:Ann|Bo) /.test(line));
  expect(rows).toHaveLength(2);
  for (const row of rows) {
    const [, start, luck, errors, others, end] = row
      .replaceAll('−', '-')
      .replace(/ ± [\d.]+/, '')
      .match(/[-+]?[\d.]+/g)!
      .map(Number);
    expect(start! + luck! + errors! + others!).toBeCloseTo(end!, 9);
  }
});

test('best and odds say what a coach says, for the same seed and samples', async () => {
  const best = await run(['best', POSITION, '--samples', '128', '--seed', '3', '--json']);
  const position = parsePosition(POSITION);
  const final = [...coach(position, { samples: 128, seed: 3 })].at(-1)!;
  const said = JSON.parse(best.stdout) as { best: string; options: unknown; reasons: unknown };
  expect([said.best, said.options, said.reasons]).toEqual([final.best, final.options, final.reasons]);
  expect(final.ahead).toEqual(odds(position).seats[position.player]!.ahead);
  expect({ ...advise(position, { samples: 128, seed: 3 }), ahead: final.ahead }).toEqual(final);
});

test('best says what a figure is, and why', async () => {
  const won = 'official_190-9a.199-2Y_7-0-0-turns_11134567889bc111111333_turn-0';
  const { stdout } = await run(['best', won, '--samples', '128']);
  expect(stdout).toMatch(/Hit {3}wins \d+\.\d%, exact/);
  expect(stdout).toContain('Computed from every way the round can go.');
  expect(stdout).toContain('Stay  wins 100.0%, exact');
  expect(stdout).toContain('For Stay: Stay wins at once (without that, Hit would be better).');
  const open = 'official_120-349a.20-cY_7-0-0-turns_11223567889bb111111333_turn-0';
  const { stdout: model } = await run(['best', open, '--samples', '128']);
  expect(model).toMatch(/Hit {3}wins \d+\.\d% ± \d+\.\d, by model/);
  expect(model).toContain('Computed from every way the round can go; ± is a 95% interval.');
});

test('best says that Stay wins at once, even where a Hit would be as sure', async () => {
  const won = 'official_132-2B2.77-5cB5.183-69bS_7-1-2-turns_0000100102013000010000_turn-2';
  const { stdout } = await run(['best', won, '--samples', '128']);
  expect(stdout).toContain('▸ Stay  wins 100.0%, exact\nStay wins at once.');
});

test('figures about a target are about the answer, not about that player', async () => {
  const record = { rules: {}, players: ['Ann', 'Bo'], dealer: 1, log: '3 8 h FZ @0' };
  const { stdout } = await run(['review', '--samples', '64'], JSON.stringify(record));
  expect(stdout).toMatch(
    /Ann, Freeze: Ann\. [^]*\n {2}Giving it to Bo wins \d+\.\d% ± \d\.\d, giving it to Ann \d+\.\d% ± \d\.\d \(sampled\)\./,
  );
  expect(stdout).toContain('For giving it to Bo: ');
});

test('alone, best and review count rounds and medals', async () => {
  const alone = 'official_100-3_5-0-0-turns_1121456789abc111111333_turn-0';
  const best = await run(['best', alone, '--samples', '256']);
  expect(best.stdout).toMatch(/ {2}Stay {2}takes .+ rounds, by model; medal \d+\.\d% ± \d\.\d/);
  expect(best.stdout).toMatch(/▸ Hit {3}takes \d+\.\d\d ± 0\.\d\d rounds, sampled; medal \d+\.\d% ± \d\.\d/);
  expect(best.stdout).toMatch(
    /Expected: \d+\.\d\d ± 0\.\d\d rounds, sampled\. Chance of a medal: \d+\.\d% ± \d\.\d\./,
  );
  expect(best.stdout).not.toContain('wins');
  // Stay with 5, although 20 are needed.
  const record = { rules: { target: 20 }, players: ['Ann'], dealer: 0, log: '5 s 12 h 9' };
  const { stdout } = await run(['review', '--samples', '64'], JSON.stringify(record));
  expect(stdout).toMatch(/Ann: Stay\. Blunder: it cost \d\.\d\d ± \d\.\d\d rounds\.\n {2}Hit takes/);
  expect(stdout).toContain('Chance of a medal');
  expect(stdout.split('\n')[0]).toMatch(/^ +accuracy +start +luck +errors +end$/);
});

test('best has the chances of everyone below each other, whatever their number', async () => {
  const twelve =
    'official_0-c.0-r.0-b.0-x.0-a.0-8.0-4.0-2.0-4.0-p.0-8.0-3_1-0-1-turns_11122567699ab010110333_turn-1';
  const { stdout } = await run(['best', twelve, '--samples', '16']);
  const rows = stdout.match(/^ {2}Player \d+ +[\d.]+% ± +[\d.]+, sampled$/gm)!;
  expect(rows).toHaveLength(12);
  expect(new Set(rows.map((row) => row.length)).size).toBe(1);
});

test('best names every answer that is too close to tell apart, and marks the highest figure', async () => {
  // The first card of the game is a Freeze: all others are the same.
  const freeze = 'official_0.0.0.0_1-0-1-deal_1123456789abc111111233_freeze-1-0-F-';
  const { stdout } = await run(['best', freeze, '--samples', '64']);
  const figures = Array.from(stdout.matchAll(/^(.) Giving it .* wins ([\d.]+)%/gm), ([, mark, win]) => ({
    mark,
    win: Number(win),
  }));
  expect(figures).toHaveLength(4);
  expect(figures.find(({ mark }) => mark === '▸')!.win).toBe(Math.max(...figures.map(({ win }) => win)));
  const [named] = stdout
    .replaceAll(/\n {2}(?=giving|or|it|to|Player)/g, ' ')
    .match(/Too close to tell apart: .*/)!;
  for (const seat of [0, 2, 3]) expect(named).toContain(`giving it to Player ${seat}`);
  expect(named).not.toContain('Player 1');
});

test('best says that a game is lost if no answer can change that', async () => {
  const lost = 'official_190-9bY.20-9b_8-1-1-turns_1123456787a9c111111333_turn-1';
  const { stdout } = await run(['best', lost, '--samples', '16']);
  expect(stdout).toContain(
    '  Hit   wins 0.0%, exact\n  Stay  wins 0.0%, exact\nThe game is lost, whatever you answer.',
  );
  expect(stdout).toContain('Player 0  100.0%, exact');
});

test('best says how sure the figures are where a card comes next', async () => {
  const drawn = 'official_120-5ab.150-379c.80-1248S_6-2-0-turns_10123466789ab111111322_draw-1-3--';
  const { stdout } = await run(['best', drawn, '--samples', '64']);
  expect(stdout.match(/^ {2}Player \d {2}\d\d\.\d% ± +\d+\.\d, sampled$/gm)).toHaveLength(3);
  expect(stdout).toContain('From 64 simulated games; ± is a 95% interval.');
  const solo = 'official_100-3_5-0-0-turns_1121456789abc111111323_draw-0-3--';
  expect((await run(['best', solo, '--samples', '64'])).stdout).toMatch(
    /Expected: \d+\.\d\d ± \d\.\d\d rounds, sampled\. Chance of a medal: \d+\.\d% ± \d+\.\d\./,
  );
});

test('review has the interval of everyone’s errors, and speaks to a player called You', async () => {
  const record = { rules: {}, players: ['You', 'Bo'], dealer: 1, log: '3 8 h FZ @0' };
  const { stdout } = await run(['review', '--samples', '64'], JSON.stringify(record));
  expect(stdout).toMatch(/^You .* −\d+\.\d ± \d\.\d /m);
  expect(stdout).toMatch(
    /You, Freeze: yourself\. Blunder: it cost \d+\.\d ± \d\.\d points of\s+win chance\./,
  );
  expect(stdout).toMatch(/Giving it to Bo wins [^,]+, keeping it yourself \d/);
  expect(stdout).toContain('of the cards add points for you if not frozen');
});
