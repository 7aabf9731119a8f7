import { Conflict } from '@sevenfold/table';
import { describe, expect, test } from 'vitest';
import { NO_NOTICE, type Notice } from '../../src/notice/notice-store.ts';
import type { Storage } from '../../src/storage/storage.ts';

/** The contract of every store of the notice. `open` returns an empty one. */
export function noticeContract(name: string, open: () => Promise<Pick<Storage, 'notice'>>): void {
  describe(`notice contract: ${name}`, () => {
    test('there is none at first, and then what was saved last, unchanged', async () => {
      const { notice } = await open();
      expect(await notice.load()).toEqual(NO_NOTICE);
      const first: Notice = {
        version: 1,
        readOnly: true,
        banner: { id: 1, text: 'Zoë’s <b>"server"</b> 🂡' },
      };
      await notice.save(first);
      expect(await notice.load()).toEqual(first);
      await notice.save({ version: 2, readOnly: false, banner: null });
      expect(await notice.load()).toEqual({ version: 2, readOnly: false, banner: null });
    });

    test('of two who change it at once, one has to read it again', async () => {
      const { notice } = await open();
      const save = (version: number, readOnly: boolean): Promise<void> =>
        notice.save({ version, readOnly, banner: null });
      for (const version of [1, 2]) {
        const tries = await Promise.allSettled([save(version, true), save(version, false)]);
        expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
        const lost = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
        expect(lost[0]).toBeInstanceOf(Conflict);
      }
      await expect(save(4, true)).rejects.toBeInstanceOf(Conflict);
      expect((await notice.load()).version).toBe(2);
    });
  });
}
