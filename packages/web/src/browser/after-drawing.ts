/** Calls back when everything on the page has been drawn; not while nobody sees the page. */
export function afterDrawing(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(then));
}
