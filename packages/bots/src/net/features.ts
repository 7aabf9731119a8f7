// What the net sees of a position from one player's seat. The trainer has the same features (training/features.h), and
// training/parity.ts compares the two. Inner functions and imports are constants of this module, because V8 looks an
// import up at every use.

import * as engine from '@sevenfold/engine';
import type { Options, State } from '@sevenfold/engine';
import { Hats } from './hats.ts';
import * as Layout from './layout.ts';

const aimedCard = engine.aimedCard;
const aimedSeat = engine.aimedSeat;
const bonusOf = engine.sevenBonus;
const doublesOf = engine.doublesOf;
const hasSecondChance = engine.hasSecondChance;
const isActive = engine.isActive;
const isBusted = engine.isBusted;
const nextCardCounts = engine.nextCardCounts;
const numberCount = engine.numberCount;
const plusDoublesOf = engine.plusDoublesOf;
const plusSum = engine.plusSum;
const pointsOf = engine.pointsOf;
const statusOf = engine.statusOf;
const withModifier = engine.withModifier;
const CHOICES = engine.CHOICES;
const DECK_SIZE = engine.DECK_SIZE;
const FREEZE = engine.FREEZE;
const KINDS = engine.KINDS;
const NUMBER_KINDS = engine.NUMBER_KINDS;
const PHASES = engine.PHASES;
const PLUS_2 = engine.PLUS_2;
const PLUS_10 = engine.PLUS_10;
const STAGES = engine.STAGES;
const TIMES_2 = engine.TIMES_2;
const { ACTOR, NEEDS, LEADS, ONE, POOL, RULES, SELF, SLOT_A, SLOT_B, TABLE } = Layout;
const NEED_KNOTS = NEEDS.length;
const PILE_KNOTS = Layout.PILES.length;
/** What an opponent without a slot of its own adds. */
const PART = ONE / 4;
const SITTING_OUT = 'sittingOut';

const needHats = new Hats(NEEDS);
const leadHats = new Hats(LEADS);
const pileHats = new Hats(Layout.PILES);
const farHats = new Hats(Layout.FARTHER);

/** The most points that the leader needs, as the net sees it. */
const FAR = 200;

/** Of the position that is being looked at: what each player needed before this round, and needs now. */
const needs = new Int32Array(engine.MOST_PLAYERS);
const needsNow = new Int32Array(engine.MOST_PLAYERS);
let least = 0;
let counts: readonly number[] = [];
let size = 1;
/** What the next card would do to the player who was looked at last. */
let duplicate = 0;
let gain = 0;
let net = 0;

/** Writes the features of a position, seen by a player, into a row of zeros. */
export function writeFeatures(state: State, viewer: number, row: Int16Array): void {
  counts = nextCardCounts(state);
  size = state.pileSize;
  if (counts !== state.pile) {
    size = 0;
    for (let card = 0; card < KINDS; card++) size += counts[card]!;
  }
  if (size === 0) size = 1;
  readNeeds(state);
  let first = -1;
  let second = -1;
  for (let seat = nextSeat(state, viewer); seat !== viewer; seat = nextSeat(state, seat)) {
    const now = needsNow[seat]!;
    if (first < 0 || now < needsNow[first]!) {
      second = first;
      first = seat;
    } else if (second < 0 || now < needsNow[second]!) second = seat;
  }
  writeOwn(state, viewer, row);
  if (first >= 0) writeSlot(state, first, viewer, row, SLOT_A);
  if (second >= 0) writeSlot(state, second, viewer, row, SLOT_B);
  if (state.seats > 3) {
    const { player } = state;
    if (player !== viewer && player !== first && player !== second) writeActor(state, viewer, row);
    for (let seat = 0; seat < state.seats; seat++) {
      if (seat !== viewer && seat !== first && seat !== second) writePooled(state, seat, viewer, row);
    }
  }
  writeTable(state, viewer, first, second, row);
}

const nextSeat = (state: State, seat: number): number => (seat + 1 === state.seats ? 0 : seat + 1);

/**
 * Further away than `FAR`, a game looks like one to `FAR` in which leads are smaller: luck grows with the square root of
 * the number of rounds to come.
 */
const readNeeds = ({ totals, hands, seats, options }: State): void => {
  let best = 0;
  for (let seat = 0; seat < seats; seat++) if (totals[seat]! > best) best = totals[seat]!;
  least = options.target - best;
  for (let seat = 0; seat < seats; seat++) {
    const behind = best - totals[seat]!;
    const need =
      least <= FAR
        ? least + behind
        : FAR + (behind === 0 ? 0 : Math.floor(Math.sqrt(Math.floor((behind * behind * FAR) / least))));
    const hand = hands[seat]!;
    needs[seat] = need;
    needsNow[seat] = isBusted(hand) ? need : need - pointsOf(hand);
  }
};

/** Whether a seat's turn comes before the viewer's. */
const isBefore = ({ turn, seats }: State, seat: number, viewer: number): boolean =>
  (seat - turn - 1 + seats) % seats < (viewer - turn - 1 + seats) % seats;

