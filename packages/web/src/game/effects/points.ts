// Points that go from one place to another, as small figures above the table.

import { signed } from '../story/headline.ts';

const FLIGHT = 520;

/** Points go from where they were made to where they are counted. */
export function flyPoints(points: number, from: Element | null, to: Element | null, pace: number): void {
  if (from === null || to === null || points === 0 || pace === 0) return;
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  if (start.width === 0 || end.width === 0) return;
  const size = Math.min(28, Math.max(15, end.height * 0.95));
  const figure = document.createElement('span');
  figure.textContent = signed(points);
  figure.setAttribute('aria-hidden', 'true');
  figure.dataset['flight'] = 'points';
  figure.style.cssText =
    `position:fixed;left:${end.left + end.width / 2}px;top:${end.top + end.height / 2}px;z-index:36;` +
    `padding:.1em .45em;border-radius:99px;pointer-events:none;background:var(--calm);color:var(--on-calm);` +
    `font:800 ${size}px/1.2 var(--display);white-space:nowrap;will-change:transform`;
  document.body.append(figure);
  const x = start.left + start.width / 2 - (end.left + end.width / 2);
  const y = start.top + start.height / 2 - (end.top + end.height / 2);
  const at = (part: number, scale: number, lift = 0): string =>
    `translate(-50%, -50%) translate(${x * part}px, ${y * part - lift}px) scale(${scale})`;
  const flight = figure.animate(
    [
      { transform: at(1, 0.4), opacity: 0, easing: 'cubic-bezier(.2,.9,.3,1)' },
      { transform: at(1, 1.25, 6), opacity: 1, offset: 0.3, easing: 'cubic-bezier(.6,0,.6,1)' },
      // Gone before it is there: it covers nothing that it adds to.
      { transform: at(0.35, 0.8), opacity: 0.9, offset: 0.8 },
      { transform: at(0.1, 0.3), opacity: 0 },
    ],
    { duration: FLIGHT * Math.min(1.3, Math.max(0.6, pace)), fill: 'both' },
  );
  const remove = (): void => figure.remove();
  flight.finished.then(remove, remove);
}
