import { describe, expect, test } from 'vitest';
import {
  type Archive,
  Conflict,
  type FinishedGame,
  type GamesCursor,
  type KeptGame,
  keptGame,
  type OwnGame,
  type QuietTable,
  type Store,
  type StoredTable,
} from '../index.ts';
import { pause } from './pause.ts';

/** A cursor that all games sort before. */
const FOREVER = { ended: Number.MAX_SAFE_INTEGER, id: '' };

const idsOf = (games: readonly KeptGame[]): string[] => games.map(({ id }) => id);

const game = (id: string, ended: number, people: readonly string[]): FinishedGame => ({
  id,
  table: id.slice(0, id.indexOf('.')),
  started: ended - 1000,
  ended,
  people,
  seats: [null, ...people],
  record: `[Name "Zoë 🂡"]\n\n4 8 F3 @0 ${id}\n`,
});

const table = (code: string, version = 1, open = true): StoredTable => ({
  code,
  version,
  listed: false,
  open,
  playing: 0,
  body: '{}',
});

/** A moment strictly between everything stored before and everything stored after. */
async function moment(): Promise<number> {
  await pause(3);
  const now = Date.now();
  await pause(3);
  return now;
}

interface Shelf {
  readonly store: Store;
  readonly archive: Archive;
}

