// Changes to a score sheet, as functions from one value to the next. The work grows only with what a change affects,
// because strangers send sheets of thousands of steps.

import { ConfigError } from '@sevenfold/engine';
import { nameKey } from '@sevenfold/engine/name-key';
import { cleanName } from '@sevenfold/engine/names';
import type { Scoring } from './boxes/box.ts';
import { type BoxId, FIRST_BOX, scoringOf } from './boxes/boxes.ts';
import { Race } from './race.ts';
import { entryProblem, listProblem } from './score-entry.ts';
import {
  type EntryProblem,
  MOST_PLAYERS,
  MOST_SHEET_ROUNDS,
  type PlayerId,
  type ScoreEntry,
  type ScorePlayer,
  type ScoreProblem,
  type ScoreRules,
  type ScoreSheet,
} from './score-sheet.ts';
import { areSame, entryLimitsOf, fits, NO_ENTRIES, type RoundEntries, withEntry } from './round-entries.ts';

/** When a score was written, by the writer's clock; copies that were changed separately are merged by it. */
interface Dated {
  /** Milliseconds since 1970. */
  readonly at?: number | undefined;
}

export type ScoreChange =
  /** Adds a player, at this place of the table or at its end. */
  | {
      readonly do: 'add';
      readonly id: PlayerId;
      readonly name: string;
      readonly colour: number;
      readonly place?: number | undefined;
    }
  | { readonly do: 'rename'; readonly player: PlayerId; readonly name: string }
  | { readonly do: 'recolour'; readonly player: PlayerId; readonly colour: number }
  | { readonly do: 'place'; readonly player: PlayerId; readonly place: number }
  /** Deletes a player without rounds; marks any other player as left, and their rounds stay. */
  | { readonly do: 'remove'; readonly player: PlayerId }
  | { readonly do: 'return'; readonly player: PlayerId }
  | { readonly do: 'rules'; readonly rules: ScoreRules }
  | { readonly do: 'dealer'; readonly player: PlayerId }
  /** Enters something in the round being played; null takes the entry back. */
  | ({ readonly do: 'enter'; readonly player: PlayerId; readonly entry: ScoreEntry | null } & Dated)
  /** Ends the round; the next seat deals. */
  | ({ readonly do: 'close' } & Dated)
  /** Corrects an entry of an earlier round, counted from 0; null if the player did not play it. */
  | ({
      readonly do: 'correct';
      readonly round: number;
      readonly player: PlayerId;
      readonly entry: ScoreEntry | null;
    } & Dated)
  | { readonly do: 'dropRound'; readonly round: number };

/** A checked sheet, in a form that makes the next change cheap. */
export interface Ledger extends Pick<ScoreSheet, 'box' | 'rules' | 'players' | 'dealer'> {
  readonly scoring: Scoring;
  readonly rounds: readonly { readonly dealer: PlayerId; readonly entered: RoundEntries }[];
  readonly draft: RoundEntries;
}

/** Counts how often a change looks at rounds it does not change. */
export interface Effort {
  looks: number;
}

export type Changed = { readonly ledger: Ledger } | { readonly problem: ScoreProblem };

