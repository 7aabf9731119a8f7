// The rules, in one place, and long because of it: tables, replays and simulations all play through this file.
// Every function names its rules of docs/RULES.md; `newGame` and `apply` are the entry points.
// Inner functions and imports are constants of this module: V8 compiles those into the code, but looks an import up and
// checks it at every use, which cost a tenth of the time.

import * as AimedCards from './aimed.ts';
import * as Cards from './cards.ts';
import type { Card } from './cards.ts';
import type { EventLog } from './events.ts';
import * as Hands from './hand.ts';
import type { Hand } from './hand.ts';
import * as Moves from './moves.ts';
import type { Move } from './moves.ts';
import { checkPlayers, ConfigError, type Options, parseRules, type RulesConfig } from './options.ts';
import { emptyTable, type Phase, type State } from './state.ts';

const aimedAt = AimedCards.aimedAt;
const aimedCard = AimedCards.aimedCard;
const aimedSeat = AimedCards.aimedSeat;
const FLIP_THREE = Cards.FLIP_THREE;
const FREEZE = Cards.FREEZE;
const isModifier = Cards.isModifier;
const isNumber = Cards.isNumber;
const KINDS = Cards.KINDS;
const SECOND_CHANCE = Cards.SECOND_CHANCE;
const bonusOf = Hands.bonusOf;
const busted = Hands.busted;
const frozen = Hands.frozen;
const hasNumber = Hands.hasNumber;
const hasSecondChance = Hands.hasSecondChance;
const isActive = Hands.isActive;
const isBusted = Hands.isBusted;
const isEmpty = Hands.isEmpty;
const numberCount = Hands.numberCount;
const pointsOf = Hands.pointsOf;
const sittingOut = Hands.sittingOut;
const stayed = Hands.stayed;
const withDuplicate = Hands.withDuplicate;
const withExtra = Hands.withExtra;
const withModifier = Hands.withModifier;
const withNumber = Hands.withNumber;
const withoutSecondChance = Hands.withoutSecondChance;
const withSecondChance = Hands.withSecondChance;
const HIT = Moves.HIT;
const targetSeat = Moves.targetSeat;
const USE = Moves.USE;
const SEVEN = 7;

type Events = EventLog | undefined;

/** A new game, waiting for its first card. Throws `ConfigError` if it cannot be set up. */
export function newGame(config: RulesConfig, players: number, dealer: number, events?: EventLog): State {
  const options = parseRules(config);
  checkPlayers(options, players);
  if (!Number.isInteger(dealer) || dealer < 0 || dealer >= players) {
    throw new ConfigError(
      'dealer',
      `dealer must be the index of a player, from 0 to ${players - 1}, not ${dealer}`,
    );
  }
  return startGame(options, players, dealer, events);
}

/** A new game with options that are already checked; a simulation calls this a hundred thousand times a second. */
export function startGame(options: Options, players: number, dealer: number, events?: EventLog): State {
  const state = emptyTable(options, players);
  state.dealer = dealer;
  beginRound(state, events);
  return state;
}

/** Plays one move of the log: a card turned up, or an answer. Trusts that the move is legal (see `illegal`). */
export function apply(state: State, move: Move, events?: EventLog): void {
  if (state.phase === 'draw') turnUp(state, move, events);
  else answer(state, move, events);
}

const answer = (state: State, move: Move, events: Events): void => {
  const phase = state.phase;
  if (phase === 'turn') {
    if (move === HIT) needCard(state, state.player, events);
    else stay(state, events);
  } else if (phase === 'freeze' || phase === 'flipThree') {
    aim(state, targetSeat(move), events);
    aimSetAside(state, events);
  } else if (phase === 'secondChance') {
    giveSecondChance(state, targetSeat(move), events);
  } else if (phase === 'saveOrBust') {
    if (move === USE) save(state, takeDuplicate(state), events);
    else bust(state, takeDuplicate(state), events);
  } else {
    throw new Error(`apply was called with an answer in phase ${state.phase}`);
  }
};

// ── The round: deal, turns, end ────────────────────────────────────────────────────────────────────────────

