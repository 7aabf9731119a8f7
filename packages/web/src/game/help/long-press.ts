import type { Attachment } from 'svelte/attachments';
import { type Topic, topicOf } from './topic.ts';

/** How long a press has to last, in milliseconds, and how far it may move meanwhile. */
const HOLD = 450;
const STILL = 10;

/**
 * Calls back when something that can be explained is held, even where a button lies over it: that button is not pressed
 * then.
 */
export function longPress(held: (topic: Topic, element: Element) => void): Attachment<HTMLElement> {
  return (root) => {
    const listening = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let wasHeld = false;

    const end = (): void => clearTimeout(timer);
    const begin = ({ clientX: x, clientY: y }: PointerEvent): void => {
      end();
      wasHeld = false;
      from = { x, y };
      timer = setTimeout(() => {
        const element = document.elementsFromPoint(x, y).find((each) => topicOf(each) !== undefined);
        if (element === undefined || !root.contains(element)) return;
        wasHeld = true;
        held(topicOf(element)!, element);
      }, HOLD);
    };
    const move = ({ clientX, clientY }: PointerEvent): void => {
      if (Math.abs(clientX - from.x) + Math.abs(clientY - from.y) > STILL) end();
    };
    const click = (event: MouseEvent): void => {
      if (!wasHeld) return;
      wasHeld = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const menu = (event: MouseEvent): void => {
      if (wasHeld) event.preventDefault();
    };

    const { signal } = listening;
    root.addEventListener('pointerdown', begin, { signal });
    root.addEventListener('pointermove', move, { signal });
    root.addEventListener('pointerup', end, { signal });
    root.addEventListener('pointercancel', end, { signal });
    root.addEventListener('contextmenu', menu, { signal });
    root.addEventListener('click', click, { signal, capture: true });
    return () => {
      end();
      listening.abort();
    };
  };
}
