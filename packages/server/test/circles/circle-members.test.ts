import { webSource } from '@sevenfold/table';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ask, until } from '../helpers/test-server.ts';
import { Friend, filing, follow, newId, other, server, shared, startCircleServers } from './friends.ts';

startCircleServers();

const { circles: store } = shared.storage;

describe('a circle', () => {
  test('is opened, joined by its link, filled and read by its members', async () => {
    const [ann, ben] = [new Friend(), new Friend()];
    const circle = await ann.opens();
    const mum = 'paper-mum-1';
    expect(await ann.sends(circle, { id: newId(), do: 'add', member: mum, name: ' Mum\u202e ' })).toEqual([
      1,
    ]);
    expect((await ben.ask(`circles/${circle.id}/preview`, 'POST', { key: circle.key })).json).toEqual({
      name: 'Fridays',
      members: 2,
      paper: [{ id: mum, name: 'Mum' }],
    });
    const member = await ben.joins(circle, 'Ben');
    expect(await ben.joins(circle, 'Ben again')).toBe(member);
    expect(await ben.sends(circle, filing({ [circle.member]: 190, [member]: 205, [mum]: 100 }))).toEqual([3]);
    const seen = await ann.sees(circle, other);
    expect([...seen.members.values()].map(({ name }) => name)).toEqual(['Ann', 'Mum', 'Ben']);
    expect(seen.games.size).toBe(1);
    const head = await ann.ask(`circles/${circle.id}`);
    expect(head.json).toEqual({
      id: circle.id,
      version: 4,
      n: 4,
      you: circle.member,
      deleted: null,
      tables: [],
    });
    const later = (await ann.ask(`circles/${circle.id}/entries?since=2`)).json;
    expect([later['from'], (later['entries'] as []).length, later['names']]).toEqual([2, 2, [[2, 'Ben']]]);
    expect((await ben.ask('me/circles')).json).toEqual({
      circles: [
        {
          id: circle.id,
          version: 4,
          n: 4,
          deleted: null,
          member,
          name: 'Fridays',
          members: 3,
          games: 1,
          last: 1_790_000_000_000,
        },
      ],
    });
  });

  test('has a name, and names of its rules, that are safe to show', async () => {
    const ann = new Friend();
    const circle = await ann.opens();
    const rules = { name: '\u202eours\ud800', link: 'a' };
    const change = (settings: object) => ann.sends(circle, { id: newId(), do: 'settings', settings });
    expect(await change({ name: 'Sun\u202eday', rules })).toEqual([1]);
    expect((await ann.sees(circle)).settings).toMatchObject({ name: 'Sunday', rules: { name: 'ours' } });
    expect(await change({ name: '\u0301' })).toEqual(['badName']);
    expect(await change({ rules: null })).toEqual([2]);
    expect((await ann.sees(circle)).settings).toMatchObject({ name: 'Sunday', rules: null });
  });

  test('is looked at by anyone with the link, without reading it each time, and as it is', async () => {
    const [ann, eve] = [new Friend(), new Friend()];
    const circle = await ann.opens();
    const names = vi.spyOn(store, 'names');
    onTestFinished(() => names.mockRestore());
    const look = async () =>
      (await eve.ask(`circles/${circle.id}/preview`, 'POST', { key: circle.key })).json['paper'];
    for (let times = 0; times < 5; times++) expect(await look()).toEqual([]);
    expect(names).toHaveBeenCalledTimes(1);
    await ann.sends(circle, { id: newId(), do: 'add', member: 'paper-tom-2', name: 'Tom' });
    expect(await look()).toEqual([{ id: 'paper-tom-2', name: 'Tom' }]);
  });

  test('is joined by someone who played on paper before', async () => {
    const [ann, tom] = [new Friend(), new Friend()];
    const circle = await ann.opens();
    await ann.sends(circle, { id: newId(), do: 'add', member: 'paper-tom-1', name: 'Tom' });
    const member = await tom.joins(circle, 'Tom', 'paper-tom-1');
    expect((await tom.sees(circle)).members.get('paper-tom-1')?.into).toBe(member);
  });

  test('does not exist for strangers, and nothing of it can be changed without a token', async () => {
    const [ann, eve] = [new Friend(), new Friend()];
    const { id, key, member } = await ann.opens();
    const asks: [string, string, unknown?][] = [
      ['GET', `circles/${id}`],
      ['GET', `circles/${id}/entries`],
      ['GET', `circles/${id}/events`],
      ['POST', `circles/${id}/entries`, { entries: [{ id: newId(), do: 'rename', member, name: 'Eve' }] }],
      ['DELETE', `circles/${id}/members/${member}`],
      ['POST', `circles/${id}/invitation`],
      ['DELETE', `circles/${id}`],
      ['POST', `circles/${id}/restore`],
      ['POST', 'tables', { circle: id }],
    ];
    for (const [method, path, body] of asks) {
      const stranger = await eve.ask(path, method, body);
      expect([method, path, stranger.json['code']]).toEqual([method, path, 'noCircle']);
      const nobody = await ask(`${server.url}/v1/${path}`, method, body);
      expect([method, path, nobody.json['code']]).toEqual([method, path, 'noToken']);
      const elsewhere = await eve.ask(path.replace(id, 'ABCDEFGH2345'), method, body);
      expect(elsewhere.text.replace('ABCDEFGH2345', id)).toBe(stranger.text);
    }
    const wrong = { key: 'x'.repeat(22), name: 'Eve' };
    expect((await eve.ask(`circles/${id}/members`, 'POST', wrong)).json['code']).toBe('badInvitation');
    expect((await eve.ask(`circles/${id}/preview`, 'POST', { key: wrong.key })).json['code']).toBe(
      'badInvitation',
    );
    expect(JSON.stringify(await shared.storage.circles.load(id))).not.toContain(key);
    expect([...server.log, ...other.log].join('\n')).not.toContain(key);
  });

  test('is protected from its members by its keepers', async () => {
    const [ann, ben] = [new Friend(), new Friend()];
    const circle = await ann.opens();
    const member = await ben.joins(circle, 'Ben');
    const game = filing({ [circle.member]: 201, [member]: 20 });
    await ann.sends(circle, game);
    const key = game.game.key;
    expect(
      await ben.sends(
        circle,
        { id: newId(), do: 'remove', game: key },
        { id: newId(), do: 'undo', entry: game.id },
        { id: newId(), do: 'correct', game: filing({ [circle.member]: 1, [member]: 20 }, key).game },
        { id: newId(), do: 'keeper', member, on: true },
        { id: newId(), do: 'merge', member, into: circle.member },
      ),
    ).toEqual(['notAllowed', 'notAllowed', 'notAllowed', 'notAllowed', 'notAllowed']);
    expect((await ben.ask(`circles/${circle.id}/invitation`, 'POST')).json['code']).toBe('notAllowed');
    expect((await ben.ask(`circles/${circle.id}`, 'DELETE')).json['code']).toBe('notAllowed');
    const sendAway = `circles/${circle.id}/members/${circle.member}`;
    expect((await ben.ask(sendAway, 'DELETE')).json['code']).toBe('notAllowed');
  });

  test('whose link has leaked gets a new one, and whoever came with it goes', async () => {
    const [ann, eve] = [new Friend(), new Friend()];
    const circle = await ann.opens();
    const member = await eve.joins(circle, 'Eve');
    const { json } = await ann.ask(`circles/${circle.id}/invitation`, 'POST');
    expect((await ann.ask(`circles/${circle.id}/members/${member}`, 'DELETE')).status).toBe(204);
    const again = { key: circle.key, name: 'Eve' };
    const refused = await eve.ask(`circles/${circle.id}/members`, 'POST', again);
    expect([refused.status, refused.json['code']]).toEqual([403, 'badInvitation']);
    expect((await eve.ask(`circles/${circle.id}`)).json['code']).toBe('noCircle');
    await new Friend().joins({ ...circle, key: String(json['key']) }, 'Ben');
  });

  test('is closed to whoever was removed, by the link that they know', async () => {
    const [ann, ben, eve] = [new Friend(), new Friend(), new Friend()];
    const circle = await ann.opens();
    const member = await eve.joins(circle, 'Eve');
    await ann.ask(`circles/${circle.id}/members/${member}`, 'DELETE');
    const tries = (key: string) => eve.ask(`circles/${circle.id}/members`, 'POST', { key, name: 'Eve' });
    expect((await tries(circle.key)).json['code']).toBe('badInvitation');
    const { json } = await ann.ask(`circles/${circle.id}/invitation`, 'POST');
    const bens = await ben.joins({ ...circle, key: String(json['key']) }, 'Ben');
    // Someone who goes by themselves takes nothing from the others.
    await ben.ask(`circles/${circle.id}/members/${bens}`, 'DELETE');
    await ben.joins({ ...circle, key: String(json['key']) }, 'Ben');
  });

  test('forgets the names of those who leave, and is gone with the last of them', async () => {
    const [ann, ben] = [new Friend(), new Friend()];
    const circle = await ann.opens();
    const member = await ben.joins(circle, 'Benjamin');
    await ben.sends(circle, { id: newId(), do: 'rename', member, name: 'Benny' });
    await ben.sends(circle, filing({ [circle.member]: 1, [member]: 205 }));
    expect((await ben.ask(`circles/${circle.id}/members/${member}`, 'DELETE')).status).toBe(204);
    const { text } = await ann.ask(`circles/${circle.id}/entries`);
    expect(text).not.toMatch(/Ben/);
    const seen = await ann.sees(circle);
    expect([seen.members.get(member)?.is, seen.games.size]).toEqual(['left', 1]);
    expect((await ben.ask('me/circles')).json).toEqual({ circles: [] });
    await ann.ask(`circles/${circle.id}/members/${circle.member}`, 'DELETE');
    expect(await store.load(circle.id)).toBeUndefined();
  });

  test('tells everyone who follows it that someone has deleted everything', async () => {
    const [ann, ben] = [new Friend(), new Friend()];
    const circle = await ann.opens();
    await ben.joins(circle, 'Ben');
    const heard = await follow(ann, circle.id);
    await until(() => heard.text.includes('"version":2'), 'the circle as it is');
    expect((await ben.ask('me', 'DELETE')).status).toBe(200);
    await until(() => heard.text.includes('"version":3'), 'that Ben is gone');
  });

  test('forgets a person who deletes everything, and takes over one who turns out to be another', async () => {
    const [ann, ben, phone] = [new Friend(), new Friend(), new Friend()];
    const hashes = await Promise.all([ann, ben, phone].map(({ token }) => webSource.hash(token)));
    const [one, both] = [await ben.opens('Ben'), await ann.opens()];
    const member = await ben.joins(both, 'Ben');
    await phone.joins(both, 'Ben on the phone');
    for (const adopt of shared.storage.adopters) await adopt(hashes[1]!, hashes[2]!);
    expect([...(await store.load(one.id))!.people]).toEqual([[hashes[2], one.member]]);
    const people = (await store.load(both.id))!.people;
    expect(new Set(people.keys())).toEqual(new Set([hashes[0], hashes[2]]));
    expect((await ann.sees(both)).members.get(member)?.into).toBe(people.get(hashes[2]!));
    expect(await phone.sends(one, { id: newId(), do: 'settings', settings: { order: 'wins' } })).toEqual([1]);
    for (const forget of shared.storage.forgetters) await forget(hashes[2]!);
    expect(await store.load(one.id)).toBeUndefined();
    expect((await ann.ask(`circles/${both.id}/entries`)).text).not.toMatch(/Ben/);
  });

  test('is deleted by a keeper, can be restored for two weeks, and is then gone', async () => {
    const [ann, ben] = [new Friend(), new Friend()];
    const circle = await ann.opens();
    await ben.joins(circle, 'Ben');
    const path = `circles/${circle.id}`;
    expect((await ann.ask(path, 'DELETE')).status).toBe(204);
    expect((await ben.ask(path)).json['deleted']).toEqual(expect.any(Number));
    expect(await ben.sends(circle, { id: newId(), do: 'add', member: 'paper-1234', name: 'X' })).toEqual([
      'circleDeleted',
    ]);
    expect((await ann.ask(`${path}/restore`, 'POST')).status).toBe(204);
    expect((await ben.ask(path)).json['deleted']).toBeNull();
    await ann.ask(path, 'DELETE');
    const day = 86_400_000;
    await server.janitor.clean(Date.now() + 13 * day);
    expect((await ann.ask(path)).status).toBe(200);
    await server.janitor.clean(Date.now() + 15 * day);
    expect((await ann.ask(path)).status).toBe(404);
  });
});