const clip = (x: number, limit: number): number => (x > limit ? limit : x < -limit ? -limit : x);

const lookAtNextCard = (state: State, hand: number): void => {
  let duplicates = 0;
  let fresh = 0;
  let sum = 0;
  for (let card = 0; card < NUMBER_KINDS; card++) {
    const count = counts[card]!;
    // All bits if the player has this number, or none.
    const has = -((hand >> card) & 1);
    duplicates += count & has;
    fresh += count & ~has;
    sum += (count & ~has) * card;
  }
  let twos = 0;
  for (let card = PLUS_2; card <= PLUS_10; card++) twos += counts[card]! * (card - PLUS_2 + 1);
  const points = pointsOf(hand);
  let gained = (sum << doublesOf(hand)) + ((2 * twos) << plusDoublesOf(hand));
  if (counts[TIMES_2] !== 0)
    gained += counts[TIMES_2]! * (pointsOf(withModifier(hand, TIMES_2, state.options.doubles)) - points);
  if (numberCount(hand) === 6) gained += fresh * bonusOf(hand, state.options.flip7Bonus);
  const lost = hasSecondChance(hand) ? 0 : duplicates * points;
  duplicate = ((2 * ONE * duplicates) / size) | 0;
  gain = clip(((8 * gained) / size) | 0, 8 * ONE);
  net = clip(((8 * (gained - lost)) / size) | 0, 8 * ONE);
};

const writeOwn = (state: State, viewer: number, row: Int16Array): void => {
  const hand = state.hands[viewer]!;
  if (isActive(hand)) {
    lookAtNextCard(state, hand);
    for (let card = 0; card < NUMBER_KINDS; card++) row[SELF + card] = ((hand >> card) & 1) * ONE;
    if (hasSecondChance(hand)) row[SELF + 13] = ONE;
    row[SELF + 14 + numberCount(hand)] = ONE;
    if (doublesOf(hand) > 0) row[SELF + 21] = ONE;
    if (doublesOf(hand) > 1) row[SELF + 22] = ONE;
    row[SELF + 23] = clip(2 * plusSum(hand), 4 * ONE);
    row[SELF + 24] = ONE;
    row[SELF + 27] = clip(2 * pointsOf(hand), 4 * ONE);
    row[SELF + 28] = duplicate;
    row[SELF + 29] = gain;
    row[SELF + 30] = net;
  } else if (isBusted(hand)) row[SELF + 26] = ONE;
  else if (statusOf(hand) !== SITTING_OUT) row[SELF + 25] = ONE;
  const now = needsNow[viewer]!;
  const need = needs[viewer]!;
  if (now <= 0) row[SELF + 31] = ONE;
  if (need <= 0) row[SELF + 32] = ONE;
  needHats.add(row, SELF + 33, now, ONE);
  needHats.add(row, SELF + 33 + NEED_KNOTS, need, ONE);
};

/** One of the two strongest opponents. */
const writeSlot = (state: State, seat: number, viewer: number, row: Int16Array, at: number): void => {
  const hand = state.hands[seat]!;
  const now = needsNow[seat]!;
  const need = needs[seat]!;
  const lead = now - needsNow[viewer]!;
  row[at] = ONE;
  if (state.player === seat) row[at + 4] = ONE;
  if (isBefore(state, seat, viewer)) row[at + 18] = ONE;
  if (now <= 0) row[at + 19] = ONE;
  if (need <= 0) row[at + 20] = ONE;
  if (lead > 0) row[at + 21] = ONE;
  if (lead === 0) row[at + 22] = ONE;
  if (isActive(hand)) {
    lookAtNextCard(state, hand);
    row[at + 1] = ONE;
    if (hasSecondChance(hand)) row[at + 5] = ONE;
    row[at + 6 + numberCount(hand)] = ONE;
    if (doublesOf(hand) > 0) row[at + 13] = ONE;
    row[at + 14] = clip(2 * pointsOf(hand), 4 * ONE);
    row[at + 15] = duplicate;
    row[at + 16] = gain;
    row[at + 17] = net;
    for (let card = 0; card < NUMBER_KINDS; card++) row[at + 23 + card] = ((hand >> card) & 1) * ONE;
  } else if (isBusted(hand)) row[at + 3] = ONE;
  else if (statusOf(hand) !== SITTING_OUT) row[at + 2] = ONE;
  needHats.add(row, at + 36, now, ONE);
  needHats.add(row, at + 36 + NEED_KNOTS, need, ONE);
  leadHats.add(row, at + 36 + 2 * NEED_KNOTS, lead, ONE);
};

