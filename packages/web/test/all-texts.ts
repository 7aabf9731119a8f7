// Every text of the app as people would read it: functions are called with samples of what their English types name.

import { type Options, PRESETS } from '@sevenfold/engine';
import ts from 'typescript';
import type { Language } from '../src/words/language.ts';
import type { YouOrName } from '../src/words/you-or-name.ts';
import type { Terms } from '../src/words/terms/en.ts';

const modules = import.meta.glob<object>('../src/words/*/*.ts', { import: 'default', eager: true });
const sources = import.meta.glob<string>('../src/words/*/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const AREAS: readonly string[] = [
  ...new Set(Object.keys(modules).map((file) => file.split('/').at(-2)!)),
];

/** What texts are filled with. */
export interface Sample {
  readonly count: number;
  readonly person: YouOrName;
  readonly options: Options;
}

export const SOMEONE: YouOrName = { name: 'Rocco', isYou: false };
/** Has a name that must never be said. */
export const YOU: YouOrName = { name: 'Unsaid', isYou: true };
export const SAMPLE: Sample = { count: 3, person: SOMEONE, options: PRESETS.official };

/** All texts of an area by their paths, filled with the sample. */
export function textsOf(area: string, language: Language, sample = SAMPLE): Map<string, string> {
  const texts = modules[pathOf(area, language)];
  const types = parametersOf(area);
  const terms = modules[pathOf('terms', language)] as { vocabularies: { flip: Terms } };
  const give = (type: string): unknown => {
    switch (type) {
      case 'number':
        return sample.count;
      case 'string':
        return 'Xx';
      case 'YouOrName':
        return sample.person;
      case 'readonly YouOrName[]':
        return [sample.person];
      case 'Terms':
        return terms.vocabularies.flip;
      case 'Options':
        return sample.options;
      default:
        throw new Error(`Texts of '${area}' take a ${type}: give it a sample here.`);
    }
  };
  return new Map(
    leavesOf(texts).map(([path, leaf]) => {
      if (typeof leaf === 'string') return [path, leaf];
      const said = (leaf as (...args: unknown[]) => unknown)(...(types.get(path) ?? []).map(give));
      return [path, String(said)];
    }),
  );
}

/** The types of what each function of an area takes, by path, as its English text declares them. */
export function parametersOf(area: string): ReadonlyMap<string, readonly string[]> {
  return new Map([...declared(area)].map(([path, parameters]) => [path, parameters.map(({ type }) => type)]));
}

/** The names of parameters, by path. */
export function parameterNamesOf(area: string): ReadonlyMap<string, readonly string[]> {
  return new Map([...declared(area)].map(([path, parameters]) => [path, parameters.map(({ name }) => name)]));
}

interface Parameter {
  readonly name: string;
  readonly type: string;
}

/** What functions that are declared by a type of their own take. */
const NAMED_TYPES: Readonly<Record<string, readonly Parameter[]>> = {
  RuleText: [
    { name: 't', type: 'Terms' },
    { name: 'o', type: 'Options' },
  ],
};

const known = new Map<string, ReadonlyMap<string, readonly Parameter[]>>();

function declared(area: string): ReadonlyMap<string, readonly Parameter[]> {
  const before = known.get(area);
  if (before !== undefined) return before;
  const file = ts.createSourceFile('en.ts', sources[pathOf(area, 'en')]!, ts.ScriptTarget.Latest, true);
  const found = new Map<string, readonly Parameter[]>();
  const visit = (node: ts.Node, path: readonly string[]): void => {
    if (ts.isPropertyAssignment(node)) {
      const { name } = node;
      const key = ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();
      ts.forEachChild(node.initializer, (child) => visit(child, [...path, key]));
      note(node.initializer, [...path, key]);
      return;
    }
    ts.forEachChild(node, (child) => visit(child, path));
  };
  const note = (value: ts.Node, path: readonly string[]): void => {
    if (ts.isAsExpression(value)) found.set(path.join('.'), NAMED_TYPES[value.type.getText()] ?? []);
    if (ts.isArrowFunction(value))
      found.set(
        path.join('.'),
        value.parameters.map((each) => ({ name: each.name.getText(), type: each.type?.getText() ?? '?' })),
      );
  };
  visit(file, []);
  known.set(area, found);
  return found;
}

function leavesOf(value: unknown, path = ''): [string, unknown][] {
  if (typeof value === 'string' || typeof value === 'function') return [[path, value]];
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) =>
      leavesOf(inner, path === '' ? key : `${path}.${key}`),
    );
  throw new Error(`${path} is neither a text nor a function`);
}

function pathOf(area: string, language: Language): string {
  return `../src/words/${area}/${language}.ts`;
}
