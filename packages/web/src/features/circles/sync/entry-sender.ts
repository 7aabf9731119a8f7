import { deviceShelf } from '../../../storage/shelf.ts';
import { UnsentEntries } from './unsent-entries.ts';

/** Sends what was done in circles without a network: now, and whenever there is one again. */
export function sendWaiting(): void {
  const unsentEntries = new UnsentEntries(deviceShelf());
  const send = (): void => {
    for (const id of unsentEntries.circles()) void unsentEntries.flush(id);
  };
  addEventListener('online', send);
  send();
}
