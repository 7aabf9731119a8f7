import type { Odds } from '@sevenfold/bots/odds';
import { describe, expect, test } from 'vitest';
import { help } from '../src/commands/odds.ts';
import { run } from './run.ts';

const FOUR = 'official_178-6a.138-17a.108-9bS.165-48b_9-0-0-turns_1021332466569000101120_turn-0';
const LAST = 'official_132-69b.87-cBc.92-5678Y_7-0-0-turns_0000011202413001000011_turn-0';

describe('sevenfold odds', () => {
  test('a table of all players, and one in detail', async () => {
    const { code, stdout } = await run(['odds', FOUR, '--player', '3']);
    expect(code).toBe(0);
    expect(stdout).toMatchInlineSnapshot(`
      " Round 9 · to 200                                     draw pile 53 · discard 30
      ▸● Player 0 [6] [10]                                            +16 178 ███████·
         Player 1 [1] [7] [10]                                        +18 138 █████▌··
         Player 2 [9] [11] ♥                                          +20 108 ████▎···
         Player 3 [4] [8] [11]                                        +23 165 ██████▌·

                          next card  never stopping            points
                 bust  saved  seven   bust  seven  Stay  1 Hit   best
      Player 0  13.2%      ·      ·  89.0%  11.0%    16  20.72  22.61   Hit
      Player 1  17.0%      ·      ·  81.5%  18.5%    18  21.51  22.69   Hit
      Player 2      ·  22.6%      ·  82.6%  17.4%    20  25.81  36.71   Hit
      Player 3  28.3%      ·      ·  91.8%   8.2%    23  22.25  23.00  Stay

      If Player 3 draws, from the draw pile of 53:
        busts       28.3%  ██████                4·3  8·6  11·6
        new number  62.3%  ████████████          0  2·2  3  5·3  6·2  7·4  9·6  10·5
                                                 12·9
        modifier     3.8%  █                     +8  x2
        given away   5.7%  █                     Freeze  Flip Three·2

      Stay for points: Hit gives away 0.75 points.
      One Hit, with everything that follows from it, busts 28.3% and scores 22.25
      points on average if Player 3 then stays; best play scores 23.00.
      Without ever stopping: bust 91.8%, seven numbers 8.2%.
      This assumes that only Player 3 keeps drawing and gives every Freeze and Flip
      Three away. All figures are exact.
      "
    `);
  });

  test('the last one in the round takes actions', async () => {
    const { stdout } = await run(['odds', '-', '--words', 'turn'], `${LAST}\n`);
    expect(stdout).toMatchInlineSnapshot(`
      " Round 7 · to 200                                     draw pile 17 · discard 68
      ▸● Player 0 [6] [9] [11]                                        +26 132 █████▎··
         Player 1 [12] ✗12                                     bust     ·  87 ███▍····
         Player 2 [5] [6] [7] [8]                              stayed +26  92 ███▋····

                          next card  never stopping            points
                 bust  saved  seven   bust  seven  Stay  1 Hit   best
      Player 0  23.5%      ·      ·  96.5%   3.5%    26  25.07  26.00  Stay

      If Player 0 draws, from the draw pile of 17:
        busts       23.5%  █████                 6  9·2  11
        new number  58.8%  ████████████          5  7·2  10·4  12·3
        modifier     5.9%  █                     +6
        kept         5.9%  █                     Life Saver
        three more   5.9%  █                     Turn Three

      Stay for points: Hit gives away 0.25 points.
      One Hit, with everything that follows from it, busts 27.7% and scores 25.07
      points on average if Player 0 then stays; best play scores 26.00.
      Without ever stopping: bust 96.5%, seven numbers 3.5%.
      This assumes that only Player 0 keeps drawing and takes every Lock and Turn
      Three. All figures are exact.
      "
    `);
  });

  test('inside a Flip Three there is no choice and no advice', async () => {
    const { stdout } = await run([
      'odds',
      'official_120-5ab.150-379c.80-1248S_6-2-0-turns_10123466789ab111111322_draw-1-3--',
    ]);
    expect(stdout).toContain('Player 1  33.3%      ·      ·  86.3%  13.7%     ·  13.30  13.60\n');
    expect(stdout).toContain(
      'Player 1 cannot choose now. Still to come: 3 cards of the Flip Three.\n' +
        'The rest of the Flip Three busts 76.1% and scores 13.30 points on average if\n' +
        'Player 1 then stays; best play after it scores 13.60.\n',
    );
    expect(stdout).not.toContain('gives away 0.00');
  });

  test('a Freeze that is waiting ends the round for its player', async () => {
    const waiting = 'official_120-5ab.150-379c.80-1248S_6-2-0-turns_10123466789ab111111212_draw-1-2-T-F0';
    const { stdout } = await run(['odds', waiting, '--player', '0']);
    expect(stdout).toContain(
      'Player 0 cannot choose now. Still to come: a Freeze.\nThat ends the round for Player 0, with 26.00 points.\n',
    );
  });

  test('R4: several decks have too many hands, so that some figures are bounds, and it says so', async () => {
    const { stdout } = await run(['odds', 'official.decks-2_0-5_1-0-0-turns_224689cegikmo222222666_turn-0']);
    expect(stdout).toMatch(/Player 0 .* \d+\.\d–\d+\.\d/);
    expect(stdout).toContain('Ranges are proven bounds, because there are too many');
    expect((await run(['odds', FOUR])).stdout).toContain('All figures are exact.');
  });

  test('every figure as JSON', async () => {
    const { stdout } = await run(['odds', LAST, '--json']);
    const { player, exact, next, seats } = JSON.parse(stdout) as Odds & { player: number };
    expect([player, exact, next.from, next.size, seats.length]).toEqual([0, true, 'draw', 17, 3]);
    expect(next.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(seats.map(({ status, points }) => [status, points])).toEqual([
      ['active', 26],
      ['busted', 0],
      ['stayed', 26],
    ]);
    expect(seats[0]!.ahead).toMatchObject({ takesActions: true, mustHit: false, saved: 0 });
    expect(seats[0]!.ahead!.bust).toBeCloseTo(4 / 17, 12);
    expect(seats[1]!.ahead).toBeUndefined();
  });

  test('a game that is over, and a player who is out', async () => {
    const over = await run(['odds', 'official_200.0_5-0-0-turns_1123456789abc111111333_over-0']);
    expect([over.code, over.stdout]).toEqual([0, expect.stringContaining('The game is over')]);
    const out = await run(['odds', LAST, '--player', '1']);
    expect(out.stdout).toContain('Player 1 is out of the round with 0 points.');
  });

  test.each([
    [[], 'odds needs a POSITION'],
    [['x'], 'bad position, field 0: a position has 5 fields'],
    [[FOUR.replace('108-9bS', '108-9bSS')], 'bad position, field 1: '],
    [[FOUR.replace('turns', 'truns')], 'bad position, field 2: '],
    [[FOUR.replace('1120_turn', '112_turn')], 'bad position, field 3: '],
    [[FOUR.replace('turn-0', 'turn-7')], 'bad position, field 4: there is no player 7 among 4'],
    [[FOUR, '--player', '4'], '--player must be a whole number from 0 to 3, not "4"'],
  ])('%j: one line, exit code 2', async (args, message) => {
    const { code, stdout, stderr } = await run(['odds', ...args]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^sevenfold: [^\n]+\n$/);
    expect(stderr).toContain(message);
  });

  test('the examples of the help are positions', async () => {
    const examples = [...help.matchAll(/^ {2}sevenfold odds (official\S+)(.*)$/gm)];
    expect(examples).toHaveLength(2);
    for (const [, position = '', rest = ''] of examples) {
      const { code } = await run(['odds', position, ...rest.split(' ').filter(Boolean)]);
      expect(code).toBe(0);
    }
  });
});
