import type { CircleSettings } from '@sevenfold/circles';

/** Where a table for a circle is opened, with its house rules. */
export function tablePath(id: string, { rules }: Pick<CircleSettings, 'rules'>): string {
  const wished = rules === null ? '' : `&rules=${rules.link}&name=${encodeURIComponent(rules.name)}`;
  return `/friends?circle=${id}${wished}`;
}
