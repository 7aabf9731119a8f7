export type LetterKind = 'push' | 'webhook';

/** A message to a device or a webhook that is waiting to be sent. */
export interface Letter {
  /** A letter with the ID of a stored one is not stored again. */
  readonly id: string;
  readonly kind: LetterKind;
  /** Whom it is for: the ID of a subscription, or the owner of a webhook. */
  readonly target: string;
  readonly body: string;
  /** When it is no longer worth sending, in milliseconds since 1970. */
  readonly expires: number;
}

/** A letter that was claimed. */
export interface ClaimedLetter extends Letter {
  /** How often it has failed. */
  readonly tries: number;
}

/** Letters that wait to be sent. They stay until they expire, sent or not, so that none is sent again. */
export interface OutboxStore {
  /** Returns whether it was stored: not if it is there already, or `most` letters to the same target wait. */
  put(letter: Letter, due: number, most: number): Promise<boolean>;
  /**
   * At most `limit` letters of a kind that are due and have not expired, the earliest first. Each is returned to one
   * caller, and put off to `until` in case that caller dies.
   */
  claim(kind: LetterKind, now: number, until: number, limit: number): Promise<ClaimedLetter[]>;
  /** Puts a letter off until `due`, after this many failures. */
  putOff(id: string, due: number, tries: number): Promise<void>;
  /** The letter was sent, or never will be: forgets what it said. */
  done(id: string): Promise<void>;
  /** Forgets all letters to a target. */
  forget(target: string): Promise<void>;
  /** Forgets letters that expired before a moment. */
  prune(before: number): Promise<void>;
}