/**
 * R7: the deal begins at the dealer's left. R39: under `tiedOnly` only the tied leaders play an extra round.
 * R47: under `deal: none` the round begins with the turns.
 */
const beginRound = (state: State, events: Events): void => {
  if (state.options.tieBreak === 'tiedOnly') {
    const best = highestTotal(state);
    for (let seat = 0; seat < state.seats; seat++) {
      if (best >= state.options.target && state.totals[seat]! < best) {
        state.hands[seat] = sittingOut();
        state.active--;
      }
    }
  }
  state.round++;
  events?.roundBegan(state.dealer, state.round);
  if (state.options.shuffle === 'everyRound' && state.round > 1) shuffleAll(state);
  if (state.options.deal === 'none') return beginTurns(state, events);
  state.stage = 'deal';
  state.turn = nextSeat(state, state.dealer);
  deal(state, events);
};

/** R48: all cards go back into the draw pile. No event tells of it, because it happens in every round. */
const shuffleAll = (state: State): void => {
  let size = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    size += state.deck[kind]!;
    state.pile[kind] = state.deck[kind]!;
    state.discard[kind] = 0;
  }
  state.pileSize = size;
};

/** R7–R10: visits seats, from `turn` on, until one is dealt a card or asked. */
const deal = (state: State, events: Events): void => {
  do {
    const seat = state.turn;
    const hand = state.hands[seat]!;
    if (isActive(hand)) {
      if (isEmpty(hand) || (state.stage === 'topUp' && needsTopUp(state, hand)))
        return needCard(state, seat, events);
      // R8: an action of this deal has already put a card in front of this seat.
      if (state.stage === 'deal') return ask(state, 'turn', seat);
    }
  } while (advanceDeal(state));
  beginTurns(state, events);
};

/** R7, R10: on to the next seat of this pass, or of a further one; false when the deal is over. */
const advanceDeal = (state: State): boolean => {
  if (state.turn === state.dealer) {
    if (state.options.deal === 'oneEach' || !someHandNeedsTopUp(state)) return false;
    state.stage = 'topUp';
  }
  state.turn = nextSeat(state, state.turn);
  return true;
};

const someHandNeedsTopUp = (state: State): boolean => {
  for (let seat = 0; seat < state.seats; seat++) {
    if (needsTopUp(state, state.hands[seat]!)) return true;
  }
  return false;
};

/** R10: whether further passes of the deal go on for an active player with this hand. */
export function needsTopUp({ options }: State, hand: Hand): boolean {
  return options.deal === 'untilAllHaveNumbers' ? isActive(hand) && numberCount(hand) === 0 : isEmpty(hand);
}

/** R11: turns begin at the dealer's left. */
const beginTurns = (state: State, events: Events): void => {
  state.stage = 'turns';
  state.turn = state.dealer;
  nextTurn(state, events);
};

/** R11: the next active seat after the one whose turn it was, whatever actions did in between. */
const nextTurn = (state: State, events: Events): void => {
  let seat = state.turn;
  do {
    seat = nextSeat(state, seat);
  } while (!isActive(state.hands[seat]!));
  state.turn = seat;
  offerTurn(state, events);
};

/** R13: Stay needs a card in front of you, unless `stay: always`. R17: a forced answer is not asked for. */
const offerTurn = (state: State, events: Events): void => {
  const seat = state.turn;
  if (isEmpty(state.hands[seat]!) && state.options.stay === 'withCard') {
    needCard(state, seat, events);
  } else {
    ask(state, 'turn', seat);
  }
};

/** R13: out of the round with the points so far. */
const stay = (state: State, events: Events): void => {
  state.hands[state.player] = stayed(state.hands[state.player]!);
  state.active--;
  events?.stayed(state.player);
  proceed(state, events);
};

/** Continues the round after a card or an answer and everything that followed from it. */
const proceed = (state: State, events: Events): void => {
  if (state.active === 0) {
    endRound(state, events); // R16
  } else if (state.stage !== 'turns') {
    if (advanceDeal(state)) deal(state, events);
    else beginTurns(state, events);
  } else if (state.options.turn === 'pressOn' && isActive(state.hands[state.turn]!)) {
    offerTurn(state, events); // R12
  } else {
    nextTurn(state, events);
  }
};

