import { setFlagsFromString } from 'node:v8';

/**
 * For long simulations. The rules are many small functions, and V8 stops inlining them at a budget meant for web
 * pages; a larger one gains a sixth. It counts for the whole process, threads included.
 */
export function inlineMore(): void {
  setFlagsFromString('--max-inlined-bytecode-size-cumulative=5000');
  setFlagsFromString('--max-inlined-bytecode-size=1500');
}
