import {
  apply,
  bonusOf,
  bustChance,
  type Card,
  clone,
  duplicateChance,
  FLIP_THREE,
  FREEZE,
  hasNumber,
  hasSecondChance,
  isActive,
  isBusted,
  isTargetMove,
  makeMove,
  type Move,
  NUMBER_KINDS,
  numberCount,
  pointsOf,
  SECOND_CHANCE,
  sevenBonus,
  STAY,
  type State,
  targetSeat,
  TIMES_2,
  winners,
  withModifier,
  withNumber,
} from '@sevenfold/engine';
import { flip7Chance } from '../odds/gain.ts';
import { flipThreeBust, flipThreePoints } from '../odds/flip-three.ts';
import { hasLost, totalNow } from './figure.ts';
import { withNextPile } from './next-pile.ts';

/** What is true in a position and may decide a question. Chances are exact; only `race` comes from simulated games. */
export type Fact =
  /** This answer wins or ties at once, or leaves no hope: no cards change that. */
  | { readonly code: 'wins'; readonly answer: string }
  | { readonly code: 'ties'; readonly answer: string; readonly seat: number }
  | { readonly code: 'loses'; readonly answer: string; readonly seat: number; readonly by: number }
  /** Stay: the total reaches the target while others still draw. */
  | { readonly code: 'reachesTarget'; readonly total: number }
  /** The next card busts this player, and these points are at stake. */
  | { readonly code: 'bust'; readonly seat: number; readonly chance: number; readonly points: number }
  /** The next card is a duplicate with this chance, and the Second Chance saves this player from it. */
  | { readonly code: 'secondChance'; readonly seat: number; readonly chance: number }
  /** No next card busts this player, although they have numbers. */
  | { readonly code: 'safe'; readonly seat: number }
  /** The next card is this action with this chance. */
  | { readonly code: 'nextAction'; readonly card: Card; readonly chance: number }
  /** The next card is the seventh number, with its bonus. */
  | { readonly code: 'flip7'; readonly chance: number; readonly bonus: number }
  /** Of all next cards, only this many put the player who is asked ahead of the one who is out with the most. */
  | { readonly code: 'fewCards'; readonly seat: number; readonly cards: number; readonly of: number }
  /** Points that a player has in this round, and their total with them. */
  | { readonly code: 'pointsInHand'; readonly seat: number; readonly points: number; readonly total: number }
  /** What an active player needs in this round, and how often they get it in simulated games. */
  | { readonly code: 'race'; readonly seat: number; readonly need: number; readonly chance: number }
  /** Another player's total is higher by this much, before this round. */
  | { readonly code: 'behind'; readonly seat: number; readonly by: number }
  /** Nobody else's total is as high as that of the player who is asked; this one comes closest. */
  | { readonly code: 'ahead'; readonly seat: number; readonly by: number }
  /** The next card adds points with this chance, and then this many on average. */
  | { readonly code: 'gain'; readonly chance: number; readonly points: number }
  /** A Flip Three busts this player, and these points are at stake. */
  | { readonly code: 'threeBust'; readonly seat: number; readonly chance: number; readonly points: number }
  /** A Flip Three brings this player this many points on average, busts included. */
  | { readonly code: 'threeGain'; readonly seat: number; readonly points: number };

type NextCardFact = Extract<Fact, { readonly code: 'gain' | 'nextAction' }>;

/** An opponent is in the race if they reach the target this often. */
const IN_RACE = 0.1;
/** Less would be no reason to give a Flip Three to anyone. */
const LEAST_GAIN = 1;
/** An action that is less likely to come next is no reason. */
const LEAST_CHANCE = 0.1;
const ACTIONS = [FREEZE, FLIP_THREE, SECOND_CHANCE];
/** If a larger share of the next cards helps, nobody would say 'only'. */
const FEW = 0.3;

/**
 * What may decide between two answers. `reach`: how often each player has the target after this round, in simulated
 * games.
 */
