import {
  type BoxId,
  FIRST_BOX,
  type ScoreLog,
  type ScoreRules,
  type ScoreSheet,
} from '@sevenfold/physical/scores';
import { SEAT_COLOURS } from '../../styles/seat-colour.ts';
import { randomId } from '../../browser/random.ts';

export function newPlayerId(): string {
  return `p-${randomId(8)}`;
}

/** A new sheet; `dealer` is the index of who deals first. */
export function newScoreLog(
  box: BoxId,
  rules: ScoreRules,
  names: readonly string[],
  dealer: number,
): ScoreLog {
  const players = names.map((name, index) => ({ id: newPlayerId(), name, colour: index % SEAT_COLOURS }));
  return {
    ...beginning(box, rules),
    players,
    dealer: players[dealer]!.id,
    steps: [],
  };
}

/** Sheets of the first box do not name it, so that older versions can read them. */
function beginning(box: BoxId, rules: ScoreRules): Pick<ScoreLog, 'id' | 'started' | 'box' | 'rules'> {
  const named = box === FIRST_BOX ? {} : { box };
  return { id: `g-${randomId(16)}`, started: Date.now(), ...named, rules };
}

/** A new sheet for the same players; the next dealer in turn deals first. */
export function rematch({ box, players, rules, dealer }: ScoreSheet): ScoreLog {
  const again = players
    .filter(({ left }) => left === undefined)
    .map(({ id, name, colour }) => ({ before: id, player: { id: newPlayerId(), name, colour } }));
  const first = again.find(({ before }) => before === dealer) ?? again[0]!;
  return {
    ...beginning(box, rules),
    players: again.map(({ player }) => player),
    dealer: first.player.id,
    steps: [],
  };
}
