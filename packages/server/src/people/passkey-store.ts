/** What the server knows about a passkey: nothing that lets anyone in. */
export interface StoredPasskey {
  /** As the authenticator names it, in base64url. */
  readonly id: string;
  readonly person: string;
  readonly publicKey: Uint8Array;
  /** How often it has been used, as its authenticator counts; 0 if that does not count. */
  readonly counter: number;
  /** Milliseconds since 1970. */
  readonly added: number;
}

export interface PasskeyStore {
  /** Rejects with `Conflict` if there is a passkey with this ID. */
  add(passkey: StoredPasskey): Promise<void>;
  find(id: string): Promise<StoredPasskey | undefined>;
  /** The passkeys of a person, the first one first. */
  of(person: string): Promise<StoredPasskey[]>;
  /** Notes that it has been used; `counter` never goes down. */
  count(id: string, counter: number): Promise<void>;
  /** Returns whether it was removed: not if the person does not have it, or if nothing else leads to them. */
  remove(person: string, id: string): Promise<boolean>;
  /** Deletes all passkeys of a person. */
  forget(person: string): Promise<void>;
}
