// How long a server takes to start, and a player to join, with many games stored.

import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { CODE_LETTERS } from '@sevenfold/table';
import { Child } from '../processes/child.ts';
import { databaseFile } from '../../src/storage/data-folder.ts';
import { pack, unpack } from '../../src/storage/packing/packing.ts';
import { END_BYTES } from '../../src/storage/packing/packed-people.ts';
import type { Games } from '../processes/load.ts';
import type { Seats } from '../players/game-room.ts';
import { figure, median, progress, whole } from '../figures/report.ts';
import { inFolder, Stage } from '../processes/stage.ts';

const LONGEST_START = 2000;
const ORIGINALS = 10;
const JOINS = 50;

/** Plays some games, and copies them until there are `games`. */
export async function measureStart(games: number, played: number): Promise<void> {
  await inFolder(async (folder) => {
    const originals = await Stage.ours(folder);
    await originals.ask({ do: 'open', kind: 'ours', port: originals.port, rooms: ORIGINALS });
    await originals.ask({ do: 'play' });
    while ((await originals.ask<Games>({ do: 'games' })).names.length < played) await sleep(50);
    await originals.ask({ do: 'rest' });
    const { seats } = await originals.ask<Games>({ do: 'games' });
    await originals.end();
    const copies = multiply(databaseFile(folder), seats, games);

    const from = performance.now();
    const subject = new Child('./subject-ours.ts');
    const { port } = await subject.ask<{ port: number }>({ start: { data: folder } });
    const { status } = await fetch(`http://127.0.0.1:${port}/ready`);
    if (status !== 200) throw new Error(`the server is not ready but says ${status}`);
    const ready = performance.now() - from;
    figure(
      'start until ready',
      `${whole(ready)} ms (at most ${whole(LONGEST_START)})`,
      ready <= LONGEST_START,
    );
    const load = new Child('./load.ts');
    await load.ask({ do: 'close' });
    const times: number[] = [];
    for (const one of copies) {
      const began = performance.now();
      await load.ask({ do: 'sit', port, seats: [one], range: [0, 1] });
      times.push(performance.now() - began);
    }
    figure(
      'connect and join a stored table',
      `median ${median(times).toFixed(1)} ms, longest ${Math.max(...times).toFixed(1)} ms`,
    );
    await load.end();
    await subject.end();
  });
}

/** Copies whole tables, with all their games, under new codes; returns some of them with the tokens of their people. */
function multiply(file: string, seats: readonly Seats[], games: number): Seats[] {
  const database = new DatabaseSync(file);
  database.exec('pragma synchronous = off; begin');
  const copies: Seats[] = [];
  const count = (what: string): number =>
    Number(database.prepare(`select count(*) as n from ${what}`).get()!['n']);
  const inserts = [
    `insert into entries select :copy || substr(game, length(:code) + 1), n, count, tokens, written
       from entries where game between :code || '.' and :code || '/'`,
    `insert into games select :copy || substr(id, length(:code) + 1), started, ended, people, seats, record
       from games where id between :code || '.' and :code || '/'`,
  ].map((sql) => database.prepare(sql));
  const load = database.prepare('select packed from tables where code = ?');
  const create = database.prepare(
    `insert into tables (code, version, listed, open, playing, body, packed, written, day)
     select ?, version, listed, open, playing, body, ?, written, day from tables where code = ?`,
  );
  const listed = database.prepare('select person, game from game_people').all();
  const list = database.prepare('insert into game_people values (?, ?)');
  const finished = count('games');
  for (let number = 0; (number + seats.length) * (finished / seats.length) < games; number++) {
    const { code, tokens } = seats[number % seats.length]!;
    const copy = codeOf(number, code.length);
    const body = unpack(load.get(code)!['packed'] as Uint8Array).replaceAll(code, copy);
    create.run(copy, pack(body, 'table'), code);
    for (const insert of inserts) insert.run({ ':copy': copy, ':code': code });
    for (const { person, game } of listed) {
      const key = Buffer.from(game as Uint8Array);
      if (key.toString('utf8', END_BYTES).startsWith(`${code}.`))
        list.run(
          person as Uint8Array,
          Buffer.concat([
            key.subarray(0, END_BYTES),
            Buffer.from(copy),
            key.subarray(END_BYTES + code.length),
          ]),
        );
    }
    copies.push({ code: copy, tokens });
    if (number % 5000 === 4999) progress(`${whole(number + 1)} tables copied`);
  }
  database.exec('commit');
  figure('stored games', `${whole(count('games'))} in ${whole(count('entries'))} entries`);
  database.close();
  const step = Math.max(1, Math.floor(copies.length / JOINS));
  return copies.filter((_copy, index) => index % step === 0);
}

/** In the order of the numbers, so that copying is fast. */
function codeOf(number: number, length: number): string {
  let [code, rest] = ['', number];
  while (code.length < length) {
    code = CODE_LETTERS[rest % CODE_LETTERS.length]! + code;
    rest = Math.floor(rest / CODE_LETTERS.length);
  }
  return code;
}
