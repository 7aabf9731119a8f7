// Whether this device is beside a TV, which shows the table.

import { NOBODY, type TableView } from '@sevenfold/table';

/** At a table that was opened on a TV, unless the address says otherwise: ?hand or ?hand=no. */
export function isDeviceBesideTv({ creator }: Pick<TableView, 'creator'>, query: URLSearchParams): boolean {
  const wish = query.get('hand');
  return wish === null ? creator === NOBODY : wish !== 'no';
}

/** The same address with the wish to be beside a TV, or not to be. */
export function withBesideTv(address: string, isBesideTv: boolean): string {
  const url = new URL(address);
  url.searchParams.set('hand', isBesideTv ? '' : 'no');
  url.search = url.search.replace('hand=&', 'hand&').replace(/hand=$/, 'hand');
  return url.href;
}
