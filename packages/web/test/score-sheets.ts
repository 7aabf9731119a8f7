// Score sheets for tests, entered round by round.

import { ScoreKeeper, type ScoreEntry, type ScoreLog } from '@sevenfold/physical/scores';

/** Points, 'bust' or 'flip7 78', by player. */
export type PaperRound = Readonly<Record<string, string | number>>;

/** A sheet of the players of its first round; it is over when someone has reached 50. */
export function paperGame(
  id: string,
  rounds: readonly PaperRound[],
  change: Partial<Pick<ScoreLog, 'box' | 'started' | 'rules'>> = {},
): ScoreLog {
  const names = Object.keys(rounds[0]!);
  const players = names.map((name, at) => ({ id: `p-${at}`, name, colour: at }));
  const keeper = new ScoreKeeper({
    id,
    started: 1000,
    rules: { target: 50 },
    players,
    dealer: 'p-0',
    steps: [],
    ...change,
  });
  const must = (step: Parameters<ScoreKeeper['do']>[0]): void => {
    const problem = keeper.do(step);
    if (problem !== undefined) throw new Error(JSON.stringify(problem));
  };
  for (const round of rounds) {
    for (const [at, name] of names.entries()) {
      must({ do: 'enter', player: `p-${at}`, entry: entryOf(round[name]!) });
    }
    must({ do: 'close' });
  }
  return keeper.log;
}

function entryOf(text: string | number): ScoreEntry {
  if (typeof text === 'number') return { points: text };
  if (text === 'bust') return { points: 0, bust: true };
  return { points: Number(text.split(' ')[1]), flip7: true };
}
