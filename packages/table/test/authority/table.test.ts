import { questionOf, stateOf } from '@sevenfold/engine';
import { describe, expect, test } from 'vitest';
import {
  type ClientMessage,
  fairDealing,
  type FinishedGame,
  type House,
  MemoryStore,
  SETTINGS,
  type StoredTable,
  type TableView,
  verifyRecord,
} from '../../src/index.ts';
import { flush, TestWorld, Visitor } from '../helpers/test-world.ts';
import { seededSource } from '../helpers/seeded-source.ts';

const ANN = 'token-of-ann-0123456789';
const BO = 'token-of-bo-01234567890';
const CY = 'token-of-cy-01234567890';

async function twoAtATable(
  testWorld = new TestWorld(),
): Promise<{ testWorld: TestWorld; house: House; code: string; ann: Visitor; bo: Visitor }> {
  const house = testWorld.house();
  const code = await house.create(ANN);
  const ann = await new Visitor(house).enter(code, ANN);
  const bo = await new Visitor(house).enter(code, BO);
  await ann.say({ type: 'sit', name: ' Ann ', colour: 1 });
  await bo.say({ type: 'sit', name: 'Bo', colour: 2 });
  return { testWorld, house, code, ann, bo };
}

async function started(): Promise<Awaited<ReturnType<typeof twoAtATable>>> {
  const all = await twoAtATable();
  await all.ann.say({ type: 'host', do: 'start' });
  return all;
}

function viewOf(visitor: Visitor): TableView {
  return visitor.last('table').table;
}

function question(visitor: Visitor): { player: number; kind: string; options: readonly string[] } {
  const { rules, players, dealer } = viewOf(visitor).game!;
  return questionOf(stateOf({ rules, players, dealer, log: visitor.log.join(' ') }))!;
}

function move(visitor: Visitor, more: Partial<Extract<ClientMessage, { type: 'move' }>> = {}): ClientMessage {
  const { player, options } = question(visitor);
  return { type: 'move', game: 1, seat: player, move: options[0]!, n: visitor.log.length, ...more };
}

