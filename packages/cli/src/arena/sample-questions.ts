import {
  apply,
  clone,
  legalMoves,
  newGame,
  PRESET_NAMES,
  type PresetName,
  PRESETS,
  SeededDealer,
  Sfc32,
  type State,
  STAY,
} from '@sevenfold/engine';

/** A question from a game with one of the presets. */
export interface Sample {
  readonly preset: PresetName;
  readonly state: State;
}

/** Questions of each kind and preset. */
const OF_EACH_KIND = 10;
const GAMES = 12;
/** Sizes of tables: few players, many, and very many. */
const TABLES = [3, 6, 12];

/** Questions of every kind from games with every preset, the same ones every time. */
export function sampleQuestions(): Sample[] {
  const samples: Sample[] = [];
  for (const preset of PRESET_NAMES) {
    const { minPlayers, maxPlayers } = PRESETS[preset];
    const counts = new Map<string, number>();
    for (let game = 0; game < GAMES; game++) {
      const players = Math.min(maxPlayers, Math.max(minPlayers, TABLES[game % TABLES.length]!));
      const random = new Sfc32(game);
      const dealer = new SeededDealer(game);
      const state = newGame({ preset }, players, game % players);
      while (state.phase !== 'over') {
        if (state.phase === 'draw') {
          apply(state, dealer.draw(state));
          continue;
        }
        const known = counts.get(state.phase) ?? 0;
        // Turns are by far the most frequent question, so only some are taken.
        if (known < OF_EACH_KIND * (game + 1) && known < OF_EACH_KIND * 3) {
          if (state.phase !== 'turn' || random.below(20) === 0) {
            counts.set(state.phase, known + 1);
            samples.push({ preset, state: clone(state) });
          }
        }
        const moves = legalMoves(state);
        const stays = state.phase === 'turn' && random.below(4) === 0;
        apply(state, stays ? STAY : moves[state.phase === 'turn' ? 0 : random.below(moves.length)]!);
      }
    }
  }
  return samples;
}
