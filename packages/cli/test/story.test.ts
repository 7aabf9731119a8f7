import { EventLog, type GameEvent, newGame, playLog, type RulesConfig, splitLog } from '@sevenfold/engine';
import { expect, test } from 'vitest';
import { makeCast } from '../src/views/cast.ts';
import { story } from '../src/views/story.ts';
import { VOCABULARIES, type VocabularyName } from '../src/views/words.ts';

function eventsOf(log: string, rules: RulesConfig = {}): GameEvent[] {
  const events = new EventLog();
  const state = newGame(rules, 3, 2, events);
  playLog(state, splitLog(log), undefined, events);
  return [...events];
}

function tell(log: string, words: VocabularyName = 'flip', you?: number, rules?: RulesConfig): string[] {
  const cast = makeCast(['Ann', 'Bo', 'Cy'], you, VOCABULARIES[words]);
  return story(eventsOf(log, rules), cast).map(({ text }) => text);
}

test('plain cards are told once around', () => {
  expect(tell('4 8 +2 h 5 h 9 s')).toEqual([
    'Round 1. Cy deals.',
    'Ann draws 4, Bo 8, Cy +2.',
    'Ann draws 5, Bo 9.',
    'Cy stays.',
  ]);
});

test('you are spoken to', () => {
  expect(tell('4 8 +2 h 4 s s', 'flip', 0)).toEqual([
    'Round 1. Cy deals.',
    'You draw 4, Bo 8, Cy +2.',
    'You draw another 4 and bust.',
    'Bo and Cy stay.',
    'Round 2. You deal.',
  ]);
});

test('actions, in every vocabulary', () => {
  const log = 'FZ @1 F3 @0 5 6 SC h SC h 5';
  expect(tell(log)).toEqual([
    'Round 1. Cy deals.',
    'Ann draws Freeze and gives it to Bo.',
    'Cy draws Flip Three and gives it to Ann.',
    'Ann draws 5, 6 and Second Chance.',
    'Ann draws Second Chance and gives it to Cy.',
    'Cy draws 5.',
  ]);
  expect(tell('FZ @1 F3 @0 5 6 SC h 5', 'turn')).toEqual([
    'Round 1. Cy deals.',
    'Ann draws Lock and gives it to Bo.',
    'Cy draws Turn Three and gives it to Ann.',
    'Ann draws 5, 6 and Life Saver.',
    'Ann draws another 5. Life Saver saves Ann.',
  ]);
  expect(tell('1 2 3 s', 'deal').at(-1)).toBe('Ann passes.');
  expect(tell('1 2 3 s', 'deal', 0).at(-1)).toBe('You pass.');
});

test('set-aside cards, spared targets', () => {
  expect(tell('F3 @0 FZ F3 5 @1 @1')).toEqual([
    'Round 1. Cy deals.',
    'Ann draws Flip Three and takes it.',
    'Ann draws Freeze and sets it aside.',
    'Ann draws Flip Three and sets it aside.',
    'Ann draws 5.',
    'Ann gives Freeze to Bo.',
    'Ann gives Flip Three to Bo.',
    'Bo is frozen.',
    'Flip Three for Bo is discarded with no effect.',
  ]);
});

test('seven numbers', () => {
  const told = tell('F3 @0 1 2 3 12 F3 @0 4 5 6 h 7');
  expect(told).toContain('Ann draws 7: Flip 7! The round ends.');
});

test('a question in the middle leaves a sentence that is true', () => {
  expect(tell('FZ').at(-1)).toBe('Ann draws Freeze.');
  const ask = { secondChance: 'ask' } as const;
  expect(tell('5 6 7 h SC h 8 h 9 h 5', 'flip', 0, ask).at(-1)).toBe('You draw 5.');
  expect(tell('5 6 7 h SC h 8 h 9 h 5 b', 'flip', 0, ask).at(-1)).toBe('You draw another 5 and bust.');
});
