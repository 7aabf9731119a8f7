// Moves cards with the Web Animations API: transform and opacity only. A copy flies above everything, so that no
// edge cuts it off; the card itself lies in its place already, unseen until the copy has landed.

const FLIGHT = 440;
/** Milliseconds from the moment a card shows its face until it lies in its place. */
export const LANDING = 360;
/** A card that is turned over arrives first. */
const TURNS_FROM = 0.5;
/** How much of a card is seen from its edge. */
const EDGE = 0.06;
/** How long a face opens, and how much of it is seen when the rest of the screen may say what it is. */
const OPENING = 110;
const OPENED = 0.85;
const DEPARTURE = 480;
/** Milliseconds between the first and the last of many cards that leave. */
const SWEEP = 300;
/** Nobody sees the difference if more cards fly. */
const MOST_DEPARTING = 48;
const GATHERED = 7;

/** Where a card is turned over: above the place it may go to, larger the more hangs on it. */
export function turningPlace(pile: DOMRect, place: DOMRect, tension: number): DOMRect {
  const width = Math.max(place.width, pile.width * 0.8) * (1.15 + 0.55 * tension);
  const height = width * 1.4;
  const x = place.left + place.width / 2 - width / 2;
  const y = place.top + place.height / 2 - height * 0.62;
  return new DOMRect(
    Math.max(4, Math.min(innerWidth - width - 4, x)),
    Math.max(4, Math.min(innerHeight - height - 4, y)),
    width,
    height,
  );
}

/** How a card is turned over, from its back over its edge to its face; without a face it stays on its edge. */
export function turnFrames(duration: number, hasFace: boolean): { back: Keyframe[]; face: Keyframe[] } {
  const edge = `scaleX(${EDGE})`;
  const offset = hasFace ? Math.max(0.65, 1 - OPENING / duration) : 1;
  const back: Keyframe[] = [
    { transform: 'none', opacity: 1 },
    { transform: 'none', opacity: 1, offset: TURNS_FROM, easing: 'cubic-bezier(.6,0,.9,.5)' },
    { transform: edge, opacity: 1, offset },
  ];
  if (!hasFace) return { back, face: [] };
  const gone = { transform: edge, opacity: 0 };
  const face: Keyframe[] = [
    gone,
    { ...gone, offset },
    { transform: edge, opacity: 1, offset, easing: 'cubic-bezier(.1,.5,.4,1)' },
    { transform: `scaleX(${OPENED})`, opacity: 1 },
  ];
  return { back: [...back, { ...gone, offset }, gone], face };
}

/**
 * A card leaves the pile, face down, and is turned over; it stays there until it is removed. Without a face only its
 * edge is seen in the end.
 */
export function lift(
  pile: HTMLElement,
  to: DOMRect,
  duration: number,
  face?: HTMLElement,
): HTMLElement | undefined {
  const back = pile.firstElementChild;
  const from = pile.getBoundingClientRect();
  if (back === null || from.width === 0) return undefined;
  const copy = copyOf(back, to);
  copy.dataset['flight'] = 'face-down';
  document.body.append(copy);
  copy.animate([{ transform: `${between(from, to)} rotate(-5deg)` }, { transform: 'none' }], {
    duration: duration * TURNS_FROM,
    easing: 'cubic-bezier(.3,.1,.3,1)',
  });
  const frames = turnFrames(duration, face !== undefined);
  copy.firstElementChild!.animate(frames.back, { duration, fill: 'forwards' });
  if (face !== undefined) {
    copy.append(laidOver(face));
    face.animate(frames.face, { duration, fill: 'both' });
  }
  return copy;
}

/** A lifted card that is on its edge shows its face; returns how many milliseconds that takes. */
export function openFace(card: HTMLElement, face: HTMLElement): number {
  const back = card.firstElementChild;
  if (back instanceof HTMLElement) back.style.visibility = 'hidden';
  card.append(laidOver(face));
  face.animate(
    [
      { transform: `scaleX(${EDGE})`, easing: 'cubic-bezier(.1,.5,.4,1)' },
      { transform: `scaleX(${OPENED})` },
    ],
    { duration: OPENING, fill: 'both' },
  );
  return OPENING;
}

