// A game with real cards that a circle begins: who may play, who deals first, by which rules. Its result is filed there.

import type { RulesConfig } from '@sevenfold/engine';
import { rulesFromLink, rulesToLink } from '../rule-options/rules-link.ts';
import { rememberNames } from '../storage/circle-names.ts';
import { nameKey } from '@sevenfold/engine/name-key';
import type { Stored } from '../storage/registry.ts';
import type { Shelf } from '../storage/shelf.ts';
import { readStored } from '../storage/stored.ts';

export class CircleSuggestion {
  readonly circle: string;
  readonly name: string;
  /** House rules of the circle. */
  readonly rules: RulesConfig | undefined;
  /** Everyone in the circle. */
  readonly names: readonly string[];
  /** Who played last. */
  readonly last: readonly string[];
  readonly #rulesName: string | undefined;
  /** In the order in which they would deal first. */
  readonly #members: readonly { readonly id: string; readonly name: string }[];
  readonly #shelf: Shelf;

  /** The suggestion of the circle in an address (?circle=ID); undefined without one, or if it was never here. */
  static in(query: URLSearchParams, shelf: Shelf): CircleSuggestion | undefined {
    const known = readStored('circles', shelf).find(({ id }) => id === query.get('circle'));
    return known?.next === undefined ? undefined : new CircleSuggestion(known, known.next, shelf);
  }

  private constructor(
    { id, name }: { readonly id: string; readonly name: string },
    { members, last, rules }: NonNullable<Stored<'circles'>[number]['next']>,
    shelf: Shelf,
  ) {
    this.circle = id;
    this.name = name;
    this.last = last;
    this.names = [...last, ...members.map((member) => member.name)].filter(
      (one, at, all) => all.indexOf(one) === at,
    );
    this.rules = rules === null ? undefined : rulesFromLink(rules.link);
    this.#rulesName = rules?.name;
    this.#members = members;
    this.#shelf = shelf;
  }

  /** The seat of the person who was first dealer the longest time ago; −1 if none of these people is in the circle. */
  dealerOf(names: readonly string[]): number {
    const keys = names.map(nameKey);
    const next = this.#members.find(({ name }) => keys.includes(nameKey(name)));
    return next === undefined ? -1 : keys.indexOf(nameKey(next.name));
  }

  /** What the circle calls these rules, if they are its own. */
  rulesName(rules: RulesConfig): string | undefined {
    return this.rules !== undefined && rulesToLink(rules) === rulesToLink(this.rules)
      ? this.#rulesName
      : undefined;
  }

  /** From now on, games with these names are suggested for this circle, if it knows all of them. */
  remember(names: readonly string[]): void {
    const players = names.map((name) => this.#members.find((one) => nameKey(one.name) === nameKey(name)));
    if (players.includes(undefined)) return;
    rememberNames(
      this.circle,
      names,
      players.map((player) => ({ member: player!.id })),
      this.#shelf,
    );
  }
}
