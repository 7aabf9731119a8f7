import { type GameRecord, LogError, newGame, playLog, questionOf, type State } from '@sevenfold/engine';
import {
  type ClientMessage,
  decodeAnswer,
  encode,
  PROTOCOL,
  type ServerMessage,
  type TableView,
} from '../protocol/protocol.ts';
import { type Dial, ReconnectingLink } from './reconnecting-link.ts';
import type { RefusalCode } from '../protocol/refusal.ts';
import type { Clock, Source } from '../seams/seams.ts';
import { webSource } from '../defaults/web-source.ts';
import { PendingRequests } from './pending-requests.ts';

export interface ClientSetup {
  readonly dial: Dial;
  readonly clock: Clock;
  readonly table: string;
  /** Without one you are a spectator. */
  readonly token?: string | undefined;
  /** From the link that another device has made for its seat: the seat becomes yours. Needs a token of your own. */
  readonly ticket?: string | undefined;
  /** Randomness for the shuffle, for keys and for the wait before a retry; a simulation has its own. */
  readonly source?: Pick<Source, 'token' | 'below'>;
  /** Something has changed that people see. */
  readonly changed?: (message?: ServerMessage) => void;
}

type Heard<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

/** Refusals after which the client gives up, because another hello would get the same answer. */
const FINAL: ReadonlySet<RefusalCode> = new Set(['closed', 'noTable', 'badVersion']);

/** Requests that this client repeats without being asked. */
const REPEATED: ReadonlySet<string> = new Set<ClientMessage['type']>([
  'move',
  'sit',
  'contribute',
  'resync',
  'ping',
]);
/**
 * Milliseconds for which a server that knows less than we do may still be about to hear the rest from another one.
 * After that it is right: it has come back with an older backup.
 */
const DOUBT = 3000;
const SHORTEST_RETRY = 200;
const RETRY_SPREAD = 600;

/** A table as one person sees it: the log, played by the same engine; nothing is shown before it is stored. */
export class Client {
  view: TableView | undefined;
  state: State | undefined;
  log: string[] = [];
  /** The person you are at this table; null while you are a spectator. */
  you: number | null = null;
  /** What was refused last, to be shown. */
  refused: Heard<'rejected'> | undefined;
  /** replaced: another connection or another device has your place. ended: there is nothing to come back to. */
  status: 'connecting' | 'open' | 'replaced' | 'ended' = 'connecting';
  /** Why the table said goodbye. */
  bye: Heard<'bye'>['reason'] | undefined;
  /**
   * When, in ticks of the set-up's clock, the open question is answered for the player who is asked; `undefined`
   * without a limit.
   */
  deadline: number | undefined;
  /** For each seat, when a bot takes over from its person, in the same ticks; `undefined` where none does. */
  takeovers: readonly (number | undefined)[] = [];
  /** The index in the log of the first entry that happened while you were away; `undefined` if you have missed none. */
  missedFrom: number | undefined;
  /** How often the server has come back with less than was shown here. */
  restored = 0;
  /** The answer to `pass`, to be made into a link. */
  ticket: Heard<'ticket'> | undefined;
  readonly #setup: ClientSetup;
  readonly #link: ReconnectingLink;
  readonly #pending: PendingRequests;
  #ticket: string | undefined;
  #retrying = false;
  /** The tick until which a server that knows less than we do is asked again. */
  #doubt: number | undefined;

