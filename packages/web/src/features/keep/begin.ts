import type { RulesConfig } from '@sevenfold/engine';
import type { ScoreBook, ScoreSheet } from '@sevenfold/physical/scores';
import { COLOURS } from '../../storage/settings-schema.ts';
import { freshId } from './ids.ts';

/** A new sheet; `dealer` is the index of who deals first. */
export function newBook(names: readonly string[], rules: RulesConfig, dealer: number): ScoreBook {
  const players = names.map((name, index) => ({ id: freshId('p'), name, colour: index % COLOURS }));
  return { id: freshId('g'), started: Date.now(), rules, players, dealer: players[dealer]!.id, steps: [] };
}

/** The same people once more; whose turn it would be deals first. */
export function rematch({ players, rules, dealer }: ScoreSheet): ScoreBook {
  const again = players
    .filter(({ left }) => left === undefined)
    .map(({ id, name, colour }) => ({ before: id, player: { id: freshId('p'), name, colour } }));
  const first = again.find(({ before }) => before === dealer) ?? again[0]!;
  return {
    id: freshId('g'),
    started: Date.now(),
    rules,
    players: again.map(({ player }) => player),
    dealer: first.player.id,
    steps: [],
  };
}
