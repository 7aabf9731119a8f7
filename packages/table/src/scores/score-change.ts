// Changes of a score sheet, as functions from one value to the next. A change is done as a whole or refused.

import { ConfigError, type Options, parseRules, type RulesConfig } from '@sevenfold/engine';
import { cleanName } from '../names.ts';
import { entriesProblem } from './score-entry.ts';
import {
  MOST_PLAYERS,
  type PlayerId,
  type ScoreEntries,
  type ScoreEntry,
  type ScorePlayer,
  type ScoreProblem,
  type ScoreSheet,
} from './score-sheet.ts';
import { standingsOf } from './standings.ts';

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

export type Changed = { readonly sheet: ScoreSheet } | { readonly problem: ScoreProblem };

/** The sheet after a change, or why it cannot be. */
export function changeSheet(sheet: ScoreSheet, change: ScoreChange): Changed {
  if ('player' in change && !sheet.players.some(({ id }) => id === change.player)) {
    return refuse({ code: 'noSuchPlayer', player: change.player });
  }
  if ('round' in change && sheet.rounds[change.round] === undefined) {
    return refuse({ code: 'noSuchRound', round: change.round });
  }
  const changed = make(sheet, change);
  if ('problem' in changed) return changed;
  const problem = sheetProblem(changed.sheet);
  return problem === undefined ? changed : refuse(problem);
}

/** A sheet before the first round. */
export function newSheet(rules: RulesConfig, players: readonly ScorePlayer[], dealer: PlayerId): Changed {
  const named = players.map(({ id, name, colour }) => ({ id, name: cleanName(name) ?? '', colour }));
  const sheet: ScoreSheet = { rules, players: named, dealer, rounds: [], draft: {} };
  if (!players.some(({ id }) => id === dealer)) return refuse({ code: 'noSuchPlayer', player: dealer });
  const problem = sheetProblem(sheet);
  return problem === undefined ? { sheet } : refuse(problem);
}

/** The rules of a sheet that has been checked. */
export function optionsOf(sheet: ScoreSheet): Options {
  return parseRules(sheet.rules);
}

/** What is wrong with a sheet as a whole: the same for a change of the rules, of a player and of an entry. */
function sheetProblem(sheet: ScoreSheet): ScoreProblem | undefined {
  const { players, rules, rounds, draft } = sheet;
  if (players.length > MOST_PLAYERS) return { code: 'tooManyPlayers', most: MOST_PLAYERS };
  for (const [place, { id, name }] of players.entries()) {
    if (name === '') return { code: 'emptyName', player: id };
    const earlier = players.slice(0, place);
    if (earlier.some((other) => other.id === id)) return { code: 'playerExists', player: id };
    if (earlier.some((other) => other.name === name)) return { code: 'nameTaken', player: id };
  }
  let options: Options;
  try {
    options = parseRules(rules);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { code: 'badRules', option: error.option, reason: error.message };
  }
  for (const [round, { entries }] of rounds.entries()) {
    const problem = entriesProblem(entries, options, players.length);
    if (problem !== undefined) return { ...problem, round };
  }
  return entriesProblem(draft, options, players.length);
}

function make(sheet: ScoreSheet, change: ScoreChange): Changed {
  const { players, rounds, draft } = sheet;
  switch (change.do) {
    case 'add': {
      const player = { id: change.id, name: cleanName(change.name) ?? '', colour: change.colour };
      return done(sheet, { players: players.toSpliced(change.place ?? players.length, 0, player) });
    }
    case 'rename':
      return edit(sheet, change.player, { name: cleanName(change.name) ?? '' });
    case 'recolour':
      return edit(sheet, change.player, { colour: change.colour });
    case 'place': {
      const player = players.find(({ id }) => id === change.player)!;
      const others = players.filter((other) => other !== player);
      return done(sheet, { players: others.toSpliced(change.place, 0, player) });
    }
    case 'remove':
      return remove(sheet, change.player);
    case 'return':
      return edit(sheet, change.player, { left: undefined });
    case 'rules':
      return done(sheet, { rules: change.rules });
    case 'dealer':
      return hasLeft(sheet, change.player)
        ? refuse({ code: 'playerLeft', player: change.player })
        : done(sheet, { dealer: change.player });
    case 'enter':
      return hasLeft(sheet, change.player)
        ? refuse({ code: 'playerLeft', player: change.player })
        : done(sheet, { draft: withEntry(draft, change.player, change.entry) });
    case 'close':
      return close(sheet);
    case 'correct': {
      const round = rounds[change.round]!;
      const entries = withEntry(round.entries, change.player, change.entry);
      return done(sheet, { rounds: rounds.with(change.round, { ...round, entries }) });
    }
    case 'dropRound':
      return done(sheet, { rounds: rounds.toSpliced(change.round, 1) });
  }
}

function remove(sheet: ScoreSheet, player: PlayerId): Changed {
  const { players, rounds } = sheet;
  if (!players.some(({ id, left }) => id !== player && left === undefined)) {
    return refuse({ code: 'lastPlayer', player });
  }
  const dealer = sheet.dealer === player ? nextDealer(sheet) : sheet.dealer;
  const draft = withEntry(sheet.draft, player, null);
  const hasPlayed = rounds.some(
    ({ entries, dealer: dealt }) => entries[player] !== undefined || dealt === player,
  );
  return hasPlayed
    ? edit({ ...sheet, dealer, draft }, player, { left: true })
    : done(sheet, { dealer, draft, players: players.filter(({ id }) => id !== player) });
}

function close(sheet: ScoreSheet): Changed {
  const { plays } = standingsOf(sheet);
  const missing = plays.find((player) => sheet.draft[player] === undefined);
  if (missing !== undefined) return refuse({ code: 'entryMissing', player: missing });
  const round = { dealer: sheet.dealer, entries: sheet.draft };
  return done(sheet, { rounds: [...sheet.rounds, round], draft: {}, dealer: nextDealer(sheet) });
}

/** The seat to the left, of those who are still there (R6). */
function nextDealer({ players, dealer }: ScoreSheet): PlayerId {
  const from = players.findIndex(({ id }) => id === dealer);
  const around = [...players.slice(from + 1), ...players.slice(0, from + 1)];
  return around.find(({ left }) => left === undefined)!.id;
}

function hasLeft({ players }: ScoreSheet, player: PlayerId): boolean {
  return players.some(({ id, left }) => id === player && left === true);
}

function edit(sheet: ScoreSheet, player: PlayerId, edits: Partial<ScorePlayer>): Changed {
  return done(sheet, {
    players: sheet.players.map((each) => (each.id === player ? { ...each, ...edits } : each)),
  });
}

function withEntry(entries: ScoreEntries, player: PlayerId, entry: ScoreEntry | null): ScoreEntries {
  const others = Object.fromEntries(Object.entries(entries).filter(([id]) => id !== player));
  return entry === null ? others : { ...others, [player]: entry };
}

function done(sheet: ScoreSheet, changes: Partial<ScoreSheet>): Changed {
  return { sheet: { ...sheet, ...changes } };
}

function refuse(problem: ScoreProblem): Changed {
  return { problem };
}