/** R16, R36: everyone who is not busted scores; then the game is decided, or the next seat deals another round. */
const endRound = (state: State, events: Events): void => {
  const { totals, hands, extras } = state;
  for (let seat = 0; seat < state.seats; seat++) {
    const hand = hands[seat]!;
    if (!isBusted(hand)) {
      totals[seat]! += pointsOf(hand) + bonusOf(hand, state.options.flip7Bonus);
      events?.scored(seat, hand);
    }
    hands[seat] = 0;
    extras[seat] = 0;
  }
  state.active = state.seats;
  discardEverything(state);
  events?.roundEnded(state.dealer, state.round);
  state.dealer = nextSeat(state, state.dealer); // R6
  if (isDecided(state)) {
    state.phase = 'over';
    if (events !== undefined) for (const winner of winners(state)) events.gameEnded(winner);
  } else {
    beginRound(state, events);
  }
};

/** R3, R32: at the end of a round all cards but the draw pile's are discarded, queued and set-aside ones too. */
const discardEverything = (state: State): void => {
  state.flipsLeft = 0;
  if (state.setAside.length > 0) state.setAside = [];
  if (state.queue.length > 0) state.queue = [];
  for (let kind = 0; kind < KINDS; kind++) state.discard[kind] = state.deck[kind]! - state.pile[kind]!;
};

// ── Cards as they come ─────────────────────────────────────────────────────────────────────────────────────

/** R33, R34: `player` gets the next card; a used-up draw pile is replaced first, and without one the round ends. */
const needCard = (state: State, player: number, events: Events): void => {
  state.player = player;
  if (state.pileSize > 0 || reshuffle(state, events)) {
    state.phase = 'draw';
  } else {
    events?.ranOut(player);
    endRound(state, events);
  }
};

/** Ends the round as if no card were left (R34), for simulations of rounds that might never end. */
export function runOut(state: State): void {
  endRound(state, undefined);
}

/** R33: the discard pile becomes the draw pile, unless there is nothing to shuffle (R34). */
const reshuffle = (state: State, events: Events): boolean => {
  if (!mayReshuffle(state)) return false;
  const { pile, discard } = state;
  let size = 0;
  for (let kind = 0; kind < KINDS; kind++) size += discard[kind]!;
  state.pile = discard;
  state.pileSize = size;
  state.discard = pile;
  events?.reshuffled(state.player, size);
  return true;
};

/** R34: a discard pile of actions alone is not shuffled. */
export function mayReshuffle(state: State): boolean {
  for (let kind = 0; kind < KINDS; kind++) {
    if ((isNumber(kind) || isModifier(kind)) && state.discard[kind]! > 0) return true;
  }
  return false;
}

/** R18–R27: the effect of a card turned up for `player`. */
const turnUp = (state: State, card: Card, events: Events): void => {
  const { player } = state;
  state.pile[card]!--;
  state.pileSize--;
  events?.drew(player, card);
  if (!isNumber(card)) return turnUpSpecial(state, card, events);
  const hand = state.hands[player]!;
  if (hasNumber(hand, card)) return meetDuplicate(state, card, events);
  const line = withNumber(hand, card);
  state.hands[player] = line;
  if (numberCount(line) === SEVEN) return flipSeven(state, events);
  finishCard(state, events);
};

/** R20–R27: modifiers and actions. */
const turnUpSpecial = (state: State, card: Card, events: Events): void => {
  const { player } = state;
  const hand = state.hands[player]!;
  if (isModifier(card)) {
    state.hands[player] = withModifier(hand, card, state.options.doubles); // R20
    state.extras[player] = withExtra(state.extras[player]!, card);
  } else if (card === SECOND_CHANCE) {
    if (hasSecondChance(hand) || state.options.secondChanceTo === 'anyone')
      return passSecondChanceOn(state, events); // R22, R49
    state.hands[player] = withSecondChance(hand); // R21
  } else {
    state.setAside.push(card);
    if (state.flipsLeft === 0) return aimSetAside(state, events); // R25, R26
    events?.setAside(player, card); // R27
  }
  finishCard(state, events);
};

