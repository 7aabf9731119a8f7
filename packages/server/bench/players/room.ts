import { once } from 'node:events';
import { WebSocket } from 'ws';

/** What happens in a room, for the code that drives it. */
export interface Driver {
  /** A player is asked, and knows it. */
  free(room: Room): void;
  /** The player who acted has seen the result, this many milliseconds later. */
  done(milliseconds: number): void;
}

/** Milliseconds until something is said again. */
const RETRY = 100;

/** Four players in one process. All of them receive everything; the player who is asked acts as soon as they know. */
export abstract class Room {
  driver: Driver | undefined;
  protected readonly sockets: WebSocket[] = [];
  /** How many things have happened, and how many of them each player knows. */
  #happened = 0;
  readonly #heard: number[] = [];
  /** Who acted last, what they wait for, and since when. */
  #actor = -1;
  #awaited = 0;
  #since = 0;
  /** When each player last heard something, and the longest that one had to wait for it. */
  readonly #heardAt: number[] = [];
  #silence = 0;

  /** The player who is asked; −1 if nobody is. */
  protected abstract readonly asked: number;
  /** Records something that has happened, when the first player receives it. */
  protected abstract take(text: string): void;
  /** What the player who is asked says. */
  protected abstract say(): string;

  protected get happened(): number {
    return this.#happened;
  }

  get isFree(): boolean {
    return this.asked >= 0 && this.#happened >= this.#awaited && this.#heard[this.asked] === this.#happened;
  }

  /** The player who is asked acts. `since`: when the action was due. */
  act(since = performance.now()): void {
    this.#actor = this.asked;
    this.#awaited = this.#happened + 1;
    this.#since = since;
    this.sockets[this.#actor]!.send(this.say());
  }

  /** The longest silence since the last lap; one that lasts counts as far as it goes. */
  lap(): number {
    const longest = Math.max(this.#silence, performance.now() - Math.min(...this.#heardAt));
    this.#silence = 0;
    return longest;
  }

  /** Says again in a moment what was said last, because it came to nothing. */
  protected retry(): void {
    this.#actor = -1;
    this.#awaited = this.#happened;
    setTimeout(() => {
      if (this.#actor === -1 && this.isFree) this.driver?.free(this);
    }, RETRY).unref();
  }

  close(): void {
    for (const socket of this.sockets) socket.terminate();
  }

  protected async connect(url: string): Promise<WebSocket> {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    await once(socket, 'open');
    this.sockets.push(socket);
    this.#heard.push(this.#happened);
    this.#heardAt.push(performance.now());
    return socket;
  }

  /** From now on all players receive the same. */
  protected begin(): void {
    this.#heard.fill(this.#happened);
  }

  /** A player receives the next thing that has happened, and knows of `heard` things then. */
  protected hear(player: number, text: string, heard: number = this.#heard[player]! + 1): void {
    const now = performance.now();
    this.#silence = Math.max(this.#silence, now - this.#heardAt[player]!);
    this.#heardAt[player] = now;
    this.#heard[player] = heard;
    if (heard > this.#happened) {
      this.#happened = heard;
      this.take(text);
    }
    if (player === this.#actor && heard >= this.#awaited) {
      this.#actor = -1;
      this.driver?.done(now - this.#since);
    }
    if (player === this.asked && this.isFree) this.driver?.free(this);
  }
}
