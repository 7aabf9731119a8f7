import type { PushKeys, Subscription, SubscriptionStore } from './subscriptions.ts';

/** Subscriptions that last as long as the process. */
export class MemorySubscriptions implements SubscriptionStore {
  /** In the order in which they were saved. */
  readonly #subscriptions = new Map<string, Subscription>();
  #keys: PushKeys | undefined;

  keys(fresh: PushKeys): Promise<PushKeys> {
    this.#keys ??= fresh;
    return Promise.resolve(this.#keys);
  }

  async save(subscription: Subscription, most: number): Promise<void> {
    const { id, person } = subscription;
    this.#subscriptions.delete(id);
    this.#subscriptions.set(id, subscription);
    const theirs = await this.of(person);
    for (const old of theirs.slice(0, -most)) this.#subscriptions.delete(old.id);
  }

  load(id: string): Promise<Subscription | undefined> {
    return Promise.resolve(this.#subscriptions.get(id));
  }

  of(person: string): Promise<Subscription[]> {
    return Promise.resolve([...this.#subscriptions.values()].filter((one) => one.person === person));
  }

  async remove(id: string, person?: string): Promise<void> {
    if (person === undefined || this.#subscriptions.get(id)?.person === person)
      this.#subscriptions.delete(id);
  }

  async adopt(from: string, to: string): Promise<void> {
    for (const one of await this.of(from)) this.#subscriptions.set(one.id, { ...one, person: to });
  }

  async forget(person: string): Promise<void> {
    for (const { id } of await this.of(person)) this.#subscriptions.delete(id);
  }
}
