// What a beat looks, sounds and feels like beyond the picture. Nothing depends on it.

import { depart, gather } from './flight.ts';
import { flyPoints } from './points.ts';
import type { Beat, Picture } from '../story/picture.ts';
import { worthOf } from '../view.ts';
import type { SoundName, Sounds } from './sound.ts';

const HEARD: { readonly [Type in Beat['event']['type']]?: SoundName } = {
  turning: 'draw',
  drew: 'land',
  saved: 'save',
  busted: 'bust',
  stayed: 'stay',
  flippedSeven: 'flip7',
  aimedFreeze: 'aim',
  aimedFlipThree: 'aim',
  gaveSecondChance: 'aim',
  frozen: 'freeze',
  beganFlipThree: 'flipThree',
  scored: 'bank',
  reshuffled: 'shuffle',
  roundEnded: 'round',
};

/** The patterns of navigator.vibrate, in milliseconds. */
const FELT: { readonly [Type in Beat['event']['type']]?: number[] } = {
  busted: [70, 40, 110],
  saved: [30, 30, 30],
  flippedSeven: [40, 40, 40, 40, 160],
  frozen: [60],
  stayed: [20],
  beganFlipThree: [25, 40, 25, 40, 25],
  scored: [15],
  gameEnded: [60, 50, 60, 50, 60, 50, 240],
};

export function playSound({ event }: Beat, sounds: Sounds): void {
  const name = HEARD[event.type];
  if (name !== undefined) sounds.play(name);
}

export function vibrate({ event }: Beat, yours: readonly number[]): void {
  const pattern = FELT[event.type];
  // Browsers refuse, loudly, before the first touch.
  if (pattern === undefined || !yours.includes(event.player) || !navigator.userActivation?.hasBeenActive)
    return;
  navigator.vibrate?.(pattern);
}

/** Moves cards that the next picture no longer has to the discard pile; `pace` 0 moves nothing. */
export function moveAway({ event }: Beat, root: HTMLElement, pace: number): void {
  const discard = root.querySelector<HTMLElement>('[data-discard]');
  if (pace === 0 || discard === null) return;
  if (event.type === 'saved')
    depart(root.querySelectorAll(`[data-seat="${event.player}"] [data-laid="twice"]`), discard, pace);
  else if (event.type === 'roundBegan')
    depart(root.querySelectorAll('[data-seat] [data-laid]'), discard, pace);
}

/** Moves what the picture shows; `pace` 0 moves nothing. */
export function move({ event }: Beat, picture: Picture, root: HTMLElement, pace: number): void {
  if (pace === 0) return;
  if (event.type === 'reshuffled') return shuffle(root, pace);
  const seat = root.querySelector<HTMLElement>(`[data-seat="${event.player}"]`);
  if (seat === null) return;
  const points = seat.querySelector('[data-points]');
  if (event.type === 'stayed' || event.type === 'frozen') {
    flyPoints(worthOf(picture.seats[event.player]!, picture.state.options), lastCard(seat), points, pace);
    pop(points);
  }
  if (event.type === 'busted') shake(seat);
  else if (event.type === 'scored')
    flyPoints(event.points, lastCard(seat), seat.querySelector('[data-total]'), pace);
  else if (event.type === 'frozen') settle(seat.querySelector('[data-frost]'));
  else if (event.type === 'saved') glow(seat, 'var(--saved)');
  else if (event.type === 'endedFlipThree') glow(seat, 'var(--three)');
  else if (event.type === 'flippedSeven') {
    void throwConfetti(seat, root);
    glow(seat, 'var(--gold-bright)');
  }
}

/** Most games show it once, at the end; if it cannot be loaded, nobody misses it. */
export async function throwConfetti(seat: HTMLElement, root: HTMLElement): Promise<void> {
  const loaded = await import('./confetti.ts').catch(() => undefined);
  loaded?.confetti(seat, root);
}

function lastCard(seat: HTMLElement): Element {
  return [...seat.querySelectorAll('[data-laid]')].at(-1) ?? seat;
}

function shuffle(root: HTMLElement, pace: number): void {
  const discard = root.querySelector<HTMLElement>('[data-discard]');
  const pile = root.querySelector<HTMLElement>('[data-pile]');
  if (discard !== null && pile !== null) gather(discard, pile, pace);
}

function shake(seat: HTMLElement): void {
  const steps = [0, -9, 8, -6, 5, -3, 2, 0];
  seat.animate(
    steps.map((x, index) => ({ transform: `translateX(${x}px) rotate(${x / 12}deg)`, offset: index / 7 })),
    { duration: 480, easing: 'ease-out' },
  );
}

/** Not so large that it covers the total beside it. */
function pop(points: Element | null): void {
  points?.animate(
    [{ transform: 'scale(1)' }, { transform: 'scale(1.2)', offset: 0.35 }, { transform: 'scale(1)' }],
    {
      duration: 420,
      easing: 'cubic-bezier(.3,1.5,.5,1)',
    },
  );
}

function settle(frost: Element | null): void {
  frost?.animate(
    [
      { opacity: 0, transform: 'scale(1.06)' },
      { opacity: 1, transform: 'none' },
    ],
    { duration: 500, easing: 'ease-out' },
  );
}

function glow(seat: HTMLElement, colour: string): void {
  const ring = document.createElement('span');
  ring.style.cssText = `position:absolute;inset:0;border-radius:inherit;pointer-events:none;box-shadow:0 0 0 4px ${colour}`;
  seat.append(ring);
  const fading = ring.animate(
    [
      { opacity: 1, transform: 'none' },
      { opacity: 0, transform: 'scale(1.06)' },
    ],
    { duration: 700, easing: 'ease-out' },
  );
  const clean = (): void => ring.remove();
  fading.finished.then(clean, clean);
}
