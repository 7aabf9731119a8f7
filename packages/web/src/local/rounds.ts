import { EventLog, type GameRecord, newGame, parseRecord, playLog, splitLog } from '@sevenfold/engine';

export interface RoundScore {
  readonly points: number;
  readonly busted: boolean;
  readonly flip7: boolean;
}

/** The finished rounds of one seat. Throws for an illegal record. */
export function roundsOf(record: GameRecord, seat: number): RoundScore[] {
  const events = new EventLog();
  const state = newGame(record.rules, record.players.length, record.dealer, events);
  playLog(state, splitLog(record.log), undefined, events);
  const rounds: RoundScore[] = [];
  let round: RoundScore = { points: 0, busted: false, flip7: false };
  for (const event of events) {
    if (event.type === 'roundEnded') {
      rounds.push(round);
      round = { points: 0, busted: false, flip7: false };
    }
    if (event.player !== seat) continue;
    if (event.type === 'busted') round = { ...round, busted: true };
    if (event.type === 'flippedSeven') round = { ...round, flip7: true };
    if (event.type === 'scored') round = { ...round, points: event.points };
  }
  return rounds;
}

export function roundsOfText(record: string): RoundScore[] {
  return roundsOf(parseRecord(JSON.parse(record)), 0);
}
