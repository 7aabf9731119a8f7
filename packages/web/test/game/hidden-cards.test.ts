// Nothing on the screen knows a card before its face shows.

import {
  apply,
  FLIP_THREE,
  FREEZE,
  type GameRecord,
  isCardMove,
  legalMoves,
  makeMove,
  newGame,
  numbersOf,
  parseMove,
  playLog,
  splitLog,
} from '@sevenfold/engine';
import { ManualClock } from '@sevenfold/table';
import { describe, expect, test, vi } from 'vitest';
import { sentence } from '../../src/game/story/narration.ts';
import { pictureAfter, type Beat, type Picture } from '../../src/game/story/picture.ts';
import { Presenter } from '../../src/game/story/presenter.ts';
import { beatsOf, Story } from '../../src/game/story/story.ts';
import { viewOf } from '../../src/game/view.ts';
import { loadWords } from '../../src/words/words.svelte.ts';
import { peopleOf } from '../../src/words/you-or-name.ts';
import { played } from '../played-games.ts';
import { TestScreen } from '../test-screen.ts';

// Where the language in use is written for screen readers.
vi.stubGlobal('document', { documentElement: { lang: '' } });

const sitterOf = (name: string, colour: number) => ({ name, colour, bot: '', away: false, standIn: false });

interface Turn {
  readonly before: Picture;
  readonly faceDown: Picture;
  readonly faceUp: Picture;
  readonly beat: Beat;
  readonly next: Beat;
}

/** Every card of a game: the table before it, while it is face down, and with its face. */
function turnsOf(record: GameRecord): Turn[] {
  const beats = beatsOf(record);
  const pictures = [new Story(record).bare];
  for (const beat of beats) pictures.push(pictureAfter(pictures.at(-1)!, beat));
  return beats.flatMap((beat, index) => {
    if (beat.event.type !== 'turning') return [];
    const [before, faceDown, faceUp] = pictures.slice(index, index + 3) as [Picture, Picture, Picture];
    return [{ before, faceDown, faceUp, beat, next: beats[index + 1]! }];
  });
}

const stateAfter = (record: GameRecord, log: readonly string[]) => {
  const state = newGame(record.rules, record.players.length, record.dealer);
  playLog(state, log);
  return state;
};

/** A card that could have come instead: one that busts, or else an action, or else any; none if only one is left. */
function anotherCard(record: GameRecord, log: readonly string[], card: string): string | undefined {
  const state = stateAfter(record, log);
  const left = legalMoves(state);
  const held = numbersOf(state.hands[state.player]!);
  return [...held, FREEZE, FLIP_THREE, ...left]
    .filter((each) => left.includes(each))
    .map((each) => makeMove(each))
    .find((each) => each !== card);
}

/** The log after these cards, up to the next question: the deck goes on with whatever is left of it. */
function drawOn(record: GameRecord, known: readonly string[], cards: readonly string[]): string[] {
  const state = stateAfter(record, [...known, ...cards]);
  const drawn = [...cards];
  while (state.phase === 'draw') {
    const move = legalMoves(state).at(drawn.length % legalMoves(state).length)!;
    drawn.push(makeMove(move));
    apply(state, move);
  }
  return drawn;
}

/** Everything that is seen and heard from the moment the table knows all of it until this token shows its face. */
function framesUntil(record: GameRecord, known: string[], news: string[], at: number): string[] {
  const screen = new TestScreen(record);
  screen.take(known);
  screen.state.show.skip();
  screen.take(news);
  const frames: string[] = [];
  do frames.push(`${screen.clock.now()}\n${screen.frame()}`);
  while (screen.clock.step() && !screen.beats.some((beat) => beat.at === at && beat.event.type === 'drew'));
  // How long it takes to turn says nothing either.
  frames.push(`face up at ${screen.clock.now()}`);
  return frames;
}

describe('while a card is face down', () => {
  test.each([2, 3, 4, 6, 9])('nothing about it is shown: %d players', async (seats) => {
    await loadWords(['game', 'terms']);
    const records = [1, 2, 3, 4, 5, 6].map((seed) => played(seed, seats));
    for (const record of records)
      for (const { before, faceDown, faceUp, beat, next } of turnsOf(record)) {
        const { player } = beat.event;
        expect(next.event).toMatchObject({ type: 'drew', player });
        const entry = { id: 0, round: 1, event: beat.event, points: 0 };
        expect(sentence(entry, peopleOf(record.players, [0]))).toBeUndefined();
        // The same picture whatever the card is: the pile is one card shorter, and its player has the turn.
        expect(faceDown).toEqual({ ...before, between: true, pile: before.pile - 1, turning: player });
        const view = viewOf(faceDown, record.players.map(sitterOf), [0]);
        expect([view.ask, view.drawing?.player]).toEqual([undefined, player]);
        expect(view.seats.flatMap(({ hasTurn, seat }) => (hasTurn ? [seat] : []))).toEqual([player]);
        expect(faceUp.turning).toBeUndefined();
      }
    const drawn = records.flatMap((record) => beatsOf(record)).filter(({ event }) => event.type === 'drew');
    expect(drawn.length).toBe(records.flatMap(turnsOf).length);
    expect(drawn.length).toBeGreaterThan(100);
  });

  test.each([2, 4, 7])(
    'another card would look, read and sound the same, frame by frame: %d players',
    async (seats) => {
      await loadWords(['game', 'terms', 'coach', 'review']);
      const record = played(seats, seats, { target: seats < 7 ? 120 : 70 });
      const tokens = splitLog(record.log);
      let compared = 0;
      for (const [at, token] of tokens.entries()) {
        if (!isCardMove(parseMove(token)!)) continue;
        // An answer and what nature does after it are delivered at once: the question still stands on the screen.
        const from = Math.max(
          0,
          tokens.slice(0, at).findLastIndex((each) => !isCardMove(parseMove(each)!)),
        );
        const known = tokens.slice(0, from);
        const turned = tokens.slice(from, at);
        const other = anotherCard(record, tokens.slice(0, at), token);
        if (other === undefined) continue;
        const [shown, otherwise] = [token, other].map((card) =>
          framesUntil(record, known, drawOn(record, known, [...turned, card]), at),
        );
        expect(otherwise).toEqual(shown);
        expect(shown!.length).toBeGreaterThan(1);
        compared++;
      }
      expect(compared).toBeGreaterThan(20);
    },
  );

  test('the presenter waits before every face, and the first deal is dealt', () => {
    const clock = new ManualClock();
    const seen: { time: number; type: string }[] = [];
    const record = played(4, 4);
    const tokens = splitLog(record.log);
    const opening = tokens.slice(
      0,
      tokens.findIndex((token) => token === 'h' || token === 's'),
    );
    const presenter = new Presenter({
      clock,
      pace: () => 1,
      hurried: () => false,
      shown: (beats) => seen.push(...beats.map(({ event }) => ({ time: clock.now(), type: event.type }))),
    });
    presenter.follow(1, record, opening);
    expect(presenter.picture!.at).toBe(0);
    while (clock.step());
    expect(presenter.picture!.at).toBe(opening.length);
    const faces = seen.flatMap(({ type }, index) => (type === 'drew' ? [index] : []));
    expect(faces.length).toBeGreaterThanOrEqual(4);
    for (const index of faces) {
      expect(seen[index - 1]!.type).toBe('turning');
      expect(seen[index]!.time).toBeGreaterThan(seen[index - 1]!.time);
    }
  });
});
