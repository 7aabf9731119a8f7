// A worker: advice on one position, better and better, and the odds of everybody.

import { type Advice, coach, odds, type Odds } from '@sevenfold/bots';
import { parsePosition } from '@sevenfold/engine';

/** Advice while somebody is asked; the odds alone where nobody is. */
export interface Weighed {
  readonly odds?: Odds;
  readonly advice?: Advice;
}

addEventListener('message', ({ data }: MessageEvent<string>) => {
  const state = parsePosition(data);
  if (state.phase === 'over') return postMessage({} satisfies Weighed);
  if (state.phase === 'draw') return postMessage({ odds: odds(state) } satisfies Weighed);
  for (const advice of coach(state)) {
    const { odds: known } = advice;
    postMessage({ advice, ...(known === undefined ? {} : { odds: known }) } satisfies Weighed);
  }
});
