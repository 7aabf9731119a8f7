import { EventLog, type GameRecord, newGame, parseRecord, playLog, splitLog } from '@sevenfold/engine';

/**
 * What the exact solver says about the solo challenge with all cards (docs/SOLVER.md): the fewest rounds to 200 that can
 * be expected, and in how many games one is under five with perfect play for it. Here as two numbers, because the
 * solver's table is heavy; a test compares them with it.
 */
export const CHALLENGE = { target: 200, rounds: 10.31085, underFive: 0.0167382 } as const;

export interface SoloRound {
  readonly points: number;
  readonly busted: boolean;
  readonly flip7: boolean;
}

/** The finished rounds of one seat. Throws for an illegal record. */
export function soloRounds(record: GameRecord, seat: number): SoloRound[] {
  const events = new EventLog();
  const state = newGame(record.rules, record.players.length, record.dealer, events);
  playLog(state, splitLog(record.log), undefined, events);
  const rounds: SoloRound[] = [];
  let round: SoloRound = { points: 0, busted: false, flip7: false };
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

export function roundsOfText(record: string): SoloRound[] {
  return soloRounds(parseRecord(JSON.parse(record)), 0);
}
