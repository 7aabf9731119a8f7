import type { ScoreBook } from '@sevenfold/physical/scores';
import { toast } from '../../parts/toasts.svelte.ts';
import { word } from '../../words/words.svelte.ts';
import type { Books } from './books.ts';

/** Deletes a game, and offers for a while to bring it back. */
export function removeWithUndo(books: Books, book: ScoreBook): void {
  const share = books.share(book.id);
  books.remove(book.id);
  toast(word.keep.removed, {
    action: {
      label: word.keep.undo,
      do: () => {
        books.put(book);
        books.setShare(book.id, share);
        changed();
      },
    },
  });
}

const listeners = new Set<() => void>();

/** Calls back whenever a deleted game has come back, until the returned function is called. */
export function onReturn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed(): void {
  for (const listener of listeners) listener();
}