describe('the walk of one move', () => {
  test('a move is stored, then told to everyone, the same to each', async () => {
    const { testWorld, code, ann, bo } = await started();
    const spectator = await new Visitor(ann.house).enter(code);
    const asked = question(ann).player === 0 ? ann : bo;
    const before = ann.log;
    await asked.say(move(asked));
    expect(ann.log.length).toBeGreaterThan(before.length);
    expect(bo.log).toEqual(ann.log);
    expect(spectator.log).toEqual(ann.log);
    expect(await testWorld.store.read(`${code}.1`, 0)).toEqual(ann.log);
    expect(ann.last('entries')).toEqual(bo.last('entries'));
  });

  test('a move is told as entries with the time for the next answer, and nothing else', async () => {
    const { ann, bo } = await started();
    await ann.say({ type: 'host', do: 'clock', seconds: 30 });
    const before = bo.heard.length;
    await (question(ann).player === 0 ? ann : bo).say(move(ann));
    expect(bo.heard.slice(before)).toMatchObject([{ type: 'entries', game: 1, left: 30_000 }]);
  });

  test('said twice, it is played once, and the answer is what came after', async () => {
    const { ann, bo } = await started();
    const asked = question(ann).player === 0 ? ann : bo;
    const said = move(asked);
    await asked.say(said);
    const { log } = asked;
    await asked.say(said);
    expect(asked.log).toEqual(log);
    expect(asked.last('entries').from).toBe((said as { n: number }).n);
  });

  test('only a seat’s own token moves for it; spectators cannot', async () => {
    const { code, ann, bo } = await started();
    const [asked, other] = question(ann).player === 0 ? [ann, bo] : [bo, ann];
    await other.say(move(asked));
    expect(other.last('rejected').code).toBe('notYourSeat');
    await other.say(move(asked, { seat: 1 - question(asked).player }));
    expect(other.last('rejected').code).toBe('notYourTurn');
    const spectator = await new Visitor(ann.house).enter(code);
    await spectator.say(move(asked));
    expect(spectator.last('rejected').code).toBe('noToken');
    const stranger = await new Visitor(ann.house).enter(code, CY);
    for (const message of [
      move(asked),
      { type: 'host', do: 'close' },
      { type: 'chat', text: 'hi' },
    ] as const) {
      await stranger.say(message);
      expect(stranger.last('rejected').code).toBe('noToken');
    }
    expect(asked.log).toEqual(stranger.log);
  });

  test('an illegal move is refused with its rule', async () => {
    const { ann, bo } = await started();
    const asked = question(ann).player === 0 ? ann : bo;
    for (const token of [question(asked).kind === 'turn' ? 'u' : 'h', '@99', '@00']) {
      const { length } = asked.heard;
      await asked.say(move(asked, { move: token }));
      expect(asked.heard.slice(length)).toMatchObject([
        { type: 'rejected', code: 'wrongAnswer', rule: 'R17', re: 'move' },
      ]);
    }
  });

  test('a number that lies ahead, or another game, is answered with everything', async () => {
    const { ann } = await started();
    await ann.say({ type: 'resync', game: 1, n: 999 });
    expect(ann.heard.at(-1)!.type).toBe('welcome');
    await ann.say({ type: 'resync', game: 7, n: 0 });
    expect(ann.heard.at(-1)!.type).toBe('welcome');
    await ann.say({ type: 'resync', game: 1, n: 1 });
    expect(ann.heard.at(-1)).toMatchObject({ type: 'entries', from: 1 });
  });

  test('two processes at one table: the store lets one win, both end up the same', async () => {
    const { testWorld, code, ann, bo } = await started();
    const asked = question(ann).player === 0 ? ann : bo;
    const token = asked === ann ? ANN : BO;
    const there = await new Visitor(testWorld.house()).enter(code, token);
    await testWorld.pass(10);
    expect(asked.heard.at(-1)!.type).toBe('replaced');
    expect(asked.closed).toBe(true);
    await there.say(move(there));
    await testWorld.pass(10);
    expect((asked === ann ? bo : ann).log).toEqual(there.log);
  });

  test('the last move of a game is told even if the next one has begun before its process has archived the game', async () => {
    const archiving: (() => void)[] = [];
    class Slow extends MemoryStore {
      override async keep(game: FinishedGame): Promise<void> {
        await new Promise<void>((done) => archiving.push(done));
        await super.keep(game);
      }
    }
    const store = new Slow();
    const testWorld = new TestWorld({ store, archive: store });
    const house = testWorld.house();
    const code = await house.create(ANN, { rules: { preset: 'official', target: 20 } });
    const ann = await new Visitor(house).enter(code, ANN);
    const bo = await new Visitor(testWorld.house()).enter(code, BO);
    for (const name of ['Bo', 'Bea']) await bo.say({ type: 'sit', name, colour: 2 });
    await testWorld.pass(10);
    await ann.say({ type: 'host', do: 'start' });
    await testWorld.pass(10);
    let last = Promise.resolve();
    while (archiving.length === 0) {
      last = bo.say(move(bo, { move: question(bo).options.at(-1)! }));
      await flush();
    }
    const back = ann.enter(code, ANN);
    await flush();
    archiving[1]!();
    await back;
    const { log } = ann;
    await ann.say({ type: 'host', do: 'rematch' });
    archiving[0]!();
    await last;
    expect(viewOf(bo).game?.number).toBe(2);
    const told = bo.heard.flatMap((message) =>
      message.type === 'entries' && message.game === 1 ? message.tokens : [],
    );
    expect(told).toEqual(log);
  });
});