/** R19: the round ends at this instant, for everyone. */
const flipSeven = (state: State, events: Events): void => {
  events?.flippedSeven(state.player, bonusOf(state.hands[state.player]!, state.options.flip7Bonus));
  endRound(state, events);
};

/** Continues after the card turned up. R26: every card counts as one of a Flip Three's. */
const finishCard = (state: State, events: Events): void => {
  if (state.flipsLeft === 0) return proceed(state, events);
  state.flipsLeft--;
  if (state.flipsLeft > 0) needCard(state, state.player, events);
  else endFlipThree(state, events);
};

/** R18, R23, R24: a number that the player already has. */
const meetDuplicate = (state: State, card: Card, events: Events): void => {
  if (!hasSecondChance(state.hands[state.player]!)) return bust(state, card, events);
  if (state.options.secondChance === 'auto') return save(state, card, events);
  state.duplicate = card;
  ask(state, 'saveOrBust', state.player);
};

/** R18: out of the round; the cards, including the duplicate, stay in front of the player. */
const bust = (state: State, card: Card, events: Events): void => {
  state.hands[state.player] = busted(state.hands[state.player]!);
  state.extras[state.player] = withDuplicate(state.extras[state.player]!, card);
  state.active--;
  events?.busted(state.player, card);
  if (state.flipsLeft > 0) endFlipThree(state, events);
  else proceed(state, events);
};

/** R23: the Second Chance and the duplicate are discarded; the card counts all the same. */
const save = (state: State, card: Card, events: Events): void => {
  state.hands[state.player] = withoutSecondChance(state.hands[state.player]!);
  state.discard[SECOND_CHANCE]!++;
  state.discard[card]!++;
  events?.saved(state.player, card);
  finishCard(state, events);
};

const takeDuplicate = (state: State): Card => {
  const card = state.duplicate;
  state.duplicate = -1;
  return card;
};

/**
 * R22: a surplus Second Chance goes to an active player without one, or to the discard pile.
 * R49: under `secondChanceTo: anyone` one that is not surplus takes the same path, and its drawer is among those players.
 */
const passSecondChanceOn = (state: State, events: Events): void => {
  let eligible = 0;
  let last = -1;
  for (let seat = 0; seat < state.seats; seat++) {
    if (mayReceiveSecondChance(state, seat)) {
      eligible++;
      last = seat;
    }
  }
  if (eligible > 1) return ask(state, 'secondChance', state.player);
  if (eligible === 1) return giveSecondChance(state, last, events);
  discardCard(state, state.player, SECOND_CHANCE, events);
  finishCard(state, events);
};

const giveSecondChance = (state: State, seat: number, events: Events): void => {
  state.hands[seat] = withSecondChance(state.hands[seat]!);
  events?.gaveSecondChance(state.player, seat);
  finishCard(state, events);
};

/** R22, R49: whether a seat may be given the Second Chance in question. */
export function mayReceiveSecondChance(state: State, seat: number): boolean {
  const hand = state.hands[seat]!;
  return isActive(hand) && !hasSecondChance(hand);
}

// ── Freeze, Flip Three, and the cards set aside ────────────────────────────────────────────────────────────

/**
 * R25, R26, R30: `player` aims all the actions they drew, oldest first, before any of them takes effect.
 * R17: a single possible target is not asked for; R28: a card without one is discarded.
 */
const aimSetAside = (state: State, events: Events): void => {
  while (state.setAside.length > 0) {
    let possible = 0;
    let last = -1;
    for (let seat = 0; seat < state.seats; seat++) {
      if (mayAim(state, seat)) {
        possible++;
        last = seat;
      }
    }
    if (possible > 1) return ask(state, state.setAside[0] === FREEZE ? 'freeze' : 'flipThree', state.player);
    if (possible === 1) aim(state, last, events);
    else discardCard(state, state.player, takeOldest(state.setAside), events);
  }
  resolveQueue(state, events);
};

