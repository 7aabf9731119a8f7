/** A URL that is told of finished games. */
export interface Webhook {
  /** Whose games it is told about: an ID that `tableOwner` or `circleOwner` makes. */
  readonly owner: string;
  readonly url: string;
  /** Signs what is sent; shown once. */
  readonly secret: string;
  /** The address of this server, for links. */
  readonly site: string;
  /** The hash of the person who has set it, as long as they may; null for one that an older version has stored. */
  readonly setter: string | null;
}

/** A webhook, and how it has fared. */
export interface StoredWebhook extends Webhook {
  readonly last: WebhookAnswer | null;
  /** When it last gave no good answer to a game, or only a slow one. */
  readonly failed: number | null;
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
  load(owner: string): Promise<StoredWebhook | undefined>;
  /** Remembers what the last answer was, and whether it counts as a failure. */
  note(owner: string, answer: WebhookAnswer, isFailure: boolean): Promise<void>;
  remove(owner: string): Promise<void>;
  /** Removes all webhooks that a person has set. */
  forget(person: string): Promise<void>;
  /** One person turns out to be another. */
  adopt(from: string, to: string): Promise<void>;
}

/** The owner of the webhook of a table. */
export function tableOwner(code: string): string {
  return `table:${code}`;
}

/** The owner of the webhook of a circle. */
export function circleOwner(id: string): string {
  return `circle:${id}`;
}

/** The table or the circle of an owner. */
export function placeOf(owner: string): { readonly table?: string; readonly circle?: string } {
  const [kind, id] = owner.split(':') as [string, string];
  return kind === 'circle' ? { circle: id } : { table: id };
}
