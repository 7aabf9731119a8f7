import type { GameRecord, State } from '@sevenfold/engine';
import type { Client, ServerMessage, TableView } from '@sevenfold/table';

/** A client whose changes the page follows. Reading anything here in a template or an effect keeps it up to date. */
export class WatchedClient {
  readonly client: Client;
  /** What was answered here last, whether it has arrived or not. */
  answered: { readonly game: number; readonly n: number; readonly move: string } | undefined;
  /** How much of the log this device had seen when it came back to the table, if the rest is to be shown to it. */
  seen: number | undefined;
  #version = $state(0);
  readonly #hearers = new Set<(message: ServerMessage) => void>();

  /** `make` makes the client and passes it `changed`, which the client calls when something has changed. */
  constructor(make: (changed: (message?: ServerMessage) => void) => Client) {
    this.client = make((message) => {
      // How far a TV is changes nothing at the table.
      if (message?.type !== 'shown') this.#version++;
      if (message !== undefined) for (const hear of this.#hearers) hear(message);
    });
  }

  get view(): TableView | undefined {
    return this.#now.view;
  }

  get state(): State | undefined {
    return this.#now.state;
  }

  get log(): readonly string[] {
    return this.#now.log;
  }

  get you(): number | null {
    return this.#now.you;
  }

  get seats(): readonly number[] {
    return this.#now.seats;
  }

  get asked(): number {
    return this.#now.asked;
  }

  get waiting(): boolean {
    return this.#now.waiting;
  }

  get record(): GameRecord | undefined {
    return this.#now.record;
  }

  get refused(): Client['refused'] {
    return this.#now.refused;
  }

  get status(): Client['status'] {
    return this.#now.status;
  }

  /** Why the table said goodbye. */
  get bye(): Client['bye'] {
    return this.#now.bye;
  }

  /** The answer to a request to move a seat to another device. */
  get ticket(): Client['ticket'] {
    return this.#now.ticket;
  }

  /** When the open question is answered for the player being asked. */
  get deadline(): number | undefined {
    return this.#now.deadline;
  }

  /** For each seat, when a bot takes over from a person who is away. */
  get takeovers(): Client['takeovers'] {
    return this.#now.takeovers;
  }

  /** Whether randomness made here is in the cards of this game. */
  get contributed(): boolean {
    return this.#now.contributed;
  }

  /** Answers for a seat of yours. */
  move(seat: number, move: string): void {
    const { client } = this;
    this.answered = { game: client.view?.game?.number ?? 0, n: client.log.length, move };
    client.move(seat, move);
    this.#version++;
  }

  /** Calls `hear` with every message, for reactions and chat, which are not part of the table. Returns how to stop. */
  hear(hear: (message: ServerMessage) => void): () => void {
    this.#hearers.add(hear);
    return () => this.#hearers.delete(hear);
  }

  get #now(): Client {
    void this.#version;
    return this.client;
  }
}
