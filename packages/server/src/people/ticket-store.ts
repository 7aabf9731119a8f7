/** What a ticket is for: adding a device by a link, making a passkey, showing one. */
export type TicketKind = 'link' | 'register' | 'restore';

/** Lets the holder of its secret do something once, within a limited time. */
export interface StoredTicket {
  /** The hash of the ticket's secret. */
  readonly hash: string;
  readonly kind: TicketKind;
  /** The person who asked for it, and on which of their devices. */
  readonly person: string;
  readonly device: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

export interface TicketStore {
  /** Stores a ticket in place of an older one of the same kind from the same device. */
  make(ticket: StoredTicket): Promise<void>;
  /** A ticket that is still valid at this moment. */
  find(hash: string, kind: TicketKind, now: number): Promise<StoredTicket | undefined>;
  /** Finds a valid ticket and uses it up: only one caller ever gets it, across all processes. */
  take(hash: string, kind: TicketKind, now: number): Promise<StoredTicket | undefined>;
  /** Deletes those that are no longer valid. */
  prune(now: number): Promise<void>;
  /** Deletes all tickets of a person. */
  forget(person: string): Promise<void>;
}
