/** Keeps the screen from going dark, where the browser allows it. Returns how to let it sleep again. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let stopped = false;
  // The browser releases the lock whenever the page is hidden.
  const request = async (): Promise<void> => {
    if (stopped || document.visibilityState !== 'visible') return;
    // Refused on a low battery, for example.
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
    if (stopped) void lock?.release();
  };
  const requested = (): void => void request();
  document.addEventListener('visibilitychange', requested);
  requested();
  return () => {
    stopped = true;
    document.removeEventListener('visibilitychange', requested);
    void lock?.release();
  };
}
