// Cards that move, by the Web Animations API: transform and opacity only. A copy flies above everything, so that no
// edge cuts it off; the card itself lies in its place already, unseen until the copy has landed.

const FLIGHT = 440;
const DEPARTURE = 480;
/** Milliseconds between the first and the last of many cards that leave. */
const SWEEP = 300;
/** Nobody sees the difference if more cards fly. */
const MOST_DEPARTING = 48;
const GATHERED = 7;

/** A card flies from the pile to its place and turns face up on the way. */
export function fly(pile: HTMLElement, place: HTMLElement, to: DOMRect, pace: number): void {
  const face = place.firstElementChild;
  const back = pile.firstElementChild;
  if (!(face instanceof HTMLElement) || back === null) return;
  const from = pile.getBoundingClientRect();
  if (from.width === 0 || to.width === 0) return;
  const duration = FLIGHT * Math.min(1.3, Math.max(0.5, pace));
  const timing = { duration, easing: 'ease-in-out' };
  const copy = copyOf(face, to);
  const reverse = back.cloneNode(true) as HTMLElement;
  reverse.style.cssText = `--card-w:${to.width}px;position:absolute;inset:0`;
  copy.append(reverse);
  document.body.append(copy);
  face.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
  copy.firstElementChild!.animate(
    [
      { transform: 'scaleX(0)', opacity: 0 },
      { transform: 'scaleX(0)', opacity: 0, offset: 0.38 },
      { transform: 'scaleX(0)', opacity: 1, offset: 0.39 },
      { transform: 'scaleX(1)', opacity: 1, offset: 0.7 },
      { transform: 'scaleX(1)', opacity: 1 },
    ],
    timing,
  );
  reverse.animate(
    [
      { transform: 'scaleX(1)', opacity: 1 },
      { transform: 'scaleX(1)', opacity: 1, offset: 0.14 },
      { transform: 'scaleX(0)', opacity: 1, offset: 0.38 },
      { transform: 'scaleX(0)', opacity: 0, offset: 0.39 },
      { transform: 'scaleX(0)', opacity: 0 },
    ],
    timing,
  );
  const landing = copy.animate(
    [
      { transform: `${between(from, to)} rotate(-5deg)`, easing: 'cubic-bezier(.3,.1,.3,1)' },
      {
        transform: 'translate(0, -7%) scale(1.12) rotate(1deg)',
        offset: 0.74,
        easing: 'cubic-bezier(.5,0,.9,.6)',
      },
      { transform: 'scale(.965)', offset: 0.88 },
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
  const duration = FLIGHT * Math.min(1.3, Math.max(0.5, pace));
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
  const duration = DEPARTURE * Math.min(1.3, Math.max(0.5, pace));
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
