// How long to wait before each beat, in milliseconds at normal speed.

import { isNumber } from '@sevenfold/engine';
import type { Speed } from '../../storage/settings-schema.ts';
import type { Beat, StoryEvent } from './picture.ts';

export const SPEED_FACTORS: { readonly [Name in Speed]: number } = {
  slow: 1.6,
  normal: 1,
  fast: 0.45,
  instant: 0,
};

/** How a total counts up once its points have arrived. */
export const COUNTING = { delay: 350, duration: 500 };

const SHORTEST_TURN = 250;
const LONGEST_TURN = 800;
/** Milliseconds before a card leaves the pile. */
const BREAK = 60;

/** How long a card is face down: the more hangs on it, the longer. */
export function turnTime(tension: number): number {
  return SHORTEST_TURN + (LONGEST_TURN - SHORTEST_TURN) * tension;
}

/** How long each beat is shown before the next. */
const LOOKED_AT: { readonly [Type in StoryEvent['type']]: number } = {
  hit: 0,
  roundBegan: 350,
  turning: 0,
  drew: 220,
  saved: 700,
  busted: 1100,
  stayed: 350,
  flippedSeven: 2600,
  gaveSecondChance: 600,
  setAside: 450,
  aimedFreeze: 650,
  aimedFlipThree: 650,
  frozen: 700,
  beganFlipThree: 250,
  endedFlipThree: 150,
  discarded: 500,
  reshuffled: 1200,
  ranOut: 1200,
  scored: 0,
  roundEnded: 5500,
  gameEnded: 0,
};

/** The wait between two beats; shorter if someone's clock is running (`hurried`). */
export function waitBefore(previous: Beat | undefined, next: Beat, hurried: boolean): number {
  const { event } = next;
  if (previous === undefined) return event.type === 'turning' ? 200 : 0;
  const looked = LOOKED_AT[previous.event.type];
  if (previous.event.type === 'roundEnded')
    return event.type === 'gameEnded' ? 3000 : hurried ? 1500 : looked;
  if (event.type === 'turning') return looked + BREAK;
  if (previous.event.type === 'turning') return turnTime(previous.tension);
  // Time to see the points go to the totals before the scores cover them.
  if (event.type === 'roundEnded' && previous.event.type === 'scored') return hurried ? 300 : 900;
  // Time to see all three cards together.
  if (event.type === 'endedFlipThree') return looked + 300;
  // Time to see both cards before they go.
  if (event.type === 'saved') return looked + 900;
  // Time to see the duplicate before it counts.
  if (event.type === 'busted') return looked + 420;
  if (event.type === 'scored' && previous.event.type === 'drew' && isNumber(previous.event.card))
    return looked + 300;
  return looked;
}

/** The last scores of a game are read at any speed: milliseconds that no pace makes shorter. */
const LAST_SCORES = 2000;

/** The shortest wait between two beats, whatever the pace; at full speed there is none. */
export function leastWait(previous: Beat | undefined, next: Beat): number {
  return previous?.event.type === 'roundEnded' && next.event.type === 'gameEnded' ? LAST_SCORES : 0;
}
