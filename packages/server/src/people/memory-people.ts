// Stores of devices, passkeys, tickets and people who have become others that last as long as the process. Their
// methods are `async`, so that a throw is a rejection.

import { Conflict } from '@sevenfold/table';
import type { DeviceStore, StoredDevice } from './device-store.ts';
import type { MovedPeople } from './moved-people.ts';
import type { PasskeyStore, StoredPasskey } from './passkey-store.ts';
import type { StoredTicket, TicketKind, TicketStore } from './ticket-store.ts';

export class MemoryDevices implements DeviceStore {
  readonly #devices = new Map<string, { readonly stored: StoredDevice; readonly changed: number }>();

  async find(device: string): Promise<StoredDevice | undefined> {
    return this.#devices.get(device)?.stored;
  }

  async of(person: string): Promise<StoredDevice[]> {
    return Array.from(this.#devices.values(), ({ stored }) => stored)
      .filter((one) => one.person === person)
      .sort(firstAdded);
  }

  async put(device: StoredDevice): Promise<void> {
    this.#devices.delete(device.device);
    this.#devices.set(device.device, { stored: device, changed: Date.now() });
  }

  async add(device: StoredDevice): Promise<void> {
    if (!this.#devices.has(device.device)) await this.put(device);
  }

  async changedSince(moment: number, limit: number): Promise<StoredDevice[]> {
    return [...this.#devices.values()]
      .filter(({ changed }) => changed >= moment)
      .map(({ stored }) => stored)
      .toReversed()
      .slice(0, limit);
  }

  async forget(person: string): Promise<void> {
    for (const { device } of await this.of(person)) this.#devices.delete(device);
  }
}

export class MemoryMoved implements MovedPeople {
  readonly #targets = new Map<string, string>();

  async adopt(from: string, to: string): Promise<void> {
    for (const person of await this.of(from)) this.#targets.set(person, to);
    this.#targets.set(from, to);
    this.#targets.delete(to);
  }

  async find(people: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return new Map([...this.#targets].filter(([person]) => people.includes(person)));
  }

  async of(person: string): Promise<string[]> {
    return [...this.#targets].filter(([, target]) => target === person).map(([from]) => from);
  }

  async forget(person: string): Promise<void> {
    for (const from of [person, ...(await this.of(person))]) this.#targets.delete(from);
  }
}

export class MemoryPasskeys implements PasskeyStore {
  readonly #passkeys = new Map<string, StoredPasskey>();

  async add(passkey: StoredPasskey): Promise<void> {
    if (this.#passkeys.has(passkey.id)) throw new Conflict('a passkey');
    this.#passkeys.set(passkey.id, passkey);
  }

  async find(id: string): Promise<StoredPasskey | undefined> {
    return this.#passkeys.get(id);
  }

  async of(person: string): Promise<StoredPasskey[]> {
    return [...this.#passkeys.values()].filter((one) => one.person === person).sort(firstAdded);
  }

  async count(id: string, counter: number): Promise<void> {
    const passkey = this.#passkeys.get(id);
    if (passkey !== undefined && counter > passkey.counter) this.#passkeys.set(id, { ...passkey, counter });
  }

  async remove(person: string, id: string): Promise<boolean> {
    return this.#passkeys.get(id)?.person === person && this.#passkeys.delete(id);
  }

  async forget(person: string): Promise<void> {
    for (const { id } of await this.of(person)) this.#passkeys.delete(id);
  }
}

export class MemoryTickets implements TicketStore {
  readonly #tickets = new Map<string, StoredTicket>();

  async make(ticket: StoredTicket): Promise<void> {
    this.#deleteIf(({ device, kind }) => device === ticket.device && kind === ticket.kind);
    this.#tickets.set(ticket.hash, ticket);
  }

  async find(hash: string, kind: TicketKind, now: number): Promise<StoredTicket | undefined> {
    const ticket = this.#tickets.get(hash);
    return ticket?.kind === kind && ticket.until >= now ? ticket : undefined;
  }

  async take(hash: string, kind: TicketKind, now: number): Promise<StoredTicket | undefined> {
    const ticket = await this.find(hash, kind, now);
    return ticket !== undefined && this.#tickets.delete(hash) ? ticket : undefined;
  }

  async prune(now: number): Promise<void> {
    this.#deleteIf(({ until }) => until < now);
  }

  async forget(person: string): Promise<void> {
    this.#deleteIf((ticket) => ticket.person === person);
  }

  #deleteIf(condition: (ticket: StoredTicket) => boolean): void {
    for (const ticket of this.#tickets.values()) if (condition(ticket)) this.#tickets.delete(ticket.hash);
  }
}

function firstAdded(one: { readonly added: number }, other: { readonly added: number }): number {
  return one.added - other.added;
}
