import { clone, hasSecondChance, isActive, type State } from '@sevenfold/engine';
import { hitGain } from '../odds/gain.ts';
import { mayBeLastRound } from '../players/last-round.ts';
import { totalNow } from './figure.ts';

/** What a question is about, for those who practise: the first that fits. */
export const THEMES = [
  /** Someone has reached the target, or will by staying: this round decides. */
  'lastRound',
  /** Someone may reach the target in this round. */
  'race',
  /** The cards that are gone change what is best for points. */
  'counting',
  /** Hit or Stay for points. */
  'points',
  'flipThree',
  'freeze',
  'secondChance',
] as const;

export type Theme = (typeof THEMES)[number];

/** The theme of the open question. */
export function themeOf(state: State): Theme {
  const { phase } = state;
  if (phase === 'freeze' || phase === 'flipThree' || phase === 'secondChance') return phase;
  if (phase === 'saveOrBust') return 'secondChance';
  if (decides(state)) return 'lastRound';
  if (state.seats > 1 && mayBeLastRound(state)) return 'race';
  return cardsDecide(state) ? 'counting' : 'points';
}

function decides(state: State): boolean {
  return state.hands.some(
    (hand, seat) =>
      (seat === state.player || !isActive(hand)) && totalNow(state, seat) >= state.options.target,
  );
}

/** Whether one more card would be worth it with the cards that are left but not with all of them, or the other way round. */
function cardsDecide(state: State): boolean {
  const { player } = state;
  if (hasSecondChance(state.hands[player]!)) return false;
  const whole = clone(state);
  for (const [card, count] of state.discard.entries()) {
    whole.pile[card]! += count;
    whole.pileSize += count;
  }
  return hitGain(state, player) > 0 !== hitGain(whole, player) > 0;
}