/** The player who is asked or gets the next card, if that is neither the viewer nor one of the two. */
const writeActor = (state: State, viewer: number, row: Int16Array): void => {
  const { player } = state;
  const hand = state.hands[player]!;
  lookAtNextCard(state, hand);
  row[ACTOR] = ONE;
  if (hasSecondChance(hand)) row[ACTOR + 1] = ONE;
  if (numberCount(hand) < 7) row[ACTOR + 2 + numberCount(hand)] = ONE;
  row[ACTOR + 9] = duplicate;
  row[ACTOR + 10] = gain;
  row[ACTOR + 11] = net;
  row[ACTOR + 12] = clip(2 * pointsOf(hand), 4 * ONE);
  if (isBefore(state, player, viewer)) row[ACTOR + 13] = ONE;
  if (doublesOf(hand) > 0) row[ACTOR + 14] = ONE;
  needHats.add(row, ACTOR + 15, needsNow[player]!, ONE);
};

const writePooled = (state: State, seat: number, viewer: number, row: Int16Array): void => {
  const hats = POOL + 7;
  const hand = state.hands[seat]!;
  const now = needsNow[seat]!;
  if (isActive(hand)) {
    row[POOL]! += PART;
    if (hasSecondChance(hand)) row[POOL + 3]! += PART;
    if (isBefore(state, seat, viewer)) row[POOL + 4]! += PART;
    if (numberCount(hand) >= 5) row[POOL + 5]! += PART;
    needHats.add(row, hats, now, PART);
    needHats.add(row, hats + 2 * NEED_KNOTS, needs[seat]!, PART);
  } else if (statusOf(hand) === SITTING_OUT) {
    row[POOL + 6]! += PART;
    return;
  } else {
    row[isBusted(hand) ? POOL + 1 : POOL + 2]! += PART;
    needHats.add(row, hats + NEED_KNOTS, now, PART);
  }
  leadHats.add(row, hats + 3 * NEED_KNOTS, now - needsNow[viewer]!, PART);
};

const writeTable = (state: State, viewer: number, first: number, second: number, row: Int16Array): void => {
  const { deck, discard, player, seats } = state;
  const phase = PHASES.indexOf(state.phase);
  let at = TABLE;
  let discards = 0;
  let cards = 0;
  for (let card = 0; card < KINDS; card++) {
    const count = counts[card]!;
    row[at + card] = ((8 * ONE * count) / size) | 0;
    row[at + KINDS + card] = ((ONE * count) / deck[card]!) | 0;
    discards += discard[card]!;
    cards += deck[card]!;
  }
  at += 2 * KINDS;
  pileHats.add(row, at, state.pileSize, ONE);
  at += PILE_KNOTS;
  row[at++] = ((ONE * discards) / cards) | 0;
  row[at + phase] = ONE;
  if (player === viewer) {
    row[at + 6] = ONE;
    row[at + 7 + phase] = ONE;
  }
  at += 13;
  if (state.flipsLeft > 0) row[at + state.flipsLeft - 1] = ONE;
  at += 3;
  for (const card of state.setAside) row[card === FREEZE ? at : at + 1]! += ONE;
  at += 2;
  for (const aimed of state.queue) {
    const seat = aimedSeat(aimed);
    const who = seat === viewer ? 0 : seat === first ? 1 : seat === second ? 2 : 3;
    row[at + who + (aimedCard(aimed) === FREEZE ? 0 : 4)]! += ONE;
  }
  at += 8;
  row[at + STAGES.indexOf(state.stage)] = ONE;
  at += 3;
  if (state.dealer === viewer) row[at] = ONE;
  if (state.turn === viewer) row[at + 1] = ONE;
  at += 2;
  row[at + Math.min(state.active, 6)] = ONE;
  at += 7;
  row[at + (seats < 7 ? seats - 2 : seats < 10 ? 5 : seats < 14 ? 6 : 7)] = ONE;
  at += 8;
  let waiting = 0;
  for (let seat = 0; seat < seats; seat++) {
    if (seat !== viewer && isActive(state.hands[seat]!) && isBefore(state, seat, viewer)) waiting++;
  }
  row[at] = clip(PART * waiting, 4 * ONE);
  if (state.options !== ruled) readRules(state.options);
  row.set(ruleRow, RULES);
  row[RULES + 20 + Math.min(cards / DECK_SIZE, 3) - 1] = ONE;
  farHats.add(row, RULES + 23, least, ONE);
};

/** The features of the options that were looked at last; every game has options of its own. */
const ruleRow = new Int16Array(20);
let ruled: Options | undefined;

const readRules = (options: Options): void => {
  ruled = options;
  ruleRow.fill(0);
  const place = (name: keyof typeof CHOICES): number =>
    (CHOICES[name] as readonly string[]).indexOf(options[name]);
  ruleRow[place('deal')] = ONE;
  ruleRow[4] = ONE * place('turn');
  ruleRow[5] = ONE * place('stay');
  ruleRow[6 + place('targeting')] = ONE;
  ruleRow[9] = ONE * place('secondChance');
  ruleRow[10] = ONE * place('secondChanceTo');
  ruleRow[11] = ONE * place('deferred');
  ruleRow[12 + place('tieBreak')] = ONE;
  ruleRow[15] = ONE * place('shuffle');
  ruleRow[16 + place('doubles')] = ONE;
  ruleRow[19] = ((ONE * options.flip7Bonus) / 25) | 0;
};