export function factsOf(asked: State, moves: readonly Move[], reach: readonly number[]): Fact[] {
  const state = withNextPile(asked);
  const facts = moves.flatMap((move) => endOf(state, move));
  // A player who can end the race now does not need a lead.
  const endsRace = facts.some(({ code }) => code === 'wins' || code === 'reachesTarget');
  if (state.phase === 'turn') {
    facts.push(...turnFacts(state).filter(({ code }) => code !== 'ahead' || !endsRace));
  }
  const aimedAt = moves.filter(isTargetMove).map(targetSeat);
  for (const seat of aimedAt) facts.push(...targetFacts(state, seat), ...leadFacts(state, seat));
  // A player who freezes themselves gives up what more cards would bring.
  if (state.phase === 'freeze' && aimedAt.includes(state.player)) facts.push(...gainFacts(state));
  for (let seat = 0; seat < state.seats; seat++) {
    if (aimedAt.length === 0 ? seat === state.player : !aimedAt.includes(seat)) continue;
    facts.push(...handFacts(state, seat), ...raceFacts(state, seat, reach[seat]!));
  }
  return facts;
}

/** Whether an answer ends the game, or loses it for certain. */
function endOf(state: State, move: Move): Fact[] {
  const { player, options } = state;
  const after = clone(state);
  apply(after, move);
  if (after.phase === 'over' && state.seats === 1) {
    return [{ code: 'reachesTarget', total: after.totals[player]! }];
  }
  if (after.phase === 'over') {
    const won = winners(after);
    const other = won.find((seat) => seat !== player);
    if (!won.includes(player)) {
      return [
        {
          code: 'loses',
          answer: makeMove(move),
          seat: other!,
          by: after.totals[other!]! - after.totals[player]!,
        },
      ];
    }
    return [
      other === undefined
        ? { code: 'wins', answer: makeMove(move) }
        : { code: 'ties', answer: makeMove(move), seat: other },
    ];
  }
  if (after.round !== state.round) {
    const seat = after.totals.findIndex((total, at) => at !== player && total === after.totals[player]);
    const isTied = seat >= 0 && winners(after).includes(player) && after.totals[player]! >= options.target;
    return isTied ? [{ code: 'ties', answer: makeMove(move), seat }] : [];
  }
  if (hasLost(after, player)) {
    const seat = highestOut(after);
    return [
      { code: 'loses', answer: makeMove(move), seat, by: totalNow(after, seat) - totalNow(after, player) },
    ];
  }
  // A player in the extra round after a tie has the target already.
  if (move !== STAY || state.totals[player]! >= options.target) return [];
  const total = totalNow(after, player);
  return total >= options.target ? [{ code: 'reachesTarget', total }] : [];
}

function turnFacts(state: State): Fact[] {
  const { player, options } = state;
  const facts = riskFacts(state, player);
  if (numberCount(state.hands[player]!) === 6 && options.flip7Bonus > 0) {
    const bonus = sevenBonus(state.hands[player]!, options.flip7Bonus);
    facts.push({ code: 'flip7', chance: flip7Chance(state, player), bonus });
  }
  const next = [...gainFacts(state), ...actionFacts(state)];
  facts.push(...totalFacts(state), ...next);
  // What every next card does says more.
  if (isSafe(state) && !next.some(({ chance }) => chance === 1)) facts.push({ code: 'safe', seat: player });
  const rival = highestOut(state);
  if (rival >= 0 && totalNow(state, rival) >= totalNow(state, player)) {
    const cards = helpfulCards(state).reduce((sum, kind) => sum + state.pile[kind]!, 0);
    if (state.pileSize > 0 && cards <= FEW * state.pileSize && totalNow(state, rival) >= options.target) {
      facts.push({ code: 'fewCards', seat: rival, cards, of: state.pileSize });
    }
  }
  return facts;
}

function actionFacts({ pile, pileSize }: State): NextCardFact[] {
  if (pileSize === 0) return [];
  return ACTIONS.flatMap((card) => {
    const chance = pile[card]! / pileSize;
    return chance < LEAST_CHANCE ? [] : [{ code: 'nextAction', card, chance }];
  });
}

/** Whether nothing in the draw pile busts the player who is asked, although they have numbers and nothing that saves them. */
function isSafe(state: State): boolean {
  const hand = state.hands[state.player]!;
  if (state.pileSize === 0 || numberCount(hand) === 0 || hasSecondChance(hand)) return false;
  return bustChance(state, state.player) === 0;
}

/** Who leads by totals, unless the points of this round turn that round. */
function totalFacts(state: State): Fact[] {
  const { totals, player, seats } = state;
  if (seats === 1) return [];
  const own = totals[player]!;
  const others = totals.flatMap((total, seat) => (seat === player ? [] : [{ seat, by: total - own }]));
  const { seat, by } = others.reduce((first, next) => (next.by > first.by ? next : first));
  if (by > 0) return leadFacts(state, seat);
  const ownNow = totalNow(state, player);
  const isPassed = others.some((other) => totalNow(state, other.seat) > ownNow);
  return by === 0 || isPassed ? [] : [{ code: 'ahead', seat, by: -by }];
}

