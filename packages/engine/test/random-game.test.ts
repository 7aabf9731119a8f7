import { describe, expect, it } from 'vitest';
import {
  apply,
  check,
  clone,
  EventLog,
  type GameRecord,
  illegal,
  legalMoves,
  makeLog,
  makeMove,
  makePosition,
  makeRecord,
  newGame,
  parseMove,
  parsePosition,
  parseRecord,
  questionOf,
  replay,
  restore,
  splitLog,
  type State,
  stateOf,
  winners,
} from '../src/index.ts';
import { playRandomly, randomGame, randomSetup, type Setup } from './random-game.ts';

const crowds = [
  { from: 20_001, games: 150, maxPlayers: 6, moves: 300 },
  { from: 30_001, games: 60, maxPlayers: 24, moves: 300 },
  { from: 40_001, games: 6, maxPlayers: 99, moves: 400 },
];

function setups({ from, games, maxPlayers }: { from: number; games: number; maxPlayers: number }): Setup[] {
  return Array.from({ length: games }, (_, index) => randomSetup(from + index, maxPlayers));
}

function recordOf(setup: Setup, log: string): GameRecord {
  const players = Array.from({ length: setup.players }, (_, seat) => `Player ${seat}`);
  return { rules: setup.rules, players, dealer: setup.dealer, log };
}

describe('random games', () => {
  it.each(crowds)('have nothing wrong after any move ($games of up to $maxPlayers players)', (crowd) => {
    for (const setup of setups(crowd)) {
      const state = newGame(setup.rules, setup.players, setup.dealer);
      const found: string[] = check(state);
      playRandomly(state, setup.seed, crowd.moves, (move) => {
        if (found.length === 0) found.push(...check(state).map((problem) => `${makeMove(move)}: ${problem}`));
      });
      expect({ setup, found }).toEqual({ setup, found: [] });
    }
  });

  it.each(crowds)('survive position, clone and replay ($games of up to $maxPlayers players)', (crowd) => {
    for (const setup of setups(crowd)) {
      const state = newGame(setup.rules, setup.players, setup.dealer);
      const positions: string[] = [];
      const tokens: string[] = [];
      const copy = clone(state);
      playRandomly(state, setup.seed, crowd.moves, (move) => {
        tokens.push(makeMove(move));
        if (tokens.length % 7 > 0) return;
        positions.push(makePosition(state));
        restore(copy, state);
        expect(copy).toEqual(state);
      });
      for (const position of positions) expect(makePosition(parsePosition(position))).toBe(position);
      const record = parseRecord(JSON.parse(makeRecord(recordOf(setup, tokens.join(' ')))));
      expect(stateOf(record)).toEqual(state);
      expect(parsePosition(makePosition(state))).toEqual(state);
      expect(clone(state)).toEqual(state);
    }
  });

  it('go on the same way from a position as from the log', () => {
    for (let seed = 50_001; seed <= 50_100; seed++) {
      const { state } = randomGame(randomSetup(seed, 8), seed % 120);
      const read = parsePosition(makePosition(state));
      playRandomly(state, seed, 60, () => {});
      playRandomly(read, seed, 60, () => {});
      expect(read).toEqual(state);
    }
  });

  it('leave the original of a clone alone', () => {
    for (let seed = 60_001; seed <= 60_150; seed++) {
      const { state } = randomGame(randomSetup(seed, 8), seed % 90);
      const before = makePosition(state);
      playRandomly(clone(state), seed, 80, () => {});
      expect(makePosition(state)).toBe(before);
    }
  });

  it('are the same for the same seed', () => {
    for (const setup of setups({ from: 70_001, games: 40, maxPlayers: 24 })) {
      expect(makeLog(randomGame(setup, 200).log)).toBe(makeLog(randomGame(setup, 200).log));
    }
  });

  it('differ for different seeds', () => {
    const logs = setups({ from: 70_001, games: 40, maxPlayers: 24 }).map((setup) =>
      makeLog(randomGame(setup, 60).log),
    );
    expect(new Set(logs).size).toBe(40);
  });

  it('have the same states with events and without', () => {
    for (const setup of setups({ from: 80_001, games: 80, maxPlayers: 12 })) {
      const events = new EventLog();
      const watched = newGame(setup.rules, setup.players, setup.dealer, events);
      playRandomly(watched, setup.seed, 200, () => {}, events);
      expect(watched).toEqual(randomGame(setup, 200).state);
    }
  });

  it('agree that a move is legal in `legalMoves` and `illegal`', () => {
    const everyToken = [
      ...Array.from({ length: 26 }, (_, move) => move),
      ...Array.from({ length: 99 }, (_, seat) => 26 + seat),
    ];
    for (const setup of setups({ from: 90_001, games: 40, maxPlayers: 8 })) {
      const state = newGame(setup.rules, setup.players, setup.dealer);
      playRandomly(state, setup.seed, 120, () => {
        expect(everyToken.filter((move) => illegal(state, move) === undefined)).toEqual(legalMoves(state));
      });
    }
  });

  it('replay to the questions, rounds and winners that were seen while playing', () => {
    for (const setup of setups({ from: 100_001, games: 60, maxPlayers: 6 })) {
      const seen = watch(setup, 300);
      const { questions, rounds, next, winners: won, totals } = replay(recordOf(setup, seen.log.join(' ')));
      expect(
        questions.map(({ player, kind, options, answer }) => ({ player, kind, options, answer })),
      ).toEqual(seen.questions);
      expect(rounds.map((round) => round.totals)).toEqual(seen.totals);
      expect(rounds.map((round) => round.scores)).toEqual(
        seen.totals.map((row, index) =>
          row.map((total, seat) => total - (seen.totals[index - 1]?.[seat] ?? 0)),
        ),
      );
      expect(totals).toEqual(seen.state.totals);
      expect(won).toEqual(seen.state.phase === 'over' ? winners(seen.state) : null);
      expect(next).toEqual(seen.state.phase === 'over' ? null : (questionOf(seen.state) ?? { draw: true }));
    }
  });

  it('end, some of them', () => {
    const ends = setups({ from: 110_001, games: 100, maxPlayers: 6 }).filter(
      (setup) => randomGame(setup, 2000).state.phase === 'over',
    );
    expect(ends.length).toBeGreaterThan(50);
  });
});

/** Plays a game and notes what a replay of it must find. */
function watch(
  setup: Setup,
  moves: number,
): { state: State; log: string[]; questions: unknown[]; totals: number[][] } {
  const { log } = randomGame(setup, moves);
  const state = newGame(setup.rules, setup.players, setup.dealer);
  const questions: unknown[] = [];
  const totals: number[][] = [];
  for (const move of log) {
    const { round } = state;
    const question = questionOf(state);
    if (question !== null) questions.push({ ...question, answer: makeMove(move) });
    apply(state, move);
    if (state.round > round || state.phase === 'over') totals.push(state.totals.slice());
  }
  return { state, log: log.map(makeMove), questions, totals };
}

describe('notation', () => {
  it('every log survives writing and reading', () => {
    for (const setup of setups({ from: 120_001, games: 60, maxPlayers: 99 })) {
      const { log } = randomGame(setup, 150);
      expect(splitLog(makeLog(log)).map((token) => parseMove(token))).toEqual(log);
    }
  });
});
