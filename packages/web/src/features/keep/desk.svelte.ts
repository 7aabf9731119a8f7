import type { PlayerId, ScoreEntry, ScoreProblem } from '@sevenfold/physical/scores';
import type { ScoreSheets, Mode } from './score-sheets.ts';
import { problemOf } from './hand.ts';
import type { SheetSession } from './sheet-session.svelte.ts';

/**
 * Entering a round: whose turn it is to be entered, and what is tapped for them so far. That becomes a step of the
 * sheet when one goes on to somebody else, not with every tap.
 */
export class Desk {
  readonly #session: SheetSession;
  readonly #sheets: ScoreSheets;
  #chosen = $state<PlayerId>();
  #pending = $state.raw<{ readonly player: PlayerId; readonly entry: ScoreEntry | null }>();
  #mode = $state<Mode>('cards');

  constructor(session: SheetSession, sheets: ScoreSheets) {
    this.#session = session;
    this.#sheets = sheets;
    this.#mode = sheets.mode;
  }

  get mode(): Mode {
    return this.#mode;
  }

  set mode(mode: Mode) {
    this.#mode = mode;
    this.#sheets.mode = mode;
  }

  /** Who is being entered: whoever was chosen, or the first who is missing. */
  get active(): PlayerId {
    const { plays } = this.#session.view.standings;
    if (this.#chosen !== undefined && plays.includes(this.#chosen)) return this.#chosen;
    const { draft } = this.#session.view.sheet;
    return plays.find((player) => draft[player] === undefined) ?? plays[0]!;
  }

  entryOf(player: PlayerId): ScoreEntry | null {
    if (this.#pending?.player === player) return this.#pending.entry;
    return this.#session.view.sheet.draft[player] ?? null;
  }

  /** Who has no entry yet, from the one being entered on, around the table. */
  get missing(): readonly PlayerId[] {
    const { plays } = this.#session.view.standings;
    const from = plays.indexOf(this.active);
    const around = [...plays.slice(from), ...plays.slice(0, from)];
    return around.filter((player) => this.entryOf(player) === null);
  }

  /** Why what is tapped now cannot be. */
  get problem(): ScoreProblem | undefined {
    const entry = this.entryOf(this.active);
    return entry === null ? undefined : problemOf(this.#session.view.sheet, { player: this.active }, entry);
  }

  change(entry: ScoreEntry | null): void {
    this.#pending = { player: this.active, entry };
  }

  /** Puts what is tapped on the sheet; false if it cannot be, and then it stays as it is. */
  commit(): boolean {
    const pending = this.#pending;
    if (pending === undefined) return true;
    const { sheet, standings } = this.#session.view;
    const before = sheet.draft[pending.player] ?? null;
    const isNew = JSON.stringify(before) !== JSON.stringify(pending.entry);
    if (isNew && standings.plays.includes(pending.player)) {
      const problem = this.#session.do({ do: 'enter', player: pending.player, entry: pending.entry });
      if (problem !== undefined) return false;
    }
    this.#pending = undefined;
    return true;
  }

  /** Forgets what does not fit, and keeps the rest: before the sheet itself is changed. */
  settle(): void {
    if (!this.commit()) this.#pending = undefined;
  }

  choose(player: PlayerId): void {
    if (player === this.active || this.commit()) this.#chosen = player;
  }

  next(): void {
    const next = this.missing.find((player) => player !== this.active);
    if (this.commit()) this.#chosen = next ?? this.active;
  }

  close(): ScoreProblem | undefined {
    if (!this.commit()) return this.problem;
    const problem = this.#session.do({ do: 'close' });
    if (problem === undefined) this.#chosen = undefined;
    return problem;
  }

  turn(way: 'undo' | 'redo'): ScoreProblem | undefined {
    this.settle();
    const before = this.#session.view.sheet;
    const problem = this.#session.do({ do: way });
    const { sheet } = this.#session.view;
    // Whoever's entry came or went is the one to look at.
    const changed = sheet.players.find(({ id }) => before.draft[id] !== sheet.draft[id]);
    if (changed !== undefined && before.rounds.length === sheet.rounds.length) this.#chosen = changed.id;
    return problem;
  }
}
