import { review } from '@sevenfold/bots/review';
import { makePosition, stateOf } from '@sevenfold/engine';
import { expect, test } from 'vitest';
import { fileMistakes } from '../../src/practice/filing.ts';
import {
  afterAnswer,
  DAILY,
  dateHere,
  daysAfter,
  nextPositions,
  type Progress,
  practiceStreak,
} from '../../src/practice/schedule.ts';
import { type NewPosition, Practice } from '../../src/practice/practice.ts';
import { BrowserShelf } from '../../src/storage/shelf.ts';
import { FakeStorage } from '../fake-storage.ts';

const TODAY = '2026-11-16';

function mistake(round: number): NewPosition {
  return {
    position: `official_40-78.60-ac_${round}-0-0-turns_1123456689aab111111333_turn-0`,
    theme: 'points',
    answer: 'h',
    best: 's',
    cost: 0.05,
    players: ['Ann', 'Bo'],
    at: 12,
  };
}

/** Practice on a device whose clock is moved by hand, from noon on. */
function setUp(storage = new FakeStorage()) {
  let date = TODAY;
  const practice = new Practice(new BrowserShelf(storage), () => Date.parse(`${date}T12:00:00`));
  return { practice, goTo: (next: string) => (date = next), storage };
}

test('a date is that of the place, and days are counted across months and changes of the clocks', () => {
  expect(dateHere(new Date(2026, 0, 5, 23, 59).getTime())).toBe('2026-01-05');
  expect([daysAfter('2026-02-28', 1), daysAfter('2028-02-28', 1), daysAfter('2026-01-01', -1)]).toEqual([
    '2026-03-01',
    '2028-02-29',
    '2025-12-31',
  ]);
  // In most of Europe this day has 25 hours.
  expect(daysAfter('2026-10-25', 1)).toBe('2026-10-26');
});

test('what is answered right comes back later and later, what is answered wrong the next day', () => {
  const waits: number[] = [];
  let progress: Progress | undefined;
  let today = TODAY;
  for (let times = 0; times < 7; times++) {
    progress = afterAnswer(progress, true, today);
    waits.push((Date.parse(progress.due) - Date.parse(today)) / 86_400_000);
    today = progress.due;
  }
  expect(waits).toEqual([3, 7, 16, 35, 90, 90, 90]);
  expect(afterAnswer(progress, false, TODAY)).toEqual({ box: 0, due: '2026-11-17' });
});

test('own positions come first, then known ones of the collection, then new ones', () => {
  const own = [
    { id: 'late', box: 0, due: '2026-11-10' },
    { id: 'later', box: 2, due: '2026-11-20' },
    { id: 'now', box: 1, due: TODAY },
  ];
  const known = { c2: { box: 1, due: '2026-11-15' }, c1: { box: 3, due: '2026-12-01' } };
  expect(nextPositions(own, ['c1', 'c2', 'c3', 'c4'], known, TODAY)).toEqual([
    'late',
    'now',
    'c2',
    'c3',
    'c4',
  ]);
});

test('a week: five a day from the collection, mistakes sooner, and a streak that a missed day ends', () => {
  const { practice, goTo } = setUp();
  const collection = Array.from({ length: 100 }, (_, index) => `c${index}`);
  const asked: string[][] = [];
  const day = (index: number): void => {
    goTo(daysAfter(TODAY, index));
    const five = nextPositions(practice.own, collection, practice.known, practice.today).slice(0, DAILY);
    asked.push(five);
    // The first one of each day is answered wrong.
    five.forEach((id, at) => practice.answered(id, 'race', at > 0));
  };
  for (const index of [0, 1, 2]) day(index);
  expect(practice.streak).toBe(3);
  expect(practice.isDone).toBe(true);
  expect(asked).toEqual([
    ['c0', 'c1', 'c2', 'c3', 'c4'],
    // Yesterday's mistake comes back before anything new, and is answered wrong again.
    ['c0', 'c5', 'c6', 'c7', 'c8'],
    ['c0', 'c9', 'c10', 'c11', 'c12'],
  ]);
  goTo(daysAfter(TODAY, 3));
  expect([practice.streak, practice.isDone]).toEqual([3, false]);
  // c0, and what was answered right three days ago.
  expect(practice.due).toBe(5);
  day(5);
  expect(practice.streak).toBe(1);
  expect(new Set(asked[3])).toEqual(new Set(['c1', 'c2', 'c3', 'c4', 'c0']));
  expect(practice.days[TODAY]).toEqual({ race: [4, 5] });
  expect(practiceStreak(practice.days, daysAfter(TODAY, 7))).toBe(0);
});

