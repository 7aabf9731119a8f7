import { aimedCard, aimedSeat, type Card, type State } from '@sevenfold/engine';
import { cardName } from './cards-view.ts';
import { type Cast, object } from './cast.ts';
import { count } from '../terminal/text.ts';

/** Cards still to flip, cards set aside (R27) and cards waiting for their turn (R31), in words; mostly empty. */
export function pendingText(state: State, cast: Cast): string {
  const nameOf = (card: Card): string => cardName(card, cast.words);
  const isAimed = state.phase === 'freeze' || state.phase === 'flipThree';
  // The first of them is the card in question.
  const aside = isAimed ? state.setAside.slice(1) : state.setAside;
  const parts: string[] = [];
  if (state.flipsLeft > 0) {
    // The card in question has already been flipped.
    const left = state.flipsLeft - (state.phase === 'draw' ? 0 : 1);
    parts.push(`${cast.words.flipThree} for ${object(cast, state.player)}: ${count(left, 'card')} left`);
  }
  if (aside.length > 0) parts.push(`set aside: ${aside.map(nameOf).join(', ')}`);
  if (state.queue.length > 0) {
    const waiting = state.queue.map(
      (aimed) => `${nameOf(aimedCard(aimed))} for ${object(cast, aimedSeat(aimed))}`,
    );
    parts.push(`waiting: ${waiting.join(', ')}`);
  }
  return parts.join(' · ');
}
