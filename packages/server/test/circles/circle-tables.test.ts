import { webSource } from '@sevenfold/table';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ask, openTestServer, until } from '../helpers/test-server.ts';
import { Friend, filing, newId, other, play, server, shared, startCircleServers } from './friends.ts';

startCircleServers();

const { filings } = shared.storage;

describe('a table for a circle', () => {
  test('files its games there, once, with what the archive knows', async () => {
    const [ann, ben, guest] = [new Friend(), new Friend(), new Friend()];
    const circle = await ann.opens();
    const member = await ben.joins(circle, 'Ben');
    const game = await play(circle, [ann, guest, ben]);
    await until(async () => (await ann.sees(circle)).games.size === 1, 'the game is filed');
    expect(await filings.waiting('', 9)).toEqual([]);
    const filed = (await ann.sees(circle)).games.get(`online:${game}`)!;
    const record = await ask(`${server.url}/v1/records/${game}`);
    const { totals, winners } = record.json['played'] as { totals: number[]; winners: number[] };
    expect(filed).toMatchObject({ verified: true, box: 'flip7', by: 'table' });
    expect(filed.players.map(({ total }) => total)).toEqual(totals);
    expect(filed.players.flatMap(({ place }, seat) => (place === 1 ? [seat] : []))).toEqual(winners);
    for (const { rounds, total } of filed.players)
      expect(rounds!.reduce<number>((sum, points) => sum + points!, 0)).toBe(total);
    expect(filed.players).toMatchObject([
      { member: circle.member },
      { guest: 'At seat 1' },
      { member },
      { bot: 'greta' },
    ]);
    // Filing the game once more changes nothing, whoever does so and whatever they say about it.
    const entry = filing({ [circle.member]: 999, [member]: 0 }, `online:${game}`);
    expect(await ben.sends(circle, entry)).toEqual(['alreadyFiled']);
    const kept = (await shared.storage.archive.find(game))!;
    await shared.storage.archive.keep({ ...kept, people: [], seats: [], circle: circle.id });
    await server.janitor.clean();
    expect((await ann.sees(circle)).games.size).toBe(1);
  });

  test('loses no game if its process dies before it has filed it', async () => {
    const [ann, ben] = [new Friend(), new Friend()];
    const [first, second] = [await ann.opens(), await ann.opens()];
    const member = await ben.joins(second, 'Ben');
    const game = await play(first, [ann, ben]);
    const [annas, bens] = await Promise.all([ann, ben].map(({ token }) => webSource.hash(token)));
    // Archives a game as a process does that dies before it files the game.
    const keep = async (id: string) => {
      const kept = (await shared.storage.archive.find(game))!;
      const people = [annas!, bens!];
      await shared.storage.archive.keep({ ...kept, id, people, seats: [...people, null], circle: second.id });
    };
    await keep('ABCDEF.1');
    expect(await filings.waiting('', 9)).toEqual([{ game: 'ABCDEF.1', circle: second.id }]);
    // The game is filed when a member looks, at any process.
    await ben.ask(`circles/${second.id}`, 'GET', undefined, other);
    expect((await ann.sees(second)).games.get('online:ABCDEF.1')?.players[1]).toMatchObject({ member });
    // If nobody looks, the janitor files it.
    await keep('ABCDEF.2');
    await Promise.all([server.janitor.clean(), other.janitor.clean()]);
    expect([...(await ann.sees(second)).games.keys()]).toEqual(['online:ABCDEF.1', 'online:ABCDEF.2']);
    expect(await filings.waiting('', 9)).toEqual([]);
    // Or the next process that starts files it.
    await keep('ABCDEF.3');
    const third = await openTestServer({}, shared);
    onTestFinished(() => third.stop());
    await until(async () => (await ann.sees(second)).games.size === 3, 'the game is filed');
  });

  test('of an archived game files what the archive says, not what a member claims', async () => {
    const [ann, ben, cat] = [new Friend(), new Friend(), new Friend()];
    const first = await ann.opens();
    const game = await play(first, [ann, ben]);
    const second = await ann.opens();
    const [bens, cats] = [await ben.joins(second, 'Ben'), await cat.joins(second, 'Cat')];
    const claim = filing({ [cats]: 5000, [second.member]: 1, 'paper-none': 0 }, `online:${game}`);
    expect(await cat.sends(second, claim)).toEqual([3]);
    const filed = (await ann.sees(second)).games.get(`online:${game}`)!;
    expect(filed.players).toMatchObject([{ member: second.member }, { member: bens }, { bot: 'greta' }]);
    expect(filed.verified).toBe(true);
    const none = filing({ [cats]: 5000, [bens]: 1 }, 'online:ZZZZZZ.1');
    expect(await cat.sends(second, none)).toEqual(['noRecord']);
    const lower = filing({ [cats]: 5000, [bens]: 1 }, `online:${game}`);
    expect(await cat.sends(second, { ...lower, id: newId() })).toEqual(['alreadyFiled']);
    // Cat has played nothing, and cannot say that she was one of those strangers.
    const own = await cat.opens();
    expect(await cat.sends(own, filing({ [own.member]: 5000, 'paper-none': 0 }, `online:${game}`))).toEqual([
      'noRecord',
    ]);
  });
});
