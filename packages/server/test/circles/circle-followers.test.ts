import { webSource } from '@sevenfold/table';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { until } from '../helpers/test-server.ts';
import { Friend, filing, follow, server, startCircleServers } from './friends.ts';

startCircleServers();

test('members hear of a new game of their circle once, those who played it do not', async () => {
  const [ann, ben, cat] = [new Friend(), new Friend(), new Friend()];
  const circle = await ann.opens();
  const member = await ben.joins(circle, 'Ben');
  await cat.joins(circle, 'Cat');
  const hashes = await Promise.all([ann, ben, cat].map(({ token }) => webSource.hash(token)));
  const { notifier } = server.context;
  const notify = vi.spyOn(notifier, 'notify').mockResolvedValue();
  onTestFinished(() => notify.mockRestore());
  const old = filing({ [circle.member]: 190, [member]: 205 });
  await ann.sends(circle, { ...old, game: { ...old.game, ended: Date.now() - 9 * 86_400_000 } });
  expect(notify).not.toHaveBeenCalled();
  const game = filing({ [circle.member]: 191, [member]: 205 });
  const entry = { ...game, game: { ...game.game, ended: Date.now() } };
  await ann.sends(circle, entry);
  await ann.sends(circle, entry);
  const message = { kind: 'circle', circle: circle.id, name: 'Fridays' };
  expect(notify.mock.calls).toEqual([[hashes[2], expect.objectContaining(message)]]);
});

describe('whoever follows a circle', () => {
  test('hears of every change, at another process too, until they are no longer a member', async () => {
    const [ann, ben] = [new Friend(), new Friend()];
    const circle = await ann.opens();
    const member = await ben.joins(circle, 'Ben');
    const heard = await follow(ben, circle.id);
    await until(() => heard.text.includes(`"version":2,"n":2`), 'the circle as it is');
    await ann.sends(circle, filing({ [circle.member]: 205, [member]: 1 }));
    await until(
      () => heard.text.includes(`event: circle\ndata: {"id":"${circle.id}","version":3,"n":3}`),
      'a game',
    );
    await ann.ask(`circles/${circle.id}/members/${member}`, 'DELETE');
    await until(() => heard.ended, 'the end');
    expect(heard.text).toMatch(/event: end\ndata: {}\n\n$/);
    expect(heard.text).not.toContain('"version":4');
  });
});
