import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FACES } from '../../../src/characters/faces.ts';
import { botLineOf, maySpeak, botLineText } from '../../../src/game/speech/bot-line.ts';
import { SIGNS } from '../../../src/game/speech/reaction-signs.ts';
import { Speech } from '../../../src/game/speech/speech.svelte.ts';
import { beatsOf } from '../../../src/game/story/story.ts';
import { REACTIONS } from '@sevenfold/table';
import { loadWords } from '../../../src/words/words.svelte.ts';
import { news } from '../../../src/parts/overlays/toasts.svelte.ts';
import { played } from '../../played-games.ts';

const page = { documentElement: { lang: '' }, querySelector: (): unknown => null };
vi.stubGlobal('document', page);

beforeEach(() => loadWords(['bots']));
afterEach(() => {
  vi.useRealTimers();
  page.querySelector = () => null;
});

const PIPS = Array.from({ length: 4 }, () => ({ bot: 'pip' }));
const SEATS = [{ bot: '' }, { bot: 'rocco' }];

/** What the bots say in the course of a game that you play against Rocco. */
function lines(log: string, seats = SEATS): string[] {
  const record = { rules: {}, players: ['Ann', 'Rocco'], dealer: 1, log };
  return beatsOf(record).flatMap((beat) => {
    const line = botLineOf(beat, seats, [0]);
    return line === undefined ? [] : `${line.seat} ${line.moment}: ${botLineText(line, 'rocco')}`;
  });
}

describe('a bot says something', () => {
  test('when you freeze it, and not when it freezes you', () => {
    expect(lines('7 3 h FZ @1')).toEqual([expect.stringMatching(/^1 frozen: /)]);
    expect(lines('7 3 h 5 h FZ @0')).toEqual([]);
    expect(lines('7 3 h FZ @0')).toEqual([]);
  });

  test('at its own Flip 7, and not at yours', () => {
    expect(lines('12 1 s h 2 h 3 h 4 h 5 h 6 h 7')).toEqual(['1 flip7: Told you. Seven!']);
    expect(lines('1 12 h 2 s h 3 h 4 h 5 h 6 h 7')).toEqual([]);
  });

  test('now and then when it busts, at the same cards always the same', () => {
    const games = Array.from({ length: 30 }, (_, seed) => played(seed, 4));
    const spoken = (): (string | undefined)[] =>
      games.flatMap((game) =>
        beatsOf(game)
          .filter(({ event }) => event.type === 'busted')
          .map((beat) => botLineOf(beat, PIPS, []))
          .map((line) => line && botLineText(line, 'pip')),
      );
    const said = spoken();
    const share = said.filter((text) => text !== undefined).length / said.length;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.5);
    expect(new Set(said).size).toBe(3);
    expect(spoken()).toEqual(said);
  });

  test('when it wins', () => {
    const game = played(3, 2);
    const seats = [{ bot: 'mabel' }, { bot: 'mabel' }];
    const last = beatsOf(game).findLast(({ event }) => event.type === 'gameEnded')!;
    expect(botLineOf(last, seats, [])?.moment).toBe('won');
  });

  test('not while you decide, and at the end of a game not about a card before it', () => {
    const beats = beatsOf(played(3, 2));
    const bust = beats.find(({ event }) => event.type === 'busted')!;
    const end = beats.at(-1)!;
    expect(end.event.type).toBe('gameEnded');
    expect([maySpeak(bust, false, false), maySpeak(bust, true, false)]).toEqual([true, false]);
    expect([maySpeak(bust, false, true), maySpeak(end, false, true)]).toEqual([false, true]);
  });

  test('only if it is a character', () => {
    expect(lines('7 3 h FZ @1', [{ bot: '' }, { bot: 'evPlus' }])).toEqual([]);
  });
});

test('every character has something to say at every moment', () => {
  const line = { seat: 0, variant: 1 };
  const said = Object.keys(FACES).flatMap((kind) =>
    (['bust', 'frozen', 'flip7', 'won'] as const).map((moment) => botLineText({ ...line, moment }, kind)),
  );
  expect(new Set(said).size).toBe(said.length);
});

test('every reaction has a drawing of its own', () => {
  expect(Object.keys(SIGNS)).toEqual([...REACTIONS]);
  expect(new Set(Object.values(SIGNS).map((strokes) => strokes.at(-1)![1])).size).toBe(REACTIONS.length);
});

describe('what is said at a table', () => {
  const chat = { type: 'chat', name: 'Bo', seat: 3, text: 'hello' } as const;

  test('is shown at the seat on the screen for a while, and said once', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const speech = new Speech();
    speech.hear(chat, () => 1);
    expect(speech.said).toMatchObject([{ seat: 1, text: 'hello' }]);
    expect(news.spoken).toMatch(/Bo: hello/);
    vi.advanceTimersByTime(10_000);
    expect(speech.said).toEqual([]);
  });

  test('is not said by two voices while the chat is open', () => {
    page.querySelector = () => ({});
    const speech = new Speech();
    speech.hear({ ...chat, text: 'silence' }, () => 1);
    expect(speech.said).toHaveLength(1);
    expect(news.spoken).not.toMatch(/silence/);
    speech.close();
  });

  test('replaces what the same person said before; bots are silent while you think', () => {
    const speech = new Speech();
    speech.hear(chat, () => 1);
    speech.hear({ type: 'reaction', seat: 3, reaction: '👏' }, () => 1);
    speech.hear({ type: 'reaction', seat: null, reaction: '🔥' }, () => 1);
    speech.add({ seat: 2, text: 'Ha!', isBot: true });
    expect(speech.said.map(({ seat, text, reaction }) => [seat, text ?? reaction])).toEqual([
      [1, '👏'],
      [undefined, '🔥'],
      [2, 'Ha!'],
    ]);
    speech.hushBots();
    expect(speech.said.map(({ seat }) => seat)).toEqual([1, undefined]);
    speech.close();
  });
});
