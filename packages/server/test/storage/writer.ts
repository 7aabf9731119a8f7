// A process that appends to twenty logs in a data folder and prints what was acknowledged, until it is killed.

import { openSqlite } from '../../src/storage/storage.ts';

const { store } = await openSqlite(process.argv[2]!);
await Promise.all(
  Array.from({ length: 20 }, async (_, game) => {
    const id = `AAA.${game}`;
    for (let n = (await store.read(id, 0)).length; ; n++) {
      await store.append(id, n, [`@${n}`]);
      process.stdout.write(`${game} ${n}\n`);
    }
  }),
);
