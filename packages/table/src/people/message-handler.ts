import { illegal, parseMove } from '@sevenfold/engine';
import { Bucket } from '../limits/bucket.ts';
import type { Arrivals } from './arrivals.ts';
import type { Guest } from './guests.ts';
import { applyCommand } from './host.ts';
import { leave, sit } from './lobby.ts';
import type { Contributions } from './contributions.ts';
import { encode } from '../protocol/protocol.ts';
import type { Quota } from '../limits/quota.ts';
import type { RefusalCode } from '../protocol/refusal.ts';
import { type GuestMessage, isMessageOf, isTalk, refuseCommand } from './roles.ts';
import { personOf } from '../stored/table-state.ts';
import type { TableParts } from './table-parts.ts';
import { sayToAll } from './talk.ts';
import { pass } from './tickets.ts';

type Outcome = RefusalCode | void | Promise<RefusalCode | void>;
type Message<Type extends GuestMessage['type']> = Extract<GuestMessage, { type: Type }>;

/** What was read from the store less than this many milliseconds ago is not read again just because someone asks. */
const FRESH_FOR = 250;
/** The host may skip the scores of this many rounds in a burst, and one more after so many milliseconds: everyone hears of each. */
const NEXT_ROUNDS = 5;
const NEXT_ROUND_REFILL = 1000;
/** The same for what TVs have shown. */
const REPORTS = 20;
const REPORT_REFILL = 100;

/** What each message of a guest does: tasks of the table's queue. */
export class MessageHandler {
  readonly #parts: TableParts;
  readonly #arrivals: Arrivals;
  readonly #contributions: Contributions;
  /** How much each person may say, wherever they sit. */
  readonly #talkQuota: Quota;
  readonly #nextRounds: Bucket;
  readonly #reports: Bucket;

  constructor(parts: TableParts, arrivals: Arrivals, contributions: Contributions, talk: Quota) {
    this.#parts = parts;
    this.#arrivals = arrivals;
    this.#contributions = contributions;
    this.#talkQuota = talk;
    this.#nextRounds = new Bucket(NEXT_ROUNDS, NEXT_ROUND_REFILL, parts.world.clock.ticks());
    this.#reports = new Bucket(REPORTS, REPORT_REFILL, parts.world.clock.ticks());
  }

  handle(guest: Guest, message: GuestMessage): Outcome {
    const { live, guests, world } = this.#parts;
    const arrivals = this.#arrivals;
    if (isMessageOf('guest', message)) {
      if (message.type === 'ping') return guests.pong(guest, live);
      if (message.type === 'resync') return this.#sendTail(guest, message.game, message.n);
      return this.#report(message);
    }
    if (live.table.phase === 'closed') return 'closed';
    if (world.isReadOnly?.() === true && !isTalk(message)) return 'readOnly';
    if (makesGrow(message) && !this.#mayStore(guest)) return 'storageFull';
    const { hash } = guest;
    if (hash === undefined) return 'noToken';
    if (isMessageOf('tokenHolder', message))
      return live.change((table) => {
        const seated = sit(table, arrivals.present(guest, hash), message);
        // At a table without a host, the person who sits down becomes host at once.
        return typeof seated === 'string' ? seated : arrivals.passHost(seated, [hash]);
      });
    const person = personOf(live.table, hash)?.id;
    if (person === undefined) return 'noToken';
    switch (message.type) {
      case 'leave':
        return this.#leave(guest, person, message.seat);
      case 'contribute':
        return this.#contributions.add(person, message);
      case 'pass':
        return this.#pass(guest, person, message.seat);
      case 'host':
        return this.#command(person, message);
      case 'move':
        return this.#move(guest, person, message);
      case 'chat':
      case 'reaction':
        return this.#talk(hash, person, message);
    }
  }

  #mayStore({ connection: { callers } }: Guest): boolean {
    return this.#parts.world.storage?.has(callers === undefined ? [] : [callers]) !== false;
  }

