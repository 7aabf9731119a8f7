import type { Card, State } from '@sevenfold/engine';
import { cardName } from './cards-view.ts';
import { type Cast, object } from './cast.ts';
import { count } from '../terminal/text.ts';

/**
 * What is under way besides the open question: cards still to flip, cards set aside (R27) and cards that wait for
 * their turn (R31), in words. Nothing, nearly always.
 */
export function pendingText(state: State, cast: Cast): string {
  const nameOf = (card: Card): string => cardName(card, cast.words);
  const isAimed = state.phase === 'freeze' || state.phase === 'flipThree';
  // The first of them is the one that somebody is asked about.
  const aside = isAimed ? state.setAside.slice(1) : state.setAside;
  const parts: string[] = [];
  if (state.flipsLeft > 0) {
    // A card that somebody is asked about has been flipped already.
    const left = state.flipsLeft - (state.phase === 'draw' ? 0 : 1);
    parts.push(`${cast.words.flipThree} for ${object(cast, state.player)}: ${count(left, 'card')} left`);
  }
  if (aside.length > 0) parts.push(`set aside: ${aside.map(nameOf).join(', ')}`);
  if (state.queue.length > 0) {
    const waiting = state.queue.map(({ card, target }) => `${nameOf(card)} for ${object(cast, target)}`);
    parts.push(`waiting: ${waiting.join(', ')}`);
  }
  return parts.join(' · ');
}
