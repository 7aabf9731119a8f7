import { describe, expect, test, vi } from 'vitest';
import { awardsOf } from '../../../src/game/story/awards.ts';
import { latest, sentence, summary } from '../../../src/game/story/narration.ts';
import { beatsOf, pictureOf } from '../../../src/game/story/story.ts';
import { viewOf } from '../../../src/game/view.ts';
import { LANGUAGES } from '../../../src/words/language.ts';
import { settings } from '../../../src/storage/settings.svelte.ts';
import { peopleOf } from '../../../src/words/you-or-name.ts';
import { loadWords } from '../../../src/words/words.svelte.ts';
import { played } from '../../played-games.ts';

// Where the language in use is written for screen readers.
vi.stubGlobal('document', { documentElement: { lang: '' } });

const AROUND = { rules: {}, players: ['Ann', 'Bo', 'Cy'], dealer: 0 };

function told(log: string, yours: readonly number[] = []): string[] {
  const record = { ...AROUND, log };
  return beatsOf(record).flatMap(
    ({ event }, id) => sentence({ id, round: 1, event, points: 23 }, peopleOf(record.players, yours)) ?? [],
  );
}

describe('narration', () => {
  test('says what happened, in the chosen vocabulary', async () => {
    settings.language = 'en';
    await loadWords(['game', 'terms']);
    settings.vocabulary = 'flip';
    expect(told('4 SC 5 h F3 @2 8 7 8 s s')).toEqual([
      'Round 1. Ann deals.',
      'Bo: 4.',
      'Cy: Second Chance.',
      'Ann: 5.',
      'Bo: Flip Three.',
      'Bo: Flip Three for Cy.',
      'Cy: 8.',
      'Cy: 7.',
      'Cy: 8.',
      'Cy: saved! The Second Chance and the second 8 are discarded.',
      'Cy stays with 23 points.',
      'Ann stays with 23 points.',
    ]);
    settings.vocabulary = 'turn';
    expect(told('4 SC')[2]).toBe('Cy: Life Saver.');
    settings.vocabulary = 'flip';
  });

  test('what happened lately: newest first, of this round, without what goes without saying', async () => {
    settings.language = 'en';
    await loadWords(['game', 'terms']);
    const people = peopleOf(AROUND.players, [2]);
    const entries = beatsOf({ ...AROUND, log: '4 6 5 h 7 s s s 1' }).map(({ event }, id) => ({
      id,
      round: 1,
      event,
      points: 11,
    }));
    const news = (end: number) => latest(entries.slice(0, end), people, 3).map(({ text }) => text);
    const beforeScores = entries.findIndex(({ event }) => event.type === 'scored');
    expect(news(beforeScores)).toEqual([
      'Bo stays with 11 points.',
      'Ann stays with 11 points.',
      'You stay with 11 points.',
    ]);
    expect(news(entries.length)).toEqual(['You: 1.', 'Round 2. Bo deals.']);
    // The card that is turned over last is not told before its face shows.
    expect(news(entries.length - 1)).toEqual(['Round 2. Bo deals.']);
  });

  test('speaks to the player at this screen', async () => {
    settings.language = 'en';
    await loadWords(['game', 'terms']);
    expect(told('4 SC 5 h F3 @2 8 7 8', [2]).slice(4)).toEqual([
      'Bo: Flip Three.',
      'Bo: Flip Three for you.',
      'You: 8.',
      'You: 7.',
      'You: 8.',
      'You: saved! The Second Chance and the second 8 are discarded.',
    ]);
    expect(told('4 6 5 h 4', [1]).at(-1)).toBe('You bust: a second 4.');
  });

  test.each([
    // Round 2: two cards, one card and out, and someone who only watches.
    [[1], '4 6 5 h 7 s s s 1 2 3 s h 12', 'Round 2. Your cards: 3. 3 points. 11 in total. Ann: 12.'],
    [[2], '4 6 5 h 7 s s s 1 2 3 s h 12', 'Round 2. Your 1 point is safe. 6 in total. Ann: 12.'],
    [
      [0],
      '4 6 5 h 7 s s s 1 2 3 s h 2',
      'Round 2. You’re out of this round. 5 in total. You bust: a second 2.',
    ],
    [[], '4 6 5 h 7 s s s 1 2 3 s h 12', 'Round 2. Cy stays with 1 point. Ann: 12.'],
  ])('after a long absence, says how it stands and what happened last: %s', async (yours, log, said) => {
    settings.language = 'en';
    await loadWords(['game', 'terms']);
    const record = { ...AROUND, log };
    const people = peopleOf(AROUND.players, yours);
    const sitters = people.map(({ name }, colour) => ({
      name,
      colour,
      bot: '',
      away: false,
      standIn: false,
    }));
    const view = viewOf(pictureOf(record), sitters, yours);
    const entries = beatsOf(record).map(({ event }, id) => ({ id, round: 1, event, points: 1 }));
    expect(summary(entries, entries.length, people, view)).toBe(said);
  });

  test.each(LANGUAGES)('has a sentence for everything that people should hear in %s', async (language) => {
    settings.language = language;
    await loadWords(['game', 'terms']);
    const record = played(3, 6);
    const silent = new Set(
      beatsOf(record)
        .filter(
          ({ event }, id) =>
            sentence({ id, round: 1, event, points: 1 }, peopleOf(record.players, [])) === undefined,
        )
        .map(({ event }) => event.type),
    );
    expect([...silent].sort()).toEqual(['beganFlipThree', 'endedFlipThree', 'hit', 'turning']);
  });
});

describe('awards', () => {
  test('name who did what most, and how much', () => {
    // Ann busts, Bo is saved once, Cy stays with 12 and 11.
    const log = 'SC 12 7 h 5 h 11 h 7 h 5 s s';
    const awards = new Map(
      awardsOf({ ...AROUND, log }).map(({ name, players, value }) => [name, { players, value }]),
    );
    expect(awards.get('mostBusts')).toEqual({ players: [0], value: 1 });
    expect(awards.get('mostSaves')).toEqual({ players: [1], value: 1 });
    expect(awards.has('mostSevens')).toBe(false);
    expect(awards.get('bestRound')).toEqual({ players: [2], value: 23 });
    expect([...awards.keys()]).toEqual(['bestRound', 'boldest', 'mostSaves', 'mostBusts']);
  });

  test('a bold card that busted is no award', () => {
    const dared = awardsOf({ ...AROUND, log: '12 3 4 h 12' });
    expect(dared.find(({ name }) => name === 'boldest')).toBeUndefined();
    const held = awardsOf({ ...AROUND, log: '12 3 4 h 11' }).find(({ name }) => name === 'boldest');
    // Eleven 12s are left among 91 cards.
    expect(held).toEqual({ name: 'boldest', players: [1], value: 11 / 91 });
  });

  test('whoever busts in a Flip Three of someone else has not dared what they did', () => {
    const log = '12 3 4 h 11 s s s 5 6 2 h 7 h 8 h F3 @2 5';
    const boldest = awardsOf({ ...AROUND, log }).find(({ name }) => name === 'boldest');
    expect(boldest).toEqual({ name: 'boldest', players: [1], value: 11 / 91 });
  });
});
