import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { layoutOf, whenLayoutChanges } from '../../src/game/table-layout.ts';
import { pictureAfter } from '../../src/game/story/picture.ts';
import { beatsOf, Story } from '../../src/game/story/story.ts';
import { viewOf } from '../../src/game/view.ts';
import { stubPage } from '../fake-page.ts';
import { played } from '../played-games.ts';

let resize: () => void;
let send: (event: Event) => void;
let observed: string[];
const frames: (() => void)[] = [];

beforeEach(() => {
  send = stubPage();
  observed = [];
  class FakeObserver {
    constructor(callback: () => void) {
      resize = callback;
    }
    observe(part: string): void {
      observed.push(part);
    }
    disconnect(): void {
      resize = () => undefined;
    }
  }
  vi.stubGlobal('ResizeObserver', FakeObserver);
  vi.stubGlobal('document', { querySelectorAll: () => ['field'] });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0));
});
afterEach(() => vi.unstubAllGlobals());

const draw = (): void => frames.splice(0).forEach((run) => run());

test('places are looked for when the table has another size or was scrolled, once a frame, and else never', () => {
  let times = 0;
  const stop = whenLayoutChanges(() => times++);
  expect(observed).toEqual(['field']);
  // The size it has is no news.
  resize();
  draw();
  expect(times).toBe(0);
  resize();
  resize();
  send(new Event('scroll'));
  draw();
  expect(times).toBe(1);
  send(new Event('scroll'));
  stop();
  draw();
  resize();
  send(new Event('scroll'));
  draw();
  expect(times).toBe(1);
});

test('in a whole game of eighteen, what is on the screen changes with scores and your choices only', () => {
  const record = played(5, 18, { target: 60 });
  const sitters = record.players.map((name, colour) => ({
    name,
    colour,
    bot: '',
    away: false,
    standIn: false,
  }));
  const beats = beatsOf(record);
  let picture = new Story(record).bare;
  let before = layoutOf(viewOf(picture, sitters, [0]));
  let changes = 0;
  for (const beat of beats) {
    picture = pictureAfter(picture, beat);
    const view = viewOf(picture, sitters, [0]);
    const layout = layoutOf(view);
    if (layout !== before) changes++;
    before = layout;
  }
  const rounds = beats.filter(({ event }) => event.type === 'roundEnded').length;
  const choices = beats.filter(({ event }) => event.player === 0 && 'target' in event).length;
  expect(changes).toBeGreaterThanOrEqual(2 * rounds);
  expect(changes).toBeLessThanOrEqual(2 * rounds + 2 * choices);
});
