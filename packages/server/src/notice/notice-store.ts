/** What the people who run the server tell everyone, and whether it is in read-only mode; for all processes. */
export interface Notice {
  /** Counts the changes; 0 before the first. */
  readonly version: number;
  /** Nothing begins and nobody plays. */
  readonly readOnly: boolean;
  /** Plain text for everyone. Its ID is new with every text, so that one who has closed it sees the next. */
  readonly banner: { readonly id: number; readonly text: string } | null;
}

export const NO_NOTICE: Notice = { version: 0, readOnly: false, banner: null };

export interface NoticeStore {
  load(): Promise<Notice>;
  /** Rejects with `Conflict` unless it is one version after what is stored. */
  save(notice: Notice): Promise<void>;
}
