// What a beat looks, sounds and feels like beyond the picture. Decoration: nothing depends on it.

import { depart, gather } from './flight.ts';
import type { Beat } from './picture.ts';
import type { SoundName, Sounds } from './sound.ts';

const HEARD: { readonly [Type in Beat['event']['type']]?: SoundName } = {
  drew: 'draw',
  saved: 'save',
  busted: 'bust',
  stayed: 'stay',
  flippedSeven: 'flip7',
  aimedFreeze: 'aim',
  aimedFlipThree: 'aim',
  gaveSecondChance: 'aim',
  frozen: 'freeze',
  reshuffled: 'shuffle',
  roundEnded: 'round',
};

/** The patterns of navigator.vibrate, in milliseconds. */
const FELT: { readonly [Type in Beat['event']['type']]?: number[] } = {
  busted: [70, 40, 110],
  saved: [30, 30, 30],
  flippedSeven: [40, 40, 40, 40, 160],
  frozen: [60],
};

export function sound({ event }: Beat, sounds: Sounds): void {
  const name = HEARD[event.type];
  if (name !== undefined) sounds.play(name);
}

export function feel({ event }: Beat, yours: readonly number[]): void {
  const pattern = FELT[event.type];
  // Browsers refuse, loudly, before the first touch.
  if (pattern === undefined || !yours.includes(event.player) || !navigator.userActivation?.hasBeenActive)
    return;
  navigator.vibrate?.(pattern);
}

/** From this chance on a card is waited for with some dread. */
const RISKY = 0.08;

/** While the next card is waited for: the pile trembles, a tone rises, the more the riskier it is. */
export function dread(next: Beat | undefined, wait: number, root: HTMLElement, sounds: Sounds): void {
  if (next?.event.type !== 'drew' || next.chance < RISKY || wait === 0) return;
  sounds.play('riser', next.chance, wait / 1000);
  const reach = 1 + 5 * Math.min(0.5, next.chance);
  const steps = Math.max(4, Math.round(wait / 55));
  root.querySelector('[data-pile] > *')?.animate(
    Array.from({ length: steps }, (_, step) => {
      const part = step / (steps - 1);
      const side = step % 2 === 0 ? 1 : -1;
      return {
        transform: `translate(${side * part * reach}px, ${-part * reach}px) rotate(${side * part * reach}deg)`,
      };
    }),
    { duration: wait },
  );
}

/** What has to move before the picture changes, because it will be gone then; `pace` 0 moves nothing. */
export function moveAway({ event }: Beat, root: HTMLElement, pace: number): void {
  const going = pace === 0 ? undefined : goingWith(event);
  const discard = root.querySelector<HTMLElement>('[data-discard]');
  if (going === undefined || discard === null) return;
  depart([...root.querySelectorAll<HTMLElement>(going)], discard, pace);
}

/** The places whose cards go to the discard pile with this event. */
function goingWith(event: Beat['event']): string | undefined {
  if (event.type === 'saved') return `[data-seat="${event.player}"] .twice`;
  return event.type === 'roundBegan' ? '[data-seat] :is(.laid, .extras li)' : undefined;
}

