import { expect, test } from 'vitest';
import { type DayChoice, dayChoices } from '../../../src/features/daily/day-choices.ts';
import { ServerError } from '../../../src/server/ask.ts';

const TODAY = '2026-11-16';
const DAY = { date: TODAY, commitment: 'ab'.repeat(32), phase: 'open', ends: 1, published: 2 } as const;
const MINE = { log: '4 h', compared: false };
const asked = { day: DAY, isLoading: false, problem: undefined };
const offline = { day: undefined, isLoading: false, problem: new ServerError('offline') };
const nothing = {
  date: TODAY,
  today: TODAY,
  other: undefined,
  isDone: false,
  unfinished: undefined,
  server: asked,
};

test.each<[string, Partial<Parameters<typeof dayChoices>[0]>, readonly DayChoice[]]>([
  ['a deck that is open', {}, ['start']],
  ['one that was begun on another device', { server: { ...asked, day: { ...DAY, mine: MINE } } }, ['resume']],
  ['one that was begun here', { unfinished: { date: TODAY, isPractice: false } }, ['continue']],
  ['a game with another deck', { unfinished: { date: TODAY, isPractice: true } }, ['start', 'continueOther']],
  ['a day before its answer', { server: { ...offline, isLoading: true, problem: undefined } }, ['asking']],
  ['no connection', { server: offline }, ['retry', 'another']],
  [
    'no connection, and a game here',
    { server: offline, unfinished: { date: TODAY, isPractice: true } },
    ['retry', 'continueOther'],
  ],
  ['a day that is done', { isDone: true }, ['another']],
  ['a day that is done, without connection', { isDone: true, server: offline }, ['another']],
  [
    'a day whose end is being counted',
    { server: { ...asked, day: { ...DAY, phase: 'finishing' } } },
    ['another'],
  ],
  ['an earlier day', { other: '2026-11-15', date: '2026-11-15' }, ['toToday']],
  ['today, asked for by its date', { other: TODAY, isDone: true }, ['another']],
])('%s', (_, day, choices) => {
  expect(dayChoices({ ...nothing, ...day })).toEqual(choices);
});
