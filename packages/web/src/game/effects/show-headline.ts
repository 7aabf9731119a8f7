import { type Headline, signed } from '../story/headline.ts';
import { countFrom } from './counting.ts';
import { headlinePlace } from './headline-place.ts';

const SHOWN = 1500;
/** When points begin to count up or to fall, and how long they count, as parts of the whole. */
const BEGINS = 0.2;
const COUNTS = 0.45;

/**
 * Writes a headline across the seat it is about, in place of an earlier one. It disappears on its own; with `pace` 0
 * nothing moves.
 */
export function showHeadline(seat: Element, field: Element, headline: Headline, pace: number): void {
  const { text, colour, points = 0, isForAll = false } = headline;
  const figure = signed(points);
  const { left, top, right, bottom, size } = headlinePlace({
    seat: seat.getBoundingClientRect(),
    field: field.getBoundingClientRect(),
    letters: text.length + figure.length,
    isForAll,
  });
  const about = seat.getAttribute('data-seat') ?? '';
  for (const earlier of document.querySelectorAll(`[data-headline="${about}"]`)) earlier.remove();
  const line = document.createElement('div');
  line.textContent = text;
  line.setAttribute('aria-hidden', 'true');
  line.dataset['headline'] = about;
  // Below what bots say and hints explain.
  line.style.cssText =
    `position:fixed;left:${left}px;top:${top}px;width:${right - left}px;height:${bottom - top}px;z-index:24;` +
    `display:flex;gap:.25em;align-items:center;justify-content:center;pointer-events:none;` +
    `font:800 ${size}px/1 var(--display);text-transform:uppercase;white-space:nowrap;color:${colour};` +
    `-webkit-text-stroke:${size / 9}px var(--headline-edge);paint-order:stroke fill`;
  document.body.append(line);
  const duration = SHOWN * Math.max(0.6, pace);
  if (figure !== '') line.append(figureOf(points, figure, duration, pace));
  const frames =
    pace === 0
      ? [{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }]
      : [
          { transform: 'scale(1.6) rotate(-6deg)', opacity: 0, easing: 'cubic-bezier(.2,.9,.3,1)' },
          { transform: 'scale(.94) rotate(-2deg)', opacity: 1, offset: 0.14 },
          { transform: 'scale(1) rotate(-2deg)', opacity: 1, offset: 0.22 },
          { transform: 'scale(1.04) rotate(-2deg)', opacity: 1, offset: 0.75 },
          { transform: 'scale(1.1) rotate(-2deg)', opacity: 0 },
        ];
  const remove = (): void => line.remove();
  line.animate(frames, duration).finished.then(remove, remove);
}

/** Points that come count up; points that are lost fall off the table. */
function figureOf(points: number, text: string, duration: number, pace: number): HTMLElement {
  const figure = document.createElement('span');
  figure.textContent = text;
  figure.style.fontVariantNumeric = 'tabular-nums';
  if (pace === 0) return figure;
  if (points > 0) countUp(figure, points, duration);
  else
    figure.animate(
      [
        { transform: 'none', opacity: 1, offset: 0.35, easing: 'cubic-bezier(.5,0,.9,.4)' },
        { transform: 'translate(.3em, 2.6em) rotate(28deg)', opacity: 0, offset: 0.85 },
        { transform: 'translate(.3em, 2.6em) rotate(28deg)', opacity: 0 },
      ],
      { duration },
    );
  return figure;
}

function countUp(figure: HTMLElement, points: number, duration: number): void {
  // Its place is as wide as the last figure from the start.
  figure.style.minWidth = `${signed(points).length * 0.62}em`;
  const times = { delay: BEGINS * duration, duration: COUNTS * duration };
  countFrom(0, points, times, (now) => (figure.textContent = signed(Math.max(1, now))));
}