/** Moves what is on the screen already; `pace` 0 moves nothing. */
export function move({ event }: Beat, root: HTMLElement, pace: number): void {
  if (pace === 0) return;
  if (event.type === 'reshuffled') return shuffle(root, pace);
  const seat = root.querySelector<HTMLElement>(`[data-seat="${event.player}"]`);
  if (seat === null) return;
  if (event.type === 'busted') shake(seat);
  else if (event.type === 'stayed' || event.type === 'scored') pop(seat.querySelector('.points'));
  else if (event.type === 'frozen') settle(seat.querySelector('.frost'));
  else if (event.type === 'saved') glow(seat, '#18a884');
  else if (event.type === 'flippedSeven') feast(seat, root);
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

function pop(points: Element | null): void {
  points?.animate(
    [{ transform: 'scale(1)' }, { transform: 'scale(1.5)', offset: 0.35 }, { transform: 'scale(1)' }],
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

/** Somebody says something without words: it rises from their seat, or from the middle for one who watches. */
export function react(root: HTMLElement, seat: number | null, reaction: string, pace: number): void {
  const place = root.querySelector<HTMLElement>(seat === null ? '.middle' : `[data-seat="${seat}"]`);
  if (place === null) return;
  const { left, top, width } = place.getBoundingClientRect();
  const sign = document.createElement('span');
  sign.textContent = reaction;
  sign.setAttribute('aria-hidden', 'true');
  sign.style.cssText = `position:fixed;left:${left + width * 0.42}px;top:${top}px;z-index:30;font-size:2.4rem;pointer-events:none`;
  document.body.append(sign);
  const rise = pace === 0 ? 'none' : 'translateY(-70px) scale(1.25)';
  const rising = sign.animate(
    [
      { transform: pace === 0 ? 'none' : 'scale(.3)', opacity: 0 },
      { transform: pace === 0 ? 'none' : 'translateY(-24px) scale(1.25)', opacity: 1, offset: 0.18 },
      { transform: rise, opacity: 1, offset: 0.75 },
      { transform: rise, opacity: 0 },
    ],
    { duration: 1900, easing: 'ease-out' },
  );
  const clean = (): void => sign.remove();
  rising.finished.then(clean, clean);
}

const STRIPS = 70;
/** Of the seats, in the order of the logo's strips. */
const COLOURS = [7, 1, 5, 3, 0, 6, 2];

/** Folded strips of paper over the whole table, thrown from the seat. */
function feast(seat: HTMLElement, root: HTMLElement): void {
  const from = seat.getBoundingClientRect();
  const within = root.getBoundingClientRect();
  const layer = document.createElement('div');
  layer.style.cssText =
    'position:absolute;inset:0;overflow:hidden;pointer-events:none;z-index:20;contain:strict';
  layer.setAttribute('aria-hidden', 'true');
  const x = from.left - within.left + from.width / 2;
  const y = from.top - within.top + from.height / 2;
  for (let index = 0; index < STRIPS; index++) layer.append(strip(index, x, y, within.height));
  root.append(layer);
  setTimeout(() => layer.remove(), 3200);
  glow(seat, '#f2b21b');
}

function strip(index: number, x: number, y: number, height: number): HTMLElement {
  const piece = document.createElement('i');
  const size = 7 + Math.random() * 8;
  const colour = `var(--seat-${COLOURS[index % COLOURS.length]})`;
  const folded = `linear-gradient(90deg,${colour} 50%,color-mix(in srgb,${colour} 70%,#000) 50%)`;
  piece.style.cssText =
    `position:absolute;left:${x}px;top:${y}px;width:${size}px;height:${size * 2.6}px;` +
    `border-radius:2px;background:${folded};opacity:0`;
  const angle = Math.random() * Math.PI * 2;
  const reach = 120 + Math.random() * 420;
  const turn = 360 * (1 + Math.random() * 3) * (index % 2 === 0 ? 1 : -1);
  const dx = Math.cos(angle) * reach;
  const dy = Math.sin(angle) * reach * 0.6 - 160;
  piece.animate(
    [
      { transform: 'translate(-50%,-50%) scale(.2)', opacity: 1, easing: 'cubic-bezier(.1,.8,.4,1)' },
      {
        transform: `translate(${dx}px, ${dy}px) rotate(${turn / 2}deg) rotateY(${turn}deg)`,
        opacity: 1,
        offset: 0.35,
        easing: 'cubic-bezier(.4,0,.9,.6)',
      },
      {
        transform: `translate(${dx * 1.25}px, ${dy + height}px) rotate(${turn}deg) rotateY(${turn * 3}deg)`,
        opacity: 1,
      },
    ],
    { duration: 2200 + Math.random() * 900, delay: Math.random() * 140, fill: 'backwards' },
  );
  return piece;
}
