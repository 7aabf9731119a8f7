import { term, word } from '../../words/words.svelte.ts';
import type { Beat, Picture } from './picture.ts';
import { worthOf } from '../view.ts';

/** A moment that is written across the table. */
export interface Headline {
  readonly text: string;
  /** A colour of tokens.css. */
  readonly colour: string;
  /** It concerns the whole table, not only one player. */
  readonly isForAll?: boolean;
}

/** What a beat is worth in capitals; nothing for ordinary ones. `picture` is the table after it. */
export function headlineOf({ event }: Beat, picture: Picture): Headline | undefined {
  const { headlines } = word.game;
  const { player, type } = event;
  if (type === 'flippedSeven')
    return { text: headlines.flip7(term.flip7, event.bonus), colour: 'var(--gold-bright)', isForAll: true };
  if (type === 'busted') {
    const lost = worthOf({ ...picture.seats[player]!, status: 'active' });
    return { text: headlines.bust(lost), colour: 'var(--danger)' };
  }
  if (type === 'saved') return { text: headlines.saved, colour: 'var(--calm)' };
  if (type === 'frozen') return { text: term.frozen, colour: 'var(--card-freeze)' };
  if (type === 'beganFlipThree') return { text: term.flipThree, colour: 'var(--card-flip-three)' };
  return undefined;
}

const SHOWN = 1500;
/** The longest text that is as high as a headline can be; longer ones are smaller. */
const SHORT = 9;

/** Writes a headline across a seat, or across the whole table. It goes by itself; `pace` 0 moves nothing. */
export function showHeadline(place: HTMLElement, { text, colour }: Headline, pace: number): void {
  const { left, top, width, height } = place.getBoundingClientRect();
  const size = Math.min(height * 0.62, (width * 1.15) / Math.max(SHORT, text.length), 120);
  const line = document.createElement('div');
  line.textContent = text;
  line.setAttribute('aria-hidden', 'true');
  line.dataset['headline'] = '';
  line.style.cssText =
    `position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px;z-index:35;display:grid;` +
    `place-items:center;pointer-events:none;font:800 ${size}px/1 var(--display);text-transform:uppercase;` +
    `white-space:nowrap;color:${colour};-webkit-text-stroke:${size / 9}px var(--headline-edge);paint-order:stroke fill`;
  document.body.append(line);
  const frames =
    pace === 0
      ? [{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }]
      : [
          { transform: 'scale(2.2) rotate(-6deg)', opacity: 0, easing: 'cubic-bezier(.2,.9,.3,1)' },
          { transform: 'scale(.94) rotate(-2deg)', opacity: 1, offset: 0.14 },
          { transform: 'scale(1) rotate(-2deg)', opacity: 1, offset: 0.22 },
          { transform: 'scale(1.04) rotate(-2deg)', opacity: 1, offset: 0.75 },
          { transform: 'scale(1.1) rotate(-2deg)', opacity: 0 },
        ];
  const remove = (): void => line.remove();
  line.animate(frames, SHOWN * Math.max(0.6, pace)).finished.then(remove, remove);
}