export function changeSheet(ledger: Ledger, change: ScoreChange, effort: Effort): Changed {
  const { players, rounds } = ledger;
  if ('player' in change && !players.some(({ id }) => id === change.player)) {
    return refuse({ code: 'noSuchPlayer', player: change.player });
  }
  if ('round' in change && rounds[change.round] === undefined) {
    return refuse({ code: 'noSuchRound', round: change.round });
  }
  switch (change.do) {
    case 'add':
      return add(ledger, change, effort);
    case 'rename': {
      const name = cleanName(change.name) ?? '';
      const problem = nameProblem(players, change.player, name);
      return problem === undefined ? edit(ledger, change.player, { name }) : refuse(problem);
    }
    case 'recolour':
      return edit(ledger, change.player, { colour: change.colour });
    case 'place': {
      const player = players.find(({ id }) => id === change.player)!;
      const others = players.filter((other) => other !== player);
      return done(ledger, { players: others.toSpliced(change.place, 0, player) });
    }
    case 'remove':
      return remove(ledger, change.player, effort);
    case 'return':
      return edit(ledger, change.player, { left: undefined });
    case 'rules':
      return changeRules(ledger, change.rules, effort);
    case 'dealer':
      return hasLeft(players, change.player)
        ? refuse({ code: 'playerLeft', player: change.player })
        : done(ledger, { dealer: change.player });
    case 'enter':
      return hasLeft(players, change.player)
        ? refuse({ code: 'playerLeft', player: change.player })
        : enter(ledger, change.player, change.entry);
    case 'close':
      return close(ledger, effort);
    case 'correct':
      return correct(ledger, change.round, change.player, change.entry);
    case 'dropRound':
      return done(ledger, { rounds: rounds.toSpliced(change.round, 1) });
  }
}

/** How a sheet begins. */
export interface Beginning {
  /** Absent for the first box, because older sheets have none. */
  readonly box?: BoxId | undefined;
  readonly rules: ScoreRules;
  readonly players: readonly ScorePlayer[];
  readonly dealer: PlayerId;
}

/** A sheet before the first round. */
export function newLedger({ box = FIRST_BOX, rules, players, dealer }: Beginning): Changed {
  const named = players.map(({ id, name, colour }) => ({ id, name: cleanName(name) ?? '', colour }));
  if (!players.some(({ id }) => id === dealer)) return refuse({ code: 'noSuchPlayer', player: dealer });
  if (players.length > MOST_PLAYERS) return refuse({ code: 'tooManyPlayers', most: MOST_PLAYERS });
  for (const [place, { id, name }] of named.entries()) {
    const earlier = named.slice(0, place);
    if (earlier.some((other) => other.id === id)) return refuse({ code: 'playerExists', player: id });
    const problem = nameProblem(earlier, id, name);
    if (problem !== undefined) return refuse(problem);
  }
  const scoring = readRules(box, rules);
  if ('problem' in scoring) return scoring;
  return { ledger: { box, rules, scoring, players: named, dealer, rounds: [], draft: NO_ENTRIES } };
}

export function sheetIn({ box, rules, players, dealer, rounds, draft }: Ledger): ScoreSheet {
  return {
    box,
    rules,
    players,
    dealer,
    rounds: rounds.map((round) => ({
      dealer: round.dealer,
      entries: Object.fromEntries(round.entered.entries),
    })),
    draft: Object.fromEntries(draft.entries),
  };
}

/** A sheet before the first round, or what is wrong with it. */
export function newSheet(
  beginning: Beginning,
): { readonly sheet: ScoreSheet } | { readonly problem: ScoreProblem } {
  const begun = newLedger(beginning);
  return 'problem' in begun ? begun : { sheet: sheetIn(begun.ledger) };
}

function readRules(box: BoxId, rules: ScoreRules): Scoring | { readonly problem: ScoreProblem } {
  try {
    return scoringOf({ box, rules });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { problem: { code: 'badRules', option: error.option, reason: error.message } };
  }
}

function nameProblem(
  players: readonly ScorePlayer[],
  player: PlayerId,
  name: string,
): ScoreProblem | undefined {
  if (name === '') return { code: 'emptyName', player };
  const key = nameKey(name);
  const isTaken = players.some((other) => other.id !== player && nameKey(other.name) === key);
  return isTaken ? { code: 'nameTaken', player } : undefined;
}

