import type { PlayerId, ScoreLog, ScoreEntry, ScoreKeeper, ScoreStep } from '../../src/scores/index.ts';

export const ANN = 'p1';
export const BO = 'p2';
export const CY = 'p3';

export function newScoreLog(rules: ScoreLog['rules'] = {}, id = 'evening'): ScoreLog {
  const players = [
    { id: ANN, name: 'Ann', colour: 0 },
    { id: BO, name: 'Bo', colour: 1 },
    { id: CY, name: 'Cy', colour: 2 },
  ];
  return { id, started: 1_700_000_000_000, rules, players, dealer: ANN, steps: [] };
}

/** '12 x2 +4', '12 3 bust', '27', '40 flip7' or '-' as an entry. */
export function entry(text: string): ScoreEntry | null {
  if (text === '-') return null;
  const words = text.split(' ');
  const bust = words.includes('bust') ? ({ bust: true } as const) : {};
  if (words[0]!.startsWith('=')) {
    const flip7 = words.includes('flip7') ? ({ flip7: true } as const) : {};
    return { points: Number(words[0]!.slice(1)), ...bust, ...flip7 };
  }
  return { cards: words.filter((word) => word !== 'bust' && word !== ''), ...bust };
}

export function enter(player: PlayerId, text: string): ScoreStep {
  return { do: 'enter', player, entry: entry(text) };
}

/** Enters a whole round and closes it; throws if anything is refused. */
export function playRound(keeper: ScoreKeeper, ...texts: readonly string[]): void {
  const ids = [ANN, BO, CY];
  for (const [index, text] of texts.entries()) {
    if (text !== '-') must(keeper, enter(ids[index]!, text));
  }
  must(keeper, { do: 'close' });
}

export function must(keeper: ScoreKeeper, step: ScoreStep): void {
  const problem = keeper.do(step);
  if (problem !== undefined) throw new Error(JSON.stringify(problem));
}
