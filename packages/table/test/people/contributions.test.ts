import { beforeEach, describe, expect, test } from 'vitest';
import { type House, tableStateOf } from '../../src/index.ts';
import { TestWorld, Visitor } from '../helpers/test-world.ts';

const TOKENS = ['token-of-ann-0123456789', 'token-of-bo-01234567890', 'token-of-cy-01234567890'];

const one = (digit: string): string => digit.repeat(32);

describe('contributions to the next shuffle', () => {
  let testWorld: TestWorld;
  let house: House;
  let code: string;
  let players: Visitor[];

  /** Three people at a table before its first game; nobody has contributed. */
  beforeEach(async () => {
    testWorld = new TestWorld();
    house = testWorld.house();
    code = await house.create(TOKENS[0]);
    players = [];
    for (const [index, token] of TOKENS.entries()) {
      const player = await new Visitor(house).enter(code, token);
      await player.say({ type: 'sit', name: `Player ${index}`, colour: index });
      players.push(player);
    }
  });

  async function contribute(seat: number, digit: string): Promise<void> {
    await players[seat]!.say({ type: 'contribute', seat, contribution: one(digit) });
  }

  async function stored(): Promise<{ version: number; contributions: (string | null)[] }> {
    const { version, seats } = tableStateOf((await testWorld.store.load(code))!);
    return { version, contributions: seats.map(({ contribution }) => contribution) };
  }

  test('of all players are stored at once, when the last one is here', async () => {
    const { version } = await stored();
    await contribute(0, 'a');
    await contribute(1, 'b');
    expect(await stored()).toEqual({ version, contributions: [null, null, null] });
    await contribute(2, 'c');
    const all = [one('a'), one('b'), one('c')];
    expect(await stored()).toEqual({ version: version + 1, contributions: all });
    await testWorld.pass(2000);
    expect((await stored()).version).toBe(version + 1);
  });

  test('wait a second at most', async () => {
    await contribute(0, 'a');
    await contribute(1, 'b');
    await testWorld.pass(1000);
    expect((await stored()).contributions).toEqual([one('a'), one('b'), null]);
    expect(players[2]!.last('table').table.seats[0]!.contribution).toBe(one('a'));
  });

  test('count in a game that begins before they are stored', async () => {
    await contribute(1, 'b');
    await players[0]!.say({ type: 'host', do: 'start' });
    expect(players[0]!.last('table').table.game!.contributions).toEqual([null, one('b'), null]);
  });

  test('cannot be changed while they wait', async () => {
    await contribute(1, 'b');
    await contribute(1, 'd');
    await testWorld.pass(1000);
    expect((await stored()).contributions).toEqual([null, one('b'), null]);
  });

  test('of someone who has left meanwhile are dropped', async () => {
    await contribute(1, 'b');
    await players[1]!.say({ type: 'leave', seat: 1 });
    await testWorld.pass(1000);
    expect((await stored()).contributions).toEqual([null, null]);
  });
});
