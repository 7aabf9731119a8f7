/** A URL that is told of finished games. */
export interface Webhook {
  /** Whose games it is told about: an ID that `tableOwner` or `circleOwner` makes. */
  readonly owner: string;
  readonly url: string;
  /** Signs what is sent; shown once. */
  readonly secret: string;
  /** The address of this server, for links. */
  readonly site: string;
}

/** The last answer that it gave: its status, 0 if there was none, and when. */
export interface WebhookAnswer {
  readonly status: number;
  readonly tried: number;
}

export interface WebhookStore {
  /** Replaces one that is there. */
  save(webhook: Webhook): Promise<void>;
  load(owner: string): Promise<(Webhook & { readonly last: WebhookAnswer | null }) | undefined>;
  /** Remembers what the last answer was. */
  note(owner: string, answer: WebhookAnswer): Promise<void>;
  remove(owner: string): Promise<void>;
}

/** The owner of the webhook of a table. */
export function tableOwner(code: string): string {
  return `table:${code}`;
}

/** The owner of the webhook of a circle. */
export function circleOwner(id: string): string {
  return `circle:${id}`;
}