describe('the lobby', () => {
  test('names are cleaned and told apart; secrets and hashes stay inside', async () => {
    const { code, ann, bo } = await twoAtATable();
    await bo.say({ type: 'sit', name: 'Ann\u202E', colour: 3 });
    expect(viewOf(ann).seats.map(({ name }) => name)).toEqual(['Ann', 'Bo', 'Ann 2']);
    const spectator = await new Visitor(ann.house).enter(code);
    expect(JSON.stringify(spectator.heard)).not.toMatch(/hash|secret|token-of/);
    expect(bo.last('welcome').you).toBe(2);
    expect(spectator.last('welcome').you).toBeNull();
  });

  test('only the host commands; the role can be handed over', async () => {
    const { ann, bo } = await twoAtATable();
    await bo.say({ type: 'host', do: 'start' });
    expect(bo.last('rejected').code).toBe('hostOnly');
    await ann.say({ type: 'host', do: 'handOver', seat: 1 });
    await bo.say({ type: 'host', do: 'addBot', bot: 'felix' });
    expect(viewOf(ann).seats[2]).toMatchObject({ name: 'Felix', person: null, bot: 'felix' });
    await bo.say({ type: 'host', do: 'removeBot', seat: 2 });
    expect(viewOf(ann).seats).toHaveLength(2);
    await bo.say({ type: 'host', do: 'rules', rules: { preset: 'classic' } });
    await bo.say({ type: 'host', do: 'start' });
    expect(bo.last('rejected').code).toBe('badPlayers');
  });

  test('rules have a name that everyone reads, until other rules are chosen', async () => {
    const { ann, bo } = await twoAtATable();
    const rules = { preset: 'official', target: 100 };
    await ann.say({ type: 'host', do: 'rules', rules, name: ' Grandma\u202E’s\nrules ' });
    expect(viewOf(bo)).toMatchObject({ rules, rulesName: 'Grandma’s rules' });
    await ann.say({ type: 'host', do: 'rules', rules, name: '\u200B' });
    expect(viewOf(bo).rulesName).toBeUndefined();
    await ann.say({ type: 'host', do: 'rules', rules, name: 'Y'.repeat(200) });
    expect(viewOf(bo).rulesName).toBe('Y'.repeat(30));
    await ann.say({ type: 'host', do: 'rules', rules: { preset: 'classic' } });
    expect(viewOf(bo).rulesName).toBeUndefined();
  });

  test('a host who stays away loses the role', async () => {
    const { testWorld, ann, bo } = await twoAtATable();
    await ann.house.part(ann);
    expect(viewOf(bo).host).toBe(1);
    await testWorld.pass(SETTINGS.grace + 2 * SETTINGS.poll);
    expect(viewOf(bo).host).toBe(2);
  });

  test('a locked table lets nobody new sit down; a removed player is told', async () => {
    const { code, ann, bo } = await twoAtATable();
    await ann.say({ type: 'host', do: 'lock', on: true });
    const cy = await new Visitor(ann.house).enter(code, CY);
    await cy.say({ type: 'sit', name: 'Cy', colour: 0 });
    expect(cy.last('rejected').code).toBe('locked');
    await ann.say({ type: 'host', do: 'kick', seat: 1 });
    expect(bo.last('bye').reason).toBe('kicked');
    expect(bo.closed).toBe(true);
    expect(viewOf(ann).seats).toHaveLength(1);
  });

  test('36 seats and no more', async () => {
    const { ann } = await twoAtATable();
    for (let seat = 2; seat < 36; seat++) await ann.say({ type: 'host', do: 'addBot', bot: 'stay25' });
    expect(viewOf(ann).seats).toHaveLength(36);
    await ann.say({ type: 'host', do: 'addBot', bot: 'stay25' });
    expect(ann.last('rejected').code).toBe('full');
  });

  test('chat reaches everyone, not too much of it, and not when it is off', async () => {
    const { testWorld, ann, bo } = await started();
    const { log } = ann;
    for (let line = 0; line < 6; line++) await ann.say({ type: 'chat', text: `line ${line}` });
    expect(bo.heard.filter(({ type }) => type === 'chat')).toHaveLength(5);
    expect(ann.last('rejected').code).toBe('tooFast');
    await testWorld.pass(2000);
    await ann.say({ type: 'reaction', reaction: '🔥' });
    expect(bo.last('reaction')).toEqual({ type: 'reaction', seat: 0, reaction: '🔥' });
    await ann.say({ type: 'host', do: 'chat', on: false });
    await bo.say({ type: 'chat', text: 'hello?' });
    expect(bo.last('rejected').code).toBe('chatOff');
    expect(ann.log).toEqual(log);
  });

  test('a closed table stays closed, for everyone', async () => {
    const { code, ann, bo } = await twoAtATable();
    await ann.say({ type: 'host', do: 'close' });
    expect(bo.last('bye').reason).toBe('closed');
    const late = await new Visitor(bo.house).enter(code, BO);
    expect(late.last('rejected').code).toBe('closed');
    expect(ann.house.size).toBe(0);
  });

  test('a table has room for only some spectators; its people always get in', async () => {
    const testWorld = new TestWorld({ settings: { ...SETTINGS, mostSpectators: 2 } });
    const { house, code } = await twoAtATable(testWorld);
    const spectators = [new Visitor(house), new Visitor(house), new Visitor(house)] as const;
    for (const spectator of spectators) await spectator.enter(code);
    expect(spectators.map(({ heard }) => heard[0]!.type)).toEqual(['welcome', 'welcome', 'rejected']);
    expect(spectators[2].last('rejected').code).toBe('crowded');
    expect((await new Visitor(house).enter(code, BO)).last('welcome').you).toBe(2);
    await house.part(spectators[0]);
    await spectators[2].enter(code);
    expect(spectators[2].last('welcome').you).toBeNull();
  });

  test('an unknown table or version gets a clear refusal', async () => {
    const house = new TestWorld().house();
    const visitor = await new Visitor(house).enter('NOWHERE');
    expect(visitor.last('rejected').code).toBe('noTable');
    await visitor.say({ type: 'hello', version: 99, table: 'NOWHERE' });
    expect(visitor.last('rejected').code).toBe('badVersion');
    await visitor.say({ type: 'ping' });
    expect(visitor.last('rejected')).toMatchObject({ code: 'notJoined', re: 'ping' });
  });
});

