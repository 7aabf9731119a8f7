import { randomUUID } from 'node:crypto';
import { type Archive, webSource } from '@sevenfold/table';
import { forgetGames } from './forget-games.ts';
import type { DeviceKind, DeviceStore, StoredDevice } from './device-store.ts';
import type { Directory } from './directory.ts';
import type { MovedPeople } from './moved-people.ts';
import type { PasskeyStore } from './passkey-store.ts';
import type { TicketStore } from './ticket-store.ts';
import type { TableRemoval } from './table-removal.ts';

/** How many devices one person may have. */
export const MOST_DEVICES = 20;

/** The stores that hold what belongs to people. */
interface PersonalStorage {
  readonly archive: Pick<Archive, 'played' | 'forget'>;
  readonly devices: DeviceStore;
  readonly moved: MovedPeople;
  readonly passkeys: PasskeyStore;
  readonly tickets: TicketStore;
  readonly match: { forget(person: string): Promise<void> };
  readonly forgetters: readonly ((person: string) => Promise<void>)[];
  readonly adopters: readonly ((from: string, to: string) => Promise<void>)[];
}

interface Parts {
  readonly storage: PersonalStorage;
  readonly directory: Directory;
  readonly tables: TableRemoval;
}

/** Which devices belong to a person: adding one, removing one, and forgetting the person altogether. */
export class Membership {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The person that a device belongs to, as it is stored now. */
  async personOf(device: string): Promise<string> {
    return (await this.#parts.storage.devices.find(device))?.person ?? device;
  }

  /** The devices of a person, this one among them even if it is their only one and was never stored. */
  async devicesOf(person: string, self: string, kind: DeviceKind): Promise<StoredDevice[]> {
    const devices = await this.#parts.storage.devices.of(person);
    if (devices.some(({ device }) => device === self)) return devices;
    return [{ device: self, person, formerly: null, kind, added: 0 }, ...devices];
  }

  /** Stores a device as one of a person's, which is needed as soon as they add another device or a passkey. */
  async storeDevice(device: string, person: string, kind: DeviceKind): Promise<void> {
    await this.#parts.storage.devices.add({ device, person, formerly: null, kind, added: Date.now() });
  }

  /**
   * Adds a device to a person. If the person it belonged to has no other device and no passkey, everything they had goes
   * to the new person; otherwise it stays with their other devices and passkeys.
   */
  async join(device: string, person: string, kind: DeviceKind): Promise<'joined' | 'tooManyDevices'> {
    const { storage, directory } = this.#parts;
    const before = await this.personOf(device);
    if (before === person) return 'joined';
    // Stored before anything is moved: if that fails, the janitor knows what is still to be moved.
    const joined = await storage.devices.join(
      { device, person, kind, added: Date.now() },
      before,
      MOST_DEVICES,
    );
    if (!joined) return 'tooManyDevices';
    await directory.tell(device);
    const formerly = (await storage.devices.find(device))?.formerly;
    if (formerly === before) await this.adopt(formerly, person);
    return 'joined';
  }

  /** Gives everything that one person has to another; can be repeated. */
  async adopt(from: string, to: string): Promise<void> {
    for (const adopt of this.#parts.storage.adopters) await adopt(from, to);
    await this.#parts.storage.tickets.forget(from);
  }

  /** Makes the device a new person, who has nothing. Refused if it is the only way back to its person. */
  async removeDevice({ device, person, kind }: StoredDevice): Promise<'removed' | 'lastDevice'> {
    const [stranger, added] = [await newStranger(), Date.now()];
    if (!(await this.#parts.storage.devices.part({ device, kind, added }, person, stranger)))
      // Unless another device has removed it in the meantime.
      return (await this.personOf(device)) === person ? 'lastDevice' : 'removed';
    await this.#parts.directory.tell(device);
    return 'removed';
  }

  /** Deletes everything the server knows about a person; can be repeated if it fails halfway. */
  async forget(person: string): Promise<void> {
    const { storage, directory, tables } = this.#parts;
    const devices = await storage.devices.of(person);
    const formerly = devices.flatMap((device) => device.formerly ?? []);
    const names = new Set([person, ...formerly, ...(await storage.moved.of(person))]);
    // First they stop waiting for a match, then they leave all tables: a game that ends now must not bring them back.
    for (const name of names) await storage.match.forget(name);
    await tables.forget(names);
    // Without its row, a device would be the person named by its hash again, who may have removed it.
    for (const { device, kind } of devices)
      if (device !== person && !(await this.#isOnlyWay(device, device)))
        await this.#makeStranger(device, kind);
    for (const name of names) {
      await forgetGames(storage.archive, name);
      for (const forget of storage.forgetters) await forget(name);
    }
    for (const { device } of devices) await directory.tell(device);
  }

  async #makeStranger(device: string, kind: DeviceKind): Promise<void> {
    await this.#parts.storage.devices.put({
      device,
      person: await newStranger(),
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

/** A person whom nobody knows. */
function newStranger(): Promise<string> {
  return webSource.hash(randomUUID());
}
