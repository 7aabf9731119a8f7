/** Milliseconds until it begins, and for all of it. */
interface Duration {
  readonly delay: number;
  readonly duration: number;
}

/** Counts evenly from one number to another, a frame at a time. Returns a function that stops it. */
export function countFrom(
  from: number,
  to: number,
  { delay, duration }: Duration,
  show: (now: number) => void,
): () => void {
  const start = performance.now() + delay;
  const step = (time: number): void => {
    const part = Math.min(1, Math.max(0, (time - start) / duration));
    show(Math.round(from + (to - from) * part));
    if (part < 1) frame = requestAnimationFrame(step);
  };
  let frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
