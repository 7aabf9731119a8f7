import type { ScoreLog, ScoreStep } from '../../src/scores/index.ts';

/** The length of the largest sheet that the server takes, in characters. */
const LARGEST = 65_536;

const enter = (player: number, points = 0): ScoreStep => ({
  do: 'enter',
  player: `${player}`,
  entry: { points },
});
const CLOSE: ScoreStep = { do: 'close' };
const times = <Item>(count: number, make: (at: number) => readonly Item[]): Item[] =>
  Array.from({ length: count }, (_, at) => make(at)).flat();

/** Repeats steps after a beginning until the sheet has the largest size. */
function sheet(
  players: number,
  make: (at: number) => readonly ScoreStep[],
  {
    box,
    rules = {},
    before = [],
  }: Partial<Pick<ScoreLog, 'box' | 'rules'>> & { before?: readonly ScoreStep[] } = {},
): ScoreLog {
  const log = {
    id: 'worst',
    started: 1,
    ...(box && { box }),
    rules,
    players: times(players, (at) => [{ id: `${at + 1}`, name: `n${at}`, colour: 0 }]),
    dealer: '1',
    steps: [...before],
  };
  let size = JSON.stringify(log).length;
  for (let at = 0; ; at++) {
    const steps = make(at);
    size += JSON.stringify(steps).length;
    if (size > LARGEST) return log;
    log.steps.push(...steps);
  }
}

/** The other box, whose Flip 7s take points. */
const BRUTAL = { box: 'vengeance', rules: { brutal: true } } as const;
const SEVEN = ['1', '2', '3', '4', '5', '6', '8'];

type Make = () => ScoreLog;
const alone = times(290, () => [enter(1), CLOSE]);

/** Valid sheets on which every step has work to do. */
export const LABORIOUS: Readonly<Record<string, Make>> = {
  entries: () => sheet(99, (at) => [enter((at % 99) + 1, 1)]),
  'entries taken back': () =>
    sheet(99, () => [{ do: 'enter', player: '5', entry: null }, enter(5, 1)], {
      before: times(99, (at) => [enter(at + 1, 1)]),
    }),
  names: () => sheet(99, (at) => [{ do: 'rename', player: `${(at % 99) + 1}`, name: `é${at}` }]),
  corrections: () =>
    sheet(1, (at) => [{ do: 'correct', round: at % 290, player: '1', entry: { points: at % 9 } }], {
      before: alone,
    }),
  'bonuses of the other box': () =>
    sheet(
      99,
      (at) => [
        { do: 'enter', player: '1', entry: { cards: SEVEN, takesFrom: `${(at % 98) + 2}` } },
        { do: 'enter', player: '2', entry: { points: -(at % 9) } },
      ],
      BRUTAL,
    ),
  'undone drops': () => sheet(1, () => [{ do: 'dropRound', round: 0 }, { do: 'undo' }], { before: alone }),
  'undo and redo': () => sheet(99, () => [{ do: 'undo' }, { do: 'redo' }], { before: [enter(1)] }),
};

/** Sheets on which every step checks all rounds again. */
export const LOOKING_BACK: Readonly<Record<string, Make>> = {
  rules: () => sheet(1, (at) => [{ do: 'rules', rules: { flip7Bonus: at % 2 } }], { before: alone }),
  'Brutal Mode': () =>
    sheet(1, (at) => [{ do: 'rules', rules: { brutal: at % 2 === 1 } }], { ...BRUTAL, before: alone }),
  'what a Flip 7 counts': () =>
    sheet(1, (at) => [{ do: 'rules', rules: { sevenOf: at % 2 === 0 ? 'different' : 'cards' } }], {
      box: 'vengeance',
      before: alone,
    }),
  'names that others have': () =>
    sheet(99, (at) => [{ do: 'rename', player: '99', name: `${at % 2 === 0 ? 'N' : 'n'}0` }]),
  decks: () => sheet(1, (at) => [{ do: 'rules', rules: { decks: (at % 8) + 1 } }], { before: alone }),
  'coming and going': () =>
    sheet(1, () => [{ do: 'remove', player: '2' }, { do: 'undo' }], {
      before: [...alone, { do: 'add', id: '2', name: 'n2', colour: 0 }],
    }),
  'ties without end': () =>
    sheet(99, () => [enter(1), enter(2), CLOSE], {
      rules: { target: 5, tieBreak: 'tiedOnly' },
      before: [...times(99, (at) => [enter(at + 1, at < 2 ? 5 : 0)]), CLOSE],
    }),
};