  #move(guest: Guest, person: number, { game: number, seat, move: token, n }: Message<'move'>): Outcome {
    const { live } = this.#parts;
    if (live.table.seats[seat]?.person !== person || live.table.seats[seat].left) return 'notYourSeat';
    if (live.game?.number !== number || live.game.log.length !== n) return this.#sendTail(guest, number, n);
    const { state } = live.game;
    if (state.phase === 'over') return 'gameOver';
    if (live.table.phase !== 'playing') return 'notPlaying';
    if (live.table.paused) return 'paused';
    if (state.player !== seat) return 'notYourTurn';
    const move = parseMove(token);
    // No game has a seat @99.
    if (move === undefined) return 'wrongAnswer';
    const code = illegal(state, move);
    return code ?? live.play(move);
  }

  /** A host who leaves their seat stays host only at a table they made. */
  async #leave(guest: Guest, person: number, seat: number): Promise<RefusalCode | undefined> {
    const { live } = this.#parts;
    const { playing } = guest;
    // Without a seat they may stay and watch: they have not been removed.
    guest.playing = false;
    const refused = await live.change((table) => {
      const left = leave(table, person, seat);
      return typeof left === 'string' ? left : this.#arrivals.passHost(left);
    });
    if (refused !== undefined) guest.playing = playing;
    return refused;
  }

  async #command(person: number, command: Message<'host'>): Promise<RefusalCode | void> {
    const { live, world } = this.#parts;
    if (command.do === 'delete' || command.do === 'close') {
      // Another process may have changed the roles, and a game that is over is archived before its table closes.
      await live.refresh();
      await live.settle();
    }
    const refused = refuseCommand(live.table, person, command);
    if (refused !== undefined) return refused;
    if (command.do === 'delete') return live.remove();
    if (command.do === 'nextRound') return this.#endScores(command.round);
    const { presence } = live;
    return live.change((table) => {
      const n = live.game?.log.length ?? 0;
      const before = this.#contributions.in(table);
      return (
        refuseCommand(table, person, command) ?? applyCommand(before, command, { ...world, presence, n })
      );
    });
  }

  /** Nothing is stored: every screen shows the scores of a round for as long as it likes, and this is a wish. */
  #endScores(round: number): RefusalCode | undefined {
    const { live, guests, news, world } = this.#parts;
    // There are no scores of a round that has not begun.
    if (live.game === undefined || round > live.game.state.round) return 'notPlaying';
    if (!this.#nextRounds.take(world.clock.ticks())) return 'tooFast';
    const wish = encode({ type: 'nextRound', round });
    guests.broadcast(wish);
    news.publish({ say: wish });
    return undefined;
  }

  /** Nothing is stored or checked: a false report only makes phones show the game a little early or late. */
  #report(report: Message<'shown'>): RefusalCode | undefined {
    const { live, guests, news, world } = this.#parts;
    if (live.game?.number !== report.game) return 'notPlaying';
    if (!this.#reports.take(world.clock.ticks())) return 'tooFast';
    const text = encode(report);
    guests.broadcast(text);
    news.publish({ say: text });
    return undefined;
  }

  async #pass(guest: Guest, person: number, seat: number): Promise<RefusalCode | void> {
    const { live, guests, world } = this.#parts;
    const ticket = world.source.token();
    const hash = await world.source.hash(ticket);
    const refused = await live.change((table) => pass(table, person, seat, hash, world.clock.now()));
    if (refused !== undefined) return refused;
    guests.tell(guest, { type: 'ticket', seat, ticket });
  }

  async #sendTail(guest: Guest, number: number, n: number): Promise<undefined> {
    const { live, guests, answerTimer, world } = this.#parts;
    const { game, lastRead } = live;
    // The guest may know more than we do, from another process.
    const isBehind = game?.number !== number || n > game.log.length;
    if (isBehind && world.clock.ticks() >= lastRead + FRESH_FOR) await live.refresh();
    guests.tail(guest, live, number, n, answerTimer.waits(live));
  }

  async #talk(
    hash: string,
    person: number,
    message: Message<'chat' | 'reaction'>,
  ): Promise<RefusalCode | void> {
    const { live, guests, news, world } = this.#parts;
    const told = sayToAll(live.table, person, message);
    if (typeof told === 'string') return told;
    if (!this.#talkQuota.take([{ key: hash, weight: 1 }], world.clock.ticks())) return 'tooFast';
    guests.broadcast(told.said);
    news.publish({ say: told.said });
  }
}

/** Whether a message adds to the store, and does not just change what is there. */
function makesGrow(message: GuestMessage): boolean {
  return message.type === 'move' || (message.type === 'host' && ['start', 'rematch'].includes(message.do));
}
