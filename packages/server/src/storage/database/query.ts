export type Value = string | number | Uint8Array | null;

/** SQL with a `?` for each of its values. */
export interface Query {
  readonly text: string;
  readonly values: readonly Value[];
}

/**
 * The texts of templates that hold only values, which never change: a move takes so little time that making the text
 * again would show.
 */
const texts = new WeakMap<TemplateStringsArray, string>();

/** Makes a query of a template: values become `?`, and other queries become part of it. */
export function sql(strings: TemplateStringsArray, ...parts: readonly (Value | Query)[]): Query {
  if (hasOnlyValues(parts)) {
    const text = texts.get(strings) ?? strings.join('?');
    texts.set(strings, text);
    return { text, values: parts };
  }
  const queries = parts.map((part) => (isQuery(part) ? part : { text: '?', values: [part] }));
  return {
    text: String.raw({ raw: strings }, ...queries.map(({ text }) => text)),
    values: queries.flatMap(({ values }) => values),
  };
}

function hasOnlyValues(parts: readonly (Value | Query)[]): parts is readonly Value[] {
  return !parts.some(isQuery);
}

/** A query without values, such as one that is put together from the names of tables. */
export function raw(text: string): Query {
  return { text, values: [] };
}

/** Joins queries into one, with a text between them; none make an empty one. */
export function joined(queries: readonly Query[], between: string): Query {
  return queries.length === 0 ? raw('') : queries.reduce((one, other) => sql`${one}${raw(between)}${other}`);
}

/** Values with commas between them. */
export function list(values: readonly Value[]): Query {
  return joined(
    values.map((value) => sql`${value}`),
    ', ',
  );
}

function isQuery(part: Value | Query): part is Query {
  return typeof part === 'object' && part !== null && 'text' in part;
}
