import { aimedCard } from './aimed.ts';
import { FLIP_THREE, FREEZE, KINDS, NUMBER_KINDS, PLUS_2, TIMES_2 } from './cards.ts';
import {
  extraCount,
  type Hand,
  hasNumber,
  hasSecondChance,
  isActive,
  isBusted,
  isEmpty,
  modifiersOf,
  numberCount,
  sittingOut,
  statusOf,
  withModifier,
} from './hand.ts';
import { legalMoves } from './legal.ts';
import { cardsInFront, cardsInProcess } from './piles.ts';
import { highestTotal, isDecided, needsTopUp } from './rules.ts';
import type { State } from './state.ts';

/** What is wrong with a state, in sentences; empty for every state that the rules can reach. */
export function check(state: State): string[] {
  const problems: string[] = [];
  const expect = (holds: boolean, problem: string): void => {
    if (!holds) problems.push(problem);
  };
  checkCards(state, expect);
  checkHands(state, expect);
  checkProcess(state, expect);
  checkQuestion(state, expect);
  return problems;
}

type Expect = (holds: boolean, problem: string) => void;

/** R2: every card is in exactly one place. */
function checkCards(state: State, expect: Expect): void {
  const counts = state.pile.map((count, kind) => count + state.discard[kind]!);
  for (let seat = 0; seat < state.seats; seat++) {
    cardsInFront(state, seat).forEach((count, kind) => (counts[kind]! += count));
  }
  for (const card of cardsInProcess(state)) counts[card]!++;
  for (let kind = 0; kind < KINDS; kind++) {
    expect(
      counts[kind] === state.deck[kind],
      `there are ${counts[kind]} cards of kind ${kind}, not ${state.deck[kind]}`,
    );
    expect(
      state.pile[kind]! >= 0 && state.discard[kind]! >= 0,
      `a pile has less than no cards of kind ${kind}`,
    );
  }
  const size = state.pile.reduce((sum, count) => sum + count, 0);
  expect(state.pileSize === size, `the draw pile has ${size} cards, not ${state.pileSize}`);
}

function checkHands(state: State, expect: Expect): void {
  const active = state.hands.filter(isActive).length;
  expect(state.active === active, `${active} players are active, not ${state.active}`);
  state.hands.forEach((hand, seat) => {
    expect(numberCount(hand) < 7, `player ${seat} holds seven numbers and the round goes on (R19)`);
    expect(state.totals[seat]! >= 0, `player ${seat} has a negative total`);
    const extras = state.extras[seat]!;
    let modifiers: Hand = 0;
    for (let card = PLUS_2; card <= TIMES_2; card++) {
      for (let copy = extraCount(extras, card); copy > 0; copy--)
        modifiers = withModifier(modifiers, card, state.options.doubles);
    }
    expect(modifiersOf(hand) === modifiers, `player ${seat} holds other modifiers than count (R20)`);
    if (isBusted(hand)) {
      const duplicate = cardsInFront(state, seat).findIndex(
        (count, kind) => kind < NUMBER_KINDS && count === 2,
      );
      expect(duplicate >= 0, `player ${seat} is busted without a duplicate (R18)`);
      expect(
        state.options.secondChance === 'ask' || !hasSecondChance(hand),
        `player ${seat} is busted with a Second Chance (R23)`,
      );
    }
    const best = highestTotal(state);
    const mustSitOut =
      state.phase !== 'over' &&
      state.options.tieBreak === 'tiedOnly' &&
      best >= state.options.target &&
      state.totals[seat]! < best;
    const sitsOut = statusOf(hand) === 'sittingOut';
    expect(
      sitsOut === mustSitOut,
      `player ${seat} ${sitsOut ? 'sits out' : 'plays'} against the tie break (R39)`,
    );
    if (sitsOut) {
      expect(hand === sittingOut() && state.extras[seat] === 0, `player ${seat} sits out with cards (R39)`);
    }
  });
}