  constructor(setup: ClientSetup) {
    this.#setup = setup;
    this.#ticket = setup.ticket;
    const source = setup.source ?? webSource;
    this.#pending = new PendingRequests(source, (message) => {
      if (this.status === 'open') this.send(message);
    });
    this.#link = new ReconnectingLink(setup.dial, setup.clock, source, {
      opened: () => this.#hello(),
      message: (text) => this.#hear(text),
      tick: () => {
        this.#resend();
        this.send({ type: 'ping' });
      },
    });
  }

  /** Your seats, those you have left in mid-game among them. */
  get seats(): number[] {
    if (this.you === null) return [];
    return (this.view?.seats ?? []).flatMap(({ person }, seat) => (person === this.you ? [seat] : []));
  }

  /** The game as a record, as far as it has come. */
  get record(): GameRecord | undefined {
    const game = this.view?.game;
    if (game === undefined || game === null) return undefined;
    return { rules: game.rules, players: game.players, dealer: game.dealer, log: this.log.join(' ') };
  }

  /**
   * Whether the cards of this game depend on randomness that this client made after the table was bound to its own:
   * then nobody can have chosen them. It does not remember across a reload.
   */
  get contributed(): boolean {
    const game = this.view?.game;
    if (game === undefined || game === null) return false;
    return game.contributions.some((one) => this.#pending.hasMade(game.commitment, one));
  }

  connect(): void {
    this.#link.open();
  }

  close(): void {
    this.status = 'ended';
    this.#link.close();
  }

  send(message: ClientMessage): void {
    this.#link.send(encode(message));
  }

  /** Answers the open question for a seat; sent again, even after a reconnection, until the log shows an answer. */
  move(seat: number, move: string): void {
    const game = this.view?.game?.number;
    if (game !== undefined && !this.waiting) this.#pending.move({ seat, move, game, n: this.log.length });
  }

  /** Once the table is known: takes a seat, or your seat back in mid-game; sent again until it is yours or refused. */
  sit(name: string, colour: number): void {
    if (this.view !== undefined) this.#pending.sit(name, colour, this.#playing(), this.view.commitment);
  }

  /** Asks for a link that moves a seat of yours to another device; the answer is `ticket`. */
  pass(seat: number): void {
    this.send({ type: 'pass', seat });
  }

  /** What was missed has been shown. */
  caughtUp(): void {
    this.missedFrom = undefined;
  }

  /** Whether an answer is on its way. */
  get waiting(): boolean {
    return this.#pending.moving;
  }

  /** The seat of yours that is asked now; −1 if none is. */
  get asked(): number {
    const player = this.state === undefined ? undefined : questionOf(this.state)?.player;
    if (player === undefined || this.view?.phase !== 'playing' || this.view.paused) return -1;
    return this.seats.includes(player) ? player : -1;
  }

  #hello(): void {
    this.status = 'connecting';
    this.#doubt = undefined;
    const { table, token } = this.#setup;
    const ticket = this.#ticket;
    this.send({
      type: 'hello',
      version: PROTOCOL,
      table,
      ...(token === undefined ? {} : { token }),
      ...(ticket === undefined ? {} : { ticket }),
    });
  }

  #resend(): void {
    if (this.view !== undefined) this.#pending.resend(this.view, this.seats);
  }

  /** The table was busy: tries again after a random wait. */
  #resendSoon(): void {
    if (this.#retrying) return;
    this.#retrying = true;
    const { clock, source = webSource } = this.#setup;
    clock.after(SHORTEST_RETRY + source.below(RETRY_SPREAD), () => {
      this.#retrying = false;
      if (this.status === 'open') this.#resend();
    });
  }

  /** How many seats are yours and played by you. */
  #playing(): number {
    return this.seats.filter((seat) => !this.view!.seats[seat]!.left).length;
  }

  #hear(text: string): void {
    const message = decodeAnswer(text);
    // A message that we cannot read comes from a newer server, which will refuse our next hello clearly.
    if (typeof message === 'string') return;
    this.#take(message);
    this.#setup.changed?.(message);
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'table':
        return this.#see(message);
      case 'entries':
        return this.#entries(message);
      case 'ticket':
        this.ticket = message;
        return;
      case 'pong':
        return this.#compare(message);
      case 'rejected':
        return this.#rejected(message);
      case 'replaced':
      case 'bye':
        return this.#part(message);
      case 'chat':
      case 'reaction':
      case 'nextRound':
      case 'shown':
      case 'notice':
        return;
    }
  }

  #part(message: Heard<'replaced' | 'bye'>): void {
    if (message.type === 'bye' && message.reason === 'shutdown') {
      // Another server takes over.
      this.status = 'connecting';
      return this.#link.reconnect('farewell');
    }
    this.status = message.type === 'replaced' ? 'replaced' : 'ended';
    if (message.type === 'bye') this.bye = message.reason;
    this.#link.close();
  }

  #welcome(message: Heard<'welcome'>): void {
    const { table, log, you, left, takeovers, missed } = message;
    if (this.#hasLess(message)) {
      if (!this.#isSure()) return this.#joined(you);
      this.#restore();
    } else this.#doubt = undefined;
    // A late, older one.
    if (this.#isNewer(table)) return;
    if (this.#isOther(message)) this.#restore();
    const before = this.view;
    const another = table.game?.number !== before?.game?.number;
    if (this.status !== 'open') {
      const from = before === undefined ? (missed ?? undefined) : another ? 0 : this.log.length;
      this.#miss(from, log.length, another);
    }
    this.view = table;
    this.#joined(you);
    if (another || log.length > this.log.length) {
      this.#restart();
      this.#play(log);
    }
    this.#expect(left);
    this.#expectTakeovers(takeovers);
    this.#pending.seated(this.#playing());
    this.#resend();
  }

  #joined(you: number | null): void {
    this.you = you;
    this.status = 'open';
    this.bye = undefined;
    this.#ticket = undefined;
    this.#link.settle();
  }

  /** Whether the server knows less of this table than we do. */
  #hasLess({ table, log }: Pick<Heard<'welcome'>, 'table' | 'log'>): boolean {
    return this.#isLess(table.game?.number ?? 0, log.length);
  }

  #isLess(game: number, n: number): boolean {
    const own = this.view?.game?.number ?? 0;
    return game < own || (game === own && n < this.log.length);
  }

  /** Whether the server has the same game otherwise, because it has gone on since it came back. */
  #isOther({ table: { game }, log }: Pick<Heard<'welcome'>, 'table' | 'log'>): boolean {
    const own = this.view?.game;
    if (game === null || game.number !== own?.number) return false;
    return game.commitment !== own.commitment || this.log.some((token, at) => token !== log[at]);
  }

  /** Whether the server has had time to hear more; asks it again until then. */
  #isSure(): boolean {
    const { clock } = this.#setup;
    if (this.#doubt !== undefined) return clock.ticks() >= this.#doubt;
    const until = (this.#doubt = clock.ticks() + DOUBT);
    clock.after(DOUBT, () => {
      if (this.#doubt === until && this.status === 'open') this.#resync(this.view?.game?.number ?? 0);
    });
    return false;
  }

  /** Forgets what the server does not know any more. */
  #restore(): void {
    this.restored++;
    this.#doubt = undefined;
    this.view = undefined;
    this.state = undefined;
    this.log = [];
    this.missedFrom = undefined;
    this.#pending.refused('move');
  }

  #miss(from: number | undefined, length: number, another: boolean): void {
    if (another) this.missedFrom = undefined;
    if (from !== undefined && from < length) this.missedFrom = Math.min(from, this.missedFrom ?? from);
  }

  #expect(left: number | null): void {
    this.deadline = left === null ? undefined : this.#setup.clock.ticks() + left;
  }

  #expectTakeovers(takeovers: Heard<'table'>['takeovers']): void {
    const now = this.#setup.clock.ticks();
    this.takeovers = takeovers.map((wait) => (wait === null ? undefined : now + wait));
  }

  #isNewer(table: TableView): boolean {
    return this.view !== undefined && this.view.version > table.version && this.status === 'open';
  }

  #see({ table, left, takeovers }: Heard<'table'>): void {
    if (this.#isNewer(table)) return;
    if (this.#isLess(table.game?.number ?? 0, Infinity)) {
      this.#isSure();
      return;
    }
    const another = table.game?.number !== this.view?.game?.number;
    this.view = table;
    if (another) {
      this.missedFrom = undefined;
      this.#restart();
    }
    this.#expect(left);
    this.#expectTakeovers(takeovers);
    this.#pending.seated(this.#playing());
    this.#pending.contribute(table, this.seats);
  }

  #restart(): void {
    const game = this.view?.game;
    this.log = [];
    this.state =
      game === undefined || game === null ? undefined : newGame(game.rules, game.players.length, game.dealer);
  }

  #entries({ game, from, tokens, left }: Heard<'entries'>): void {
    if (game !== this.view?.game?.number || from > this.log.length) {
      if (game >= (this.view?.game?.number ?? 0)) this.#resync(game);
      return;
    }
    const end = from + tokens.length;
    if (end >= this.log.length) this.#doubt = undefined;
    this.#play(tokens.slice(this.log.length - from));
    if (this.log.length === end) this.#expect(left);
  }

  #play(tokens: readonly string[]): void {
    if (this.state === undefined || tokens.length === 0) return;
    try {
      playLog(this.state, tokens);
      this.log.push(...tokens);
    } catch (error) {
      if (!(error instanceof LogError)) throw error;
      // What we have cannot be the log: read it again from the beginning.
      this.#restart();
      return this.#resync(this.view?.game?.number ?? 0);
    }
    this.#pending.played(this.view!.game!.number, this.log.length);
  }

  /** A pong says where the table stands, so messages that were lost on the way are noticed here at the latest. */
  #compare({ version, game, n, you }: Heard<'pong'>): void {
    // Joined, and the welcome was lost.
    if (this.status !== 'open' || this.view === undefined) this.#resync(0);
    else if (version > this.view.version || you !== this.you) this.#resync(0);
    else if (game > (this.view.game?.number ?? 0) || n > this.log.length) this.#resync(game);
    else if (this.#isLess(game, n) && this.#isSure()) this.#resync(this.view.game?.number ?? 0);
  }

  /** Asks for what is missing. */
  #resync(game: number): void {
    const same = game === this.view?.game?.number;
    this.send({ type: 'resync', game: same ? game : 0, n: same ? this.log.length : 0 });
  }

  #rejected(message: Heard<'rejected'>): void {
    const { code, re } = message;
    if (re === 'hello') return this.#helloRejected(message);
    if (code === 'notJoined') return this.#hello();
    if (code === 'busy' && re !== undefined && REPEATED.has(re)) return this.#resendSoon();
    // These requests are repeated until they are accepted; what a TV reports was never asked for.
    const isRepeated = code === 'paused' || (code === 'readOnly' && re === 'contribute');
    if (isRepeated || re === 'shown') return;
    this.#pending.refused(message.re);
    this.refused = message;
  }

  #helloRejected(message: Heard<'rejected'>): void {
    const { code } = message;
    if (FINAL.has(code)) {
      this.refused = message;
      this.close();
    } else if (code === 'badTicket') {
      if (this.#ticket === undefined) return;
      // Without the ticket they can still join.
      this.refused = message;
      this.#ticket = undefined;
      this.#hello();
    } else this.#link.reconnect();
  }
}
