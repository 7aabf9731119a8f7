// What the game waits for, in words.

import { FLIP_THREE, FREEZE, SECOND_CHANCE } from '@sevenfold/engine';
import { cardName } from '../cards/names.ts';
import { term, word } from '../words/words.svelte.ts';
import type { ActionPreview } from './actions/action-preview.ts';
import type { Ask, GameView } from './view.ts';

const CARDS = { freeze: FREEZE, flipThree: FLIP_THREE, secondChance: SECOND_CHANCE } as const;

export interface Prompt {
  /** The one line that says whose turn it is and what they are asked, or what is happening to them. */
  readonly line: string;
  /** The prompt for people who do not see the buttons. */
  readonly spoken: string;
  readonly isYours: boolean;
}

/** On a `shared` screen a name takes the place of 'you'. */
export function promptOf(view: GameView, shared = false): Prompt | undefined {
  const { ask, drawing, seats, stage } = view;
  const { game } = word;
  if (ask !== undefined) {
    const { name, away, standIn } = seats[ask.player]!;
    const player = { name, isYou: ask.isYours };
    const { kind } = ask;
    if (!ask.isYours) {
      const isAiming = kind !== 'turn' && kind !== 'saveOrBust';
      // If someone's device does not answer, nobody knows what they are doing.
      const line = standIn
        ? game.botThinks(player)
        : away
          ? game.noAnswer(player)
          : isAiming
            ? game.chooses(player, cardName(CARDS[kind]))
            : game.thinks(player);
      return { line, spoken: line, isYours: false };
    }
    const what = questionText(ask, seats);
    const who = shared ? game.yourTurnAs(name) : game.turn(player);
    const spoken = `${who}. ${what}`;
    // The buttons say what can be done in a turn.
    return { line: kind === 'turn' ? who : shared ? spoken : what, spoken, isYours: true };
  }
  if (drawing === undefined) return undefined;
  const { name, flips, isYou, slots, extras } = seats[drawing.player]!;
  const player = { name, isYou: isYou && !shared };
  const isFirst = stage !== 'turns' && slots[0] === undefined && extras.length === 0;
  const how = drawing.forced ? 'mustDraw' : isFirst ? 'deals' : 'draws';
  const line = flips === undefined ? game[how](player) : game.flips(player, flips + 1);
  return { line, spoken: line, isYours: false };
}

function questionText(ask: Ask, seats: GameView['seats']): string {
  const { game } = word;
  if (ask.kind === 'turn') return game.askTurn(term.hit, term.stay);
  if (mayKeep(ask)) return game.askKeep(term.secondChance);
  if (ask.kind !== 'saveOrBust') return game.askTarget(cardName(CARDS[ask.kind]));
  return game.askSave(cardName(seats[ask.player]!.cards.duplicate?.card ?? 0), term.secondChance);
}

/** Whether the card in question can also be kept (R49). */
export function mayKeep({ kind, player, choices }: Ask): boolean {
  return kind === 'secondChance' && choices.some(({ seat }) => seat === player);
}

/** What would happen to a player, in two or three words: the card says the rest. Odds are for those who may see them. */
export function previewText(preview: ActionPreview, showsRisk: boolean): string {
  const { game } = word;
  switch (preview.kind) {
    case 'frozen':
      return game.wouldFreeze(preview.points);
    case 'flips':
    case 'safer':
      return showsRisk && preview.bust !== undefined
        ? game.bustChance(preview.bust)
        : game.points(preview.points);
    case 'wasted':
      return game.wouldBeWasted;
  }
}
