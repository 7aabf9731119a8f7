import { format, term, word } from '../../words/words.svelte.ts';
import type { Beat, Picture } from './picture.ts';
import { worthOf } from '../view.ts';

/** A moment that is written across the table. */
export interface Headline {
  readonly text: string;
  /** A colour of tokens.css. */
  readonly colour: string;
  /** Points that come, counting up, or that are lost, and fall. */
  readonly points?: number;
  /** The headline concerns the whole table, not only one player. */
  readonly isForAll?: boolean;
}

/** The headline of a beat; undefined for beats that have none. `picture` is the table after the beat. */
export function headlineOf({ event }: Beat, picture: Picture): Headline | undefined {
  const { headlines } = word.game;
  const { player, type } = event;
  if (type === 'flippedSeven')
    return {
      text: headlines.flip7(term.flip7),
      points: event.bonus,
      colour: 'var(--gold-bright)',
      isForAll: true,
    };
  if (type === 'busted') {
    const lost = worthOf({ ...picture.seats[player]!, status: 'active' }, picture.state.options);
    return { text: headlines.bust, points: -lost, colour: 'var(--danger)' };
  }
  if (type === 'saved') return { text: headlines.saved, colour: 'var(--calm)' };
  if (type === 'frozen') return { text: term.frozen, colour: 'var(--card-freeze)' };
  if (type === 'beganFlipThree') return { text: term.flipThree, colour: 'var(--card-flip-three)' };
  return undefined;
}

/** Points with their sign; nothing for none. */
export function signed(points = 0): string {
  if (points === 0) return '';
  return `${points < 0 ? '−' : '+'}${format.number(Math.abs(points))}`;
}
