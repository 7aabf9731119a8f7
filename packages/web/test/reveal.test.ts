// Nothing on the screen knows a card before its face shows.

import { splitLog } from '@sevenfold/engine';
import { ManualClock } from '@sevenfold/table';
import { describe, expect, test, vi } from 'vitest';
import { sentence } from '../src/game/narration.ts';
import { after, type Picture } from '../src/game/picture.ts';
import { Presenter } from '../src/game/presenter.ts';
import { promptOf } from '../src/game/prompt.ts';
import { beatsOf, Story } from '../src/game/story.ts';
import { viewOf } from '../src/game/view.ts';
import { loadWords } from '../src/words/words.svelte.ts';
import { peopleOf } from '../src/words/person.ts';
import { played } from './games.ts';

// Where the language in use is written for screen readers.
vi.stubGlobal('document', { documentElement: { lang: '' } });

const sitterOf = (name: string, colour: number) => ({ name, colour, bot: '', away: false, standIn: false });

/** What a picture gives away besides the pile: the view of every seat at this table, and the words above it. */
function shownBy(picture: Picture, players: readonly string[]) {
  const view = viewOf(picture, players.map(sitterOf), [0]);
  return { ...view, pile: 0, prompt: promptOf(view, false) };
}

describe('while a card is face down', () => {
  test.each([2, 3, 4, 6, 9])('nothing about it is shown: %d players', async (seats) => {
    await loadWords(['game', 'terms']);
    let turned = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const record = played(seed, seats);
      const people = peopleOf(record.players, [0]);
      const beats = beatsOf(record);
      let picture = new Story(record).bare;
      for (const [index, beat] of beats.entries()) {
        const next = after(picture, beat);
        if (beat.event.type === 'turning') {
          turned++;
          const { event } = beats[index + 1]!;
          expect(event).toMatchObject({ type: 'drew', player: beat.event.player });
          expect(sentence({ id: index, round: 1, event: beat.event, points: 0 }, people)).toBeUndefined();
          // The same picture whatever the card is: only the pile is one card shorter, and its player has the turn.
          expect(next.seats).toEqual(picture.seats);
          expect(next).toEqual({ ...picture, between: true, pile: picture.pile - 1, turning: event.player });
          const { seats: hands, ask, drawing } = shownBy(next, record.players);
          expect(ask).toBeUndefined();
          expect(drawing?.player).toBe(event.player);
          expect(hands.filter(({ hasTurn }) => hasTurn).map(({ seat }) => seat)).toEqual([event.player]);
        } else if (beat.event.type === 'drew') {
          expect(picture.turning).toBe(beat.event.player);
          expect(next.turning).toBeUndefined();
        }
        picture = next;
      }
    }
    expect(turned).toBeGreaterThan(100);
  });

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
