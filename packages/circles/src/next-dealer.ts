import { type Circle, present, whoIs } from './circle.ts';
import { allPlayed, lastTogether } from './played-game.ts';

/**
 * Who deals first in the next game: of the members who will play (without a list, those who played together last), the one
 * who was first dealer longest ago. `undefined` if there is nobody.
 */
export function nextDealer(circle: Circle, playing?: readonly string[]): string | undefined {
  return longestWait(circle, playing ?? lastTogether(circle))[0];
}

/** All members, longest wait first: the player who comes first in this list is first dealer. */
export function dealingOrder(circle: Circle): string[] {
  return longestWait(
    circle,
    present(circle).map(({ id }) => id),
  );
}

function longestWait(circle: Circle, members: readonly string[]): string[] {
  const dealt = new Map<string, number>();
  for (const [at, { game, seats }] of allPlayed(circle).entries()) {
    const dealer = game.dealer === undefined ? undefined : seats[game.dealer];
    if (dealer !== undefined) dealt.set(dealer, at);
  }
  const since = (member: string): number => dealt.get(member) ?? -1;
  return members
    .filter((member) => whoIs(circle, member)?.is !== 'left')
    .sort((one, other) => since(one) - since(other));
}
