// Sentences about what happened, for the log and for screen readers.

import { FLIP_THREE, FREEZE } from '@sevenfold/engine';
import { cardName } from '../../cards/names.ts';
import type { YouOrName } from '../../words/you-or-name.ts';
import { format, term, word } from '../../words/words.svelte.ts';
import type { GameView, SeatView } from '../view.ts';
import type { StoryEvent } from './picture.ts';

/** Something that happened, with what a sentence about it needs. */
export interface StoryEntry {
  readonly id: number;
  readonly round: number;
  readonly event: StoryEvent;
  /** What the player's cards were worth then. */
  readonly points: number;
}

/** Undefined for what goes without saying. */
export function sentence({ event, points }: StoryEntry, people: readonly YouOrName[]): string | undefined {
  const { said } = word.game;
  const who = people[event.player]!;
  switch (event.type) {
    case 'roundBegan':
      return said.roundBegan(event.round, who);
    case 'drew':
      return said.drew(who, cardName(event.card));
    case 'saved':
      return said.saved(who, cardName(event.card), term.secondChance);
    case 'busted':
      return said.busted(who, cardName(event.card));
    case 'stayed':
      return said.stayedWith(who, term, points);
    case 'flippedSeven':
      return said.flippedSeven(who, term.flip7, event.bonus);
    case 'gaveSecondChance':
      return event.target === event.player
        ? said.keptSecondChance(who, term.secondChance)
        : said.gaveSecondChance(who, people[event.target]!, term.secondChance);
    case 'setAside':
      return said.setAside(who, cardName(event.card));
    case 'aimedFreeze':
    case 'aimedFlipThree': {
      const card = cardName(event.type === 'aimedFreeze' ? FREEZE : FLIP_THREE);
      return event.target === event.player
        ? said.aimedSelf(who, card)
        : said.aimed(who, people[event.target]!, card);
    }
    case 'frozen':
      return said.frozen(who, points);
    case 'discarded':
      return said.discarded(who, cardName(event.card));
    case 'reshuffled':
      return said.reshuffled(event.cards);
    case 'ranOut':
      return said.ranOut;
    case 'scored':
      return said.scored(who, event.points);
    case 'roundEnded':
      return said.roundEnded(event.round);
    case 'gameEnded':
      return said.gameEnded(who);
    case 'hit':
    case 'turning':
    case 'beganFlipThree':
    case 'endedFlipThree':
      return undefined;
  }
}

/** Whether one of these players does it, or it is done to one of them; what ends a round is about everyone. */
export function isAbout(event: StoryEvent, seats: readonly number[]): boolean {
  if (event.type === 'roundEnded' || event.type === 'reshuffled' || event.type === 'ranOut') return false;
  return seats.includes(event.player) || ('target' in event && seats.includes(event.target));
}

/** An entry in words. */
export interface NewsItem {
  readonly id: number;
  readonly text: string;
}

/** What happened last in this round, newest first; what was only counted is not news. */
export function latest(
  entries: readonly StoryEntry[],
  people: readonly YouOrName[],
  most: number,
): NewsItem[] {
  const news: NewsItem[] = [];
  for (let index = entries.length - 1; index >= 0 && news.length < most; index--) {
    const entry = entries[index]!;
    const text = entry.event.type === 'scored' ? undefined : sentence(entry, people);
    if (text !== undefined) news.push({ id: entry.id, text });
    if (entry.event.type === 'roundBegan') break;
  }
  return news;
}

/** If more than this happens at once, it is summed up. */
const MOST_TOLD = 6;

/** The last `count` entries for screen readers: all of them, or how the game stands and what happened last. */
export function summary(
  entries: readonly StoryEntry[],
  count: number,
  people: readonly YouOrName[],
  view: GameView | undefined,
): string {
  if (count === 0) return '';
  const sentences = entries
    .slice(-count)
    // The screen that shows the result says it.
    .filter(({ event }) => event.type !== 'gameEnded')
    .flatMap((entry) => sentence(entry, people) ?? []);
  if (sentences.length <= MOST_TOLD) return sentences.join(' ');
  const you = people.findIndex(({ isYou }) => isYou);
  const standing = view === undefined ? [] : standingOf(view, view.seats[you]);
  return [...standing, ...sentences.slice(you < 0 ? -2 : -1)].join(' ');
}

/** The round, and what `you` have in it. */
function standingOf({ round, stage }: GameView, you: SeatView | undefined): string[] {
  const { game } = word;
  const now = `${game.round(round)}.`;
  if (you === undefined || stage === 'roundOver' || stage === 'gameOver') return [now];
  const { status, points, total, slots, extras } = you;
  const cards = [...slots, ...extras].flatMap((laid) => (laid === undefined ? [] : cardName(laid.card)));
  const yours =
    status === 'busted' || status === 'sittingOut'
      ? [game.out]
      : status !== 'active'
        ? [game.safe(points)]
        : cards.length > 0
          ? [game.said.yourCards(format.list(cards)), `${game.points(points)}.`]
          : [];
  return [now, ...yours, `${game.total(total)}.`];
}
