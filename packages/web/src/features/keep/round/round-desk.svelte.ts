import type { PlayerId, ScoreEntry, ScoreProblem } from '@sevenfold/physical/scores';
import type { ScoreSheets, Mode } from '../../../storage/score-sheets.ts';
import { problemOf } from './entry-draft.ts';
import type { SheetSession } from '../sheet-session.svelte.ts';

/**
 * Entering a round: which player is being entered, and what has been tapped for them so far. It becomes a step of the
 * sheet when the next player is chosen, not with every tap.
 */
export class RoundDesk {
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

  /** The player being entered: the chosen one, or the first without an entry. */
  get active(): PlayerId {
    const { plays } = this.#session.view.totals;
    if (this.#chosen !== undefined && plays.includes(this.#chosen)) return this.#chosen;
    const { draft } = this.#session.view.sheet;
    return plays.find((player) => draft[player] === undefined) ?? plays[0]!;
  }

  entryOf(player: PlayerId): ScoreEntry | null {
    if (this.#pending?.player === player) return this.#pending.entry;
    return this.#session.view.sheet.draft[player] ?? null;
  }

  /** Players without an entry, in table order, starting with the one being entered. */
  get missing(): readonly PlayerId[] {
    const { plays } = this.#session.view.totals;
    const from = plays.indexOf(this.active);
    const around = [...plays.slice(from), ...plays.slice(0, from)];
    return around.filter((player) => this.entryOf(player) === null);
  }

  /** Why the entry as tapped is impossible. */
  get problem(): ScoreProblem | undefined {
    const entry = this.entryOf(this.active);
    return entry === null ? undefined : problemOf(this.#session.view.sheet, { player: this.active }, entry);
  }

  change(entry: ScoreEntry | null): void {
    this.#pending = { player: this.active, entry };
  }

  /** Writes the tapped entry on the sheet; returns false, and keeps the entry, if the sheet refuses it. */
  commit(): boolean {
    const pending = this.#pending;
    if (pending === undefined) return true;
    const { sheet, totals } = this.#session.view;
    const before = sheet.draft[pending.player] ?? null;
    const isNew = JSON.stringify(before) !== JSON.stringify(pending.entry);
    if (isNew && totals.plays.includes(pending.player)) {
      const problem = this.#session.do({ do: 'enter', player: pending.player, entry: pending.entry });
      if (problem !== undefined) return false;
    }
    this.#pending = undefined;
    return true;
  }

  /** Before the sheet itself is changed: writes the tapped entry, or drops it if the sheet refuses it. */
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
    // Show the player whose entry has changed.
    const changed = sheet.players.find(({ id }) => before.draft[id] !== sheet.draft[id]);
    if (changed !== undefined && before.rounds.length === sheet.rounds.length) this.#chosen = changed.id;
    return problem;
  }
}
