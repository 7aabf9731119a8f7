import { seatColour } from '../../styles/seat-colour.ts';

const STRIPS = 70;
/** Seat colours, in the order of the logo's strips. */
const COLOURS = [7, 1, 5, 3, 0, 6, 2];
const LASTS = 3200;

/** Throws folded strips of paper from a seat over the whole table. */
export function confetti(seat: HTMLElement, root: HTMLElement): void {
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
  setTimeout(() => layer.remove(), LASTS);
}

function strip(index: number, x: number, y: number, height: number): HTMLElement {
  const piece = document.createElement('i');
  const size = 7 + Math.random() * 8;
  const colour = seatColour(COLOURS[index % COLOURS.length]!);
  const folded = `linear-gradient(90deg,${colour} 50%,color-mix(in srgb,${colour} 70%,var(--black)) 50%)`;
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