function checkProcess(state: State, expect: Expect): void {
  const actions = [...state.setAside, ...state.queue.map(aimedCard)];
  expect(
    actions.every((card) => card === FREEZE || card === FLIP_THREE),
    'something other than Freeze and Flip Three is set aside (R27)',
  );
  expect(
    state.flipsLeft >= 0 && state.flipsLeft <= 3,
    `${state.flipsLeft} cards are left of a Flip Three (R26)`,
  );
  expect(state.setAside.length <= 3, 'more than three cards are set aside (R27)');
  if (state.flipsLeft > 0) {
    expect(isActive(state.hands[state.player]!), 'a player who is out is flipping three (R26)');
    expect(state.setAside.length <= 3 - state.flipsLeft, 'more cards are set aside than were flipped (R27)');
  }
  expect(
    state.duplicate >= 0 === (state.phase === 'saveOrBust'),
    'a duplicate waits, but nobody is asked about it (R24)',
  );
  if (state.phase === 'saveOrBust') {
    const hand = state.hands[state.player]!;
    expect(
      state.options.secondChance === 'ask' && hasSecondChance(hand) && hasNumber(hand, state.duplicate),
      'a player is asked to use a Second Chance for nothing (R24)',
    );
  }
}

function checkQuestion(state: State, expect: Expect): void {
  const { phase, player, stage, turn, dealer } = state;
  for (const [name, seat] of Object.entries({ player, turn, dealer })) {
    expect(Number.isInteger(seat) && seat >= 0 && seat < state.seats, `${name} is ${seat}, which is no seat`);
  }
  if (phase === 'over') {
    expect(isDecided(state), 'the game is over without a winner (R37)');
    expect(
      cardsInProcess(state).length === 0 && state.hands.every(isEmpty),
      'the game ended within a round (R32)',
    );
    return;
  }
  expect(!isDecided(state), 'the game is decided and goes on (R37)');
  expect(state.active > 0, 'nobody is active and the round goes on (R16)');
  const waiting = legalMoves(state).length;
  if (phase === 'draw') {
    expect(waiting > 0, 'a card is needed and the draw pile is empty (R33)');
    expect(isActive(state.hands[player]!), 'a player who is out gets a card (R14)');
  } else {
    expect(waiting > 1, `player ${player} is asked with ${waiting} possible answers (R17)`);
    const mayBeOut =
      state.options.deferred === 'resolveOnBust' && (phase === 'freeze' || phase === 'flipThree');
    expect(isActive(state.hands[player]!) || mayBeOut, `player ${player} is out and asked (R14)`);
  }
  if (phase === 'turn') {
    expect(player === turn, 'a player is asked at the turn of another (R11)');
    const empty = isEmpty(state.hands[player]!);
    expect(
      !empty || (stage === 'turns' && state.options.stay === 'always'),
      'a player without cards is asked (R13)',
    );
    expect(stage !== 'topUp', 'a further pass of the deal asks (R10)');
  }
  const aiming = phase === 'freeze' || phase === 'flipThree';
  expect(
    !aiming || state.setAside[0] === (phase === 'freeze' ? FREEZE : FLIP_THREE),
    `player ${player} is asked about a card that is not there (R30)`,
  );
  expect(
    !(aiming || phase === 'turn') || state.flipsLeft === 0,
    'a Flip Three waits for something else (R26)',
  );
  if (phase === 'secondChance') {
    expect(
      state.options.secondChanceTo === 'anyone' || hasSecondChance(state.hands[player]!),
      `player ${player} gives a Second Chance away without need (R22)`,
    );
  }
  // Outside a chain of actions, only the seat whose turn it is draws or is asked.
  const alone = !aiming && state.flipsLeft === 0;
  expect(
    !alone || (state.setAside.length === 0 && state.queue.length === 0),
    'actions wait while play goes on (R9)',
  );
  expect(!alone || player === turn, 'a player is served at the turn of another (R11)');
  expect(state.round >= 1, 'no round has begun');
  if (stage === 'topUp') {
    const { deal } = state.options;
    expect(
      deal === 'untilAllHaveCards' || deal === 'untilAllHaveNumbers',
      'a further pass is not in the rules (R10)',
    );
    const dealt = alone && phase === 'draw' && !needsTopUp(state, state.hands[player]!);
    expect(!dealt, `player ${player} has cards and is dealt to again (R10)`);
  }
  expect(stage !== 'deal' || state.options.deal !== 'none', 'there is no deal by these rules (R47)');
}
