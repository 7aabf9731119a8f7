export type LetterKind = 'push' | 'webhook';

/** A message to a device or a webhook that is waiting to be sent. */
export interface Letter {
  /** A letter with the ID of a stored one is not stored again. */
  readonly id: string;
  readonly kind: LetterKind;
  /** Whom it is for: the ID of a subscription, or the owner of a webhook. */
  readonly target: string;
  /** Whether that receiver is known to answer quickly. */
  readonly proven: boolean;
  readonly body: string;
  /** When it is no longer worth sending, in milliseconds since 1970. */
  readonly expires: number;
}

/** A letter that was claimed. */
export interface ClaimedLetter extends Letter {
  /** How often its target has failed since the last letter that arrived there. */
  readonly tries: number;
}

/**
 * What a letter counts as. proven and unproven: see `Letter`. failing: its target has failed, or was slow, and has not
 * shown since that it can do better.
 */
export const STANDINGS = ['proven', 'unproven', 'failing'] as const;
export type Standing = (typeof STANDINGS)[number];

export interface Claim {
  readonly kind: LetterKind;
  readonly standing: Standing;
  readonly now: number;
  /** The letters are put off to this moment, in case the caller dies. */
  readonly until: number;
  readonly limit: number;
  /** Targets that get no letter now. */
  readonly except: readonly string[];
}

/** Letters that wait to be sent. They stay until they expire, sent or not, so that none is sent again. */
export interface OutboxStore {
  /**
   * Returns whether it was stored: not if it is there already, if `most` letters to the same target wait, or if
   * `mostKept` are there, sent or not. If the target is failing, the letter waits with the others.
   */
  put(letter: Letter, due: number, most: number, mostKept?: number): Promise<boolean>;
  /**
   * Letters that are due and have not expired, one for each target: those whose target has failed least often first, and
   * of these the earliest. Each is returned to one caller.
   */
  claim(claim: Claim): Promise<ClaimedLetter[]>;
  /** When the first letter that waits is due, or nothing if none waits. */
  next(kind: LetterKind): Promise<number | undefined>;
  /** Puts a letter off until `due`. */
  putOff(id: string, due: number): Promise<void>;
  /** A target has failed, this often by now: all its letters wait until `due`. */
  fail(target: string, due: number, tries: number): Promise<void>;
  /** A target no longer fails. */
  recover(target: string): Promise<void>;
  /** The letter was sent, or never will be: forgets what it said. */
  done(id: string): Promise<void>;
  /** Forgets all letters to a target. */
  forget(target: string): Promise<void>;
  /** Forgets letters that expired before a moment. */
  prune(before: number): Promise<void>;
}
