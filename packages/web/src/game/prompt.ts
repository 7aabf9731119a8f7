// What the game waits for, in words.

import { FLIP_THREE, FREEZE, SECOND_CHANCE } from '@sevenfold/engine';
import { cardName } from '../cards/names.ts';
import { format, term, word } from '../words/words.svelte.ts';
import type { Prospect } from './prospect.ts';
import type { GameView } from './view.ts';

const CARDS = { freeze: FREEZE, flipThree: FLIP_THREE, secondChance: SECOND_CHANCE } as const;

export interface Prompt {
  readonly who: string;
  /** What they are asked, or what is happening to them. */
  readonly what: string;
  readonly isYours: boolean;
}

/** On a shared screen 'you' needs a name. */
export function promptOf(view: GameView, shared = false): Prompt | undefined {
  const { ask, drawing, seats, stage } = view;
  const { game } = word;
  if (ask !== undefined) {
    const { name } = seats[ask.player]!;
    const isYours = ask.isYours;
    const player = { name, isYou: isYours };
    const who = isYours && shared ? game.yourTurnAs(name) : game.turn(player);
    if (ask.kind === 'turn')
      return { who, what: isYours ? game.askTurn(term.hit, term.stay) : game.thinks(player), isYours };
    if (ask.kind === 'saveOrBust') {
      const duplicate = seats[ask.player]!.cards.duplicate?.card ?? 0;
      const what = isYours ? game.askSave(cardName(duplicate), term.secondChance) : game.thinks(player);
      return { who, what, isYours };
    }
    const card = cardName(CARDS[ask.kind]);
    return { who, what: isYours ? game.askTarget(card) : game.chooses(player, card), isYours };
  }
  if (drawing === undefined) return undefined;
  const { name, flips, isYou } = seats[drawing.player]!;
  const player = { name, isYou: isYou && !shared };
  if (flips !== undefined) {
    return { who: term.flipThree, what: game.flips(player, flips + 1), isYours: false };
  }
  const how = drawing.forced ? 'mustDraw' : stage === 'turns' ? 'draws' : 'deals';
  return { who: game.turn(player), what: game[how](player), isYours: false };
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

/** The same where there is only room for a figure. */
export function prospectFigure(prospect: Prospect): string {
  if (prospect.kind === 'frozen') return format.number(prospect.points);
  return prospect.kind === 'wasted' || prospect.bust === undefined ? '–' : format.percent(prospect.bust);
}
