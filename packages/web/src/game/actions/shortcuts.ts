/** What a key asks for on the game screen. */
export type Shortcut =
  | { readonly do: 'log' | 'help' | 'keys' | 'hasten' | 'yes' | 'no' }
  | { readonly do: 'choose'; readonly index: number }
  | { readonly do: 'step'; readonly by: -1 | 1 };

type Key = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey'>;

/** `undefined` for keys that are not ours. */
export function shortcutOf({ key, metaKey, ctrlKey, altKey }: Key): Shortcut | undefined {
  if (metaKey || ctrlKey || altKey) return undefined;
  if (/^[1-9]$/.test(key)) return { do: 'choose', index: Number(key) - 1 };
  switch (key.toLowerCase()) {
    case 'h':
      return { do: 'yes' };
    case 's':
      return { do: 'no' };
    case ' ':
    case 'enter':
      return { do: 'hasten' };
    case 'l':
      return { do: 'log' };
    case '?':
      return { do: 'help' };
    case 'k':
      return { do: 'keys' };
    case 'arrowleft':
      return { do: 'step', by: -1 };
    case 'arrowright':
      return { do: 'step', by: 1 };
    default:
      return undefined;
  }
}