/** A card shows its face where it was turned, or what was not seen of it yet, and goes to its place. */
export function land(from: DOMRect, place: HTMLElement, to: DOMRect, pace: number, isOpened: boolean): void {
  const face = place.firstElementChild;
  if (!(face instanceof HTMLElement) || to.width === 0) return;
  const duration = LANDING * clamped(pace);
  const copy = copyOf(face, to);
  document.body.append(copy);
  face.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
  copy.firstElementChild!.animate(
    [
      { transform: `scaleX(${isOpened ? OPENED : EDGE})`, easing: 'cubic-bezier(.1,.5,.4,1)' },
      { transform: 'none', offset: isOpened ? 0.2 : 0.4 },
      { transform: 'none' },
    ],
    { duration },
  );
  const landing = copy.animate(
    [
      { transform: between(from, to) },
      { transform: between(from, to), offset: 0.45, easing: 'cubic-bezier(.5,0,.8,.6)' },
      { transform: 'scale(.965)', offset: 0.86 },
      { transform: 'none' },
    ],
    { duration },
  );
  removeAfter(copy, landing);
}

/** A card slides over from where it lay before. */
export function slide(from: DOMRect, place: HTMLElement, to: DOMRect, pace: number): void {
  const face = place.firstElementChild;
  if (!(face instanceof HTMLElement) || to.width === 0) return;
  const duration = FLIGHT * clamped(pace);
  const copy = copyOf(face, to);
  document.body.append(copy);
  face.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
  const handing = copy.animate(
    [{ transform: between(from, to) }, { transform: 'scale(1.15)', offset: 0.8 }, { transform: 'none' }],
    { duration, easing: 'cubic-bezier(.4,.1,.3,1)' },
  );
  removeAfter(copy, handing);
}

/** Cards leave their places for the discard pile, one after the other; they may be gone from the table already. */
export function depart(places: Iterable<Element>, discard: HTMLElement, pace: number): void {
  const duration = DEPARTURE * clamped(pace);
  const to = discard.getBoundingClientRect();
  // Measuring everything before anything is added lays the page out only once.
  const leaving = [...places].slice(0, MOST_DEPARTING).flatMap((place) => {
    const face = place.firstElementChild;
    return face === null ? [] : [{ face, from: place.getBoundingClientRect() }];
  });
  const apart = Math.min(30, SWEEP / Math.max(1, leaving.length));
  leaving.forEach(({ face, from }, index) => {
    const copy = copyOf(face, from);
    document.body.append(copy);
    const going = copy.animate(
      [
        { transform: 'scale(1.12)', opacity: 1, easing: 'cubic-bezier(.5,-.3,.7,.6)' },
        { transform: `${between(to, from)} rotate(14deg)`, opacity: 0.25 },
      ],
      { duration, delay: index * apart, fill: 'backwards' },
    );
    removeAfter(copy, going);
  });
}

/** The discard pile becomes the draw pile: a few cards cross over, face down. */
export function gather(discard: HTMLElement, pile: HTMLElement, pace: number): void {
  const back = pile.firstElementChild;
  const from = discard.getBoundingClientRect();
  const to = pile.getBoundingClientRect();
  if (back === null || to.width === 0) return;
  for (let index = 0; index < GATHERED; index++) {
    const copy = copyOf(back, to);
    document.body.append(copy);
    const going = copy.animate(
      [
        { transform: `${between(from, to)} rotate(${index * 4 - 10}deg)`, opacity: 1 },
        { transform: `${between(from, to, 0.5)} translateY(-60%) rotate(-8deg)`, opacity: 1, offset: 0.5 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: FLIGHT * pace, delay: index * 75 * pace, easing: 'ease-in-out', fill: 'backwards' },
    );
    removeAfter(copy, going);
  }
}

/** A face covers the back of its card. */
function laidOver(face: HTMLElement): HTMLElement {
  face.style.cssText = 'position:absolute;inset:0;display:grid;place-items:center';
  return face;
}

function copyOf(face: Element, place: DOMRect): HTMLElement {
  const copy = document.createElement('div');
  copy.setAttribute('aria-hidden', 'true');
  copy.dataset['flight'] = '';
  copy.style.cssText =
    `position:fixed;left:${place.left}px;top:${place.top}px;width:${place.width}px;height:${place.height}px;` +
    `z-index:40;pointer-events:none;--card-w:${place.width}px;will-change:transform`;
  copy.append(face.cloneNode(true));
  return copy;
}

/** The transform that shows something at `to` as if it were at `from`, or a part of the way there. */
function between(from: DOMRect, to: DOMRect, part = 1): string {
  const x = (from.left + from.width / 2 - (to.left + to.width / 2)) * part;
  const y = (from.top + from.height / 2 - (to.top + to.height / 2)) * part;
  return `translate(${x}px, ${y}px) scale(${1 + (from.width / to.width - 1) * part})`;
}

function removeAfter(copy: HTMLElement, animation: Animation): void {
  const remove = (): void => copy.remove();
  animation.finished.then(remove, remove);
}

/** Movements are hardly slower at a slow pace, and can still be followed at a fast one. */
function clamped(pace: number): number {
  return Math.min(1.3, Math.max(0.5, pace));
}
