import type { CircleSettings } from '@sevenfold/circles';

/** Where a table for a circle is opened, with its house rules. */
export function tablePath(id: string, { rules }: Pick<CircleSettings, 'rules'>): string {
  return `/friends?circle=${id}${rules === null ? '' : `&${rulesQuery(rules)}`}`;
}

/** The page that shows a circle's house rules. */
export function rulesPath(rules: NonNullable<CircleSettings['rules']>): string {
  return `/rules/reference?${rulesQuery(rules)}`;
}

function rulesQuery({ name, link }: NonNullable<CircleSettings['rules']>): string {
  return `rules=${link}&name=${encodeURIComponent(name)}`;
}
