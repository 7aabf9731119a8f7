/** Keeps the screen from going dark, where that can be asked for; call what it gives to let it sleep again. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;
  // The browser takes it back whenever the page is hidden.
  const ask = async (): Promise<void> => {
    if (over || document.visibilityState !== 'visible') return;
    // Refused on a low battery, for example: then the screen does as it always does.
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
    if (over) void lock?.release();
  };
  const asked = (): void => void ask();
  document.addEventListener('visibilitychange', asked);
  asked();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', asked);
    void lock?.release();
  };
}
