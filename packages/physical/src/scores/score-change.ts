// Changes of a score sheet, as functions from one value to the next. A change is done as a whole or refused, and
// costs no more than what it changes: sheets come from strangers, thousands of steps long.

import { ConfigError, deckCount, type Options, parseRules, type RulesConfig } from '@sevenfold/engine';
import { cleanName } from '@sevenfold/engine/names';
import { Race } from './race.ts';
import { entryProblem, listProblem } from './score-entry.ts';
import {
  type EntryProblem,
  MOST_PLAYERS,
  MOST_ROUNDS,
  type PlayerId,
  type ScoreEntry,
  type ScorePlayer,
  type ScoreProblem,
  type ScoreSheet,
} from './score-sheet.ts';
import { entryOf, fits, limitsOf, NO_ENTRIES, type RoundEntries, withEntry } from './round-entries.ts';

export type ScoreChange =
  /** Somebody joins, at this place of the table or at its end. */
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
  /** Forgets somebody who has not played; somebody who has leaves the table, and the rounds stay. */
  | { readonly do: 'remove'; readonly player: PlayerId }
  | { readonly do: 'return'; readonly player: PlayerId }
  | { readonly do: 'rules'; readonly rules: RulesConfig }
  | { readonly do: 'dealer'; readonly player: PlayerId }
  /** Of the round that is being played; null takes it back. */
  | { readonly do: 'enter'; readonly player: PlayerId; readonly entry: ScoreEntry | null }
  /** The round is over, and the next seat deals. */
  | { readonly do: 'close' }
  /** Of an earlier round, counted from 0; null: did not play it. */
  | {
      readonly do: 'correct';
      readonly round: number;
      readonly player: PlayerId;
      readonly entry: ScoreEntry | null;
    }
  | { readonly do: 'dropRound'; readonly round: number };

/** A sheet that has been checked, in the form that makes the next change of it cheap. */
export interface Ledger extends Pick<ScoreSheet, 'rules' | 'players' | 'dealer'> {
  readonly options: Options;
  readonly rounds: readonly { readonly dealer: PlayerId; readonly entered: RoundEntries }[];
  readonly draft: RoundEntries;
}

/** Counts how often a change has to look at something it does not change, such as every round after new rules. */
export interface Effort {
  looks: number;
}

export type Changed = { readonly ledger: Ledger } | { readonly problem: ScoreProblem };

/** The sheet after a change, or why it cannot be. */
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

/** A sheet before the first round. */
export function newLedger(rules: RulesConfig, players: readonly ScorePlayer[], dealer: PlayerId): Changed {
  const named = players.map(({ id, name, colour }) => ({ id, name: cleanName(name) ?? '', colour }));
  if (!players.some(({ id }) => id === dealer)) return refuse({ code: 'noSuchPlayer', player: dealer });
  if (players.length > MOST_PLAYERS) return refuse({ code: 'tooManyPlayers', most: MOST_PLAYERS });
  for (const [place, { id, name }] of named.entries()) {
    const earlier = named.slice(0, place);
    if (earlier.some((other) => other.id === id)) return refuse({ code: 'playerExists', player: id });
    const problem = nameProblem(earlier, id, name);
    if (problem !== undefined) return refuse(problem);
  }
  const options = readRules(rules);
  if ('problem' in options) return options;
  return { ledger: { rules, options, players: named, dealer, rounds: [], draft: NO_ENTRIES } };
}

