export interface PostgresOptions {
  /** How many at once; eight processes of ten leave some of PostgreSQL's usual 100 to others. */
  readonly connections?: number;
  /** Milliseconds that a statement may take, or wait for a connection; 0 for no limit. */
  readonly timeout?: number;
  /** Statements that may wait for a connection; more are refused. */
  readonly queue?: number;
  /** Whether statements are prepared by name, which saves PostgreSQL half of its work. */
  readonly prepare?: 'auto' | 'on' | 'off';
}

/** The timeout is longer than any of our queries takes, and shorter than people wait. */
export const POSTGRES_DEFAULTS: Required<PostgresOptions> = {
  connections: 10,
  timeout: 5000,
  queue: 20_000,
  prepare: 'auto',
};
