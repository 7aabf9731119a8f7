/** What a text means, which decides its colour. Numbers are coloured by how many copies the deck has. */
export type Style =
  | 'bold'
  | 'dim'
  | 'heading'
  | 'good'
  | 'bad'
  | 'calm'
  | 'modifier'
  | 'chance'
  | 'chosen'
  | `risk${RiskLevel}`
  | `riskCard${RiskLevel}`;

/** From 0 for rare numbers, which seldom bust, to 4 for the most common. */
export type RiskLevel = 0 | 1 | 2 | 3 | 4;

export type Paint = (style: Style, text: string) => string;

export type ColourDepth = 0 | 16 | 256;

const SIXTEEN: { readonly [Name in Style]: string } = {
  bold: '1',
  dim: '2',
  heading: '1;36',
  good: '32',
  bad: '31',
  calm: '36',
  modifier: '35',
  chance: '1;35',
  chosen: '7',
  risk0: '36',
  risk1: '32',
  risk2: '33',
  risk3: '35',
  risk4: '31',
  riskCard0: '30;46',
  riskCard1: '30;42',
  riskCard2: '30;43',
  riskCard3: '30;45',
  riskCard4: '30;41',
};

const MANY: { readonly [Name in Style]: string } = {
  ...SIXTEEN,
  heading: '1;38;5;80',
  good: '38;5;114',
  bad: '38;5;203',
  calm: '38;5;80',
  modifier: '38;5;141',
  chance: '38;5;205',
  risk0: '38;5;80',
  risk1: '38;5;114',
  risk2: '38;5;221',
  risk3: '38;5;209',
  risk4: '38;5;203',
  riskCard0: '38;5;16;48;5;80',
  riskCard1: '38;5;16;48;5;114',
  riskCard2: '38;5;16;48;5;221',
  riskCard3: '38;5;16;48;5;209',
  riskCard4: '38;5;16;48;5;203',
};

export function makePaint(depth: ColourDepth): Paint {
  if (depth === 0) return (_style, text) => text;
  const codes = depth === 16 ? SIXTEEN : MANY;
  return (style, text) => (text === '' ? '' : `\u001b[${codes[style]}m${text}\u001b[0m`);
}

/** FORCE_COLOR decides, then NO_COLOR, then the terminal's own description. */
export function colourDepth(env: NodeJS.ProcessEnv, isTerminal: boolean): ColourDepth {
  const { FORCE_COLOR: force, NO_COLOR: no, TERM: terminal = '', COLORTERM: depth = '' } = env;
  if (force !== undefined) {
    if (force === '0' || force === 'false') return 0;
    return force === '2' || force === '3' ? 256 : 16;
  }
  if ((no !== undefined && no !== '') || !isTerminal || terminal === 'dumb') return 0;
  return /truecolor|24bit/.test(depth) || /256/.test(terminal) ? 256 : 16;
}

export function outputPaint(): Paint {
  return makePaint(colourDepth(process.env, process.stdout.isTTY));
}

/** 80 where the width is not known. */
export function outputWidth(): number {
  return process.stdout.isTTY && process.stdout.columns > 0 ? process.stdout.columns : 80;
}

export function riskLevelOf(number: number): RiskLevel {
  if (number <= 3) return 0;
  if (number <= 6) return 1;
  if (number <= 8) return 2;
  return number <= 10 ? 3 : 4;
}
