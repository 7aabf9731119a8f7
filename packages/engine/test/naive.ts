// A second, slow implementation of docs/RULES.md: lists of tokens, one generator per game, no code shared with the
// engine. Where the two disagree, one of them has misread the rules.

import type { Options } from '../src/index.ts';

export type Wait =
  | { readonly draw: number }
  | { readonly player: number; readonly kind: string; readonly options: readonly string[] };

export interface NaivePlayer {
  readonly seat: number;
  total: number;
  numbers: string[];
  modifiers: string[];
  secondChance: boolean;
  status: 'active' | 'stayed' | 'frozen' | 'busted' | 'sittingOut';
}

class RoundOver extends Error {}

export const NUMBERS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];
export const MODIFIERS = ['+2', '+4', '+6', '+8', '+10', 'x2'];

export function naiveDeck(decks: number): string[] {
  const one = [
    '0',
    ...NUMBERS.flatMap((number) => Array<string>(Number(number)).fill(number)),
    ...MODIFIERS,
    ...['FZ', 'F3', 'SC'].flatMap((action) => [action, action, action]),
  ];
  return Array.from({ length: decks }, () => one).flat();
}

export class NaiveGame {
  readonly rules: Options;
  readonly players: NaivePlayer[];
  readonly deck: readonly string[];
  pile: string[];
  discard: string[] = [];
  dealer: number;
  round = 0;
  scores: number[] = [];
  winners: number[] | null = null;
  wait: Wait | null = null;
  readonly #course: Generator<Wait, void, string>;

  constructor(rules: Options, players: number, dealer: number, deck?: readonly string[]) {
    this.rules = rules;
    this.dealer = dealer;
    this.deck = deck ?? naiveDeck(rules.decks === 'auto' ? 1 + Math.floor((players - 1) / 18) : rules.decks);
    this.pile = [...this.deck];
    this.players = Array.from({ length: players }, (_, seat) => ({ seat, total: 0, ...nothing() }));
    this.#course = this.#game();
    this.wait = this.#course.next().value ?? null;
  }

  isLegal(token: string): boolean {
    if (this.wait === null) return false;
    return 'draw' in this.wait ? this.pile.includes(token) : this.wait.options.includes(token);
  }

  play(token: string): void {
    this.wait = this.#course.next(token).value ?? null;
  }

