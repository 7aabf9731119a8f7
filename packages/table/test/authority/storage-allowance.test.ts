import { questionOf, stateOf } from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import {
  finishedBytes,
  type Payers,
  type StorageAllowance,
  type TableState,
  tableStateOf,
} from '../../src/index.ts';
import { TestWorld, Visitor } from '../helpers/test-world.ts';

const ANN = 'token-of-ann-0123456789';
const HOME = [{ key: '192.0.2.1', weight: 1 }];

/** Counts what each address was charged, and lets it add so many bytes. */
class Allowance implements StorageAllowance {
  readonly spent = new Map<string, number>();
  limit = Infinity;

  has(payers: Payers): boolean {
    return payers.length === 0 || payers.some(([payer]) => (this.spent.get(payer!.key) ?? 0) < this.limit);
  }

  charge(payers: Payers, bytes: number): void {
    for (const [payer] of payers) this.spent.set(payer!.key, (this.spent.get(payer!.key) ?? 0) + bytes);
  }

  get home(): number {
    return this.spent.get('192.0.2.1') ?? 0;
  }
}

/** Ann at a table of her own, with bots, whose games end after the first round with a point. */
async function atHome(rules: object = { target: 1 }, bots = 1) {
  const storage = new Allowance();
  const testWorld = new TestWorld({ storage });
  const house = testWorld.house();
  const code = await house.create(ANN, { rules: { preset: 'official', ...rules } });
  const ann = Object.assign(new Visitor(house), { callers: HOME });
  await ann.enter(code, ANN);
  await ann.say({ type: 'sit', name: 'Ann', colour: 0 });
  for (let bot = 0; bot < bots; bot++) await ann.say({ type: 'host', do: 'addBot', bot: 'stay25' });
  const stateNow = async (): Promise<TableState> => tableStateOf((await testWorld.store.load(code))!);
  return { storage, testWorld, house, code, ann, stateNow };
}

/** Answers the open question, if it is for this visitor. */
async function move(visitor: Visitor): Promise<void> {
  const { game, seats, you } = { ...visitor.last('table').table, you: visitor.last('welcome').you };
  const { rules, players, dealer, number } = game!;
  const asked = questionOf(stateOf({ rules, players, dealer, log: visitor.log.join(' ') }));
  if (asked === null || seats[asked.player]?.person !== you) return;
  const { player: seat, options } = asked;
  await visitor.say({ type: 'move', game: number, seat, move: options[0]!, n: visitor.log.length });
}

async function playToEnd(testWorld: TestWorld, visitor: Visitor): Promise<void> {
  while (visitor.last('table').table.phase !== 'over') {
    await move(visitor);
    await testWorld.pass(1000);
  }
}

describe('an address pays', () => {
  test('for a game from its first card on, and in the end for what stays of it', async () => {
    const { storage, testWorld, code, ann, stateNow } = await atHome();
    expect(storage.home).toBe(0);
    await ann.say({ type: 'host', do: 'start' });
    const begun = storage.home;
    expect(begun).toBeGreaterThan(0);
    await ann.say({ type: 'host', do: 'pause', on: true });
    await ann.say({ type: 'host', do: 'pause', on: false });
    await playToEnd(testWorld, ann);
    expect((await stateNow()).phase).toBe('over');
    const game = (await testWorld.store.find(`${code}.1`))!;
    const bytes = finishedBytes({ ...game, people: ['ann'], seats: ['ann', null] });
    expect(storage.home).toBe(bytes);
    await ann.say({ type: 'host', do: 'rematch' });
    await playToEnd(testWorld, ann);
    expect(storage.home).toBeGreaterThan(1.9 * bytes);
  });

  test('only for itself: whoever comes for the end gets nothing back of what others have paid', async () => {
    const { storage, testWorld, house, code, ann } = await atHome({ target: 100 }, 0);
    await ann.say({ type: 'host', do: 'start' });
    for (let moves = 0; moves < 3; moves++) await move(ann);
    const bo = Object.assign(new Visitor(house), { callers: [{ key: '198.51.100.7', weight: 1 }] });
    await bo.enter(code, 'token-of-bo-01234567890');
    await playToEnd(testWorld, ann);
    const game = (await testWorld.store.find(`${code}.1`))!;
    const bytes = finishedBytes({ ...game, people: ['ann'], seats: ['ann'] });
    expect(storage.home).toBe(bytes);
    expect(storage.spent.get('198.51.100.7')).toBe(bytes);
  });

  test('and without room begins no game and makes no move, but may leave; others play on', async () => {
    const { storage, testWorld, house, code, ann, stateNow } = await atHome({ target: 200 }, 0);
    const bo = Object.assign(new Visitor(house), { callers: [{ key: '198.51.100.7', weight: 1 }] });
    await bo.enter(code, 'token-of-bo-01234567890');
    await bo.say({ type: 'sit', name: 'Bo', colour: 1 });
    storage.charge([HOME], 1000);
    storage.limit = 1000;
    await ann.say({ type: 'host', do: 'start' });
    expect(ann.last('rejected').code).toBe('storageFull');
    expect((await stateNow()).phase).toBe('lobby');
    storage.limit = Infinity;
    await ann.say({ type: 'host', do: 'start' });
    storage.limit = storage.home;
    storage.spent.set('198.51.100.7', 0);
    await ann.say({ type: 'move', game: 1, seat: 0, move: 's', n: ann.log.length });
    const refusals = ann.heard.flatMap((message) => (message.type === 'rejected' ? message.code : []));
    expect(refusals).toEqual(['storageFull', 'storageFull']);
    await ann.say({ type: 'leave', seat: 0 });
    const before = bo.log.length;
    await testWorld.pass(5000);
    await move(bo);
    expect(bo.log.length).toBeGreaterThan(before);
  });
});

test('a game that bots play on by themselves is paused when nobody at the table has room, and goes on later', async () => {
  const { storage, testWorld, ann, stateNow } = await atHome({ target: 10_000 }, 3);
  await ann.say({ type: 'host', do: 'clock', seconds: 10 });
  await ann.say({ type: 'host', do: 'start' });
  storage.limit = storage.home;
  await testWorld.pass(600_000);
  const { paused } = await stateNow();
  const length = ann.log.length;
  expect(paused).toBe(true);
  await testWorld.pass(600_000);
  expect(ann.log).toHaveLength(length);
  storage.limit = Infinity;
  await ann.say({ type: 'host', do: 'pause', on: false });
  await testWorld.pass(60_000);
  expect(ann.log.length).toBeGreaterThan(length);
});
