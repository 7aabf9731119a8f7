import { Ladder, type LadderTable } from './ladder.ts';
import {
  Arena,
  type ArenaSums,
  type EffectsSetup,
  type EffectsSums,
  EffectsRun,
  Simulation,
  type SimulationSums,
} from '@sevenfold/bots/arena';
import { Luck } from '@sevenfold/bots/net';
import { parseRules, type RulesConfig } from '@sevenfold/engine';
import type { ExecBot, ExecSettings, Faults } from './exec-bot.ts';
import { openSeat, seatOf } from './seats.ts';

/** Work shared by threads: everything a thread needs to do any part of it. */
export type Job =
  | {
      readonly kind: 'arena';
      readonly rules: RulesConfig;
      readonly seats: readonly string[];
      readonly seed: number;
      readonly luckFree: boolean;
      readonly exec: ExecSettings;
    }
  | {
      readonly kind: 'simulation';
      readonly rules: RulesConfig;
      readonly strategies: readonly string[];
      readonly players: number;
      readonly seed: number;
      readonly fresh: boolean;
    }
  | {
      readonly kind: 'effects';
      readonly setup: EffectsSetup;
    }
  | {
      readonly kind: 'ladder';
      readonly rules: RulesConfig;
      readonly bots: readonly string[];
      readonly sizes: readonly number[];
      readonly games: number;
      readonly seed: number;
    };

export interface Results {
  readonly arena: { readonly sums: ArenaSums; readonly faults: readonly Faults[] };
  readonly simulation: readonly SimulationSums[];
  readonly effects: EffectsSums;
  readonly ladder: readonly LadderTable[];
}

export type Kind = Job['kind'];

/** A job inside one thread. */
export interface OpenJob {
  play(first: number, end: number, played: () => void): Promise<Results[Kind]>;
  /** Ends its programs and returns their last results. */
  close(): Promise<Results[Kind] | undefined>;
}

const CLOSING_TIME_MS = 300;

/** `onProcess` is called with the process id of a seat's program, or 0 when it has ended. */
export function openJob(job: Job, onProcess: (seat: number, pid: number) => void): OpenJob {
  switch (job.kind) {
    case 'effects': {
      const effects = new EffectsRun(job.setup);
      return {
        play: async (first, end, played) => effects.play(first, end, played),
        close: async () => undefined,
      };
    }
    case 'simulation': {
      const simulation = new Simulation(
        parseRules(job.rules),
        job.players,
        job.strategies.map(seatOf),
        job.seed,
        job.fresh,
      );
      return {
        play: async (first, end, played) => simulation.play(first, end, played),
        close: async () => undefined,
      };
    }
    case 'ladder': {
      const ladder = new Ladder(parseRules(job.rules), job.bots.map(seatOf), job.sizes, job.games, job.seed);
      return {
        play: async (first, end, played) => ladder.play(first, end, played),
        close: async () => undefined,
      };
    }
    case 'arena': {
      const seats = job.seats.map((text, seat) => openSeat(text, job.exec, (pid) => onProcess(seat, pid)));
      const programs = seats.map(({ program }) => program);
      const arena = new Arena(
        parseRules(job.rules),
        seats.map(({ seat }) => seat),
        job.seed,
        undefined,
        job.luckFree ? new Luck(seats.length) : undefined,
      );
      const isSlow = programs.some((program) => program !== undefined);
      return {
        play: async (first, end, played) => {
          const sums = isSlow ? await arena.playAsync(first, end, played) : arena.play(first, end, played);
          return { sums, faults: programs.map(takeFaults) };
        },
        close: async () => {
          await Promise.all(
            programs.map((program) => program?.close(CLOSING_TIME_MS) ?? Promise.resolve(true)),
          );
          return { sums: arena.emptySums(), faults: programs.map(takeFaults) };
        },
      };
    }
  }
}

function takeFaults(program: ExecBot | undefined): Faults {
  if (program === undefined) return {};
  const { faults } = program;
  program.faults = {};
  return faults;
}
