import { boxOf, scoringOf } from './boxes/boxes.ts';
import { entriesProblem } from './score-entry.ts';
import type { EntryProblem, PlayerId, ScoreSheet } from './score-sheet.ts';

/** A card to add to a hand and, if it cannot be added, why not. */
export interface ScoreTap {
  readonly token: string;
  readonly problem: EntryProblem | undefined;
}

/**
 * Every kind of card, as the next one in front of a player, in the current round or in an earlier one. A number that they
 * already have is `twoEqual`, which is a bust if it really happened.
 */
export function tapsFor(sheet: ScoreSheet, player: PlayerId, round?: number): ScoreTap[] {
  const scoring = scoringOf(sheet);
  const { [player]: entry, ...others } = round === undefined ? sheet.draft : sheet.rounds[round]!.entries;
  const { cards: held, bust } = entry !== undefined && 'cards' in entry ? entry : { cards: [] };
  const box = boxOf(sheet.box);
  return box.cards.map(({ token }) => {
    const cards = [...box.keptWith(token, held), token];
    const added = { ...others, [player]: { cards, bust } };
    return { token, problem: entriesProblem(added, scoring, sheet.players.length) };
  });
}
