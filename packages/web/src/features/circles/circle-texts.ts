// Texts for what the package of circles says in codes and numbers. Needs the words of 'circles'.

import {
  type Circle,
  type CircleStanding,
  dayText,
  type Entry,
  type FiledPlayer,
  type StandingsOrder,
  type Season,
  cautiousEstimate,
  whoIs,
} from '@sevenfold/circles';
import type { BoxId } from '@sevenfold/physical/scores';
import { BOXES } from '../../results/boxes.ts';
import { dayRange, formatDay, shortDay } from '../../words/dates.ts';
import { format, word } from '../../words/words.svelte.ts';
import type { ServerError } from '../../server/ask.ts';
import { problemText } from '../../server/problem-text.ts';
import type { Refused } from './sync/circle-server.ts';

/** The box of a game with the other box in its Brutal Mode, which is counted separately. */
export const BRUTAL = 'brutal';
/** The box that has a Brutal Mode. */
export const BRUTAL_BOX: BoxId = 'vengeance';

export function boxName(box: string): string {
  if (box === BRUTAL) return word.circles.brutal;
  return box in BOXES ? BOXES[box as BoxId].shortName : box;
}

/** What comes after its source in the key of a game. */
export function idOf(key: string): string {
  return key.slice(key.indexOf(':') + 1);
}

/** The name of a member, after merges. */
export function memberName(circle: Circle, member: string): string {
  return whoIs(circle, member)?.name ?? word.circles.someoneGone;
}

export function memberNames(circle: Circle, members: readonly string[]): string {
  return format.list(members.map((member) => memberName(circle, member)));
}

export function playerName(circle: Circle, player: FiledPlayer): string {
  if ('member' in player) return memberName(circle, player.member);
  return 'guest' in player ? player.guest : botName(player.bot);
}

/** By its kind, which for a character is its name. */
export function botName(kind: string): string {
  return word.circles.bot(kind.charAt(0).toUpperCase() + kind.slice(1));
}

/** In a few letters, or in full. */
export function seasonName({ id, from, to }: Season, style: 'long' | 'short' = 'long'): string {
  if (id === 'always') return word.circles.allTime;
  const [, year, quarter] = /^(\d{4})-Q(\d)$/.exec(id) ?? [];
  if (year !== undefined) return word.circles.quarter(quarter!, year);
  if (/^\d{4}$/.test(id)) return id;
  if (/^\d{4}-\d{2}$/.test(id)) return formatDay(`${id}-01`, { month: style, year: 'numeric' });
  if (style === 'short') return `${shortDay(dayText(from))} –`;
  return dayRange(dayText(from), dayText(to));
}

/** What a line of the standings is sorted by. */
export function valueText(line: CircleStanding, order: StandingsOrder): string {
  switch (order) {
    case 'points':
      return format.number(line.points);
    case 'wins':
      return format.number(line.wins);
    case 'place':
      return format.number(line.averagePlace, 2);
    case 'score':
      return line.averageScore === undefined ? '–' : format.number(line.averageScore, 1);
    case 'rating':
      return format.number(cautiousEstimate(line.rating), 1);
  }
}

export function refusalText(refused: Refused): string {
  return word.circles.refusals[refused];
}

/** Why a request failed. */
export function failureText(error: ServerError): string {
  return problemText(error, { ...word.circles.refusals, gone: word.circles.stranger });
}

/** A game in one line: 'Mum 204, Ann 190', the winner first. */
function resultText(circle: Circle, players: readonly FiledPlayer[]): string {
  return players
    .toSorted((one, other) => one.place - other.place)
    .map((player) => {
      const name = playerName(circle, player);
      return player.total === undefined ? name : `${name} ${format.number(player.total)}`;
    })
    .join(' · ');
}

/** What an entry of the log did, and to what. */
export function entryText(circle: Circle, entry: Entry): { readonly what: string; readonly about: string } {
  const what = word.circles.entries[entry.do];
  switch (entry.do) {
    case 'open':
    case 'join':
    case 'add':
    case 'leave':
    case 'rename':
      // The person who made the entry is named beside it.
      return { what, about: entry.member === entry.by ? '' : memberName(circle, entry.member) };
    case 'merge':
      return { what, about: memberName(circle, entry.into) };
    case 'keeper':
      return {
        what: entry.on ? what : word.circles.noLongerKeeper,
        about: memberName(circle, entry.member),
      };
    case 'file':
    case 'correct':
      return { what, about: resultText(circle, entry.game.players) };
    case 'remove': {
      const filed = circle.log.find((one) => one.do === 'file' && one.game.key === entry.game);
      return { what, about: filed?.do === 'file' ? resultText(circle, filed.game.players) : '' };
    }
    case 'undo': {
      const undone = circle.log[circle.positions.get(entry.entry) ?? -1];
      if (undone === undefined) return { what, about: '' };
      const before = entryText(circle, undone);
      return { what, about: before.about === '' ? before.what : `${before.what}: ${before.about}` };
    }
    case 'settings':
    case 'invite':
      return { what, about: '' };
  }
}
