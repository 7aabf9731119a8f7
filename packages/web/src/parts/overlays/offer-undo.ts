import { toast } from './toasts.svelte.ts';

const listeners = new Set<() => void>();

/** Says that something was deleted, and offers to bring it back for a while. */
export function offerUndo(removed: string, undo: string, restore: () => void): void {
  toast(removed, {
    action: {
      label: undo,
      do: () => {
        restore();
        for (const listener of listeners) listener();
      },
    },
  });
}

/** Calls back whenever a deletion is undone, on any screen. Returns how to stop. */
export function onReturn(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
