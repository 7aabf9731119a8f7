/** What a device says it is, so that people recognise it in a list. */
export const DEVICE_KINDS = ['phone', 'tablet', 'computer'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** A device that has been added to a person, or removed from one. */
export interface StoredDevice {
  /** The hash of its token. */
  readonly device: string;
  readonly person: string;
  /** The person it belonged to before, if everything they had is this person's now; otherwise null. */
  readonly formerly: string | null;
  readonly kind: DeviceKind;
  /** Milliseconds since 1970. */
  readonly added: number;
}

export interface KnownDevice extends StoredDevice {
  /** The day on which it was last seen, give or take a week. */
  readonly used: number;
}

/** Which devices belong to which person. A device that is not here is a person of its own, whose ID is its hash. */
export interface DeviceStore {
  find(device: string): Promise<KnownDevice | undefined>;
  /** The devices of a person, the first one first. */
  of(person: string): Promise<StoredDevice[]>;
  /** Stores a device, replacing what was known about it; from now on it belongs to `person`. */
  put(device: StoredDevice): Promise<void>;
  /**
   * Moves a device from one person to another who has fewer than `most`: `formerly` is the person it came from if nothing
   * else leads to them, and null otherwise. Returns whether it was moved.
   */
  join(device: Omit<StoredDevice, 'formerly'>, before: string, most: number): Promise<boolean>;
  /** Makes a person's device someone else's, unless nothing else leads to them. Returns whether it was done. */
  part(
    device: Pick<StoredDevice, 'device' | 'kind' | 'added'>,
    person: string,
    stranger: string,
  ): Promise<boolean>;
  /** Stores a device that is not here yet. */
  add(device: StoredDevice): Promise<void>;
  /** Notes that a device was used, at most once a week. */
  use(device: string, now: number): Promise<void>;
  /** Devices stored since a moment, at most `limit`, the last one first. */
  changedSince(moment: number, limit: number): Promise<StoredDevice[]>;
  /** Deletes all devices of a person. */
  forget(person: string): Promise<void>;
}
