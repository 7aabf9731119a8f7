// Things that move, by the Web Animations API: transform and opacity only, nothing waits for them.

const FLIGHT = 420;

/** A card flies from the pile to its place and turns face up on the way. */
export function fly(pile: HTMLElement, place: HTMLElement, pace: number): void {
  const face = place.firstElementChild;
  if (!(face instanceof HTMLElement)) return;
  const from = pile.getBoundingClientRect();
  const to = place.getBoundingClientRect();
  if (from.width === 0 || to.width === 0) return;
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = from.width / to.width;
  const duration = FLIGHT * Math.min(1.3, Math.max(0.5, pace));
  const back = document.createElement('span');
  back.className = 'flying-back';
  place.append(back);
  place.style.zIndex = '5';
  const done = place.animate(
    [
      {
        transform: `translate(${x}px, ${y}px) scale(${scale}) rotate(-4deg)`,
        easing: 'cubic-bezier(.3,.1,.3,1)',
      },
      {
        transform: `translate(0, -6%) scale(1.1) rotate(1deg)`,
        offset: 0.72,
        easing: 'cubic-bezier(.4,0,.8,.6)',
      },
      { transform: 'translate(0, 0) scale(.97)', offset: 0.88 },
      { transform: 'none' },
    ],
    { duration },
  );
  const turn = { duration, easing: 'ease-in-out' };
  face.animate(
    [
      { transform: 'scaleX(0)', opacity: 0, offset: 0 },
      { transform: 'scaleX(0)', opacity: 0, offset: 0.36 },
      { transform: 'scaleX(0)', opacity: 1, offset: 0.37 },
      { transform: 'scaleX(1)', opacity: 1, offset: 0.68 },
      { transform: 'scaleX(1)', opacity: 1 },
    ],
    turn,
  );
  back.animate(
    [
      { transform: 'scaleX(1)', opacity: 1 },
      { transform: 'scaleX(1)', opacity: 1, offset: 0.12 },
      { transform: 'scaleX(0)', opacity: 1, offset: 0.36 },
      { transform: 'scaleX(0)', opacity: 0, offset: 0.37 },
      { transform: 'scaleX(0)', opacity: 0 },
    ],
    turn,
  );
  const clean = (): void => {
    back.remove();
    place.style.zIndex = '';
  };
  done.finished.then(clean, clean);
}
