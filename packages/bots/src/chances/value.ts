import { highestTotal, isActive, MOST_PLAYERS, type Options, type State, winners } from '@sevenfold/engine';
import {
  DECK_FEATURES,
  deckFeatures,
  FAR_NEED,
  isWithoutDeal,
  MOST_NEEDED,
  ruleFeatures,
} from './value-features.ts';
import { ValueNet } from './value-net.ts';

/** The end of a draw pile, if players take all their cards in one turn; with more cards, single ones matter little. */
const FEW_CARDS = 25;
/** The same late in the game. */
const FEW_LATE = 36;
/** Late in the game, cards of a draw pile times players: the more of them share it, the less one card matters. */
const FEW_SHARED = 100;
/** A player who needs this many points or fewer often wins in the next round. */
const LATE_NEED = 60;
const needs = new Int32Array(MOST_PLAYERS);
const deck = new Float64Array(DECK_FEATURES * (1 + MOST_PLAYERS));
const inTurn = new Float64Array(MOST_PLAYERS);
/** By number of players and the rules that count, because every game has options of its own; the last is at hand. */
const nets = new Map<string, ValueNet>();
const MOST_NETS = 24;
let last: { readonly options: Options; readonly players: number; readonly net: ValueNet } | undefined;

/**
 * Every player's chance to win between two rounds or at the end of the game, with `racer` in every seat. Players who
 * sit out a tie (R39) have none.
 */
export function valueRoundEnd(state: State, chances: Float64Array): void {
  if (state.phase === 'over') {
    shareWin(state, chances);
    return;
  }
  if (state.seats === 1) {
    chances[0] = 1;
    return;
  }
  const players = needsInTurn(state, needs);
  deckFeatures(state, players, deck);
  netFor(state.options, players).chances(needs, deck, inTurn);
  let player = 0;
  for (let turn = 1; turn <= state.seats; turn++) {
    const seat = seatInTurn(state, turn);
    chances[seat] = isActive(state.hands[seat]!) ? inTurn[player++]! : 0;
  }
}

/** Whether the next round has to be played before it can be valued. */
export function isPlayedFirst(state: State): boolean {
  return isDecidedByCards(state) || isExtraRound(state);
}

/**
 * Whether single cards decide the next round: few are left, and it may be the last round, or each player takes all their
 * cards in one turn (R12), so that the first ones get what is left of the draw pile.
 */
export function isDecidedByCards(state: State): boolean {
  const { options, pileSize, phase } = state;
  if (pileSize >= FEW_LATE || phase === 'over' || state.seats === 1) return false;
  if (options.turn === 'pressOn' && pileSize < FEW_CARDS) return true;
  return pileSize * state.active < FEW_SHARED && options.target - highestTotal(state) <= LATE_NEED;
}

/**
 * Whether three or more play an extra round after a tie (R38). It nearly always ends the game, and ties are too rare to
 * be learned: players who are behind go on to the end, and aim at those who tie.
 */
export function isExtraRound(state: State): boolean {
  const { options, phase } = state;
  if (options.tieBreak !== 'everyone' || state.seats <= 2 || phase === 'over') return false;
  return highestTotal(state) >= options.target;
}

function netFor(options: Options, players: number): ValueNet {
  if (last?.options === options && last.players === players) return last.net;
  const key = [players, isWithoutDeal(options), ...ruleFeatures(options)].join();
  const net = nets.get(key) ?? new ValueNet(options, players);
  if (nets.size === MOST_NETS) nets.clear();
  nets.set(key, net);
  last = { options, players, net };
  return net;
}

/** A game that is over is won by everyone with the highest total. */
function shareWin(state: State, chances: Float64Array): void {
  const seats = winners(state);
  chances.fill(0, 0, state.seats);
  for (const seat of seats) chances[seat] = 1 / seats.length;
}

/**
 * What each player of the next round needs to win, in the order of turns; returns how many they are. After a tie at the
 * target or above, that is one point more than the leaders have.
 */
export function needsInTurn(state: State, into: Int32Array): number {
  const best = highestTotal(state);
  const least = Math.max(state.options.target - best, 1);
  // Far from the end, a lead counts for less: luck grows with the square root of the number of rounds to come.
  const scale = least > FAR_NEED ? Math.sqrt(FAR_NEED / least) : 1;
  let players = 0;
  for (let turn = 1; turn <= state.seats; turn++) {
    const seat = seatInTurn(state, turn);
    if (!isActive(state.hands[seat]!)) continue;
    const behind = best - state.totals[seat]!;
    const need = Math.min(least, FAR_NEED) + (scale === 1 ? behind : Math.round(behind * scale));
    into[players++] = Math.min(need, MOST_NEEDED);
  }
  return players;
}

function seatInTurn({ dealer, seats }: State, turn: number): number {
  const seat = dealer + turn;
  return seat < seats ? seat : seat - seats;
}
