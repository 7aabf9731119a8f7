import {
  Client,
  type HostCommand,
  isSlow,
  type ServerMessage,
  socketUrl,
  systemClock,
  type TableView,
} from '@sevenfold/table';
import { WatchedClient } from '../../game/watched-client.svelte.ts';
import { deviceShelf } from '../../storage/shelf.ts';
import { changesBetween, type TableChange } from './table-changes.ts';
import { playedFor, type StandInReport } from './stand-in-report.ts';
import { forgetTable, rememberTable } from '../../storage/recent-tables.ts';
import { ConnectionState } from './connection-state.svelte.ts';
import { site } from '../../routing/site.ts';
import type { YouOrName } from '../../words/you-or-name.ts';

export interface Sitting {
  readonly name: string;
  readonly colour: number;
}

export interface ChatLine {
  readonly id: number;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
}

export type ReactionMessage = Extract<ServerMessage, { type: 'reaction' }>;

type NoticeMessage = Extract<ServerMessage, { type: 'notice' }>;

export interface OnlineSetup {
  readonly code: string;
  /** Without a token this device only watches. */
  readonly token?: string;
  readonly ticket?: string;
  /** Takes the first seat at a table that this device has opened. */
  readonly sitter?: Sitting;
  readonly changed?: (changes: readonly TableChange[], view: TableView) => void;
  readonly reacted?: (reaction: ReactionMessage) => void;
  /** The people who run the server say something. */
  readonly told?: ((notice: NoticeMessage) => void) | undefined;
  /** Someone else has played for this device while it was away. */
  readonly playedFor?: (report: StandInReport) => void;
  /** The server has come back with an older backup. */
  readonly restored?: () => void;
}

export type Command = HostCommand extends infer One
  ? One extends HostCommand
    ? Omit<One, 'type'>
    : never
  : never;

const MOST_LINES = 200;

/** A table at the server as this device sees it: the game, chat and reactions. */
export class OnlineTable {
  readonly code: string;
  readonly connection: ConnectionState;
  readonly watched: WatchedClient;
  readonly #setup: OnlineSetup;
  #lines = $state.raw<readonly ChatLine[]>([]);
  #unread = $state(0);
  /** The last chat message, and its text if it was refused. */
  #said = '';
  #refusedText = $state('');
  #last: TableView | undefined;
  #restored = 0;
  /** Where the log stood when this device went away, until it is told what has happened since. */
  #away: { readonly game: number; readonly n: number } | undefined;
  /** A seat to take as soon as possible. */
  #wish: Sitting | undefined;
  #count = 0;