/** What every archive guarantees, on the system clock. `open` returns an empty one and the store it belongs to. */
export function archiveContract(name: string, open: () => Promise<Shelf>): void {
  describe(`archive contract: ${name}`, () => {
    test('a finished game is found as it was kept, and keeping it again changes nothing', async () => {
      const { archive } = await open();
      expect(await archive.find('AAA.1')).toBeUndefined();
      const first = game('AAA.1', 1_790_000_000_123, ['ann', 'ben']);
      await archive.keep(first);
      await archive.keep({ ...first, record: 'forged', people: ['eve'], seats: ['eve'] });
      expect(await archive.find('AAA.1')).toEqual(keptGame(first));
      expect(await archive.played('eve', FOREVER, 9)).toEqual([]);
    });

    test('a game that two processes finish at the same moment is kept once', async () => {
      const { archive } = await open();
      const first = game('AAA.1', 5000, ['ann', 'ben']);
      await Promise.all([archive.keep(first), archive.keep(first), archive.keep(first)]);
      expect(await archive.played('ann', FOREVER, 9)).toEqual([{ ...keptGame(first), seats: [1] }]);
    });

    test('people find their own games, the newest first, and page back by the last one they have seen', async () => {
      const { archive } = await open();
      const games = [
        game('AAA.1', 5000, ['ann', 'ben']),
        game('AAA.2', 7000, ['ben', 'ann']),
        game('BBB.1', 6000, ['ann']),
        game('CCC.1', 6500, ['ben']),
        game('DDD.1', 4000, []),
      ];
      for (const one of games) await archive.keep(one);
      const ids = async (hash: string, before: GamesCursor, limit: number): Promise<string[]> =>
        idsOf(await archive.played(hash, before, limit));
      expect(await ids('ann', FOREVER, 9)).toEqual(['AAA.2', 'BBB.1', 'AAA.1']);
      expect(await ids('ann', FOREVER, 2)).toEqual(['AAA.2', 'BBB.1']);
      expect(await ids('ann', { ended: 6000, id: 'BBB.1' }, 2)).toEqual(['AAA.1']);
      expect(await ids('ben', FOREVER, 9)).toEqual(['AAA.2', 'CCC.1', 'AAA.1']);
      expect(await ids('nobody', FOREVER, 9)).toEqual([]);
      expect(await archive.played('ben', { ended: 7000, id: '' }, 1)).toEqual([
        { ...keptGame(games[3]!), seats: [1] },
      ]);
    });

    test('paging skips no game that ended at the same moment as another', async () => {
      const { archive } = await open();
      const ids = ['AAA.1', 'AAA.10', 'AAA.2', 'BBB.1', 'CCC.7'];
      for (const id of ids) await archive.keep(game(id, 5000, ['ann']));
      await archive.keep(game('ZZZ.1', 4999, ['ann']));
      const found: string[] = [];
      for (let before: GamesCursor | undefined = FOREVER; before !== undefined;) {
        const page: OwnGame[] = await archive.played('ann', before, 2);
        found.push(...idsOf(page));
        before = page.at(-1);
      }
      expect(found).toEqual([...ids.toReversed(), 'ZZZ.1']);
    });

    test('people who take themselves out of a game leave it to the others, and the last one deletes it', async () => {
      const { archive } = await open();
      const seats = ['ann', 'ann', null, 'ben', 'anna', 'ann'];
      await archive.keep({ ...game('AAA.1', 5000, ['ann', 'ben', 'anna']), seats });
      await archive.keep(game('AAA.2', 6000, ['ann']));
      expect(await archive.forget('eve', 'AAA.1')).toBe(false);
      expect(await archive.forget('ann', 'BBB.1')).toBe(false);
      expect(await archive.forget('ann', 'AAA.1')).toBe(true);
      expect(await archive.forget('ann', 'AAA.1')).toBe(false);
      expect(await archive.played('ann', FOREVER, 9)).toMatchObject([{ id: 'AAA.2', seats: [1] }]);
      const left = keptGame(game('AAA.1', 5000, []));
      expect(await archive.find('AAA.1')).toEqual(left);
      expect(await archive.played('ben', FOREVER, 9)).toEqual([{ ...left, seats: [3] }]);
      expect(await archive.played('anna', FOREVER, 9)).toEqual([{ ...left, seats: [4] }]);
      await archive.keep({ ...left, people: ['ann', 'ben', 'anna'], seats });
      expect(idsOf(await archive.played('ann', FOREVER, 9))).toEqual(['AAA.2']);
      expect(await Promise.all([archive.forget('anna', 'AAA.1'), archive.forget('ben', 'AAA.1')])).toEqual([
        true,
        true,
      ]);
      expect(await archive.find('AAA.1')).toBeUndefined();
      expect(await archive.played('ben', FOREVER, 9)).toEqual([]);
      expect(idsOf(await archive.played('ann', FOREVER, 9))).toEqual(['AAA.2']);
    });

    test('a person may have several seats', async () => {
      const { archive } = await open();
      const seats = ['ben', 'ann', null, 'ann'];
      await archive.keep({ ...game('AAA.1', 5000, ['ann', 'ben']), seats });
      await archive.keep({ ...game('AAA.2', 6000, ['ann', 'ben']), seats: [] });
      const found = await archive.played('ann', FOREVER, 9);
      expect(found.map((one) => one.seats)).toEqual([[], [1, 3]]);
    });

    test('the log of a game goes when it is kept, and nobody can write to it again', async () => {
      const { store, archive } = await open();
      await store.create({ ...table('AAA'), playing: 1 });
      for (const id of ['AAA.1', 'AAAA.1', 'AA.1']) await store.append(id, 0, ['4', '5']);
      await archive.keep(game('AAA.1', 5000, ['ann']));
      expect(await store.read('AAA.1', 0)).toEqual([]);
      for (const id of ['AAAA.1', 'AA.1']) expect(await store.read(id, 0)).toEqual(['4', '5']);
      // Processes that lag behind: in mid-game, and even at its beginning.
      for (const n of [2, 1, 0])
        await expect(store.append('AAA.1', n, ['6'])).rejects.toBeInstanceOf(Conflict);
      await store.update(table('AAA', 2));
      await archive.forget('ann', 'AAA.1');
      expect(await archive.find('AAA.1')).toBeUndefined();
      for (const n of [2, 1, 0])
        await expect(store.append('AAA.1', n, ['6'])).rejects.toBeInstanceOf(Conflict);
      expect(await store.read('AAA.1', 0)).toEqual([]);
    });

    test('its table knows that a game was kept, until it plays another one', async () => {
      const { store, archive } = await open();
      const playing = { ...table('AAA'), playing: 1 };
      await store.create(playing);
      await store.append('AAA.1', 0, ['4', '5']);
      const kept = game('AAA.1', 5000, ['ann']);
      await archive.keep(kept);
      expect(await store.load('AAA')).toEqual({ ...playing, isKept: true });
      await archive.forget('ann', 'AAA.1');
      // Processes that lag behind: one keeps it again, one writes who is here, one begins it again.
      await archive.keep(kept);
      expect(await archive.find('AAA.1')).toBeUndefined();
      expect(await archive.played('ann', FOREVER, 9)).toEqual([]);
      await store.update({ ...playing, version: 2 });
      expect(await store.load('AAA')).toEqual({ ...playing, version: 2, isKept: true });
      await expect(store.append('AAA.1', 0, ['4'])).rejects.toBeInstanceOf(Conflict);
      const next = { ...table('AAA', 3), playing: 2 };
      await store.update(next);
      expect(await store.load('AAA')).toEqual(next);
      await store.append('AAA.2', 0, ['4']);
      await archive.keep(game('AAA.2', 6000, ['ann']));
      await store.update(table('AAA', 4));
      expect(await store.load('AAA')).toEqual(table('AAA', 4));
    });

    test('games that ended long ago are deleted, a few at a time, and nothing of others', async () => {
      const { store, archive } = await open();
      const ended = [3000, 1000, 5000, 2000, 4000];
      for (const end of ended) await archive.keep(game(`T${end}.1`, end, ['ann', `p${end}`]));
      await archive.keep(game('BOTS.1', 1500, []));
      expect(await archive.expireGames(1000, 9)).toBe(0);
      expect(await archive.expireGames(4000, 2)).toBe(2);
      expect(await archive.find('T1000.1')).toBeUndefined();
      expect(await archive.find('BOTS.1')).toBeUndefined();
      expect(await archive.find('T2000.1')).toBeDefined();
      expect(await Promise.all([archive.expireGames(4000, 9), archive.expireGames(4000, 9)])).toContain(2);
      expect(idsOf(await archive.played('ann', FOREVER, 9))).toEqual(['T5000.1', 'T4000.1']);
      expect(await archive.played('p3000', FOREVER, 9)).toEqual([]);
      expect(await archive.forget('ann', 'T3000.1')).toBe(false);
      await store.create(table('T3000'));
      await expect(store.create(table('T4000'))).rejects.toBeInstanceOf(Conflict);
    });

    test('closed tables are found when they have not changed for a while', async () => {
      const { store, archive } = await open();
      for (const code of ['OPEN', 'SHUT', 'LATER']) await store.create(table(code));
      await store.update(table('SHUT', 2, false));
      const since = await moment();
      await store.update(table('LATER', 2, false));
      expect(await archive.closed(since, 9)).toMatchObject([{ code: 'SHUT', version: 2 }]);
      expect(await archive.closed(await moment(), 1)).toHaveLength(1);
      expect(await archive.closed(await moment(), 9)).toHaveLength(2);
      expect(await archive.closed(0, 9)).toEqual([]);
    });

    test('a table is quiet when neither it nor one of its logs was written', async () => {
      const { store, archive } = await open();
      await store.append('MOVES.1', 0, ['4']);
      for (const code of ['IDLE', 'MOVES', 'CHANGES', 'SHUT']) await store.create(table(code));
      await store.create({ ...table('IDLEX'), playing: 12 });
      await store.update(table('SHUT', 2, false));
      const since = await moment();
      await store.append('MOVES.1', 1, ['5']);
      await store.append('IDLEX.12', 0, ['5']);
      await store.update(table('CHANGES', 2));
      await store.create(table('NEW'));
      expect(await archive.quiet(since, 9)).toMatchObject([{ code: 'IDLE', version: 1 }]);
      const all = await archive.quiet(await moment(), 9);
      expect(all.map(({ code, version }) => `${code} ${version}`).sort()).toEqual([
        'CHANGES 2',
        'IDLE 1',
        'IDLEX 1',
        'MOVES 1',
        'NEW 1',
      ]);
      expect(await archive.quiet(await moment(), 2)).toHaveLength(2);
      expect(await archive.quiet(0, 9)).toEqual([]);
    });

    test('quiet tables are paged through by the last one seen, whether or not they are closed meanwhile', async () => {
      const { store, archive } = await open();
      const codes = ['CCC', 'AAA', 'EEE', 'BBB', 'DDD'];
      for (const code of codes) await store.create(table(code));
      const since = await moment();
      const found: string[] = [];
      for (let page: QuietTable[] = []; found.length % 2 === 0;) {
        page = await archive.quiet(since, 2, page.at(-1));
        found.push(...page.map(({ code }) => code));
        await archive.remove(page[0]!.code);
      }
      expect(found.toSorted()).toEqual(codes.toSorted());
    });

    test('a removed table takes its logs with it, and neither finished games nor anything of other tables', async () => {
      const { store, archive } = await open();
      for (const code of ['AAA', 'AAAA', 'AA']) {
        await store.append(`${code}.1`, 0, ['4', '5']);
        await store.append(`${code}.1`, 2, ['6']);
        await store.append(`${code}.12`, 0, ['7']);
        await store.create(table(code));
        await archive.keep(game(`${code}.0`, 5000, ['ann']));
      }
      await archive.remove('AAA');
      await archive.remove('AAA');
      await archive.remove('NONE');
      expect(await store.load('AAA')).toBeUndefined();
      for (const id of ['AAA.1', 'AAA.12']) expect(await store.read(id, 0)).toEqual([]);
      expect(await archive.find('AAA.0')).toEqual(keptGame(game('AAA.0', 5000, ['ann'])));
      expect(idsOf(await archive.played('ann', FOREVER, 9))).toEqual(['AAAA.0', 'AAA.0', 'AA.0']);
      for (const code of ['AAAA', 'AA']) {
        expect(await store.load(code)).toEqual(table(code));
        expect(await store.read(`${code}.1`, 0)).toEqual(['4', '5', '6']);
        expect(await store.read(`${code}.12`, 0)).toEqual(['7']);
      }
    });

    test('a table that has changed since it was found is not removed', async () => {
      const { store, archive } = await open();
      await store.create(table('AAA'));
      const changed = { ...table('AAA', 2), playing: 1 };
      await store.update(changed);
      await store.append('AAA.1', 0, ['4']);
      await archive.remove('AAA', 1);
      expect(await store.load('AAA')).toEqual(changed);
      expect(await store.read('AAA.1', 0)).toEqual(['4']);
      await archive.remove('AAA', 2);
      expect(await store.load('AAA')).toBeUndefined();
      expect(await store.read('AAA.1', 0)).toEqual([]);
    });

    test('the code of a removed table can be used again, unless finished games are named after it', async () => {
      const { store, archive } = await open();
      const playing = { ...table('AAA'), playing: 1 };
      await store.create(playing);
      await store.append('AAA.1', 0, ['4']);
      await archive.keep(game('AAA.1', 5000, ['ann']));
      await archive.remove('AAA');
      await expect(store.create(playing)).rejects.toBeInstanceOf(Conflict);
      await archive.forget('ann', 'AAA.1');
      await store.create(playing);
      await store.append('AAA.1', 0, ['8']);
      expect(await store.read('AAA.1', 0)).toEqual(['8']);
    });
  });
}
