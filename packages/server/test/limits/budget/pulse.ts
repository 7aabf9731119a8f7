import { setTimeout as sleep } from 'node:timers/promises';
import { GameRoom } from '../../../bench/players/game-room.ts';
import { CpuClock } from './cpu-clock.ts';

const ROOMS = 6;
const PLAYERS = 4;
/** Moves a second; each player may make twenty. */
const RATE = 150;

/** The 99th percentile of what moves take, in milliseconds. */
export interface Waits {
  readonly wait: number;
  /** How long the server worked during the move, on anything; on a busy machine that is less than the wait. */
  readonly work: number;
}

interface Move {
  readonly since: number;
  readonly worked: number;
}

/** Tables at which people keep playing: how long their moves take shows how the server is doing. */
export class Pulse {
  readonly #rooms: readonly GameRoom[];
  readonly #clock: CpuClock | undefined;
  /** Moves without an answer yet. */
  readonly #moves = new Map<GameRoom, Move>();

  private constructor(rooms: readonly GameRoom[], clock: CpuClock | undefined) {
    this.#rooms = rooms;
    this.#clock = clock;
  }

  static async open(port: number, pid: number): Promise<Pulse> {
    const rooms: GameRoom[] = [];
    for (let room = 0; room < ROOMS; room++)
      rooms.push(await GameRoom.open([`127.0.0.1:${port}`], PLAYERS, room));
    return new Pulse(rooms, CpuClock.of(pid));
  }

  /** Plays until something is over. Moves that still have no answer count too. */
  async measure(over: Promise<unknown>): Promise<Waits> {
    const clock = this.#clock;
    const moves = this.#moves;
    const [waits, works]: [number[], number[]] = [[], []];
    const now = (): Move => ({ since: performance.now(), worked: clock?.now() ?? performance.now() });
    const count = (begun: Move): void => {
      const ended = now();
      waits.push(ended.since - begun.since);
      works.push(ended.worked - begun.worked);
    };
    const done = (room: GameRoom): void => {
      count(moves.get(room)!);
      moves.delete(room);
    };
    for (const room of this.#rooms) room.driver = { free: () => undefined, done: () => done(room) };
    const stop = new AbortController();
    const end = over.finally(() => stop.abort());
    const from = performance.now();
    for (let [sent, turn] = [0, 0]; !stop.signal.aborted; await sleep(2)) {
      for (const due = ((performance.now() - from) / 1000) * RATE; sent < due; sent++) {
        const room = this.#rooms[turn++ % ROOMS]!;
        if (!room.isFree) continue;
        moves.set(room, now());
        room.act();
      }
    }
    await end;
    for (const move of moves.values()) count(move);
    return { wait: percentile99(waits), work: percentile99(works) };
  }

  close(): void {
    for (const room of this.#rooms) room.close();
  }
}

function percentile99(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * 0.99)] ?? Infinity;
}
