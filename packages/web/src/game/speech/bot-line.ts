import type { CharacterKind } from '../../characters/characters.ts';
import { FACES } from '../../characters/faces.ts';
import { word } from '../../words/words.svelte.ts';
import type { Beat } from '../story/picture.ts';

/** When a bot says something: its own bust, its own Flip 7, when you freeze it, when it wins. */
type Moment = 'bust' | 'flip7' | 'frozen' | 'won';

export interface BotLine {
  readonly seat: number;
  readonly moment: Moment;
  /** Which of the lines for this moment; there may be fewer. */
  readonly variant: number;
}

/** A bot speaks at one in this many such moments. */
const RARITY: { readonly [Name in Moment]: number } = { bust: 3, frozen: 1, flip7: 1, won: 1 };

/** What a beat makes a bot say. The same game always has the same lines. */
export function botLineOf(
  beat: Beat,
  seats: readonly { readonly bot: string }[],
  yours: readonly number[],
): BotLine | undefined {
  const [moment, seat] = momentOf(beat, yours) ?? [];
  if (moment === undefined || seat === undefined || !((seats[seat]?.bot ?? '') in FACES)) return undefined;
  const number = beat.at * 31 + seat * 17;
  const rarity = RARITY[moment];
  if (number % rarity !== 0) return undefined;
  return { seat, moment, variant: Math.floor(number / rarity) % 2 };
}

/** Bots are silent while you decide; once a game is over, they speak of its end and of nothing before. */
export function maySpeak({ event }: Beat, isAsked: boolean, isOver: boolean): boolean {
  return !isAsked && isOver === (event.type === 'gameEnded');
}

/** Needs the words of 'bots'. */
export function botLineText({ moment, variant }: BotLine, kind: string): string {
  const texts = word.bots.lines[kind as CharacterKind][moment];
  return texts[variant % texts.length]!;
}

function momentOf({ event }: Beat, yours: readonly number[]): readonly [Moment, number] | undefined {
  const { type, player } = event;
  if (type === 'busted') return ['bust', player];
  if (type === 'flippedSeven') return ['flip7', player];
  if (type === 'gameEnded') return ['won', player];
  return type === 'aimedFreeze' && yours.includes(player) ? ['frozen', event.target] : undefined;
}
