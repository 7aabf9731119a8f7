// What happened, in a sentence each: for the log, and for whoever listens instead of looking.

import { FLIP_THREE, FREEZE } from '@sevenfold/engine';
import { cardName } from '../cards/names.ts';
import { term, word } from '../words/words.svelte.ts';
import type { Told } from './picture.ts';

/** A thing that happened, with what a sentence about it needs to know. */
export interface Happening {
  readonly id: number;
  readonly round: number;
  readonly event: Told;
  /** What the player's cards were worth then. */
  readonly points: number;
}

/** The sentence for it; nothing for what goes without saying. */
export function sentence({ event, points }: Happening, names: readonly string[]): string | undefined {
  const { said } = word.game;
  const name = names[event.player]!;
  switch (event.type) {
    case 'roundBegan':
      return said.roundBegan(event.round, name);
    case 'drew':
      return said.drew(name, cardName(event.card));
    case 'saved':
      return said.saved(name, cardName(event.card), term.secondChance);
    case 'busted':
      return said.busted(name, cardName(event.card));
    case 'stayed':
      return said.stayedWith(name, term.stay, points);
    case 'flippedSeven':
      return said.flippedSeven(name, term.flip7, event.bonus);
    case 'gaveSecondChance':
      return said.gaveSecondChance(name, names[event.target]!, term.secondChance);
    case 'setAside':
      return said.setAside(name, cardName(event.card));
    case 'aimedFreeze':
    case 'aimedFlipThree': {
      const card = cardName(event.type === 'aimedFreeze' ? FREEZE : FLIP_THREE);
      return event.target === event.player
        ? said.aimedSelf(name, card)
        : said.aimed(name, names[event.target]!, card);
    }
    case 'frozen':
      return said.frozen(name, points);
    case 'discarded':
      return said.discarded(name, cardName(event.card));
    case 'reshuffled':
      return said.reshuffled(event.cards);
    case 'ranOut':
      return said.ranOut;
    case 'scored':
      return said.scored(name, event.points);
    case 'roundEnded':
      return said.roundEnded(event.round);
    case 'gameEnded':
      return said.gameEnded(name);
    case 'hit':
    case 'beganFlipThree':
    case 'endedFlipThree':
      return undefined;
  }
}

/** So many things at once are told in full. */
const MOST_TOLD = 6;

/** The last `count` happenings for whoever listens: each of them, or how many they were and how it ended. */
export function summary(happenings: readonly Happening[], count: number, names: readonly string[]): string {
  if (count === 0) return '';
  const sentences = happenings.slice(-count).flatMap((happening) => sentence(happening, names) ?? []);
  if (sentences.length <= MOST_TOLD) return sentences.join(' ');
  return [word.game.said.missed(sentences.length), ...sentences.slice(-2)].join(' ');
}
