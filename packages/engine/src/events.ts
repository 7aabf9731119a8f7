import type { Card } from './cards.ts';

/** What happened, for showing and animating. Derived from the log, never part of it. */
export type GameEvent =
  | { readonly type: 'roundBegan'; readonly player: number; readonly round: number }
  | { readonly type: 'drew'; readonly player: number; readonly card: Card }
  | { readonly type: 'saved'; readonly player: number; readonly card: Card }
  | { readonly type: 'busted'; readonly player: number; readonly card: Card }
  | { readonly type: 'stayed'; readonly player: number }
  | { readonly type: 'flippedSeven'; readonly player: number }
  | { readonly type: 'gaveSecondChance'; readonly player: number; readonly target: number }
  | { readonly type: 'setAside'; readonly player: number; readonly card: Card }
  | { readonly type: 'aimedFreeze'; readonly player: number; readonly target: number }
  | { readonly type: 'aimedFlipThree'; readonly player: number; readonly target: number }
  | { readonly type: 'frozen'; readonly player: number }
  | { readonly type: 'beganFlipThree'; readonly player: number }
  | { readonly type: 'endedFlipThree'; readonly player: number }
  | { readonly type: 'discarded'; readonly player: number; readonly card: Card }
  | { readonly type: 'reshuffled'; readonly player: number; readonly cards: number }
  | { readonly type: 'ranOut'; readonly player: number }
  | ({ readonly type: 'scored'; readonly player: number } & Tally)
  | { readonly type: 'roundEnded'; readonly player: number; readonly round: number }
  | { readonly type: 'gameEnded'; readonly player: number };

export type EventType = GameEvent['type'];

/** How a round's score came about (R35): `numbers` doubled `doubles` times, plus `plus`, plus `bonus`. */
export interface Tally {
  readonly numbers: number;
  readonly doubles: number;
  readonly plus: number;
  readonly bonus: number;
  readonly points: number;
}

const TYPES = [
  'roundBegan',
  'drew',
  'saved',
  'busted',
  'stayed',
  'flippedSeven',
  'gaveSecondChance',
  'setAside',
  'aimedFreeze',
  'aimedFlipThree',
  'frozen',
  'beganFlipThree',
  'endedFlipThree',
  'discarded',
  'reshuffled',
  'ranOut',
  'scored',
  'roundEnded',
  'gameEnded',
] as const satisfies readonly EventType[];

/** Which field of an event its value is; events that are not listed have none. */
const VALUE_FIELD: { readonly [Type in EventType]?: string } = {
  roundBegan: 'round',
  drew: 'card',
  saved: 'card',
  busted: 'card',
  gaveSecondChance: 'target',
  setAside: 'card',
  aimedFreeze: 'target',
  aimedFlipThree: 'target',
  discarded: 'card',
  reshuffled: 'cards',
  roundEnded: 'round',
};

/** Codes that the rules write into an `EventLog`. */
export const EVENT = Object.freeze(
  Object.fromEntries(TYPES.map((type, code) => [type, code])) as Record<EventType, number>,
);

/**
 * Collects the events of `apply`. Two integers an event, so that a simulation with events on costs little more
 * than one without; they become objects only when somebody looks at them.
 */
export class EventLog implements Iterable<GameEvent> {
  #data = new Int32Array(512);
  #used = 0;

  get length(): number {
    return this.#used >> 1;
  }

  add(code: number, player: number, value: number): void {
    const at = this.#used;
    if (at === this.#data.length) this.#grow();
    this.#data[at] = (code << 8) | player;
    this.#data[at + 1] = value;
    this.#used = at + 2;
  }

  #grow(): void {
    const larger = new Int32Array(this.#data.length * 2);
    larger.set(this.#data);
    this.#data = larger;
  }

  clear(): void {
    this.#used = 0;
  }

  *[Symbol.iterator](): Iterator<GameEvent> {
    for (let at = 0; at < this.#used; at += 2) {
      yield decode(this.#data[at]!, this.#data[at + 1]!);
    }
  }
}

export function packTally(numbers: number, doubles: number, plus: number, bonus: number): number {
  return numbers | (doubles << 6) | (plus << 10) | (bonus << 18);
}

function unpackTally(packed: number): Tally {
  const numbers = packed & 63;
  const doubles = (packed >> 6) & 15;
  const plus = (packed >> 10) & 255;
  const bonus = (packed >> 18) & 127;
  return { numbers, doubles, plus, bonus, points: (numbers << doubles) + plus + bonus };
}

function decode(head: number, value: number): GameEvent {
  const type = TYPES[head >> 8]!;
  const event = { type, player: head & 255 };
  if (type === 'scored') return { ...event, ...unpackTally(value) } as GameEvent;
  const field = VALUE_FIELD[type];
  return (field === undefined ? event : { ...event, [field]: value }) as GameEvent;
}
