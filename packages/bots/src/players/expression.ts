// A small language for strategies, such as `points >= 25 || bust > 0.3`: stay when it is true. It is parsed into
// closures and never evaluated as code, so a strategy from a stranger's link is harmless.

import { HIT, STAY, type State } from '@sevenfold/engine';
import type { Bot } from '../bot.ts';
import { type ExpressionNames, EXPRESSION_NAMES } from './expression-names.ts';
import { aimAtLeader } from './aim-at-leader.ts';

/** What is wrong with an expression, as a code for translations. */
export type ExpressionProblem =
  | 'tooLong'
  | 'tooDeep'
  | 'unknownMark'
  | 'unknownName'
  | 'unexpected'
  /** `about` is expected here. */
  | 'missing'
  | 'missingOperand'
  | 'comparedTwice'
  | 'differentSides'
  | 'notCondition'
  | 'notNumber';

/** A text that is not an expression: the index where it goes wrong, and a sentence. */
export class ExpressionError extends Error {
  readonly at: number;
  readonly problem: ExpressionProblem;
  /** The character or word in question, if there is one. */
  readonly about: string;

  constructor(at: number, problem: ExpressionProblem, message: string, about = '') {
    super(message);
    this.name = 'ExpressionError';
    this.at = at;
    this.problem = problem;
    this.about = about;
  }
}

export const LONGEST_EXPRESSION = 500;
const DEEPEST = 40;

/** Conditions are 1 or 0, so that everything is a number at run time; the parser checks the kinds. */
type Value = (state: State) => number;

interface Node {
  readonly isCondition: boolean;
  readonly value: Value;
  readonly at: number;
}

interface Token {
  readonly text: string;
  readonly kind: 'number' | 'name' | 'sign' | 'end';
  readonly at: number;
}

type Operation = (left: Value, right: Value) => Value;

const COMPARISONS: Readonly<Record<string, Operation>> = {
  '<': (a, b) => (state) => (a(state) < b(state) ? 1 : 0),
  '<=': (a, b) => (state) => (a(state) <= b(state) ? 1 : 0),
  '>': (a, b) => (state) => (a(state) > b(state) ? 1 : 0),
  '>=': (a, b) => (state) => (a(state) >= b(state) ? 1 : 0),
  '==': (a, b) => (state) => (a(state) === b(state) ? 1 : 0),
  '!=': (a, b) => (state) => (a(state) === b(state) ? 0 : 1),
};
const SUMS: Readonly<Record<string, Operation>> = {
  '+': (a, b) => (state) => a(state) + b(state),
  '-': (a, b) => (state) => a(state) - b(state),
};
const PRODUCTS: Readonly<Record<string, Operation>> = {
  '*': (a, b) => (state) => a(state) * b(state),
  '/': (a, b) => (state) => a(state) / b(state),
};
const JOINS: Readonly<Record<string, Operation>> = {
  '&&': (a, b) => (state) => (a(state) === 1 && b(state) === 1 ? 1 : 0),
  '||': (a, b) => (state) => (a(state) === 1 || b(state) === 1 ? 1 : 0),
};
const FUNCTIONS: Readonly<Record<string, Operation>> = {
  min: (a, b) => (state) => Math.min(a(state), b(state)),
  max: (a, b) => (state) => Math.max(a(state), b(state)),
};

const TOKEN = /\s*(?:(\d+(?:\.\d+)?|\.\d+)|([A-Za-z]\w*)|(\|\||&&|[<>=!]=|[<>!+\-*/?:(),]))/y;

/** The condition for the player who is asked: true means Stay. Throws `ExpressionError`. */
export function parseExpression(text: string): (state: State) => boolean {
  const { value } = new Reader(tokensOf(text)).all();
  return (state) => value(state) === 1;
}

/** Stays when the expression is true, and aims at the leader. Throws `ExpressionError`. */
export function stayIf(text: string): Bot {
  const { value } = new Reader(tokensOf(text)).all();
  return (state) => (state.phase === 'turn' ? (value(state) === 1 ? STAY : HIT) : aimAtLeader(state));
}

