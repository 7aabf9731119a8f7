import { type Headline, signed } from '../telling/headline.ts';
import { countFrom } from './counting.ts';

const SHOWN = 1500;
/** The longest text that is as high as a headline can be; longer ones are smaller. */
const SHORT = 9;
/** When points begin to count up or to fall, and how long they count, as parts of the whole. */
const BEGINS = 0.2;
const COUNTS = 0.45;

/** Writes a headline across a seat, or across the whole table. It disappears on its own; with `pace` 0 nothing moves. */
export function showHeadline(place: HTMLElement, headline: Headline, pace: number): void {
  const { text, colour, points = 0 } = headline;
  const figure = signed(points);
  const { left, top, width, height } = place.getBoundingClientRect();
  const letters = Math.max(SHORT, text.length + figure.length);
  const size = Math.min(height * 0.62, (width * 1.15) / letters, 120);
  const line = document.createElement('div');
  line.textContent = text;
  line.setAttribute('aria-hidden', 'true');
  line.dataset['headline'] = '';
  line.style.cssText =
    `position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px;z-index:35;display:flex;gap:.25em;` +
    `align-items:center;justify-content:center;pointer-events:none;font:800 ${size}px/1 var(--display);` +
    `text-transform:uppercase;white-space:nowrap;color:${colour};` +
    `-webkit-text-stroke:${size / 9}px var(--headline-edge);paint-order:stroke fill`;
  document.body.append(line);
  const duration = SHOWN * Math.max(0.6, pace);
  if (figure !== '') line.append(figureOf(points, figure, duration, pace));
  const frames =
    pace === 0
      ? [{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }]
      : [
          { transform: 'scale(2.2) rotate(-6deg)', opacity: 0, easing: 'cubic-bezier(.2,.9,.3,1)' },
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
