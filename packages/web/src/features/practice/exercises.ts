// The positions of a session: a person's own mistakes, and those that come with the app.

import { practicePositions } from '@sevenfold/bots/practice';
import type { Theme } from '@sevenfold/bots/review';
import { parsePosition, PositionError, type State } from '@sevenfold/engine';
import { CHARACTERS } from '../../characters/characters.ts';
import type { Sitter } from '../../game/view.ts';
import { sittersIn } from '../../review/record-sitters.ts';
import { type OwnPosition, positionId, type Practice } from '../../practice/practice.ts';
import { nextPositions } from '../../practice/schedule.ts';

export interface Exercise {
  readonly id: string;
  readonly state: State;
  readonly theme: Theme;
  readonly sitters: readonly Sitter[];
  /** The mistake that was made, and where; undefined for a position that comes with the app. */
  readonly own: OwnPosition | undefined;
}

/** Stepping by this many visits every position once before it repeats, so that themes and tables vary. */
const STRIDE = 37;

/** The ids of the positions that come with the app, in the order in which they are practised. */
export function collectionIds(): string[] {
  const all = practicePositions();
  return all.map((_, index) => positionId(all[(index * STRIDE) % all.length]!.position));
}

/** The next exercises; needs the words of 'replay'. */
export function nextExercises(practice: Practice, count: number): Exercise[] {
  const own = new Map(practice.own.map((position) => [position.id, position]));
  const collection = new Map(
    practicePositions().map((position) => [positionId(position.position), position]),
  );
  const ids = nextPositions([...own.values()], collectionIds(), practice.known, practice.today);
  const found: Exercise[] = [];
  for (const id of ids) {
    if (found.length === count) break;
    const mine = own.get(id);
    const given = mine ?? collection.get(id)!;
    const state = readPosition(given.position);
    if (state === undefined) practice.remove(id);
    else
      found.push({
        id,
        state,
        theme: given.theme,
        own: mine,
        sitters: mine === undefined ? strangers(state, id) : sittersIn(mine, [], [state.player]),
      });
  }
  return found;
}

/** Undefined if it is damaged, or nothing is asked in it. */
function readPosition(text: string): State | undefined {
  try {
    const state = parsePosition(text);
    return state.phase === 'draw' || state.phase === 'over' ? undefined : state;
  } catch (error) {
    if (!(error instanceof PositionError)) throw error;
    return undefined;
  }
}

/** Characters around the table; you sit in the seat that is asked. */
function strangers({ seats, player }: State, id: string): Sitter[] {
  const first = id.charCodeAt(0);
  const kinds = Array.from({ length: seats }, (_, seat) =>
    seat === player ? '' : CHARACTERS[(first + seat) % CHARACTERS.length]!.kind,
  );
  const players = kinds.map((kind) => CHARACTERS.find((character) => character.kind === kind)?.name ?? '');
  return sittersIn({ players }, kinds, [player]);
}
