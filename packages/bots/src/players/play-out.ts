import * as engine from '@sevenfold/engine';
import { type Dealer, type EventLog, type State } from '@sevenfold/engine';
import type { Bot } from '../bot.ts';

// Constants of this module, because V8 looks an import up at every use.
const apply = engine.apply;

/** Plays a game to its end with the same bot in every seat; returns the number of cards drawn. */
export function playOut(state: State, bot: Bot, dealer: Dealer, events?: EventLog): number {
  let cards = 0;
  while (state.phase !== 'over') {
    const draws = state.phase === 'draw';
    if (draws) cards++;
    apply(state, draws ? dealer.draw(state) : bot(state), events);
  }
  return cards;
}
