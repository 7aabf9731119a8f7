import { webSource } from '@sevenfold/table';
import { describe, expect, test } from 'vitest';
import { call, follow, gamesOf, linkOf, meOf, server, startDeviceServer, tokens } from './devices.ts';

startDeviceServer();

let games = 0;

/** Ends a game that counts, of people as their table knows them. */
async function end(totals: Readonly<Record<string, number>>): Promise<void> {
  const people = Object.keys(totals);
  const rated = people.map((person) => ({
    person,
    bot: null,
    name: 'Ann',
    total: totals[person]!,
    left: false,
    origin: '',
  }));
  const game = { id: `RATED.${++games}`, table: 'RATED', started: 1, ended: Date.now(), record: '{}' };
  await server.context.archive.keep({ ...game, people, seats: people, rated });
  await server.context.rater.run();
}

function ratingOf(token: string) {
  return call('GET', '/v1/me/rating', token).then(({ json }) => json);
}

describe('a rated game that someone is losing', () => {
  test('is lost by whoever they become meanwhile, however often', async () => {
    const [device = '', guest = '', another = '', rival = ''] = tokens(4);
    const [before, strong] = await Promise.all([device, rival].map((token) => webSource.hash(token)));
    await end({ [before!]: 200, [strong!]: 10 });
    const { rating } = await ratingOf(device);
    await follow(device, await linkOf(guest));
    const { devices } = await meOf(device);
    await call('DELETE', `/v1/me/devices/${devices.find(({ self }) => !self)!.id}`, device);
    await follow(device, await linkOf(another));
    expect(await ratingOf(device)).toMatchObject({ rating, games: 1 });
    // They have not come back to the table, which knows them by their first name.
    await end({ [before!]: 10, [strong!]: 200 });
    const after = await ratingOf(device);
    expect([after['games'], Number(after['rating']) < Number(rating)]).toEqual([2, true]);
    expect(await server.context.storage.ratings.find(before!)).toBeUndefined();
    expect(await gamesOf(device)).toHaveLength(2);
  });

  test('counts by the worse of two seats that turn out to be theirs', async () => {
    const [device = '', guest = '', rival = ''] = tokens(3);
    const [one, two, strong] = await Promise.all(
      [device, guest, rival].map((token) => webSource.hash(token)),
    );
    await end({ [one!]: 200, [strong!]: 10 });
    const { rating } = await ratingOf(device);
    await follow(device, await linkOf(guest));
    await end({ [one!]: 10, [two!]: 300, [strong!]: 200 });
    const after = await ratingOf(guest);
    expect([after['games'], Number(after['rating']) < Number(rating)]).toEqual([2, true]);
  });
});
