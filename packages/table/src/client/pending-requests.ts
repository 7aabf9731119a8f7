import { makeContribution } from '../fair/fair-seed.ts';
import type { ClientMessage, TableView } from '../protocol/protocol.ts';
import type { Source } from '../seams/seams.ts';

type Said<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;

/** What a client has asked for: sent again, even after a reconnection, until it has happened or is refused. */
export class PendingRequests {
  readonly #source: Pick<Source, 'token' | 'below'>;
  readonly #send: (message: ClientMessage) => void;
  #move: Said<'move'> | undefined;
  /** A seat, and how many seats were theirs when they asked for it. */
  #seat: { readonly message: Said<'sit'>; readonly before: number } | undefined;
  /**
   * The key of a request to sit, the same for every try until a seat is theirs: a late copy of an early try takes no
   * second seat.
   */
  #key: string;
  /** Contributions that were sent since the last `resend`. */
  readonly #contributed = new Set<string>();
  readonly #made = new Set<string>();

  constructor(source: Pick<Source, 'token' | 'below'>, send: (message: ClientMessage) => void) {
    this.#source = source;
    this.#send = send;
    this.#key = source.token();
  }

  /** Whether an answer is on its way. */
  get moving(): boolean {
    return this.#move !== undefined;
  }

  move(wanted: Omit<Said<'move'>, 'type'>): void {
    this.#move = { type: 'move', ...wanted };
    this.#send(this.#move);
  }

  /** `before`: how many seats are theirs already. */
  sit(name: string, colour: number, before: number, commitment: string): void {
    const message: Said<'sit'> = {
      type: 'sit',
      name,
      colour,
      key: this.#key,
      commitment,
      contribution: this.#contribution(commitment),
    };
    this.#seat = { message, before };
    this.#send(message);
  }

  /** Every seat contributes to the next shuffle once the table has committed to its secret. */
  contribute({ commitment, seats }: TableView, mine: readonly number[]): void {
    for (const seat of mine) {
      const said = `${commitment} ${seat}`;
      if (seats[seat]!.contribution !== null || this.#contributed.has(said)) continue;
      this.#contributed.add(said);
      this.#send({ type: 'contribute', seat, commitment, contribution: this.#contribution(commitment) });
    }
  }

  resend(view: TableView, mine: readonly number[]): void {
    if (this.#move !== undefined) this.#send(this.#move);
    if (this.#seat !== undefined) this.#send(this.#seat.message);
    this.#contributed.clear();
    this.contribute(view, mine);
  }

  /** The log has n entries now: an answered question is no longer open. */
  played(game: number, n: number): void {
    if (this.#move !== undefined && (this.#move.game !== game || n > this.#move.n)) this.#move = undefined;
  }

  /** `now`: how many seats are theirs. */
  seated(now: number): void {
    if (this.#seat === undefined || now <= this.#seat.before) return;
    this.#seat = undefined;
    this.#key = this.#source.token();
  }

  refused(re: string | undefined): void {
    if (re === 'move') this.#move = undefined;
    if (re === 'sit') this.#seat = undefined;
  }

  /** Whether a contribution was made here, after the table published this commitment. */
  hasMade(commitment: string, contribution: string | null): boolean {
    return this.#made.has(`${commitment} ${contribution}`);
  }

  #contribution(commitment: string): string {
    const made = makeContribution(Uint8Array.from({ length: 16 }, () => this.#source.below(256)));
    this.#made.add(`${commitment} ${made}`);
    return made;
  }
}
