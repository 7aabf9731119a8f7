import { type Circle, whoIs } from './circle.ts';
import { allPlayed } from './played.ts';

/**
 * Who deals first in the next game: of the members who will play (without a list, those who played last), the one who was
 * first dealer the longest time ago. `undefined` if there is nobody.
 */
export function nextDealer(circle: Circle, playing?: readonly string[]): string | undefined {
  const games = allPlayed(circle);
  const last = games.at(-1)?.seats.flatMap((member) => member ?? []) ?? [];
  const candidates = (playing ?? last).filter((member) => whoIs(circle, member)?.is !== 'left');
  const dealt = new Map<string, number>();
  for (const [at, { game, seats }] of games.entries()) {
    const dealer = game.dealer === undefined ? undefined : seats[game.dealer];
    if (dealer !== undefined) dealt.set(dealer, at);
  }
  const since = (member: string): number => dealt.get(member) ?? -1;
  return candidates.reduce<string | undefined>(
    (longest, one) => (longest === undefined || since(one) < since(longest) ? one : longest),
    undefined,
  );
}
