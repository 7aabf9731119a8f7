/** Someone who is asked at a slow table and is not here. */
export interface Summons {
  /** turn: they have just been asked. reminder: most of their time has passed. */
  readonly kind: 'turn' | 'reminder';
  /** As the table knows them. */
  readonly person: string;
  readonly table: string;
  readonly game: number;
  /** The length of the log: names the question. */
  readonly n: number;
  /** When it will be answered for them, in milliseconds since 1970. */
  readonly until: number;
}