function add(ledger: Ledger, change: Extract<ScoreChange, { do: 'add' }>, effort: Effort): Changed {
  const { players } = ledger;
  const player = { id: change.id, name: cleanName(change.name) ?? '', colour: change.colour };
  if (players.length >= MOST_PLAYERS) return refuse({ code: 'tooManyPlayers', most: MOST_PLAYERS });
  if (players.some(({ id }) => id === player.id)) return refuse({ code: 'playerExists', player: player.id });
  const problem = nameProblem(players, player.id, player.name);
  if (problem !== undefined) return refuse(problem);
  const seated = players.toSpliced(change.place ?? players.length, 0, player);
  return recheck(ledger, { ...ledger, players: seated }, effort);
}

function changeRules(ledger: Ledger, rules: ScoreRules, effort: Effort): Changed {
  const scoring = readRules(ledger.box, rules);
  return 'problem' in scoring ? scoring : recheck(ledger, { ...ledger, rules, scoring }, effort);
}

/** After a change of rules or decks, earlier rounds may no longer be possible. */
function recheck(before: Ledger, after: Ledger, effort: Effort): Changed {
  const { scoring, rounds, draft } = after;
  if (scoring.numbersIn !== before.scoring.numbersIn) return recount(after, effort);
  const players = after.players.length;
  const limits = entryLimitsOf(scoring, players);
  if (areSame(limits, entryLimitsOf(before.scoring, before.players.length))) return { ledger: after };
  effort.looks += rounds.length;
  const wrong = rounds.findIndex(({ entered }) => !fits(entered, limits));
  if (wrong >= 0) {
    return refuse({ ...listProblem(rounds[wrong]!.entered.entries, scoring, players)!, round: wrong });
  }
  return fits(draft, limits) ? { ledger: after } : refuse(listProblem(draft.entries, scoring, players)!);
}

/** When other cards make a Flip 7, every hand is read again. */
function recount(ledger: Ledger, effort: Effort): Changed {
  const { scoring, players, rounds, draft } = ledger;
  const lists = [...rounds.map(({ entered }) => entered.entries), draft.entries];
  for (const [round, entries] of lists.entries()) {
    effort.looks += 1 + entries.length;
    const problem = listProblem(entries, scoring, players.length);
    if (problem !== undefined) return refuse(round < rounds.length ? { ...problem, round } : problem);
  }
  const again = ({ entries }: RoundEntries): RoundEntries =>
    entries.reduce((round, [player, entry]) => withEntry(round, player, entry, scoring), NO_ENTRIES);
  return done(ledger, {
    rounds: rounds.map(({ dealer, entered }) => ({ dealer, entered: again(entered) })),
    draft: again(draft),
  });
}

function remove(ledger: Ledger, player: PlayerId, effort: Effort): Changed {
  const { players, rounds } = ledger;
  if (!players.some(({ id, left }) => id !== player && left === undefined)) {
    return refuse({ code: 'lastPlayer', player });
  }
  const dealer = ledger.dealer === player ? nextDealer(ledger) : ledger.dealer;
  const without = { ...ledger, dealer, draft: withEntry(ledger.draft, player, null, ledger.scoring) };
  for (const round of rounds) {
    effort.looks += 1 + round.entered.entries.length;
    if (round.dealer === player || isIn(round.entered, player)) return edit(without, player, { left: true });
  }
  if (isIn(without.draft, player)) return edit(without, player, { left: true });
  return recheck(ledger, { ...without, players: players.filter(({ id }) => id !== player) }, effort);
}

/** Whether a player has an entry, or loses points to someone who has. */
function isIn({ entries }: RoundEntries, player: PlayerId): boolean {
  return entries.some(([id, { takesFrom }]) => id === player || takesFrom === player);
}

function enter(ledger: Ledger, player: PlayerId, entry: ScoreEntry | null): Changed {
  const draft = withEntry(ledger.draft, player, entry, ledger.scoring);
  const problem = problemWith(draft, entry, player, ledger);
  return problem === undefined ? done(ledger, { draft }) : refuse(problem);
}

