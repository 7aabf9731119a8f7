import { randomUUID } from 'node:crypto';
import { webSource } from '@sevenfold/table';
import { forgetGames } from '../storage/forget-games.ts';
import type { Storage } from '../storage/storage.ts';
import type { DeviceKind, StoredDevice } from '../identity/device-store.ts';
import type { Directory } from './directory.ts';
import type { TableScan } from './table-scan.ts';

/** Of one person. */
export const MOST_DEVICES = 20;

interface Parts {
  readonly storage: Storage;
  readonly directory: Directory;
  readonly scan: TableScan;
}

/** Which devices are one person: adding one, taking one away, and forgetting the person altogether. */
export class Membership {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Whom a device stands for, as it is stored now. */
  async personOf(device: string): Promise<string> {
    return (await this.#parts.storage.devices.find(device))?.person ?? device;
  }

  /** The devices of a person, this one among them even if it is their only one and was never stored. */
  async devicesOf(person: string, self: string, kind: DeviceKind): Promise<StoredDevice[]> {
    const devices = await this.#parts.storage.devices.of(person);
    if (devices.some(({ device }) => device === self)) return devices;
    return [{ device: self, person, formerly: null, kind, added: 0 }, ...devices];
  }

  /** From now on a person has a device that others are added to, or a passkey: it is stored as one of theirs. */
  async settle(device: string, person: string, kind: DeviceKind): Promise<void> {
    await this.#parts.storage.devices.add({ device, person, formerly: null, kind, added: Date.now() });
  }

  /**
   * A device becomes one of a person's. If nothing else leads to the person it stood for, everything they had goes to
   * its new person; otherwise it stays with their other devices and passkeys.
   */
  async join(device: string, person: string, kind: DeviceKind): Promise<'joined' | 'tooManyDevices'> {
    const { storage, directory } = this.#parts;
    const before = await this.personOf(device);
    if (before === person) return 'joined';
    if ((await storage.devices.of(person)).length >= MOST_DEVICES) return 'tooManyDevices';
    const formerly = (await this.#isOnlyWay(device, before)) ? before : null;
    // Before anything is moved: if that fails, it is known what is still to be moved, and the janitor tries again.
    await storage.devices.put({ device, person, formerly, kind, added: Date.now() });
    await directory.tell(device);
    if (formerly !== null) await this.adopt(formerly, person);
    return 'joined';
  }

  /** Gives everything that one person has to another; again does no harm. */
  async adopt(from: string, to: string): Promise<void> {
    for (const adopt of this.#parts.storage.adopters) await adopt(from, to);
    await this.#parts.storage.tickets.forget(from);
  }

  /** The device is someone new from now on, who has nothing. Refused if nothing else leads to the person. */
  async part({ device, person, kind }: StoredDevice): Promise<'parted' | 'lastDevice'> {
    if (await this.#isOnlyWay(device, person)) return 'lastDevice';
    await this.#estrange(device, kind);
    await this.#parts.directory.tell(device);
    return 'parted';
  }

  /** Deletes everything the server knows about a person; can be repeated if it fails halfway. */
  async forget(person: string): Promise<void> {
    const { storage, directory, scan } = this.#parts;
    const devices = await storage.devices.of(person);
    const names = new Set([person, ...devices.flatMap(({ formerly }) => formerly ?? [])]);
    // Tables first: a game that ends now must not bring them back.
    await scan.forget(names);
    // A device that is not stored is whoever its hash names, and they may have removed it.
    for (const { device, kind } of devices)
      if (device !== person && !(await this.#isOnlyWay(device, device))) await this.#estrange(device, kind);
    for (const name of names) {
      await forgetGames(storage.archive, name);
      for (const forget of storage.forgetters) await forget(name);
    }
    for (const { device } of devices) await directory.tell(device);
  }

  async #estrange(device: string, kind: DeviceKind): Promise<void> {
    const stranger = await webSource.hash(randomUUID());
    await this.#parts.storage.devices.put({
      device,
      person: stranger,
      formerly: null,
      kind,
      added: Date.now(),
    });
  }

  async #isOnlyWay(device: string, person: string): Promise<boolean> {
    const { devices, passkeys } = this.#parts.storage;
    const others = (await devices.of(person)).filter((one) => one.device !== device);
    return others.length === 0 && (await passkeys.of(person)).length === 0;
  }
}
