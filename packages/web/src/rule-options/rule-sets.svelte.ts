// House rules that the people of this device have given a name: 'Grandma's rules'.

import { OPTION_NAMES, parseRules, type RulesConfig } from '@sevenfold/engine';
import { readStored, writeStored } from '../storage/stored.ts';
import { rulesFromLink, rulesToLink } from './rules-link.ts';

export interface RuleSet {
  readonly name: string;
  readonly rules: RulesConfig;
}

const MOST_SETS = 20;

class RuleSets {
  /** By when they were saved, newest first. */
  list = $state.raw(stored());

  /** A set with the same name is replaced. */
  save(set: RuleSet): void {
    this.#store([set, ...stored().filter(({ name }) => name !== set.name)].slice(0, MOST_SETS));
  }

  remove(set: RuleSet): void {
    this.#store(stored().filter(({ name }) => name !== set.name));
  }

  /** Reads the sets again after something else has stored them, as an import does. */
  reread(): void {
    this.list = stored();
  }

  /** The set with exactly these rules, however they are written. */
  of(rules: RulesConfig): RuleSet | undefined {
    return this.list.find((set) => isSame(set.rules, rules));
  }

  #store(list: readonly RuleSet[]): void {
    this.list = list;
    writeStored(
      'rule-sets',
      list.map(({ name, rules }) => ({ name, rules: rulesToLink(rules) })),
    );
  }
}

export const ruleSets = new RuleSets();

/** The page that shows a set, on any device. */
export function ruleSetPath({ name, rules }: RuleSet): string {
  return `/rules/reference?rules=${rulesToLink(rules)}&name=${encodeURIComponent(name)}`;
}

/** Sets whose rules can no longer be read are left out. */
function stored(): readonly RuleSet[] {
  return readStored('rule-sets').flatMap(({ name, rules: link }) => {
    const rules = rulesFromLink(link);
    return rules === undefined ? [] : [{ name, rules }];
  });
}

function isSame(one: RulesConfig, other: RulesConfig): boolean {
  const [a, b] = [parseRules(one), parseRules(other)];
  return OPTION_NAMES.every((name) => a[name] === b[name]);
}
