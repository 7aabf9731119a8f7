import { defaultAnswer, standIn } from '@sevenfold/bots';
import { clone, illegal, type Move, type State } from '@sevenfold/engine';
import type { AutomaticAnswer } from '../live/automatic-answer.ts';
import { letStandIn } from '../people/host.ts';
import type { TableParts } from '../people/table-parts.ts';
import { isSlow } from '../stored/decision-clock.ts';
import { isRatedGame } from '../stored/table-state.ts';
import type { RunTask } from './task-runner.ts';

/** Answers the open question for a bot, for a person who is away or when time is up, the same way as a person does. */
export class Answerer {
  readonly #parts: TableParts;
  readonly #run: RunTask;
  /** How many answers are being thought about. */
  #thinking = 0;

  constructor(parts: TableParts, run: RunTask) {
    this.#parts = parts;
    this.#run = run;
  }

  get isThinking(): boolean {
    return this.#thinking > 0;
  }

  async answer(due: AutomaticAnswer): Promise<void> {
    const { world, live, answerTimer } = this.#parts;
    const { game } = live;
    if (game === undefined || game.log.length !== due.n) return;
    const state = clone(game.state);
    // Thinking may take a while. The queue goes on in the meantime, and an answer that comes too late is dropped.
    this.#thinking++;
    const move = await this.#choose(due, state).finally(() => this.#thinking--);
    await this.#run(async () => {
      // Another process may know that the person is there, or has answered.
      if (live.table.seats[due.seat]?.person !== null) await live.refresh();
      const now = answerTimer.automaticAnswer(live);
      if (now === undefined || live.game?.number !== game.number) return;
      if (now.n !== due.n || now.by !== due.by) return;
      if (now.at > world.clock.ticks()) return;
      if (await this.#pauseIfFull()) return;
      await live.play(illegal(state, move) === undefined ? move : defaultAnswer(state));
      if (due.by === 'standIn' && isSlow(live.table)) await this.#letStandIn(due);
    });
  }

  /**
   * A game that goes on by itself must not fill the store either: it is paused until someone has room for it. A rated
   * game is not, and soon over.
   */
  async #pauseIfFull(): Promise<boolean> {
    const { world, live, guests } = this.#parts;
    if (world.storage?.has(guests.payers()) !== false || isRatedGame(live.table)) return false;
    await live.change((table) => (table.phase === 'playing' ? { ...table, paused: true } : table));
    return true;
  }

  async #choose({ by, kind }: AutomaticAnswer, state: State): Promise<Move> {
    if (by === 'bot') return this.#think(kind, state);
    return by === 'standIn' ? standIn(state) : defaultAnswer(state);
  }

  async #think(kind: string, state: State): Promise<Move> {
    const { code, world, guests } = this.#parts;
    try {
      return await world.think(kind, clone(state), { table: code, payers: guests.payers() });
    } catch (error) {
      world.report(error, `table ${code}, ${kind} thinking`);
      return defaultAnswer(state);
    }
  }

  /** Players who have let hours pass get no more time until they come back. */
  async #letStandIn({ seat, n }: AutomaticAnswer): Promise<void> {
    const { live } = this.#parts;
    await live.change((table) => {
      const owner = table.seats[seat]?.person ?? null;
      const person = table.people.find(({ id }) => id === owner);
      const isKnown = person === undefined || person.away?.standIn === true || table.seats[seat]!.left;
      return isKnown || table.phase !== 'playing' || live.presence.isHere(person)
        ? table
        : letStandIn(table, person, n);
    });
  }
}