  *#game(): Generator<Wait, void, string> {
    while (this.winners === null) {
      this.round++;
      if (this.round > 1 && this.rules.shuffle === 'everyRound') {
        this.pile = [...this.deck];
        this.discard = [];
      }
      const before = this.players.map((player) => player.total);
      try {
        if (this.rules.deal !== 'none') yield* this.#deal();
        yield* this.#turns();
      } catch (error) {
        if (!(error instanceof RoundOver)) throw error;
      }
      for (const player of this.players) {
        player.total += this.#points(player);
        Object.assign(player, nothing());
      }
      this.scores = this.players.map((player, seat) => player.total - before[seat]!);
      this.discard = without(this.deck, this.pile);
      this.dealer = (this.dealer + 1) % this.players.length;
      this.#judge();
    }
  }

  #judge(): void {
    const best = Math.max(...this.players.map((player) => player.total));
    if (best < this.rules.target) return;
    const leaders = this.players.filter((player) => player.total === best);
    if (leaders.length === 1 || this.rules.tieBreak === 'shared')
      this.winners = leaders.map(({ seat }) => seat);
    else if (this.rules.tieBreak === 'tiedOnly') {
      for (const player of this.players) if (!leaders.includes(player)) player.status = 'sittingOut';
    }
  }

  #points(player: NaivePlayer): number {
    if (player.status === 'busted') return 0;
    const sum = player.numbers.reduce((total, number) => total + Number(number), 0);
    const bonus = player.numbers.length === 7 ? this.rules.flip7Bonus : 0;
    let [plus, factor] = [0, 1];
    for (const modifier of player.modifiers) {
      if (modifier === 'x2') factor *= 2;
      else plus += Number(modifier.slice(1));
    }
    if (this.rules.doubles === 'numbers') return sum * factor + plus + bonus;
    if (this.rules.doubles === 'numbersAndPlus') return (sum + plus) * factor + bonus;
    return (sum + plus + bonus) * factor;
  }

  /** All players, from the dealer's left to the dealer. */
  #around(): NaivePlayer[] {
    return [...this.players.slice(this.dealer + 1), ...this.players.slice(0, this.dealer + 1)];
  }

  #active(): NaivePlayer[] {
    return this.players.filter((player) => player.status === 'active');
  }

  *#deal(): Generator<Wait, void, string> {
    for (const player of this.#around()) {
      if (player.status !== 'active') continue;
      if (!inFront(player) || (yield* this.#hitOrStay(player)) === 'h') yield* this.#card(player);
    }
    if (this.rules.deal === 'oneEach') return;
    const isServed = (player: NaivePlayer): boolean =>
      this.rules.deal === 'untilAllHaveNumbers' ? player.numbers.length > 0 : inFront(player);
    while (!this.#active().every(isServed)) {
      for (const player of this.#around()) {
        if (player.status === 'active' && !isServed(player)) yield* this.#card(player);
      }
    }
  }

  *#turns(): Generator<Wait, void, string> {
    while (this.#active().length > 0) {
      for (const player of this.#around()) {
        while (player.status === 'active') {
          if ((yield* this.#hitOrStay(player)) === 's') break;
          yield* this.#card(player);
          if (this.rules.turn === 'oneCard') break;
        }
      }
    }
  }

  *#hitOrStay(player: NaivePlayer): Generator<Wait, string, string> {
    const mayStay = inFront(player) || this.rules.stay === 'always';
    const answer = yield* this.#ask(player, 'turn', mayStay ? ['h', 's'] : ['h']);
    if (answer === 's') player.status = 'stayed';
    return answer;
  }

  *#ask(player: NaivePlayer, kind: string, options: string[]): Generator<Wait, string, string> {
    return options.length === 1 ? options[0]! : yield { player: player.seat, kind, options };
  }

  *#choose(player: NaivePlayer, kind: string, from: NaivePlayer[]): Generator<Wait, NaivePlayer, string> {
    const answer = yield* this.#ask(
      player,
      kind,
      from.map(({ seat }) => `@${seat}`),
    );
    return this.players[Number(answer.slice(1))]!;
  }

  /** One card for a player; Freeze and Flip Three start a chain, or are set aside inside one. */
  *#card(player: NaivePlayer, aside?: string[]): Generator<Wait, void, string> {
    if (this.pile.length === 0) {
      if (!this.discard.some((card) => NUMBERS.includes(card) || MODIFIERS.includes(card)))
        throw new RoundOver();
      this.pile = this.discard;
      this.discard = [];
    }
    const card = yield { draw: player.seat };
    this.pile = without(this.pile, [card]);
    if (MODIFIERS.includes(card)) player.modifiers.push(card);
    else if (card === 'SC') yield* this.#secondChance(player);
    else if (NUMBERS.includes(card)) yield* this.#number(player, card);
    else if (aside === undefined) yield* this.#chain(player, card);
    else aside.push(card);
  }

  *#number(player: NaivePlayer, card: string): Generator<Wait, void, string> {
    if (!player.numbers.includes(card)) {
      player.numbers.push(card);
      if (player.numbers.length === 7) throw new RoundOver();
      return;
    }
    const choices = this.rules.secondChance === 'ask' ? ['u', 'b'] : ['u'];
    if (player.secondChance && (yield* this.#ask(player, 'saveOrBust', choices)) === 'u') {
      player.secondChance = false;
      this.discard.push('SC', card);
    } else {
      player.status = 'busted';
    }
  }

  *#secondChance(player: NaivePlayer): Generator<Wait, void, string> {
    const takers = this.#active().filter((other) => !other.secondChance);
    if (!player.secondChance && this.rules.secondChanceTo === 'drawer') player.secondChance = true;
    else if (takers.length === 0) this.discard.push('SC');
    else (yield* this.#choose(player, 'secondChance', takers)).secondChance = true;
  }

  *#chain(drawer: NaivePlayer, first: string): Generator<Wait, void, string> {
    const queue: { card: string; target: NaivePlayer }[] = [];
    yield* this.#giveAway(drawer, [first], queue);
    for (let entry = queue.shift(); entry !== undefined; entry = queue.shift()) {
      const { card, target } = entry;
      if (target.status !== 'active') this.discard.push(card);
      else if (card === 'FZ') target.status = 'frozen';
      else yield* this.#flipThree(target, queue);
    }
  }

  *#flipThree(
    player: NaivePlayer,
    queue: { card: string; target: NaivePlayer }[],
  ): Generator<Wait, void, string> {
    const aside: string[] = [];
    for (let flip = 1; flip <= 3 && player.status === 'active'; flip++) yield* this.#card(player, aside);
    this.discard.push('F3');
    if (player.status === 'busted' && this.rules.deferred === 'discardOnBust') this.discard.push(...aside);
    else yield* this.#giveAway(player, aside, queue);
  }

  *#giveAway(
    player: NaivePlayer,
    cards: string[],
    queue: { card: string; target: NaivePlayer }[],
  ): Generator<Wait, void, string> {
    for (const card of cards) {
      const targets = this.#targets(player);
      if (targets.length === 0) this.discard.push(card);
      else
        queue.push({
          card,
          target: yield* this.#choose(player, card === 'FZ' ? 'freeze' : 'flipThree', targets),
        });
    }
  }

  #targets(player: NaivePlayer): NaivePlayer[] {
    const others = this.#active().filter((other) => other !== player);
    if (this.rules.targeting === 'drawer') return player.status === 'active' ? [player] : [];
    if (this.rules.targeting === 'othersFirst' && others.length > 0) return others;
    return this.#active();
  }
}

function nothing(): Omit<NaivePlayer, 'seat' | 'total'> {
  return { numbers: [], modifiers: [], secondChance: false, status: 'active' };
}

function inFront(player: NaivePlayer): boolean {
  return player.numbers.length > 0 || player.modifiers.length > 0 || player.secondChance;
}

function without(cards: readonly string[], taken: readonly string[]): string[] {
  const rest = [...cards];
  for (const card of taken) rest.splice(rest.indexOf(card), 1);
  return rest;
}