function correct(ledger: Ledger, at: number, player: PlayerId, entry: ScoreEntry | null): Changed {
  const round = ledger.rounds[at]!;
  const entered = withEntry(round.entered, player, entry, ledger.scoring);
  const problem = problemWith(entered, entry, player, ledger) ?? absence(round.entered, player, entry);
  if (problem !== undefined) return refuse({ ...problem, round: at });
  return done(ledger, { rounds: ledger.rounds.with(at, { ...round, entered }) });
}

/** What is wrong with a changed entry, or with all entries of the round together. */
function problemWith(
  entered: RoundEntries,
  entry: ScoreEntry | null,
  player: PlayerId,
  { scoring, players }: Ledger,
): EntryProblem | { readonly code: 'noSuchPlayer'; readonly player: PlayerId } | undefined {
  const target = entry?.takesFrom;
  if (target === player) return { code: 'takesFromSelf', player };
  if (target !== undefined && !players.some(({ id }) => id === target)) {
    return { code: 'noSuchPlayer', player: target };
  }
  const problem = entry === null ? undefined : entryProblem(entry, scoring, players.length);
  if (problem !== undefined) return { ...problem, player };
  if (fits(entered, entryLimitsOf(scoring, players.length))) return undefined;
  return listProblem(entered.entries, scoring, players.length);
}

/** Whether a correction has someone lose points in a round they did not play. */
function absence(
  { entries }: RoundEntries,
  player: PlayerId,
  entry: ScoreEntry | null,
): EntryProblem | undefined {
  const isAbsent =
    entry === null
      ? entries.some(([, { takesFrom }]) => takesFrom === player)
      : entry.takesFrom !== undefined &&
        !entries.some(
          // A player who has left meanwhile keeps their loss.
          ([id, before]) => id === entry.takesFrom || (id === player && before.takesFrom === entry.takesFrom),
        );
  return isAbsent ? { code: 'takesFromAbsent', player } : undefined;
}

function close(ledger: Ledger, effort: Effort): Changed {
  const { dealer, rounds, draft } = ledger;
  if (rounds.length >= MOST_SHEET_ROUNDS) return refuse({ code: 'tooManySteps' });
  const missing = missingIn(ledger, effort);
  if (missing !== undefined) return refuse({ code: 'entryMissing', player: missing });
  return done(ledger, {
    rounds: [...rounds, { dealer, entered: draft }],
    draft: NO_ENTRIES,
    dealer: nextDealer(ledger),
  });
}

/** The first player who still needs an entry in the round being played. */
function missingIn({ players, scoring, rounds, draft }: Ledger, effort: Effort): PlayerId | undefined {
  const scored = new Set(draft.entries.map(([player]) => player));
  const missing = players.find(({ id, left }) => left === undefined && !scored.has(id))?.id;
  // Players who are not tied may have none; finding out who is tied means going through all rounds.
  if (missing === undefined || scoring.tieBreak !== 'tiedOnly') return missing;
  const race = new Race(players, scoring);
  for (const { entered } of rounds) {
    effort.looks += 1 + entered.entries.length;
    race.advance(entered.entries);
  }
  return race.plays.find((player) => !scored.has(player));
}

/** The next player to the left who has not left (R6). */
function nextDealer({ players, dealer }: Ledger): PlayerId {
  const from = players.findIndex(({ id }) => id === dealer);
  const around = [...players.slice(from + 1), ...players.slice(0, from + 1)];
  return around.find(({ left }) => left === undefined)!.id;
}

function hasLeft(players: readonly ScorePlayer[], player: PlayerId): boolean {
  return players.some(({ id, left }) => id === player && left === true);
}

function edit(ledger: Ledger, player: PlayerId, edits: Partial<ScorePlayer>): Changed {
  const players = ledger.players.map((each) => (each.id === player ? { ...each, ...edits } : each));
  return done(ledger, { players });
}

function done(ledger: Ledger, changes: Partial<Ledger>): Changed {
  return { ledger: { ...ledger, ...changes } };
}

function refuse(problem: ScoreProblem): { readonly problem: ScoreProblem } {
  return { problem };
}