function tokensOf(text: string): Token[] {
  if (text.length > LONGEST_EXPRESSION) {
    throw new ExpressionError(
      LONGEST_EXPRESSION,
      'tooLong',
      `an expression has at most ${LONGEST_EXPRESSION} characters`,
    );
  }
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < end) {
    const from = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (match === null) {
      const at = from + /^\s*/.exec(text.slice(from))![0].length;
      const mark = String.fromCodePoint(text.codePointAt(at)!);
      throw new ExpressionError(
        at,
        'unknownMark',
        `${JSON.stringify(mark)} means nothing here${hintFor(mark)}`,
        mark,
      );
    }
    const [, number, name, sign] = match;
    const token = number ?? name ?? sign!;
    const kind = number !== undefined ? 'number' : name !== undefined ? 'name' : 'sign';
    tokens.push({ text: token, kind, at: TOKEN.lastIndex - token.length });
  }
  return [...tokens, { text: '', kind: 'end', at: end }];
}

function hintFor(mark: string): string {
  if (mark === '=') return '; equal is written ==';
  if (mark === '&') return '; and is written &&';
  if (mark === '|') return '; or is written ||';
  return mark === '%' ? '; write 0.3 for 30%' : '';
}

class Reader {
  readonly #tokens: readonly Token[];
  #next = 0;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  all(): Node {
    const node = this.#choice();
    const rest = this.#tokens[this.#next]!;
    if (rest.kind !== 'end')
      throw new ExpressionError(rest.at, 'unexpected', `${quote(rest)} is not expected here`, rest.text);
    return this.#condition(node, 'a strategy');
  }

  #choice(): Node {
    this.#depth++;
    if (this.#depth > DEEPEST) throw new ExpressionError(this.#at(), 'tooDeep', 'this is nested too deeply');
    const test = this.#either();
    if (this.#take('?') === undefined) {
      this.#depth--;
      return test;
    }
    const { value: when } = this.#condition(test, 'what comes before ?');
    const yes = this.#choice();
    this.#expect(':');
    const no = this.#choice();
    if (yes.isCondition !== no.isCondition) {
      throw new ExpressionError(
        no.at,
        'differentSides',
        'both sides of : must be conditions, or both numbers',
      );
    }
    this.#depth--;
    const { value: then } = yes;
    const { value: otherwise } = no;
    return {
      isCondition: yes.isCondition,
      value: (state) => (when(state) === 1 ? then(state) : otherwise(state)),
      at: test.at,
    };
  }

  #either(): Node {
    return this.#chain(() => this.#both(), JOINS, ['||'], true);
  }

  #both(): Node {
    return this.#chain(() => this.#comparison(), JOINS, ['&&'], true);
  }

  #comparison(): Node {
    const left = this.#sum();
    const sign = this.#take(...Object.keys(COMPARISONS));
    if (sign === undefined) return left;
    const right = this.#sum();
    const next = this.#tokens[this.#next]!;
    if (next.kind === 'sign' && COMPARISONS[next.text] !== undefined) {
      throw new ExpressionError(next.at, 'comparedTwice', 'compare two things at a time: a < b && b < c');
    }
    const compare = COMPARISONS[sign.text]!;
    const part = `a side of ${sign.text}`;
    return {
      isCondition: true,
      value: compare(this.#number(left, part).value, this.#number(right, part).value),
      at: left.at,
    };
  }

  #sum(): Node {
    return this.#chain(() => this.#product(), SUMS, ['+', '-'], false);
  }

  #product(): Node {
    return this.#chain(() => this.#single(), PRODUCTS, ['*', '/'], false);
  }

  /** Operands joined by operators of the same precedence, from left to right. */
  #chain(
    operand: () => Node,
    operations: Readonly<Record<string, Operation>>,
    signs: readonly string[],
    ofConditions: boolean,
  ): Node {
    const first = operand();
    let left = first;
    for (let sign = this.#take(...signs); sign !== undefined; sign = this.#take(...signs)) {
      const right = operand();
      const part = `a side of ${sign.text}`;
      for (const side of [left, right]) {
        if (ofConditions) this.#condition(side, part);
        else this.#number(side, part);
      }
      const value = operations[sign.text]!(left.value, right.value);
      left = { isCondition: ofConditions, value, at: first.at };
    }
    return left;
  }

  #single(): Node {
    const token = this.#tokens[this.#next++]!;
    const { at, text } = token;
    if (text === '-' || text === '!') return this.#prefixed(token);
    if (text === '(') {
      const inner = this.#choice();
      this.#expect(')');
      return { ...inner, at };
    }
    if (token.kind === 'number') {
      const number = Number(text);
      return { isCondition: false, value: () => number, at };
    }
    if (token.kind !== 'name') {
      const found = token.kind === 'end' ? 'the text ends' : `there is ${quote(token)}`;
      throw new ExpressionError(at, 'missingOperand', `a number, a name or ( is expected here, but ${found}`);
    }
    return Object.hasOwn(FUNCTIONS, text) ? this.#call(token) : factOf(token);
  }

  #prefixed({ text, at }: Token): Node {
    this.#depth++;
    if (this.#depth > DEEPEST) throw new ExpressionError(at, 'tooDeep', 'this is nested too deeply');
    const operand = this.#single();
    this.#depth--;
    const { value } = operand;
    if (text === '!') {
      this.#condition(operand, 'what comes after !');
      return { isCondition: true, value: (state) => 1 - value(state), at };
    }
    this.#number(operand, 'what comes after -');
    return { isCondition: false, value: (state) => -value(state), at };
  }

  #call({ text, at }: Token): Node {
    this.#expect('(');
    const combine = FUNCTIONS[text]!;
    let { value } = this.#number(this.#choice(), `what ${text} takes`);
    while (this.#take(',') !== undefined) {
      value = combine(value, this.#number(this.#choice(), `what ${text} takes`).value);
    }
    this.#expect(')');
    return { isCondition: false, value, at };
  }

  #condition(node: Node, what: string): Node {
    if (node.isCondition) return node;
    throw new ExpressionError(
      node.at,
      'notCondition',
      `${what} must be a condition, such as points >= 25, but this is a number`,
    );
  }

  #number(node: Node, what: string): Node {
    if (!node.isCondition) return node;
    throw new ExpressionError(node.at, 'notNumber', `${what} must be a number, but this is a condition`);
  }

  #take(...signs: string[]): Token | undefined {
    const token = this.#tokens[this.#next]!;
    if (token.kind !== 'sign' || !signs.includes(token.text)) return undefined;
    this.#next++;
    return token;
  }

  #expect(sign: string): void {
    if (this.#take(sign) !== undefined) return;
    const token = this.#tokens[this.#next]!;
    const found = token.kind === 'end' ? 'the text ends' : `there is ${quote(token)}`;
    throw new ExpressionError(token.at, 'missing', `${sign} is expected here, but ${found}`, sign);
  }

  #at(): number {
    return this.#tokens[this.#next]!.at;
  }
}

function factOf({ text, at }: Token): Node {
  if (!Object.hasOwn(EXPRESSION_NAMES, text)) {
    const names = [...Object.keys(EXPRESSION_NAMES), ...Object.keys(FUNCTIONS)].join(', ');
    throw new ExpressionError(
      at,
      'unknownName',
      `there is no ${JSON.stringify(text.slice(0, 40))}; the names are ${names}`,
      text.slice(0, 40),
    );
  }
  const { isCondition, value } = EXPRESSION_NAMES[text as keyof ExpressionNames];
  return { isCondition, value, at };
}

function quote({ text }: Token): string {
  return JSON.stringify(text.slice(0, 40));
}
