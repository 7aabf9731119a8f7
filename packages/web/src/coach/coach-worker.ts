// A worker that gives ever better advice on the latest position, and grades answers.

import { type Advice, adviseAgainst, coach, grade } from '@sevenfold/bots/review';
import { parsePosition } from '@sevenfold/engine';
import type { CoachReply, CoachRequest } from './coaching.svelte.ts';

/** The latest request for advice, which ends the work on those before. */
let newest = 0;

addEventListener('message', ({ data }: MessageEvent<CoachRequest>) => {
  if (data.want === 'grade') reply({ id: data.id, ...graded(data.position, data.answer) });
  else {
    newest = data.id;
    if (data.want === 'advice') void advise(data.id, data.position);
  }
});

/** Pauses between steps, so that a newer request is heard. */
async function advise(id: number, position: string): Promise<void> {
  for (const advice of coach(parsePosition(position))) {
    if (id !== newest) return;
    reply({ id, advice });
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** A grade, and the advice from the same samples, explained against the answer that was given. */
function graded(position: string, answer: string): Omit<Extract<CoachReply, { grade: unknown }>, 'id'> {
  const state = parsePosition(position);
  let advice: Advice | undefined;
  for (const better of coach(state)) advice = better;
  return { advice: adviseAgainst(state, advice!, answer), grade: grade(state, answer) };
}

function reply(answer: CoachReply): void {
  postMessage(answer);
}
