import type { Webhook, WebhookAnswer, WebhookStore } from './webhook-store.ts';

/** Webhooks that last as long as the process. */
export class MemoryWebhooks implements WebhookStore {
  readonly #webhooks = new Map<string, Webhook & { readonly last: WebhookAnswer | null }>();

  async save(webhook: Webhook): Promise<void> {
    this.#webhooks.set(webhook.owner, { ...webhook, last: null });
  }

  load(owner: string): ReturnType<WebhookStore['load']> {
    return Promise.resolve(this.#webhooks.get(owner));
  }

  async note(owner: string, last: WebhookAnswer): Promise<void> {
    const webhook = this.#webhooks.get(owner);
    if (webhook !== undefined) this.#webhooks.set(owner, { ...webhook, last });
  }

  async remove(owner: string): Promise<void> {
    this.#webhooks.delete(owner);
  }
}
