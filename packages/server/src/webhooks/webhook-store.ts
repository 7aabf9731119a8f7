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

/** The last answer of a receiver. */
export interface WebhookAnswer {
  /** 0 if there was none. */
  readonly status: number;
  /** When it was asked, in milliseconds since 1970. */
  readonly tried: number;
}

export interface WebhookStore {
  /** Stores a webhook in place of an older one of the same owner. */
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
