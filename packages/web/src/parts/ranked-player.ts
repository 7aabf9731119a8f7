/** A player with their place in a finished game; one who left before the end has none. */
export interface Ranked {
  readonly name: string;
  readonly colour: number;
  readonly total: number;
  readonly rank: number | null;
}

const PLACES = 3;
/** A phone has no room for more players beside each other. */
const MOST = 5;

/** The players on the podium, from the first place on. */
export function onPodium<Player extends Ranked>(players: readonly Player[]): Player[] {
  return players.filter(({ rank }) => rank !== null && rank <= PLACES).slice(0, MOST);
}
