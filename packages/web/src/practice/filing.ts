// Mistakes go from a review to the practice of this device.

import { type ReviewedDecision, themeOf } from '@sevenfold/bots/review';
import { type GameRecord, makePosition, newGame, playLog, splitLog } from '@sevenfold/engine';
import { devicePractice, type NewPosition, type Practice } from './practice.ts';

/** Costly enough to be worth learning from. */
function isWorthPractising({ verdict }: ReviewedDecision): boolean {
  return verdict === 'mistake' || verdict === 'blunder';
}

/**
 * Files the mistakes and blunders of one player, the owner of this device; those of the same game are filed once. `game`
 * is the id of the game, if it is stored here. Returns how many there are.
 */
export function fileMistakes(
  record: GameRecord,
  decisions: readonly ReviewedDecision[],
  seat: number,
  game?: string,
  practice: Practice = devicePractice(),
): number {
  const mistakes = decisions.filter((decision) => decision.player === seat && isWorthPractising(decision));
  const tokens = splitLog(record.log);
  practice.file(
    mistakes.map(({ at, answer, best, cost }): NewPosition => {
      const state = newGame(record.rules, record.players.length, record.dealer);
      playLog(state, tokens.slice(0, at));
      return {
        position: makePosition(state),
        theme: themeOf(state),
        answer,
        best,
        cost,
        players: record.players,
        at,
        ...(game === undefined ? {} : { game }),
      };
    }),
  );
  return mistakes.length;
}
