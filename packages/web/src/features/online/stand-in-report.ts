import {
  EventLog,
  type GameRecord,
  isActive,
  isBusted,
  newGame,
  playLog,
  pointsOf,
  questionOf,
  splitLog,
} from '@sevenfold/engine';

/** An answer given here; it may have arrived just before the connection was lost. */
export interface OwnMove {
  readonly n: number;
  readonly move: string;
}

/** What someone else did with some seats. */
export interface StandInReport {
  /** How many times they drew, and gave an action card to someone. */
  readonly cards: number;
  readonly actions: number;
  readonly busts: number;
  /** Points of the rounds in which they played. */
  readonly points: number;
}

/** What was answered for these seats by someone else, from this index of the log on. */
export function playedFor(
  { rules, players, dealer, log }: GameRecord,
  seats: readonly number[],
  from: number,
  own?: OwnMove,
): StandInReport {
  const state = newGame(rules, players.length, dealer);
  const events = new EventLog();
  const report = { cards: 0, actions: 0, busts: 0, points: 0 };
  /** Seats that were played for in this round. */
  const played = new Set<number>();
  for (const [at, token] of splitLog(log).entries()) {
    const asked = questionOf(state)?.player ?? -1;
    if (at >= from && seats.includes(asked) && !(at === own?.n && token === own.move)) {
      played.add(asked);
      if (token === 'h') report.cards++;
      if (token.startsWith('@')) report.actions++;
    }
    events.clear();
    playLog(state, [token], undefined, events);
    for (const event of events) {
      if (event.type === 'roundBegan') played.clear();
      if (!played.has(event.player)) continue;
      if (event.type === 'busted') report.busts++;
      if (event.type === 'scored') report.points += event.points;
    }
  }
  // The round goes on, but their points in it are safe.
  if (state.phase === 'over') return report;
  for (const seat of played) {
    const hand = state.hands[seat]!;
    if (!isActive(hand) && !isBusted(hand)) report.points += pointsOf(hand);
  }
  return report;
}
