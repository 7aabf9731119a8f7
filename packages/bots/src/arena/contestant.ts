import type { BotKind, Budget } from '../bot.ts';
import { ExpressionError, stayIf } from '../players/expression.ts';
import { stayAbove, stayAt } from '../players/thresholds.ts';
import { findBot } from '../players/registry.ts';

export interface Contestant {
  /** As written, such as `stay25` or `oracle:samples=500`; seats with equal names count together. */
  readonly name: string;
  readonly kind: BotKind;
  readonly budget: Budget | undefined;
}

export class ContestantError extends Error {
  /** The unknown name, if that is the problem. */
  readonly unknown: string | undefined;

  constructor(message: string, unknown?: string) {
    super(message);
    this.name = 'ContestantError';
    this.unknown = unknown;
  }
}

/**
 * Reads `stay25`, `oracle:samples=500`, `oracle:ms=50`, `stay:30`, `bust:0.26` or `if:points >= 25 || bust > 0.3`;
 * throws `ContestantError`.
 */
export function parseContestant(text: string): Contestant {
  const at = text.indexOf(':');
  const name = at < 0 ? text : text.slice(0, at);
  const setting = at < 0 ? undefined : text.slice(at + 1);
  if (name === 'stay' || name === 'bust') return limited(name, setting);
  if (name === 'if') return conditional(setting?.trim() ?? '');
  const kind = findBot(name);
  if (kind === undefined) throw new ContestantError(`there is no bot ${JSON.stringify(name)}`, name);
  return { name: text, kind, budget: setting === undefined ? undefined : parseBudget(text, setting) };
}

function parseBudget(text: string, setting: string): Budget {
  const [, unit, digits] = /^(samples|ms)=(\d{1,9})$/.exec(setting) ?? [];
  const amount = Number(digits);
  if (unit === undefined || amount === 0) {
    throw new ContestantError(
      `a budget is written :samples=500 or :ms=50, unlike that of ${JSON.stringify(text)}`,
    );
  }
  return unit === 'samples' ? { samples: amount } : { milliseconds: amount };
}

function limited(name: 'stay' | 'bust', setting: string | undefined): Contestant {
  const limit = /^\d{1,4}(\.\d{1,6})?$/.test(setting ?? '') ? Number(setting) : NaN;
  if (name === 'stay' && !Number.isInteger(limit)) {
    throw new ContestantError('stay takes the points to stay at, such as stay:30');
  }
  if (name === 'bust' && !(limit <= 1)) {
    throw new ContestantError('bust takes the highest bust risk to accept, such as bust:0.26');
  }
  const bot = name === 'stay' ? stayAt(limit) : stayAbove(limit);
  const full = `${name}:${setting}`;
  const sentence =
    name === 'stay'
      ? `Stays at ${limit} points.`
      : `Stays when the next card busts with a chance above ${Number((limit * 100).toFixed(4))}%.`;
  return {
    name: full,
    kind: { name: full, level: 3, sentence, make: () => bot },
    budget: undefined,
  };
}

function conditional(text: string): Contestant {
  try {
    const bot = stayIf(text);
    const full = `if:${text}`;
    const kind: BotKind = { name: full, level: 3, sentence: `Stays if ${text}.`, make: () => bot };
    return { name: full, kind, budget: undefined };
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    throw new ContestantError(`if:${text} cannot be read at character ${error.at + 1}: ${error.message}`);
  }
}
