import { Conflict } from '@sevenfold/table';
import { NO_NOTICE, type Notice, type NoticeStore } from './notice-store.ts';

/** A notice that lasts as long as the process. Methods are `async`, so that a throw is a rejection. */
export class MemoryNotice implements NoticeStore {
  #notice = NO_NOTICE;

  load(): Promise<Notice> {
    return Promise.resolve(this.#notice);
  }

  async save(notice: Notice): Promise<void> {
    if (notice.version !== this.#notice.version + 1) throw new Conflict('the notice');
    this.#notice = notice;
  }
}
