import { describe, expect, test } from 'vitest';
import { type DueHint, dueHint, isPast } from '../../../src/game/hints/due-hint.ts';
import { pictureAfter } from '../../../src/game/story/picture.ts';
import { beatsOf, Story } from '../../../src/game/story/story.ts';
import { type GameView, type Sitter, viewOf } from '../../../src/game/view.ts';
import { type Hint, HINTS } from '../../../src/storage/hint-names.ts';
import { MemoryCollection } from '../../../src/storage/memory-database.ts';
import { History, type StoredGame } from '../../../src/storage/history.ts';
import { isNewcomer } from '../../../src/storage/history-mark.ts';
import { BrowserShelf } from '../../../src/storage/shelf.ts';
import { readStored, writeStored } from '../../../src/storage/stored.ts';
import { FakeStorage } from '../../fake-storage.ts';

const PLAYERS = ['Ann', 'Bo'];
const SITTERS = PLAYERS.map((name, colour): Sitter => ({
  name,
  colour,
  bot: '',
  away: false,
  standIn: false,
}));

/** Every view of a game that Bo deals, beat by beat, as `yours` sees it. */
function viewsOf(log: string, yours: number[] = [0], rules = {}): GameView[] {
  const record = { rules, players: PLAYERS, dealer: 1, log };
  let picture = new Story(record).bare;
  return beatsOf(record).map((beat) => viewOf((picture = pictureAfter(picture, beat)), SITTERS, yours));
}

/** What is explained in the course of a game, each thing once. */
function explained(log: string, seen: Hint[] = [], yours?: number[], rules?: object): string[] {
  const known = [...seen];
  return viewsOf(log, yours, rules).flatMap((view) => {
    const due: DueHint | undefined = dueHint(view, known);
    if (due === undefined) return [];
    known.push(due.hint);
    return `${due.hint} ${due.seat}`;
  });
}

function busts(log: string, isAlone: boolean): boolean {
  return viewsOf(log).some((view) => dueHint(view, ['turn'], isAlone)?.hint === 'bust');
}

describe('what a first game explains, and at whose seat', () => {
  test.each([
    ['your first question', '7 3', ['turn 0']],
    ['whom to give a card', '7 3 h FZ', ['turn 0', 'target 0']],
    ['a Second Chance, whoever has it', '7 SC h', ['turn 0', 'secondChance 1']],
    ['a bust, your own', '7 3 h 5 s h 7', ['turn 0', 'bust 0']],
    ['a bust of someone else', '7 3 s h 3', ['turn 0', 'bust 1']],
    ['a save', 'SC 3 h 5 s h 5', ['secondChance 0', 'turn 0', 'save 0']],
    ['a Flip 7', '1 12 h 2 s h 3 h 4 h 5 h 6 h 7', ['turn 0', 'flip7 0']],
  ])('%s', (_, log, expected) => {
    expect(explained(log)).toEqual(expected);
  });

  test('beside a TV only what happens to you: others are not seen', () => {
    expect([busts('7 3 s h 3', false), busts('7 3 s h 3', true)]).toEqual([true, false]);
    expect(busts('7 3 h 5 s h 7', true)).toBe(true);
  });

  test('everything once', () => {
    expect(explained('1 12 h 2 s h 3 h 4 h 5 h 6 h 7', [...HINTS])).toEqual([]);
    expect(explained('7 3 h 5 s h 7', ['turn'])).toEqual(['bust 0']);
  });

  test.each([
    ['nobody is asked', {}, undefined],
    ['the choice to be saved is a question', { secondChance: 'ask' }, 'saveOrBust'],
  ])('a save, where %s', (_, rules, question) => {
    const views = viewsOf('SC 3 h 5 s h 5', [0], rules);
    const due = views.map((view) => dueHint(view, ['secondChance', 'turn'])).find((hint) => hint);
    expect(due).toEqual({ hint: 'save', seat: 0, question });
  });

  test.each([
    ['stays while its question does', '7 3', '7 3', false],
    ['goes with the answer', '7 3', '7 3 h 5', true],
    ['goes when the choice to be saved is made', 'SC 3 h 5 s h 5', 'SC 3 h 5 s h 5 u', true],
    ['stays for the rest of the round', '7 3 h 5 h 4 h 7', '7 3 h 5 h 4 h 7 h 6', false],
    ['goes when the next round is dealt', '7 3 h 5 h 4 h 7', '7 3 h 5 h 4 h 7 s', true],
  ])('a hint %s', (_, then, now, isGone) => {
    const seen = then.startsWith('SC') ? (['secondChance', 'turn'] as const) : [];
    const rules = { secondChance: 'ask' };
    const view = viewsOf(then, [0], rules).findLast((each) => dueHint(each, seen))!;
    const hint = { ...dueHint(view, seen)!, round: view.round };
    expect(isPast(hint, viewsOf(now, [0], rules).at(-1)!)).toBe(isGone);
  });

  test('nothing to someone who only watches', () => {
    expect(explained('SC 3 h 5 s h 5', [], [])).toEqual([]);
  });
});

describe('a newcomer', () => {
  const game: StoredGame = {
    id: 'A.1',
    way: 'play',
    started: 1,
    ended: 2,
    yours: [0],
    bots: [],
    takeBacks: 0,
    record: '{}',
  };

  test('has never finished a game here, deleted or not', async () => {
    const shelf = new BrowserShelf(new FakeStorage());
    expect(isNewcomer(shelf)).toBe(true);
    await new History(shelf, new MemoryCollection()).add(game);
    expect(isNewcomer(shelf)).toBe(false);
    writeStored('history-deleted', { before: 5, ids: [] }, shelf);
    expect(isNewcomer(shelf)).toBe(false);
  });

  test('is told what has been seen once', () => {
    const shelf = new BrowserShelf(new FakeStorage());
    expect(readStored('hints-seen', shelf)).toEqual([]);
    writeStored('hints-seen', ['turn'], shelf);
    expect(readStored('hints-seen', shelf)).toEqual(['turn']);
    shelf.set('hints-seen', '["something"]');
    expect(readStored('hints-seen', shelf)).toEqual([]);
  });
});
