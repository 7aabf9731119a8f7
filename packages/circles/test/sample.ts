import {
  append,
  type Circle,
  type Entry,
  type FiledGame,
  openCircle,
  placesOf,
  refusal,
} from '../src/index.ts';

/** Friday the 6th of November 2026, eight in the evening in Berlin. */
export const FRIDAY = Date.UTC(2026, 10, 6, 19);
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

type Without<Some> = Some extends Entry ? Omit<Some, 'id' | 'at' | 'by'> : never;
export type Doing = Without<Entry>;

export const [ANN, BEN, MUM, TOM] = ['ann-member', 'ben-member', 'mum-member', 'tom-member'] as const;

/** A circle in which everything a test does must be accepted. */
export class Evenings {
  readonly circle: Circle;
  #at = FRIDAY;
  #ids = 0;

  /** Ann opens it, Ben joins, and Mum plays on paper. */
  constructor(settings: Extract<Entry, { do: 'settings' }>['settings'] = {}) {
    this.circle = openCircle([]);
    const given = { name: 'Fridays', zone: 'Europe/Berlin', ...settings };
    this.does(ANN, { do: 'open', member: ANN, name: 'Ann', settings: given });
    this.does(BEN, { do: 'join', member: BEN, name: 'Ben' });
    this.does(ANN, { do: 'add', member: MUM, name: 'Mum' });
  }

  /** The refusal, if any; otherwise it is done. */
  tries(by: string, what: Doing, id = this.#nextId()): string | undefined {
    this.#at += 1000;
    const entry = { id, at: this.#at, by, ...what };
    const refused = refusal(this.circle, entry);
    if (refused === undefined) append(this.circle, entry);
    return refused;
  }

  /** The ID of the entry. */
  does(by: string, what: Doing): string {
    const id = this.#nextId();
    const refused = this.tries(by, what, id);
    if (refused !== undefined) throw new Error(`${what.do}: ${refused}`);
    return id;
  }

  pass(milliseconds: number): void {
    this.#at += milliseconds;
  }

  #nextId(): string {
    return `entry-${String(++this.#ids).padStart(4, '0')}`;
  }
}

let keys = 0;

/** Members and their totals; a name with a question mark is a guest. */
export function game(totals: Readonly<Record<string, number>>, more: Partial<FiledGame> = {}): FiledGame {
  const places = placesOf(Object.values(totals));
  return {
    key: `typed:game-${String(++keys).padStart(4, '0')}`,
    box: 'flip7',
    ended: FRIDAY,
    players: Object.entries(totals).map(([who, total], seat) =>
      Object.assign(who.endsWith('?') ? { guest: who.slice(0, -1) } : { member: who }, {
        place: places[seat]!,
        total,
      }),
    ),
    ...more,
  };
}