test('a mistake is filed once, survives the page, and is practised before the collection', () => {
  const { practice, goTo, storage } = setUp();
  practice.file([mistake(3), mistake(4)]);
  practice.file([mistake(3)]);
  expect(practice.own).toMatchObject([
    { answer: 'h', best: 's', box: 0, due: TODAY },
    { players: ['Ann', 'Bo'] },
  ]);
  const again = setUp(storage).practice;
  expect(again.has(mistake(3).position)).toBe(true);
  expect(again.due).toBe(2);
  const [first] = again.own;
  again.answered(first!.id, 'points', true);
  expect(practice.own.find(({ id }) => id === first!.id)).toMatchObject({ box: 1, due: '2026-11-19' });
  expect(practice.due).toBe(1);
  goTo('2026-11-19');
  expect(practice.due).toBe(2);
});

test('there is room for two hundred: what is known best goes first, then the oldest', () => {
  const storage = new FakeStorage();
  let now = Date.parse(`${TODAY}T12:00:00`);
  const practice = new Practice(new BrowserShelf(storage), () => now++);
  practice.file(Array.from({ length: 200 }, (_, round) => mistake(round + 1)));
  const known = practice.own[150]!;
  practice.answered(known.id, 'points', true);
  practice.file([mistake(301)]);
  expect(practice.own).toHaveLength(200);
  expect(practice.has(known.position)).toBe(false);
  expect(practice.has(mistake(301).position)).toBe(true);
});

test('a damaged position is set aside, and the others stay', () => {
  const { practice, storage } = setUp();
  practice.file([mistake(3), mistake(4)]);
  const key = `sevenfold:practice:${practice.own[0]!.id}`;
  storage.setItem(key, storage.getItem(key)!.replace('"theme":"points"', '"theme":"magic"'));
  expect(practice.own).toHaveLength(1);
});

test('a review files the mistakes and blunders of the owner, and nothing else', () => {
  const { practice } = setUp();
  const record = { rules: { target: 60 }, players: ['Ann', 'Bo'], dealer: 1, log: '1 12 s h 11 h 10 h 9 s' };
  const { decisions } = review(record, { samples: 64 });
  // Ann stays with a single point.
  expect(fileMistakes(record, decisions, 0, 'T1.1', practice)).toBe(1);
  expect(practice.own).toMatchObject([
    {
      position: makePosition(stateOf({ ...record, log: '1 12' })),
      answer: 's',
      best: 'h',
      players: ['Ann', 'Bo'],
      game: 'T1.1',
      at: 2,
    },
  ]);
  expect(practice.own[0]!.cost).toBeGreaterThan(0.08);
});

test('a removed position is no longer asked, and undoing it brings it back as well known as it was', () => {
  const { practice } = setUp();
  practice.file([mistake(1), mistake(2)]);
  const [first, second] = practice.own;
  practice.answered(first!.id, first!.theme, true);
  const known = practice.own.find(({ id }) => id === first!.id);
  const restore = practice.remove(first!.id);
  expect(practice.own).toEqual([second]);
  restore!();
  expect(practice.own).toContainEqual(known);
  expect(practice.remove('none')).toBeUndefined();
});
