/**
 * What someone can be notified of: their turn at a slow table, a reminder that their time there is running out, and a
 * new game of their circle.
 */
export const PUSH_KINDS = ['turn', 'reminder', 'circle'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** In minutes after midnight where the device is; from evening to morning if `from` is later than `to`. */
interface QuietHours {
  readonly from: number;
  readonly to: number;
}

/** A device that wants notifications, and how it wants them. */
export interface Subscription {
  /** A hash of the endpoint. */
  readonly id: string;
  /** The hash by which the store knows them. */
  readonly person: string;
  /** The address that its push service has given it. */
  readonly endpoint: string;
  /** This and `auth` are the keys that messages to it are encrypted with. */
  readonly p256dh: string;
  readonly auth: string;
  readonly wants: readonly PushKind[];
  readonly language: string;
  /** Such as Europe/Berlin. */
  readonly zone: string;
  /** Null for a device that is never quiet. */
  readonly quiet: QuietHours | null;
}

/** The keys with which this server signs what it sends; the private one never leaves it. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface SubscriptionStore {
  /** The keys of this installation: the stored ones, or else these, which are then stored. */
  keys(fresh: PushKeys): Promise<PushKeys>;
  findKeys(): Promise<PushKeys | undefined>;
  /**
   * Replaces what is known about the same device. At most `most` devices of one person are stored, the ones saved last.
   */
  save(subscription: Subscription, most: number): Promise<void>;
  load(id: string): Promise<Subscription | undefined>;
  /** Notes that something was sent to a device, at most once a week. */
  use(id: string, now: number): Promise<void>;
  /** All subscriptions of one person. */
  of(person: string): Promise<Subscription[]>;
  /** Removes a subscription if there is one; with `person`, only if it is theirs. */
  remove(id: string, person?: string): Promise<void>;
  forget(person: string): Promise<void>;
  /** Gives all devices of one person to another. */
  adopt(from: string, to: string): Promise<void>;
}
