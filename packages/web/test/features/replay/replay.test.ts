import { makePosition, splitLog, stateOf } from '@sevenfold/engine';
import { describe, expect, test, vi } from 'vitest';
import { makeFragment, openFragment } from '../../../src/game-records/record-link.ts';
import {
  MOST_CHARACTERS,
  type Opened,
  OpenError,
  openText,
} from '../../../src/game-records/record-reader.ts';
import { positionPicture } from '../../../src/game/position-picture.ts';
import { found, storedFile } from '../../../src/features/replay/game-finder.ts';
import { History, type StoredGame } from '../../../src/storage/history.ts';
import { MemoryCollection } from '../../../src/storage/memory-database.ts';
import { BrowserShelf } from '../../../src/storage/shelf.ts';
import { FakeStorage } from '../../fake-storage.ts';
import { endText } from '../../../src/features/replay/end-text.ts';
import { Timeline } from '../../../src/game/story/timeline.ts';
import { pictureOf } from '../../../src/game/story/story.ts';
import { viewOf } from '../../../src/game/view.ts';
import { loadWords } from '../../../src/words/words.svelte.ts';
import { played } from '../../played-games.ts';

const record = played(3, 4);

function refusal(text: string): OpenError {
  try {
    openText(text);
  } catch (error) {
    if (error instanceof OpenError) return error;
    throw error;
  }
  throw new Error('it was opened');
}

function gameOf(opened: Opened) {
  if (opened.kind !== 'game') throw new Error('not a game');
  return opened;
}

function file(times: object): StoredGame {
  return storedFile(found(gameOf(openText(JSON.stringify({ ...record, played: times })))), 9000);
}

test('a game from elsewhere is stored with the times it has, and never begins after its end', async () => {
  expect(file({ started: 1000, ended: 2000, bots: [] })).toMatchObject({ started: 1000, ended: 2000 });
  expect(file({ ended: 2000, bots: [] })).toMatchObject({ started: 2000, ended: 2000 });
  expect(file({})).toMatchObject({ started: 9000, ended: 9000 });
  // The clock was set back while they played; or an older version has stored it.
  const game = file({ started: 5000, ended: 2000, bots: [] });
  const history = new History(new BrowserShelf(new FakeStorage()), new MemoryCollection());
  await history.add(game);
  expect(history.get(game.id)).toMatchObject({ started: 2000, ended: 2000 });
});

describe('opening', () => {
  test('a record, also as this device keeps it and with whatever stands beside it', () => {
    const text = JSON.stringify({ ...record, fair: { version: 9 }, more: 1 });
    expect(gameOf(openText(`\ufeff ${text}\n`))).toMatchObject({ record, fair: { version: 9 } });
    expect(gameOf(openText(JSON.stringify({ id: 'X.1', record: text }))).record.log).toBe(record.log);
    expect(gameOf(openText(JSON.stringify([{ id: 'X.1', record }]))).record.log).toBe(record.log);
  });

  test('a record that breaks the rules is opened as far as it goes, and the place is named', () => {
    const tokens = splitLog(record.log);
    tokens[40] = 'x9';
    const {
      record: legal,
      whole,
      flaw,
    } = gameOf(openText(JSON.stringify({ ...record, log: tokens.join(' ') })));
    expect(flaw).toMatchObject({ at: 40, token: 'x9', code: 'unknownToken' });
    expect(splitLog(legal.log)).toEqual(tokens.slice(0, 40));
    expect(splitLog(whole.log)).toHaveLength(tokens.length);
  });

  test('a log alone is read as a game of as many as it fits', () => {
    const opened = gameOf(openText(record.log));
    expect(opened.flaw).toBeUndefined();
    // Players without a name are called by their seat, in the language in use.
    expect(opened.record.players.every((name) => name === '')).toBe(true);
    expect(opened.guesses!.map(({ seats }) => seats)).toContain(4);
    expect(refusal('7 h h h')).toMatchObject({ code: 'badLog' });
  });

  test('a position', () => {
    const state = stateOf(record, 30);
    expect(openText(makePosition(state))).toEqual({ kind: 'position', state });
  });

  test.each([
    ['nothing', '', 'empty'],
    ['blanks', ' \n ', 'empty'],
    ['no games', '[]', 'empty'],
    ['several games', '[{},{}]', 'manyGames'],
    ['half of a record', '{"rules":', 'notJson'],
    ['an object', '{}', 'badRecord'],
    ['a dealer who does not play', JSON.stringify({ ...record, dealer: 9 }), 'badRecord'],
    ['too many players', JSON.stringify({ ...record, players: Array(500).fill('A') }), 'badRecord'],
    ['half of a position', 'official_0.0_1-0-1-deal_11_draw-1', 'badPosition'],
    ['prose', 'hello there', 'unknown'],
    ['a million characters', 'a'.repeat(1_000_000), 'tooLong'],
    ['a game without end', '7 '.repeat(30_000), 'tooManyMoves'],
  ])('%s: refused', (_, text, code) => {
    expect(refusal(text).code).toBe(code);
  });

  test('an empty game is a game', () => {
    expect(gameOf(openText(JSON.stringify({ ...record, log: '' }))).record.log).toBe('');
    expect(new Timeline({ ...record, log: '' }).length).toBe(0);
  });
});