/** A ledger as people see it. */
export function sheetIn({ rules, players, dealer, rounds, draft }: Ledger): ScoreSheet {
  return {
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

/** A sheet before the first round, or why there cannot be one. */
export function newSheet(
  rules: RulesConfig,
  players: readonly ScorePlayer[],
  dealer: PlayerId,
): { readonly sheet: ScoreSheet } | { readonly problem: ScoreProblem } {
  const begun = newLedger(rules, players, dealer);
  return 'problem' in begun ? begun : { sheet: sheetIn(begun.ledger) };
}

/** The rules of a sheet that has been checked. */
export function optionsOf(sheet: ScoreSheet): Options {
  return parseRules(sheet.rules);
}

function readRules(rules: RulesConfig): Options | { readonly problem: ScoreProblem } {
  try {
    return parseRules(rules);
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
  const isTaken = players.some((other) => other.id !== player && other.name === name);
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

function changeRules(ledger: Ledger, rules: RulesConfig, effort: Effort): Changed {
  const options = readRules(rules);
  return 'problem' in options ? options : recheck(ledger, { ...ledger, rules, options }, effort);
}

/** New rules and another number of decks may contradict any round. */
function recheck(before: Ledger, after: Ledger, effort: Effort): Changed {
  const { options, rounds, draft } = after;
  const players = after.players.length;
  const isSame =
    options.flip7Bonus === before.options.flip7Bonus &&
    options.secondChance === before.options.secondChance &&
    deckCount(options, players) === deckCount(before.options, before.players.length);
  if (isSame) return { ledger: after };
  effort.looks += rounds.length;
  const limits = limitsOf(options, players);
  const wrong = rounds.findIndex(({ entered }) => !fits(entered, limits));
  if (wrong >= 0) {
    return refuse({ ...listProblem(rounds[wrong]!.entered.entries, options, players)!, round: wrong });
  }
  return fits(draft, limits) ? { ledger: after } : refuse(listProblem(draft.entries, options, players)!);
}

function remove(ledger: Ledger, player: PlayerId, effort: Effort): Changed {
  const { players, rounds } = ledger;
  if (!players.some(({ id, left }) => id !== player && left === undefined)) {
    return refuse({ code: 'lastPlayer', player });
  }
  const dealer = ledger.dealer === player ? nextDealer(ledger) : ledger.dealer;
  const without = { ...ledger, dealer, draft: withEntry(ledger.draft, player, null) };
  for (const round of rounds) {
    effort.looks += 1 + round.entered.entries.length;
    if (round.dealer === player || entryOf(round.entered, player) !== undefined) {
      return edit(without, player, { left: true });
    }
  }
  return recheck(ledger, { ...without, players: players.filter(({ id }) => id !== player) }, effort);
}

function enter(ledger: Ledger, player: PlayerId, entry: ScoreEntry | null): Changed {
  const draft = withEntry(ledger.draft, player, entry);
  const problem = problemWith(draft, entry, player, ledger);
  return problem === undefined ? done(ledger, { draft }) : refuse(problem);
}

function correct(ledger: Ledger, at: number, player: PlayerId, entry: ScoreEntry | null): Changed {
  const round = ledger.rounds[at]!;
  const entered = withEntry(round.entered, player, entry);
  const problem = problemWith(entered, entry, player, ledger);
  if (problem !== undefined) return refuse({ ...problem, round: at });
  return done(ledger, { rounds: ledger.rounds.with(at, { ...round, entered }) });
}

/** What is wrong after one entry has changed: with that entry, or with all of them together. */
function problemWith(
  entered: RoundEntries,
  entry: ScoreEntry | null,
  player: PlayerId,
  { options, players }: Ledger,
): EntryProblem | undefined {
  const problem = entry === null ? undefined : entryProblem(entry, options, players.length);
  if (problem !== undefined) return { ...problem, player };
  if (fits(entered, limitsOf(options, players.length))) return undefined;
  return listProblem(entered.entries, options, players.length);
}

function close(ledger: Ledger, effort: Effort): Changed {
  const { dealer, rounds, draft } = ledger;
  if (rounds.length >= MOST_ROUNDS) return refuse({ code: 'tooManySteps' });
  const missing = missingIn(ledger, effort);
  if (missing !== undefined) return refuse({ code: 'entryMissing', player: missing });
  return done(ledger, {
    rounds: [...rounds, { dealer, entered: draft }],
    draft: NO_ENTRIES,
    dealer: nextDealer(ledger),
  });
}

/** The first player who has nothing yet in the round that is being played, but has to. */
function missingIn({ players, options, rounds, draft }: Ledger, effort: Effort): PlayerId | undefined {
  const scored = new Set(draft.entries.map(([player]) => player));
  const missing = players.find(({ id, left }) => left === undefined && !scored.has(id))?.id;
  // Only players who are not tied may have nothing, and only then is it worth going through all rounds.
  if (missing === undefined || options.tieBreak !== 'tiedOnly') return missing;
  const race = new Race(players, options);
  for (const { entered } of rounds) {
    effort.looks += 1 + entered.entries.length;
    race.advance(entered.entries);
  }
  return race.plays.find((player) => !scored.has(player));
}

/** The seat to the left, of those who are still there (R6). */
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
