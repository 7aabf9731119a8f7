import { type Database, writeOrConflict } from '../database/database.ts';
import { NO_NOTICE, type Notice, type NoticeStore } from '../../notice/notice-store.ts';
import { sql } from '../database/query.ts';

/** The ID of the only row. */
const ID = 1;

export class SqlNotice implements NoticeStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async load(): Promise<Notice> {
    const [row] = await this.#database.read(
      sql`select version, read_only, banner, banner_id from notice where id = ${ID}`,
    );
    if (row === undefined) return NO_NOTICE;
    const text = String(row['banner']);
    return {
      version: Number(row['version']),
      readOnly: Number(row['read_only']) === 1,
      banner: text === '' ? null : { id: Number(row['banner_id']), text },
    };
  }

  async save({ version, readOnly, banner }: Notice): Promise<void> {
    const { id, text } = banner ?? { id: 0, text: '' };
    const save = sql`
      insert into notice (id, version, read_only, banner, banner_id)
      values (${ID}, ${version}, ${Number(readOnly)}, ${text}, ${id})
      on conflict (id) do update set
        version = ${version}, read_only = ${Number(readOnly)}, banner = ${text}, banner_id = ${id}
      where notice.version = ${version - 1}`;
    await writeOrConflict(this.#database, [save], 'the notice');
  }
}
