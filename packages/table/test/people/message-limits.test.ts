import { describe, expect, test } from 'vitest';
import { type House, MemoryStore } from '../../src/index.ts';
import { TestWorld, Visitor } from '../helpers/test-world.ts';

const ANN = 'token-of-ann-0123456789';

async function seated(house: House, code: string, token = ANN): Promise<Visitor> {
  const visitor = await new Visitor(house).enter(code, token);
  await visitor.say({ type: 'sit', name: 'Ann', colour: 1 });
  return visitor;
}

/** A store that counts how often a table is read and written. */
class CountingStore extends MemoryStore {
  reads = 0;
  writes = 0;

  override load(code: string) {
    this.reads++;
    return super.load(code);
  }

  override update(...args: Parameters<MemoryStore['update']>) {
    this.writes++;
    return super.update(...args);
  }
}

describe('what one person says', () => {
  test('is limited across tables', async () => {
    const testWorld = new TestWorld();
    const house = testWorld.house();
    let said = 0;
    for (let table = 0; table < 4; table++) {
      const ann = await seated(house, await house.create(ANN));
      for (let line = 0; line < 4; line++) await ann.say({ type: 'chat', text: 'hello' });
      said += ann.heard.filter(({ type }) => type === 'chat').length;
      expect(ann.heard.filter(({ type }) => type === 'rejected')).toHaveLength(
        table === 0 ? 0 : table === 1 ? 3 : 4,
      );
    }
    expect(said).toBe(5);
  });

  test('is limited across connections, also when everyone was gone in between', async () => {
    const testWorld = new TestWorld();
    const house = testWorld.house();
    const code = await house.create(ANN);
    let said = 0;
    for (let connection = 0; connection < 10; connection++) {
      const ann = await seated(house, code);
      for (let line = 0; line < 4; line++) await ann.say({ type: 'reaction', reaction: '🔥' });
      said += ann.heard.filter(({ type }) => type === 'reaction').length;
      ann.close();
      await house.part(ann);
    }
    expect(house.size).toBe(0);
    expect(said).toBe(5);
    await testWorld.pass(4000);
    const ann = await seated(house, code);
    for (let line = 0; line < 4; line++) await ann.say({ type: 'chat', text: 'hello again' });
    expect(ann.heard.filter(({ type }) => type === 'chat')).toHaveLength(2);
  });
});

describe('what one connection asks for', () => {
  test('again and again reads the store once in a while, for everyone together', async () => {
    const testWorld = new TestWorld();
    const store = new CountingStore(testWorld.clock);
    const house = new TestWorld({ store, archive: store, clock: testWorld.clock }).house();
    const code = await house.create(ANN);
    const [ann, watcher] = [await seated(house, code), await new Visitor(house).enter(code)];
    await testWorld.pass(1000);
    store.reads = 0;
    for (let time = 0; time < 50; time++)
      for (const one of [ann, watcher]) await one.say({ type: 'resync', game: 9, n: 0 });
    expect(store.reads).toBe(1);
    expect(watcher.heard.filter(({ type }) => type === 'welcome')).toHaveLength(51);
    await testWorld.pass(250);
    await ann.say({ type: 'resync', game: 9, n: 0 });
    expect(store.reads).toBe(2);
  });

  test('hello, said again, writes nothing and tells the others nothing', async () => {
    const testWorld = new TestWorld();
    const store = new CountingStore(testWorld.clock);
    const house = new TestWorld({ store, archive: store, clock: testWorld.clock }).house();
    const code = await house.create(ANN);
    const [ann, watcher] = [await seated(house, code), await new Visitor(house).enter(code)];
    store.writes = 0;
    const { length } = watcher.heard;
    for (let time = 0; time < 20; time++) await ann.enter(code, ANN);
    expect(ann.last('welcome').you).toBe(1);
    expect([store.writes, watcher.heard.length]).toEqual([0, length]);
    // Another person's connection is announced.
    await new Visitor(house).enter(code, ANN);
    expect(store.writes).toBe(1);
    expect(ann.closed).toBe(true);
  });
});