  constructor(setup: OnlineSetup) {
    this.#setup = setup;
    this.code = setup.code;
    this.connection = new ConnectionState(socketUrl(site.link(''), setup.code));
    this.watched = new WatchedClient(
      (changed) =>
        new Client({
          dial: this.connection.dial,
          clock: systemClock,
          table: setup.code,
          token: setup.token,
          ticket: setup.ticket,
          changed,
        }),
    );
    this.watched.hear((message) => this.#hear(message));
  }

  /** Connects, and keeps trying; returns a function that ends this. */
  open(): () => void {
    const { client } = this.watched;
    const unfollow = this.connection.follow(() => {
      if (client.status === 'open' || client.status === 'connecting') client.connect();
    });
    client.connect();
    return () => {
      unfollow();
      client.close();
    };
  }

  get view(): TableView | undefined {
    return this.watched.view;
  }

  /** What is shown is up to date. */
  get live(): boolean {
    return this.watched.status === 'open' && this.connection.holds;
  }

  get isHost(): boolean {
    return this.view !== undefined && this.watched.you === this.view.host;
  }

  /** Only the creator may delete the table. */
  get isCreator(): boolean {
    return this.view !== undefined && this.watched.you === this.view.creator;
  }

  /** Seats that this device plays itself. */
  get seats(): readonly number[] {
    return this.watched.seats.filter((seat) => !this.view!.seats[seat]!.left);
  }

  get hostName(): string | undefined {
    return this.view?.seats.find(({ person }) => person === this.view!.host)?.name;
  }

  /** Undefined while the host has no seat, unless it is you. */
  get hostPerson(): YouOrName | undefined {
    const { hostName: name, isHost: isYou } = this;
    return name !== undefined || isYou ? { name: name ?? '', isYou } : undefined;
  }

  get lines(): readonly ChatLine[] {
    return this.#lines;
  }

  get unread(): number {
    return this.#unread;
  }

  /** A refused chat message, to be sent again. */
  get refusedText(): string {
    return this.#refusedText;
  }

  command(command: Command): void {
    this.watched.client.send({ type: 'host', ...command });
  }

  sit({ name, colour }: Sitting): void {
    this.watched.client.sit(name, colour);
  }

  /** Gives a seat up; during a game a bot takes over. */
  leave(seat: number): void {
    this.watched.client.send({ type: 'leave', seat });
  }

  /** Gives up all seats of this device. */
  leaveAll(): void {
    // Last seat first, so that the others keep their numbers.
    for (const seat of this.seats.toReversed()) this.leave(seat);
    rememberTable(deviceShelf(), this.code);
  }

  /** Changes name or colour: gives the seat up and takes a new one. */
  resit(seat: number, wish: Sitting): void {
    this.#wish = wish;
    this.leave(seat);
  }

  say(text: string): void {
    this.#said = text;
    this.#refusedText = '';
    this.watched.client.send({ type: 'chat', text });
  }

  react(reaction: ReactionMessage['reaction']): void {
    this.watched.client.send({ type: 'reaction', reaction });
  }

  readLines(): void {
    this.#unread = 0;
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#welcome();
        return this.#see();
      case 'table':
        return this.#see();
      case 'chat':
        this.#lines = [...this.#lines, { ...message, id: ++this.#count }].slice(-MOST_LINES);
        this.#unread++;
        return;
      case 'reaction':
        return this.#setup.reacted?.(message);
      case 'bye':
        if (message.reason !== 'shutdown') forgetTable(deviceShelf(), this.code);
        return;
      case 'rejected':
        if (message.re === 'leave') this.#wish = undefined;
        if (message.re === 'chat') this.#refusedText = this.#said;
        if (message.code === 'noTable' || message.code === 'closed') forgetTable(deviceShelf(), this.code);
        return;
      case 'notice':
        this.#setup.told?.(message);
        return;
      case 'entries':
      case 'ticket':
      case 'pong':
      case 'nextRound':
      case 'shown':
      case 'replaced':
        return;
    }
  }

  #welcome(): void {
    const { client } = this.watched;
    if (client.restored > this.#restored) {
      this.#restored = client.restored;
      // What has changed since then has not happened any more.
      this.#last = undefined;
      this.#away = undefined;
      this.watched.answered = undefined;
      this.#setup.restored?.();
    }
    const { sitter } = this.#setup;
    if (this.#last === undefined && sitter !== undefined && this.isHost) {
      if (client.view!.phase === 'lobby' && client.view!.seats.length === 0) this.#wish = sitter;
    }
    const { missedFrom } = client;
    if (missedFrom === undefined) return;
    this.#away = { game: client.view!.game!.number, n: missedFrom };
    // After hours nobody remembers how the game stood: it is shown as it was, then what has happened since.
    if (isSlow(client.view!) && this.seats.length > 0) this.watched.seen = missedFrom;
    client.caughtUp();
  }

  /** Says what was played for this device, as soon as it plays again itself. */
  #reportMissed(): void {
    const away = this.#away;
    const { client, answered } = this.watched;
    const { record } = client;
    if (away === undefined || record === undefined || this.seats.length === 0) return;
    this.#away = undefined;
    const { game, n } = away;
    if (client.view!.game!.number !== game) return;
    const own = answered?.game === game ? answered : undefined;
    this.#setup.playedFor?.(playedFor(record, client.seats, n, own));
  }

  #see(): void {
    const view = this.watched.client.view!;
    const before = this.#last;
    this.#last = view;
    this.#remember(view);
    this.#fulfil(view);
    this.#reportMissed();
    if (before === undefined) return;
    const changes = changesBetween(before, view);
    if (changes.length > 0) this.#setup.changed?.(changes, view);
  }

  #remember({ seats }: TableView): void {
    const { client } = this.watched;
    if (client.seats.length === 0) return;
    const others = seats.filter(({ person }) => person !== client.you).map(({ name }) => name);
    rememberTable(deviceShelf(), this.code, { others: this.seats.length > 0 ? others : undefined });
  }

  #fulfil(view: TableView): void {
    const wish = this.#wish;
    if (wish === undefined || view.phase === 'playing') return;
    const { you } = this.watched.client;
    const taken = (name: string, person: number | null) => name === wish.name && person === you;
    if (you !== null && view.seats.some(({ name, person }) => taken(name, person))) return;
    this.#wish = undefined;
    this.sit(wish);
  }
}
