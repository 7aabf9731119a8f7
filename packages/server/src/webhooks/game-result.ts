import type { FiledGame } from '@sevenfold/circles';
import type { GameRecord } from '@sevenfold/engine';
import type { KeptGame, RecordedResult } from '@sevenfold/table';

/** A finished game as receivers are told of it. */
export interface WebhookResult {
  /** The ID of the game, the same in every message about it. */
  readonly id: string;
  /** The code of the table, or the ID of the circle, where it was played. */
  readonly table?: string;
  readonly circle?: string;
  /** The path of its page, after the address of this server. */
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly started: number;
  readonly ended: number;
  readonly players: readonly PlayerResult[];
}

interface PlayerResult {
  readonly name: string;
  /** Null for a game on paper of which only the places are known. */
  readonly points: number | null;
  readonly place: number;
  readonly bot: boolean;
}

/** The result of a game at a table. */
export function tableResult({ id, table, record }: Pick<KeptGame, 'id' | 'table' | 'record'>): WebhookResult {
  const { players: names, played } = JSON.parse(record) as GameRecord & { readonly played: RecordedResult };
  const { totals, bots, winners, started, ended } = played;
  const isAhead = (other: number, seat: number): boolean =>
    winners.includes(other) || totals[other]! > totals[seat]!;
  const players = names.map((name, seat) => ({
    name,
    points: totals[seat]!,
    place: winners.includes(seat) ? 1 : 1 + totals.filter((_, other) => isAhead(other, seat)).length,
    bot: bots[seat] !== null,
  }));
  return { id, table, path: `/game/${id}`, started, ended, players };
}

/** The result of a game that was filed in a circle. */
export function circleResult(circle: string, game: FiledGame, names: readonly string[]): WebhookResult {
  const { key, started, ended } = game;
  const players = game.players.map((player, seat) => ({
    name: names[seat]!,
    points: player.total ?? null,
    place: player.place,
    bot: 'bot' in player,
  }));
  return { id: key, circle, path: `/circles/${circle}`, started: started ?? ended, ended, players };
}

/** What is sent. Chat rooms show `text` or `content`, which need no language. */
export function bodyOf(site: string, { path, ...result }: WebhookResult): string {
  const link = site + path;
  const ranking = result.players.toSorted((one, other) => one.place - other.place);
  const winners = ranking.filter(({ place }) => place === 1).map(({ name }) => name);
  const line = ranking
    .map(({ name, points }) => (points === null ? plain(name) : `${plain(name)} ${points}`))
    .join(' · ');
  return JSON.stringify({ event: 'gameOver', ...result, link, winners, ...chatText(`🏆 ${line}`, link) });
}

/** A test message. */
export function testBody(site: string): string {
  return JSON.stringify({ event: 'test', ...chatText('Sevenfold:', site) });
}

/** `text` for rooms that read it as Slack does, `content` for Discord, which is told to notify nobody. */
function chatText(line: string, link: string) {
  const escaped = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return { text: `${escaped} ${link}`, content: `${line} ${link}`, allowed_mentions: { parse: [] } };
}

/**
 * A name that a chat room shows as it is: with a zero-width space after every character that could begin or end a
 * mention, a link, a code or a format there.
 */
function plain(name: string): string {
  return name.replaceAll(/[@\uFF20\uFE6B#<>[\](){}*_~`|\\!:/.+=-]/g, '$&\u200B');
}
