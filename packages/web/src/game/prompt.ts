// What the game waits for, in words.

import { FLIP_THREE, FREEZE, SECOND_CHANCE } from '@sevenfold/engine';
import { cardName } from '../cards/names.ts';
import { term, word } from '../words/words.svelte.ts';
import type { Prospect } from './prospect.ts';
import type { GameView } from './view.ts';

const CARDS = { freeze: FREEZE, flipThree: FLIP_THREE, secondChance: SECOND_CHANCE } as const;

export interface Prompt {
  /** Whose moment it is. */
  readonly who: string;
  /** What they are asked, or what is happening to them. */
  readonly what: string;
  /** You are asked. */
  readonly isYours: boolean;
}

/** `shared`: several people look at this device, so that 'you' needs a name. */
export function promptOf(view: GameView, shared = false): Prompt | undefined {
  const { ask, drawing, seats, stage } = view;
  const { game } = word;
  if (ask !== undefined) {
    const { name } = seats[ask.player]!;
    const isYours = ask.isYours;
    const who = !isYours ? game.turnOf(name) : shared ? game.yourTurnAs(name) : game.yourTurn;
    if (ask.kind === 'turn')
      return { who, what: isYours ? game.askTurn(term.hit, term.stay) : game.thinks(name), isYours };
    if (ask.kind === 'saveOrBust') {
      const duplicate = seats[ask.player]!.line.duplicate?.card ?? 0;
      const what = isYours ? game.askSave(cardName(duplicate), term.secondChance) : game.thinks(name);
      return { who, what, isYours };
    }
    const card = cardName(CARDS[ask.kind]);
    return { who, what: isYours ? game.askTarget(card) : game.chooses(name, card), isYours };
  }
  if (drawing === undefined) return undefined;
  const { name, flips } = seats[drawing.player]!;
  const who = game.turnOf(name);
  if (flips !== undefined) return { who: term.flipThree, what: game.flips(name, flips + 1), isYours: false };
  if (drawing.forced) return { who, what: game.mustDraw(name), isYours: false };
  return { who, what: stage === 'turns' ? game.draws(name) : game.deals(name), isYours: false };
}

export function prospectText(prospect: Prospect): string {
  const { game } = word;
  switch (prospect.kind) {
    case 'frozen':
      return game.wouldFreeze(prospect.points);
    case 'flips':
      return prospect.bust === undefined ? game.wouldFlipUnknown : game.wouldFlip(prospect.bust);
    case 'safer':
      return game.wouldBeSafer(prospect.bust);
    case 'wasted':
      return game.wouldBeWasted;
  }
}
