export type Value = string | number;

/** SQL with a `?` for each of its values. */
export interface Query {
  readonly text: string;
  readonly values: readonly Value[];
}

/** Makes a query of a template: values become `?`, and other queries become part of it. */
export function sql(strings: TemplateStringsArray, ...parts: readonly (Value | Query)[]): Query {
  const queries = parts.map((part) => (typeof part === 'object' ? part : { text: '?', values: [part] }));
  return {
    text: String.raw({ raw: strings }, ...queries.map(({ text }) => text)),
    values: queries.flatMap(({ values }) => values),
  };
}

/** A query without values, such as one that is put together from the names of tables. */
export function raw(text: string): Query {
  return { text, values: [] };
}