describe('clocks and bots', () => {
  test('an expired clock stays, or lets a bot aim; not while paused', async () => {
    const { testWorld, ann } = await started();
    await ann.say({ type: 'host', do: 'clock', seconds: 10 });
    await ann.say({ type: 'host', do: 'pause', on: true });
    const { log } = ann;
    await testWorld.pass(30_000);
    expect(ann.log).toEqual(log);
    await ann.say({ type: 'host', do: 'pause', on: false });
    await testWorld.pass(9_900);
    expect(ann.log).toEqual(log);
    const { kind } = question(ann);
    await testWorld.pass(200);
    expect(ann.log.length).toBeGreaterThan(log.length);
    expect(kind !== 'turn' || ann.log[log.length] === 's').toBe(true);
  });

  test('bots play a game to its end; then a rematch with the same people', async () => {
    const testWorld = new TestWorld();
    const house = testWorld.house();
    const code = await house.create(ANN);
    const ann = await new Visitor(house).enter(code, ANN);
    for (const bot of ['felix', 'pip', 'mabel']) await ann.say({ type: 'host', do: 'addBot', bot });
    await ann.say({ type: 'host', do: 'start' });
    await testWorld.pass(3_600_000);
    expect(viewOf(ann).phase).toBe('over');
    expect(viewOf(ann).game!.secret).toBeDefined();
    await ann.say({ type: 'host', do: 'rematch' });
    expect(viewOf(ann).game).toMatchObject({ number: 2, players: ['Felix', 'Pip', 'Mabel'] });
    expect(ann.last('entries')).toMatchObject({ game: 2, from: 0 });
  });

  test('a bot plays for a player who has been gone for the grace time, until they return', async () => {
    const { testWorld, code, ann, bo, house } = await started();
    await house.part(bo);
    await testWorld.pass(SETTINGS.grace - 1000);
    const played = (): number => ann.log.length;
    let stuck = 0;
    for (let turns = 0; turns < 30 && viewOf(ann).phase === 'playing'; turns++) {
      const before = played();
      if (question(ann).player === 0) await ann.say(move(ann));
      else await testWorld.pass(SETTINGS.grace + 5000);
      if (played() === before) stuck++;
    }
    expect(stuck).toBe(0);
    const again = await new Visitor(house).enter(code, BO);
    expect(again.last('welcome').log).toEqual(ann.log);
    while (question(ann).player === 0) await ann.say(move(ann));
    const before = played();
    await testWorld.pass(600_000);
    expect(played()).toBe(before);
    await again.say(move(again));
    expect(played()).toBeGreaterThan(before);
  });

  test('a process that is alone seldom looks into the store, and people stay present', async () => {
    class Counting extends MemoryStore {
      loads = 0;
      override load(code: string): Promise<StoredTable | undefined> {
        this.loads++;
        return super.load(code);
      }
    }
    const store = new Counting();
    const testWorld = new TestWorld({ store, archive: store, settings: { ...SETTINGS, poll: 60_000 } });
    const { ann, bo, house } = await twoAtATable(testWorld);
    store.loads = 0;
    await testWorld.pass(600_000);
    expect(store.loads).toBeLessThanOrEqual(10);
    expect(viewOf(ann).seats.map(({ present }) => present)).toEqual([true, true]);
    await house.part(bo);
    expect(viewOf(ann).seats.map(({ present }) => present)).toEqual([true, false]);
  });

  test('while nobody is there, nothing happens, and the table does not stay in memory', async () => {
    const { testWorld, code, house, ann, bo } = await started();
    const log = await testWorld.store.read(`${code}.1`, 0);
    await house.part(ann);
    await house.part(bo);
    expect(house.size).toBe(0);
    await testWorld.pass(3_600_000);
    expect(await testWorld.store.read(`${code}.1`, 0)).toEqual(log);
  });
});

test('a game dealt fairly proves it, across a crash in mid-game', async () => {
  const testWorld = new TestWorld({ dealing: fairDealing(seededSource(5)) });
  const house = testWorld.house();
  const code = await house.create(ANN);
  const ann = await new Visitor(house).enter(code, ANN);
  await ann.say({ type: 'sit', name: 'Ann', colour: 0, contribution: 'ab'.repeat(16) });
  await ann.say({ type: 'host', do: 'addBot', bot: 'felix' });
  const { commitment } = viewOf(ann);
  await ann.say({ type: 'host', do: 'clock', seconds: 10 });
  await ann.say({ type: 'host', do: 'start' });
  await testWorld.pass(60_000);
  await house.stop();
  const again = await new Visitor(testWorld.house()).enter(code, ANN);
  expect(again.log.length).toBeGreaterThan(10);
  await testWorld.pass(3_600_000);
  const { rules, players, dealer, secret, contributions, commitment: shown } = viewOf(again).game!;
  expect(shown).toBe(commitment);
  const record = { rules, players, dealer, log: again.log.join(' ') };
  const verdict = verifyRecord(record, { version: 2, commitment, secret, contributions });
  expect(verdict.checks.map(({ status }) => status)).toEqual(Array(6).fill('holds'));
});
