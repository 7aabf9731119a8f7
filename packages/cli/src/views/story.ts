import { type Card, FLIP_THREE, FREEZE, type GameEvent, SECOND_CHANCE } from '@sevenfold/engine';
import { cardName } from './cards-view.ts';
import { type Cast, does, object, subject } from './cast.ts';
import { count, listOf } from '../terminal/text.ts';
import { verb, verbOfOther } from './words.ts';

/** Decides the colour of a sentence. */
type Tone = 'plain' | 'heading' | 'good' | 'bad' | 'calm';

export interface Sentence {
  readonly text: string;
  readonly tone: Tone;
}

/** What happened, in sentences. Scores and the end of the game have views of their own. */
export function story(events: readonly GameEvent[], cast: Cast): Sentence[] {
  const sentences: Sentence[] = [];
  for (let at = 0; at < events.length;) {
    const { sentence, used } = tell(events, at, cast);
    if (sentence !== undefined) sentences.push(sentence);
    at += used;
  }
  return sentences;
}

interface Telling {
  readonly sentence?: Sentence | undefined;
  /** How many events the sentence covers. */
  readonly used: number;
}

/** The sentence that begins with the event at `at`. */
function tell(events: readonly GameEvent[], at: number, cast: Cast): Telling {
  const event = events[at]!;
  const { words } = cast;
  switch (event.type) {
    case 'drew':
      return tellCard(events, at, cast);
    case 'stayed':
      return tellStays(events, at, cast);
    case 'roundBegan':
      return one(`Round ${event.round}. ${does(cast, event.player, 'deal', 'deals')}.`, 'heading');
    case 'saved':
      return one(`${saved(cast, event.player)}.`, 'good');
    case 'busted':
      return one(`${does(cast, event.player, 'bust', 'busts')} with another ${event.card}.`, 'bad');
    case 'gaveSecondChance':
      return one(gift(cast, event.player, words.secondChance, event.target, 'keep'), 'calm');
    case 'aimedFreeze':
      return {
        ...one(gift(cast, event.player, words.freeze, event.target), 'calm'),
        used: 1 + effects(events, at),
      };
    case 'aimedFlipThree':
      return {
        ...one(gift(cast, event.player, words.flipThree, event.target), 'calm'),
        used: 1 + effects(events, at),
      };
    case 'setAside':
      return one(`${does(cast, event.player, 'set', 'sets')} ${cardName(event.card, words)} aside.`, 'plain');
    case 'frozen':
      return one(`${does(cast, event.player, 'are', 'is')} ${words.frozen}.`, 'calm');
    case 'beganFlipThree':
      return one(`${words.flipThree} for ${object(cast, event.player)}.`, 'calm');
    case 'discarded':
      return one(
        `${cardName(event.card, words)} for ${object(cast, event.player)} is discarded with no effect.`,
        'plain',
      );
    case 'reshuffled':
      return one(`The discard pile is shuffled: ${count(event.cards, 'card')} in the draw pile.`, 'plain');
    case 'ranOut':
      return one('No cards left to draw: the round ends.', 'heading');
    case 'flippedSeven':
      return one(`${words.flip7} for ${object(cast, event.player)}! The round ends.`, 'good');
    case 'endedFlipThree':
    case 'scored':
    case 'roundEnded':
    case 'gameEnded':
      return { used: 1 };
  }
}

function one(text: string, tone: Tone): Telling {
  return { sentence: { text, tone }, used: 1 };
}

