// What an action would do to a player, shown before it is given.

import { flipThreeBust } from '@sevenfold/bots/odds';
import { aimedAt, duplicateChance, FREEZE, pointsOf, type QuestionKind, type State } from '@sevenfold/engine';

export type ActionPreview =
  /** Out of the round with these points. */
  | { readonly kind: 'frozen'; readonly points: number }
  /** Takes three cards; how likely they are to bust is known unless the draw pile may run out. */
  | { readonly kind: 'flips'; readonly points: number; readonly bust: number | undefined }
  | { readonly kind: 'safer'; readonly points: number; readonly bust: number }
  /** A Freeze reaches them first (R31). */
  | { readonly kind: 'wasted' };

export function actionPreviewOf(state: State, question: QuestionKind, seat: number): ActionPreview {
  const points = pointsOf(state.hands[seat]!);
  if (question === 'secondChance') return { kind: 'safer', points, bust: duplicateChance(state, seat) };
  if (state.queue.includes(aimedAt(FREEZE, seat))) return { kind: 'wasted' };
  if (question === 'freeze') return { kind: 'frozen', points };
  return { kind: 'flips', points, bust: flipThreeBust(state, seat) };
}