describe('links', () => {
  test('a record comes back from its fragment, with its proof', async () => {
    const fragment = await makeFragment(
      JSON.stringify({ ...record, fair: { version: 1 }, played: { ended: 5 } }),
    );
    expect(fragment).toMatch(/^z[\w-]+$/);
    expect(fragment.length).toBeLessThan(1000);
    expect(gameOf(await openFragment(fragment))).toMatchObject({
      record,
      fair: { version: 1 },
      played: { ended: 5 },
    });
  });

  test('damaged, foreign and swollen ones are refused', async () => {
    const fragment = await makeFragment(JSON.stringify(record));
    await expect(openFragment(fragment.slice(0, 60))).rejects.toMatchObject({ code: 'badLink' });
    await expect(openFragment('z%%%')).rejects.toMatchObject({ code: 'badLink' });
    await expect(openFragment('contents')).rejects.toMatchObject({ code: 'badLink' });
    const swollen = await makeFragment(JSON.stringify({ ...record, log: '7 '.repeat(MOST_CHARACTERS) }));
    await expect(openFragment(swollen)).rejects.toMatchObject({ code: 'tooLong' });
  });
});

describe('a timeline', () => {
  const timeline = new Timeline(record);

  test('stops after every token, at the same pictures as the story tells', () => {
    expect(timeline.length).toBe(splitLog(record.log).length);
    for (const at of timeline.questions) expect(timeline.pictureAt(at)).toEqual(pictureOf(record, at));
  });

  test('shows the scores of a round until the next one has its first card', () => {
    const [, second] = timeline.rounds;
    const ended = timeline.pictureAt(second!);
    expect(ended).toMatchObject({ ended: true, round: 1 });
    expect(ended.totals.some((total) => total > 0)).toBe(true);
    expect(timeline.pictureAt(second! + 1)).toMatchObject({ ended: false, round: 2 });
    expect(timeline.roundAt(second! - 1)).toBe(0);
    expect(timeline.roundAt(second!)).toBe(1);
  });

  test('marks what is worth a look where it is seen', () => {
    const busts = timeline.highlights.filter(({ kind }) => kind === 'bust');
    expect(busts.length).toBeGreaterThan(3);
    for (const { at, player } of busts) expect(timeline.pictureAt(at).seats[player]!.status).toBe('busted');
    for (const { at } of timeline.highlights.filter(({ kind }) => kind === 'lead'))
      expect([...timeline.rounds, timeline.length]).toContain(at);
  });

  test('steps by question and by round, and ends at the ends', () => {
    const { questions, rounds, length } = timeline;
    expect(timeline.next(questions, 0, 1)).toBe(questions[0]);
    expect(timeline.next(questions, questions[0]!, -1)).toBe(0);
    expect(timeline.next(rounds, 0, 1)).toBe(rounds[1]);
    expect(timeline.next(rounds, length - 1, 1)).toBe(length);
  });
});

test('a position is drawn as the game that led there, whatever the order of its numbers', () => {
  const sitters = record.players.map((name, colour) => ({
    name,
    colour,
    bot: '',
    away: false,
    standIn: false,
  }));
  const timeline = new Timeline(record);
  for (const at of timeline.questions.slice(0, 80)) {
    const picture = pictureOf(record, at);
    expect(outline(viewOf(positionPicture(picture.state), sitters))).toEqual(
      outline(viewOf(picture, sitters)),
    );
  }
});

const byCard = (a = -1, b = -1) => a - b;

/** Everything of a view but which card came when. */
function outline({ seats, queue, ...rest }: ReturnType<typeof viewOf>) {
  return {
    ...rest,
    queue: queue.map(({ card, target }) => [card, target]),
    seats: seats.map(({ slots, extras, points, total, status, hasTurn, flips }) => ({
      slots: slots.map((slot) => slot?.card).sort(byCard),
      extras: extras.map(({ card }) => card).sort(byCard),
      points,
      total,
      status,
      hasTurn,
      flips,
    })),
  };
}

test('the result of a game alone is its rounds and its medal, not a win', async () => {
  // Where the language in use is written for screen readers.
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await loadWords(['replay', 'game']);
  const you = { name: 'Ann', isYou: true };
  const alone = (rounds: number, target = 200): string => endText([you], [0], { target }, rounds);
  expect([4, 7, 8, 11, 12].map((rounds) => alone(rounds))).toEqual([
    'Done in 4 rounds: Legend',
    'Done in 7 rounds: gold medal',
    'Done in 8 rounds: silver medal',
    'Done in 11 rounds: bronze medal',
    'Done in 12 rounds: no medal',
  ]);
  expect(alone(3, 50)).toBe('Done in 3 rounds');
  expect(endText([you, { name: 'Bo', isYou: false }], [0], {}, 9)).toBe('You win!');
});
