import { deviceShelf } from '../../storage/shelf.ts';
import { Outbox } from './outbox.ts';

/** Sends what was done in circles without a network: now, and whenever there is one again. */
export function sendWaiting(): void {
  const outbox = new Outbox(deviceShelf());
  const send = (): void => {
    for (const id of outbox.circles()) void outbox.flush(id);
  };
  addEventListener('online', send);
  send();
}
