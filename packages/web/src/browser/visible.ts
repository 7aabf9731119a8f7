/** Does something at once, or as soon as the page is seen again. */
export function whenVisible(run: () => void): void {
  if (document.visibilityState === 'visible') return run();
  const seen = (): void => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', seen);
    run();
  };
  document.addEventListener('visibilitychange', seen);
}
