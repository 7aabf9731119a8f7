import type { ServerMessage } from '@sevenfold/table';
import { say } from '../../parts/overlays/toasts.svelte.ts';

export type Reaction = Extract<ServerMessage, { type: 'reaction' }>['reaction'];

/** Something that is shown at a seat for a while: words, or a reaction. */
export interface SeatMessage {
  readonly id: number;
  /** Undefined for someone without one. */
  readonly seat: number | undefined;
  readonly text?: string;
  readonly reaction?: Reaction;
  readonly isBot?: boolean;
}

/** How long something is shown, in milliseconds. */
const REACTION_LASTS = 2600;
/** Words: this long, plus `LETTER` for each letter, at most `LONGEST`. */
const WORDS_LAST = 2800;
const LETTER = 45;
const LONGEST = 9000;

/** Who says what at a table now, for templates. */
export class Speech {
  #said = $state.raw<readonly SeatMessage[]>([]);
  #count = 0;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();

  get said(): readonly SeatMessage[] {
    return this.#said;
  }

  /** The last thing that someone says replaces what they said before. */
  add(said: Omit<SeatMessage, 'id'>): void {
    const id = ++this.#count;
    this.#said = [...this.#said.filter(({ seat }) => seat !== said.seat), { ...said, id }];
    const lasts =
      said.text === undefined ? REACTION_LASTS : Math.min(LONGEST, WORDS_LAST + LETTER * said.text.length);
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#said = this.#said.filter((other) => other.id !== id);
    }, lasts);
    this.#timers.add(timer);
  }

  /** Shows chat and reactions; `seatOf` finds the seat on the screen. */
  hear(message: ServerMessage, seatOf: (seat: number) => number | undefined): void {
    if (message.type !== 'chat' && message.type !== 'reaction') return;
    const seat = message.seat === null ? undefined : seatOf(message.seat);
    if (message.type === 'reaction') return this.add({ seat, reaction: message.reaction });
    const { name, text } = message;
    this.add({ seat, text });
    // An open chat reads its lines itself.
    if (document.querySelector('dialog[open]') === null) say(name === '' ? text : `${name}: ${text}`);
  }

  /** Bots are silent while someone thinks. */
  hushBots(): void {
    if (this.#said.some(({ isBot }) => isBot === true))
      this.#said = this.#said.filter(({ isBot }) => isBot !== true);
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#said = [];
  }
}
