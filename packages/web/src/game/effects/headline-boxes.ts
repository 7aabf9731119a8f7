import type { ScreenBox } from '../../parts/overlays/free-place.ts';

/** Where headlines are, without their movement. */
export function headlineBoxes(): ScreenBox[] {
  return Array.from(document.querySelectorAll<HTMLElement>('[data-headline]'), (line) => {
    const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = line;
    return { left, top, right: left + offsetWidth, bottom: top + offsetHeight };
  });
}
