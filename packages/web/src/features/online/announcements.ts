import type { TableView } from '@sevenfold/table';
import { say, toast } from '../../parts/overlays/toasts.svelte.ts';
import { word } from '../../words/words.svelte.ts';
import { whenVisible } from '../../browser/visible.ts';
import { clockName } from './lobby/clock-name.ts';
import type { TableChange } from './table-changes.ts';
import type { StandInReport } from './stand-in-report.ts';
import type { OnlineTable, ReactionMessage } from './online-table.svelte.ts';

/** Decisions of the host, which other screens would not show. */
const SHOWN: ReadonlySet<TableChange['kind']> = new Set(['rules', 'clock', 'coach', 'rated', 'chat', 'host']);

/** Announces what others have changed at the table. */
export function announce(changes: readonly TableChange[], view: TableView, table: OnlineTable): void {
  say(changes.map((change) => textOf(change, view, table)).join(' '));
  for (const change of changes) {
    const isOwn = table.isHost && change.kind !== 'host';
    if (SHOWN.has(change.kind) && !isOwn) toast(textOf(change, view, table));
  }
}

/** Announces a reaction to screen readers. */
export function announceReaction({ seat, reaction }: ReactionMessage, table: OnlineTable): void {
  const name = seat === null ? undefined : table.view?.seats[seat]?.name;
  say(word.online.reacted(name ?? word.online.host, word.online.reactions[reaction]));
}

/** Tells people who are back what a bot did for them, once they look. */
export function announceStandIn(report: StandInReport): void {
  const text = standInText(report);
  if (text !== undefined) whenVisible(() => toast(text));
}

/** Tells people that the table is not as they saw it last, once they look. */
export function announceRestore(): void {
  whenVisible(() => toast(word.online.restored));
}

function standInText({ cards, actions, busts, points }: StandInReport): string | undefined {
  const { played, playedCards, playedActions, playedBusts, playedPoints } = word.online;
  const what = [
    cards > 0 ? playedCards(cards) : '',
    actions > 0 ? playedActions(actions) : '',
    busts > 0 ? playedBusts(busts) : '',
    points > 0 ? playedPoints(points) : '',
  ].filter((part) => part !== '');
  return what.length === 0 ? undefined : played(what.join(', '));
}

function textOf(change: TableChange, view: TableView, table: OnlineTable): string {
  const { news } = word.lobby;
  switch (change.kind) {
    case 'sat':
    case 'left':
    case 'away':
    case 'back':
      return news[change.kind](change.name);
    case 'host':
      return table.isHost ? news.youHost : news.host(change.name);
    case 'clock':
      return view.clock === 0 ? news.noClock : news.clock(clockName(view.clock));
    case 'rules':
    case 'started':
    case 'pace':
      return news[change.kind];
    case 'locked':
      return change.on ? news.locked : news.unlocked;
    case 'listed':
      return change.on ? news.listed : news.unlisted;
    case 'paused':
      return change.on ? news.paused : news.unpaused;
    case 'chat':
      return change.on ? news.chat : news.unchat;
    case 'coach':
      return change.on ? news.coach : news.uncoach;
    case 'rated':
      return change.on ? news.rated : news.unrated;
  }
}