/** The lead of another player before this round, unless this round has turned it. */
function leadFacts(state: State, seat: number): Fact[] {
  const { totals, player } = state;
  const by = totals[seat]! - totals[player]!;
  return by <= 0 || totalNow(state, seat) < totalNow(state, player) ? [] : [{ code: 'behind', seat, by }];
}

function gainFacts(state: State): NextCardFact[] {
  const points = pointsOf(state.hands[state.player]!);
  let cards = 0;
  let sum = 0;
  const add = (count: number, then: number): void => {
    if (then <= points) return;
    cards += count;
    sum += count * (then - points);
  };
  const { pile, pileSize } = state;
  for (const [kind, then] of pointsByCard(state, state.player)) add(pile[kind]!, then);
  return cards === 0 ? [] : [{ code: 'gain', chance: cards / pileSize, points: sum / cards }];
}

function riskFacts(state: State, seat: number): Fact[] {
  const hand = state.hands[seat]!;
  if (hasSecondChance(hand)) return [{ code: 'secondChance', seat, chance: duplicateChance(state, seat) }];
  const chance = bustChance(state, seat);
  return chance === 0 ? [] : [{ code: 'bust', seat, chance, points: pointsOf(hand) }];
}

function targetFacts(state: State, seat: number): Fact[] {
  const hand = state.hands[seat]!;
  if (state.phase !== 'flipThree') return riskFacts(state, seat);
  const chance = flipThreeBust(state, seat);
  const second: Fact[] = hasSecondChance(hand)
    ? [{ code: 'secondChance', seat, chance: duplicateChance(state, seat) }]
    : [];
  if (chance === undefined) return second;
  const own = pointsOf(hand);
  const gain = flipThreePoints(state, seat)! - own;
  const brings: Fact[] = gain >= LEAST_GAIN ? [{ code: 'threeGain', seat, points: gain }] : [];
  return [{ code: 'threeBust', seat, chance, points: own }, ...brings, ...second];
}

function handFacts(state: State, seat: number): Fact[] {
  const hand = state.hands[seat]!;
  const points = isBusted(hand) ? 0 : pointsOf(hand);
  return points === 0 ? [] : [{ code: 'pointsInHand', seat, points, total: totalNow(state, seat) }];
}

/** None about a player whose points in hand are enough. */
function raceFacts(state: State, seat: number, chance: number): Fact[] {
  const { target } = state.options;
  return isActive(state.hands[seat]!) && totalNow(state, seat) < target && chance >= IN_RACE
    ? [{ code: 'race', seat, need: target - state.totals[seat]!, chance }]
    : [];
}

/** The player who is out with the highest total, other than the one who is asked; −1 if nobody is out. */
function highestOut(state: State): number {
  let best = -1;
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === state.player || isActive(state.hands[seat]!)) continue;
    if (best < 0 || totalNow(state, seat) > totalNow(state, best)) best = seat;
  }
  return best;
}

/** The kinds of next cards with which the player who is asked would be ahead of everyone who is out. */
export function helpfulCards(state: State): number[] {
  const needed = totalNow(state, highestOut(state)) - state.totals[state.player]!;
  return pointsByCard(state, state.player).flatMap(([kind, points]) => (points > needed ? [kind] : []));
}

/** The kinds of next cards that add points for a player. */
export function gainingCards(state: State, seat: number): number[] {
  const now = pointsOf(state.hands[seat]!);
  return pointsByCard(state, seat).flatMap(([kind, points]) => (points > now ? [kind] : []));
}

/** What a player would have this round after each card of the draw pile that does not bust them. */
function pointsByCard(state: State, seat: number): (readonly [kind: number, points: number])[] {
  const hand = state.hands[seat]!;
  const found: (readonly [number, number])[] = [];
  for (let kind = 0; kind <= TIMES_2; kind++) {
    if (state.pile[kind] === 0 || (kind < NUMBER_KINDS && hasNumber(hand, kind))) continue;
    const after =
      kind < NUMBER_KINDS ? withNumber(hand, kind) : withModifier(hand, kind, state.options.doubles);
    found.push([kind, pointsOf(after) + bonusOf(after, state.options.flip7Bonus)]);
  }
  return found;
}