/** R28: whether `player` may aim an action at a seat. */
export function mayAim(state: State, seat: number): boolean {
  if (!isActive(state.hands[seat]!)) return false;
  switch (state.options.targeting) {
    case 'anyActive':
      return true;
    case 'othersFirst':
      return seat !== state.player || state.active === 1;
    case 'drawer':
      return seat === state.player;
  }
}

/** R31: the oldest action that is still to be aimed joins the end of the queue. */
const aim = (state: State, seat: number, events: Events): void => {
  const card = takeOldest(state.setAside);
  state.queue.push(aimedAt(card, seat));
  events?.aimed(state.player, card, seat);
};

/** R31: aimed actions take effect oldest first; one whose target is no longer active is discarded. */
const resolveQueue = (state: State, events: Events): void => {
  while (state.queue.length > 0) {
    const aimed = takeOldest(state.queue);
    const card = aimedCard(aimed);
    const seat = aimedSeat(aimed);
    if (!isActive(state.hands[seat]!)) discardCard(state, seat, card, events);
    else if (card === FREEZE) freeze(state, seat, events);
    else return beginFlipThree(state, seat, events);
  }
  proceed(state, events);
};

/** R25: out of the round with the points so far; the Freeze stays in front of the player. */
const freeze = (state: State, seat: number, events: Events): void => {
  state.hands[seat] = frozen(state.hands[seat]!);
  state.active--;
  events?.frozen(seat);
};

const beginFlipThree = (state: State, seat: number, events: Events): void => {
  state.flipsLeft = 3;
  events?.beganFlipThree(seat);
  needCard(state, seat, events);
};

/** R27: the Flip Three is discarded before the set-aside cards are aimed. R29: after a bust they are discarded too. */
const endFlipThree = (state: State, events: Events): void => {
  state.flipsLeft = 0;
  state.discard[FLIP_THREE]!++;
  events?.endedFlipThree(state.player);
  if (isBusted(state.hands[state.player]!) && state.options.deferred === 'discardOnBust') {
    while (state.setAside.length > 0) discardCard(state, state.player, takeOldest(state.setAside), events);
  }
  aimSetAside(state, events);
};

/** Discards a card that `player` had or was given, without effect. */
const discardCard = (state: State, player: number, card: Card, events: Events): void => {
  state.discard[card]!++;
  events?.discarded(player, card);
};

// ── The end of the game ────────────────────────────────────────────────────────────────────────────────────

/** R37–R40: a player has reached the target, and leads alone unless a shared win counts. */
export function isDecided(state: State): boolean {
  const best = highestTotal(state);
  if (best < state.options.target) return false;
  if (state.options.tieBreak === 'shared') return true;
  let leaders = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.totals[seat] === best) leaders++;
  }
  return leaders === 1;
}

/** The seats with the highest total, ascending: the winners once the game is over. */
export function winners(state: State): number[] {
  const best = highestTotal(state);
  const seats: number[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.totals[seat] === best) seats.push(seat);
  }
  return seats;
}

export function highestTotal(state: State): number {
  let best = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.totals[seat]! > best) best = state.totals[seat]!;
  }
  return best;
}

// ── Helpers ────────────────────────────────────────────────────────────────────────────────────────────────

const ask = (state: State, question: Phase, player: number): void => {
  state.phase = question;
  state.player = player;
};

/** Removes the first of a short list; far faster than `shift` for one or two entries. */
const takeOldest = (list: number[]): number => {
  const oldest = list[0]!;
  for (let index = 1; index < list.length; index++) list[index - 1] = list[index]!;
  list.pop();
  return oldest;
};

/** The seat to the left. It is computed without a branch, which the processor would often guess wrong. */
const nextSeat = (state: State, seat: number): number => {
  const next = seat + 1;
  // Negative as long as `next` is a seat: the sign becomes a mask of all bits, or of none.
  return next & ((next - state.seats) >> 31);
};