/** A card drawn, and in the same sentence its immediate effect. */
function tellCard(events: readonly GameEvent[], at: number, cast: Cast): Telling {
  const event = events[at]!;
  if (event.type !== 'drew') return { used: 1 };
  const { player, card } = event;
  const next = events[at + 1];
  const draws = does(cast, player, 'draw', 'draws');
  const name = cardName(card, cast.words);
  if (next?.type === 'busted')
    return two(`${draws} another ${name} and ${agree(cast, player, 'bust')}.`, 'bad');
  if (next?.type === 'saved') return two(`${draws} another ${name}. ${saved(cast, player)}.`, 'good');
  if (next?.type === 'flippedSeven')
    return two(`${draws} ${name}: ${cast.words.flip7}! The round ends.`, 'good');
  if (next?.type === 'setAside')
    return two(`${draws} ${name} and ${agree(cast, player, 'set')} it aside.`, 'plain');
  if (next?.type === 'discarded' && next.card === card && isAction(card)) {
    return two(`${draws} ${name}, which nobody can take.`, 'plain');
  }
  if (next?.type === 'gaveSecondChance' || next?.type === 'aimedFreeze' || next?.type === 'aimedFlipThree') {
    const keep = next.type === 'gaveSecondChance' ? 'keep' : 'take';
    const given =
      next.target === player ? `${agree(cast, player, keep)} it` : `${agree(cast, player, 'give')} it to`;
    const whom = next.target === player ? '' : ` ${object(cast, next.target)}`;
    return { ...two(`${draws} ${name} and ${given}${whom}.`, 'calm'), used: 2 + effects(events, at + 1) };
  }
  return tellRun(events, at, cast);
}

function two(text: string, tone: Tone): Telling {
  return { sentence: { text, tone }, used: 2 };
}

/** Cards that players simply keep share one sentence, once around the table: 'Ada draws 3 and 7, Blaise 12.' */
function tellRun(events: readonly GameEvent[], at: number, cast: Cast): Telling {
  const hands: { player: number; cards: string[] }[] = [];
  let used = 0;
  while (used === 0 || isKept(events, at + used)) {
    const event = events[at + used]!;
    if (event.type !== 'drew') break;
    const name = cardName(event.card, cast.words);
    const last = hands.at(-1);
    if (last?.player === event.player) last.cards.push(name);
    else if (hands.some(({ player }) => player === event.player)) break;
    else hands.push({ player: event.player, cards: [name] });
    used++;
  }
  const [first, ...others] = hands.map(({ player, cards }) => ({ player, cards: listOf(cards) }));
  const rest = others.map(({ player, cards }) => `, ${object(cast, player)} ${cards}`).join('');
  return {
    sentence: {
      text: `${does(cast, first!.player, 'draw', 'draws')} ${first!.cards}${rest}.`,
      tone: 'plain',
    },
    used,
  };
}

function isKept(events: readonly GameEvent[], at: number): boolean {
  const event = events[at];
  if (event?.type !== 'drew' || isAim(event.card)) return false;
  const next = events[at + 1]?.type;
  if (next === 'discarded') return event.card !== SECOND_CHANCE;
  return next !== 'busted' && next !== 'saved' && next !== 'flippedSeven' && next !== 'gaveSecondChance';
}

function tellStays(events: readonly GameEvent[], at: number, cast: Cast): Telling {
  const players: number[] = [];
  for (let event = events[at]; event?.type === 'stayed'; event = events[at + players.length]) {
    players.push(event.player);
  }
  const { stay } = cast.words;
  const [first] = players;
  const isOneOther = players.length === 1 && first !== cast.you;
  const who = listOf(
    players.map((player, index) => (index === 0 ? subject(cast, player) : object(cast, player))),
  );
  return {
    sentence: { text: `${who} ${isOneOther ? verbOfOther(stay) : verb(stay)}.`, tone: 'calm' },
    used: players.length,
  };
}

/** How many of the following events need no sentence, because an action takes effect as soon as it is given. */
function effects(events: readonly GameEvent[], at: number): number {
  const aimed = events[at]!;
  const next = events[at + 1];
  const follows =
    (aimed.type === 'aimedFreeze' && next?.type === 'frozen' && next.player === aimed.target) ||
    (aimed.type === 'aimedFlipThree' && next?.type === 'beganFlipThree' && next.player === aimed.target);
  return follows ? 1 : 0;
}

function gift(cast: Cast, player: number, card: string, target: number, keep = 'take'): string {
  if (player === target) return `${does(cast, player, keep, `${keep}s`)} ${card}.`;
  return `${does(cast, player, 'give', 'gives')} ${card} to ${object(cast, target)}.`;
}

function saved(cast: Cast, player: number): string {
  return `${cast.words.secondChance} saves ${object(cast, player)}`;
}

function agree(cast: Cast, seat: number, you: string): string {
  return seat === cast.you ? you : `${you}s`;
}

function isAim(card: Card): boolean {
  return card === FREEZE || card === FLIP_THREE;
}

function isAction(card: Card): boolean {
  return isAim(card) || card === SECOND_CHANCE;
}
