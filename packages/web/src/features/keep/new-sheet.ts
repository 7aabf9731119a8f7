import type { RulesConfig } from '@sevenfold/engine';
import type { ScoreLog, ScoreSheet } from '@sevenfold/physical/scores';
import { COLOURS } from '../../storage/settings-schema.ts';
import { randomId } from '../../browser/random.ts';

export function newPlayerId(): string {
  return `p-${randomId(8)}`;
}

/** A new sheet; `dealer` is the index of who deals first. */
export function newScoreLog(names: readonly string[], rules: RulesConfig, dealer: number): ScoreLog {
  const players = names.map((name, index) => ({ id: newPlayerId(), name, colour: index % COLOURS }));
  return {
    id: `g-${randomId(16)}`,
    started: Date.now(),
    rules,
    players,
    dealer: players[dealer]!.id,
    steps: [],
  };
}

/** A new sheet for the same players; the next dealer in turn deals first. */
export function rematch({ players, rules, dealer }: ScoreSheet): ScoreLog {
  const again = players
    .filter(({ left }) => left === undefined)
    .map(({ id, name, colour }) => ({ before: id, player: { id: newPlayerId(), name, colour } }));
  const first = again.find(({ before }) => before === dealer) ?? again[0]!;
  return {
    id: `g-${randomId(16)}`,
    started: Date.now(),
    rules,
    players: again.map(({ player }) => player),
    dealer: first.player.id,
    steps: [],
  };
}
