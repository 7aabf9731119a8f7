// What this device knows about practice: the owner's positions, how well each is known, and what was answered when.

import type { Stored } from '../storage/registry.ts';
import {
  afterAnswer,
  DAILY,
  dateHere,
  dueOf,
  type PracticeDays,
  type Progress,
  practiceStreak,
  answersOf,
} from './schedule.ts';
import { deviceShelf, type Shelf } from '../storage/shelf.ts';
import { allStored, readStored, removeStored, writeStored } from '../storage/stored.ts';

/** A mistake of the owner, as it is practised. */
export type OwnPosition = Stored<'practice:'>;
export type NewPosition = Omit<OwnPosition, 'id' | 'filed' | 'box' | 'due'>;

const MOST_POSITIONS = 200;
const MOST_DAYS = 800;

export class Practice {
  readonly #shelf: Shelf;
  readonly #now: () => number;

  constructor(shelf: Shelf, now: () => number = Date.now) {
    this.#shelf = shelf;
    this.#now = now;
  }

  get today(): string {
    return dateHere(this.#now());
  }

  /** The oldest first. */
  get own(): OwnPosition[] {
    return allStored('practice:', this.#shelf).sort((one, other) => one.filed - other.filed);
  }

  /** Of the positions that come with the app, those that were asked. */
  get known(): { readonly [id: string]: Progress } {
    return readStored('practice-known', this.#shelf);
  }

  get days(): PracticeDays {
    return readStored('practice-days', this.#shelf);
  }

  /** Whether today's positions are done. */
  get isDone(): boolean {
    return answersOf(this.days, this.today)[1] >= DAILY;
  }

  get streak(): number {
    return practiceStreak(this.days, this.today);
  }

  /** How many positions wait for today: new ones of the collection do not count. */
  get due(): number {
    return dueOf([...this.own, ...Object.values(this.known)], this.today).length;
  }

  /** Stores positions that are new; those known best make room. */
  file(positions: readonly NewPosition[]): void {
    const filed = this.#now();
    for (const position of positions) {
      const id = positionId(position.position);
      if (readStored(`practice:${id}`, this.#shelf) !== undefined) continue;
      writeStored(`practice:${id}`, { ...position, id, filed, box: 0, due: this.today }, this.#shelf);
    }
    const all = this.own.sort((one, other) => one.box - other.box || other.filed - one.filed);
    for (const { id } of all.slice(MOST_POSITIONS)) this.remove(id);
  }

  has(position: string): boolean {
    return readStored(`practice:${positionId(position)}`, this.#shelf) !== undefined;
  }

  /** Returns a function that undoes it; `undefined` if the owner has no such position. */
  remove(id: string): (() => void) | undefined {
    const position = readStored(`practice:${id}`, this.#shelf);
    removeStored(`practice:${id}`, this.#shelf);
    if (position === undefined) return undefined;
    return () => writeStored(`practice:${id}`, position, this.#shelf);
  }

  answered(id: string, theme: OwnPosition['theme'], isRight: boolean): void {
    const { today } = this;
    const own = readStored(`practice:${id}`, this.#shelf);
    const { known } = this;
    if (own !== undefined)
      writeStored(`practice:${id}`, { ...own, ...afterAnswer(own, isRight, today) }, this.#shelf);
    else
      writeStored('practice-known', { ...known, [id]: afterAnswer(known[id], isRight, today) }, this.#shelf);
    const [right, all] = this.days[today]?.[theme] ?? [0, 0];
    const day = { ...this.days[today], [theme]: [right + (isRight ? 1 : 0), all + 1] as const };
    const days = Object.entries({ ...this.days, [today]: day }).sort(([one], [other]) =>
      one < other ? -1 : 1,
    );
    writeStored('practice-days', Object.fromEntries(days.slice(-MOST_DAYS)), this.#shelf);
  }
}

/** FNV-1a of the text: short, and the same on every device. */
export function positionId(position: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < position.length; at++) hash = Math.imul(hash ^ position.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

let opened: Practice | undefined;

/** The practice of this device. */
export function devicePractice(): Practice {
  return (opened ??= new Practice(deviceShelf()));
}
