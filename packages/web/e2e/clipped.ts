import type { Page } from '@playwright/test';

/**
 * Every text of the game screen that is cut off by an edge around it or by the window, and every seat that is not wholly
 * on screen. Lines that are wholly out of sight, and what can be scrolled by keys, are no mistakes.
 */
export function clipped(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // A new size is drawn in the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const TOLERANCE = 1.5;
    const cut: string[] = [];
    const game = document.querySelector('[data-game]')!;
    const walker = document.createTreeWalker(game, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement!;
      if (text === '' || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      for (let edge: Element | null = parent; edge !== null; edge = edge.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(edge);
        if (clipPath !== 'none' || edge.matches('[tabindex="0"]')) break;
        if (overflowX === 'visible' && overflowY === 'visible' && edge !== game) continue;
        const { left, right, top, bottom } = edge.getBoundingClientRect();
        if (box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom) break;
        const isInside =
          box.left >= left - TOLERANCE &&
          box.right <= right + TOLERANCE &&
          box.top >= top - TOLERANCE &&
          box.bottom <= bottom + TOLERANCE;
        if (!isInside) cut.push(text);
      }
    }
    const field = document.querySelector('[data-field]')?.getBoundingClientRect();
    for (const seat of document.querySelectorAll('[data-seat]')) {
      const { left, right, top, bottom } = seat.getBoundingClientRect();
      const isInside =
        field !== undefined &&
        left >= field.left - TOLERANCE &&
        right <= field.right + TOLERANCE &&
        top >= field.top - TOLERANCE &&
        bottom <= field.bottom + TOLERANCE;
      if (!isInside) cut.push(`seat ${seat.getAttribute('data-seat')}`);
    }
    return cut;
  });
}
