import { expect, test } from 'vitest';
import { bgStatsLink } from '../../src/results/bg-stats.ts';
import { sheetResults } from '../../src/results/game-list.ts';
import { recordResult } from '../../src/results/record-result.ts';
import { OwnNames } from '../../src/storage/own-names.ts';
import { BrowserShelf } from '../../src/storage/shelf.ts';
import { FakeStorage } from '../fake-storage.ts';
import { paperGame } from '../score-sheets.ts';

const PREFIX = 'bgstats://app.bgstatsapp.com/createPlay.html?data=';

function playIn(link: string): unknown {
  expect(link.startsWith(PREFIX)).toBe(true);
  const data = link.slice(PREFIX.length);
  expect(data).toMatch(/^[\w%.!~*'()-]+$/);
  return JSON.parse(decodeURIComponent(data));
}

test('a game for BG Stats: its number on BoardGameGeek, when, how long, who began, points, places, the winner', () => {
  const record = { rules: { target: 1 }, players: ['Ann & Co', 'Pip'], dealer: 0, log: '5 9 s s' };
  const ended = Date.UTC(2026, 10, 16, 20, 5, 30);
  const played = {
    id: 'T.1',
    way: 'play',
    started: ended - 36 * 60_000,
    ended,
    bots: ['', 'pip'],
    you: 0,
  } as const;
  expect(playIn(bgStatsLink(recordResult(record, played)!, record.players))).toEqual({
    sourceName: 'Sevenfold',
    sourcePlayId: 'T.1',
    playDate: '2026-11-16 20:05:30',
    durationMin: 36,
    game: { name: 'Flip 7', bggId: 420_087, sourceGameId: 'flip7', highestWins: true, noPoints: false },
    players: [
      { name: 'Ann & Co', sourcePlayerId: 'you', score: 9, rank: 1, winner: true, startPlayer: false },
      { name: 'Pip', sourcePlayerId: 'bot pip pip', score: 5, rank: 2, winner: false, startPlayer: true },
    ],
  });
});

test('a sheet of the other box is that game, and says no duration that nobody has measured', () => {
  const sheet = paperGame('g-1', [{ Ann: 60, Bo: 20 }], { box: 'vengeance' });
  const own = new OwnNames(new BrowserShelf(new FakeStorage()), '');
  const [result] = sheetResults([sheet], own);
  const play = playIn(bgStatsLink(result!, ['Ann', 'Bo']));
  expect(play).toMatchObject({ game: { name: 'Flip 7: With a Vengeance', bggId: 463_441 } });
  expect(play).not.toHaveProperty('durationMin');
});
