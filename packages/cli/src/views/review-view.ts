import {
  accountOf,
  type Review,
  type ReviewedDecision,
  type ReviewedPlayer,
  misplaysOf,
  type Misplay,
  type Verdict,
} from '@sevenfold/bots/review';
import { isTargetMove, parseMove, targetSeat } from '@sevenfold/engine';
import { answerLabel, answerSubject } from './answers.ts';
import { type Cast, object } from './cast.ts';
import type { Paint, Style } from '../terminal/colour.ts';
import { capitalised, count, padEnd, padStart, tenths, widthOf, wrap } from '../terminal/text.ts';
import { comparisonText } from './figure-view.ts';
import { reasonText } from './reason-view.ts';
import { type Unit, unitOf } from './unit.ts';
import type { Words } from './words.ts';

export interface ReviewLayout {
  readonly width: number;
  readonly paint: Paint;
  /** Every decision, not only the mistakes. */
  readonly all: boolean;
}

const STYLES: { readonly [Name in Verdict]: Style } = {
  best: 'good',
  good: 'dim',
  inaccuracy: 'calm',
  mistake: 'bad',
  blunder: 'bad',
};

/** The skill and luck of each player, then the costliest decisions. */
export function reviewLines(review: Review, cast: Cast, layout: ReviewLayout): string[] {
  return [...playerLines(review, cast, layout), '', ...decisionLines(review, cast, layout)];
}

/** Widths of columns; errors have an interval. */
const COLUMN = 9;
const ERRORS = 13;
/** Where the errors are among the cells. */
const ERRORS_AT = 3;

function playerLines(review: Review, cast: Cast, { width, paint }: ReviewLayout): string[] {
  const unit = unitOf(review.players.length);
  const nameWidth = Math.max(6, ...cast.names.map(widthOf));
  const row = (name: string, cells: readonly string[]): string =>
    [
      padEnd(name, nameWidth),
      ...cells.map((cell, at) => padStart(cell, at === ERRORS_AT ? ERRORS : COLUMN)),
    ].join(' ');
  const notes = `${unit.sum} Changes are in ${unit.points}, ± is a 95% interval. Errors are right on average; a small gain among them is just noise.`;
  return [
    paint('heading', row('', headsOf(review.players.length))),
    ...review.players.map((player, seat) =>
      row(cast.names[seat]!, cellsOf(player, unit, review.players.length)),
    ),
    ...medalLines(review),
    ...wrap(notes, width).map((line) => paint('dim', line)),
  ];
}

/** Alone: the chance of a medal at the start and at the end. */
function medalLines({ players, course }: Review): string[] {
  if (players.length > 1) return [];
  const [first, last] = [course[0]![1]!, course.at(-1)![1]!];
  return [`Chance of a medal: ${tenths(first)} at the start, ${tenths(last)} at the end.`];
}

/** Alone, there are no others to make mistakes. */
function headsOf(players: number): string[] {
  return ['accuracy', 'start', 'luck', 'errors', ...(players === 1 ? [] : ['others']), 'end'];
}

function cellsOf(player: ReviewedPlayer, unit: Unit, players: number): string[] {
  const { start, luck, skill, others, end } = accountOf(player, unit.decimals);
  return [
    player.decisions === 0 ? '–' : `${Math.round(player.accuracy * 100)}%`,
    unit.value(start),
    unit.change(luck),
    `${unit.change(skill)}${intervalText(player.skillInterval, unit)}`,
    ...(players === 1 ? [] : [unit.change(others)]),
    unit.value(end),
  ];
}

/** As wide without an interval, so that the errors of all players stay below each other. */
function intervalText(interval: number, { digits }: Unit): string {
  return interval === 0 ? ' '.repeat(` ± ${digits(0)}`.length) : ` ± ${digits(interval)}`;
}

function decisionLines(review: Review, cast: Cast, layout: ReviewLayout): string[] {
  const misplays = misplaysOf(review.decisions);
  const mistakes = misplays.reduce((sum, misplay) => sum + misplay.decisions.length, 0);
  const unit = unitOf(review.players.length);
  const summary = `${count(review.decisions.length, 'decision')}, ${mistakes} that cost ${unit.least} or more.`;
  const lines = layout.all
    ? review.decisions.flatMap((decision) => decisionText(decision, cast, layout))
    : misplays.flatMap((misplay) => misplayLines(misplay, cast, layout));
  return [layout.paint('heading', summary), ...lines];
}

/** Mistakes in a row of one round, and why the costliest was one. */
function misplayLines(
  { decisions, main, cost, interval }: Misplay,
  cast: Cast,
  layout: ReviewLayout,
): string[] {
  const lines = decisions.flatMap((decision) => decisionText(decision, cast, layout));
  const unit = unitOf(cast.names.length);
  if (decisions.length > 1) lines.push(`  Together they cost ${costText(cost, interval, unit)}.`);
  const [best, given] = [main.best, main.answer].map((token) => subjectOf(main, token, cast));
  for (const reason of main.reasons ?? []) {
    const isFor = reason.answer === main.best;
    const text = `For ${isFor ? best! : given!}: ${reasonText(reason, isFor ? given! : best!, main, cast)}.`;
    lines.push(...wrap(text, layout.width - 2, '  ').map((line) => layout.paint('dim', `  ${line}`)));
  }
  return lines;
}

function decisionText(decision: ReviewedDecision, cast: Cast, { width, paint }: ReviewLayout): string[] {
  const unit = unitOf(cast.names.length);
  const asked = kindWord(decision.kind, cast.words);
  const what = `${cast.names[decision.player]}${asked}: ${chosenText(decision, cast)}`;
  const where = `Round ${decision.round}, token ${decision.at}: ${what}.`;
  if (decision.verdict === 'best') return wrap(`${where} ${paint('good', 'Best.')}`, width, '  ');
  const verdict = paint(STYLES[decision.verdict], capitalised(decision.verdict));
  const cost = `${where} ${verdict}: it cost ${costText(decision.cost, decision.interval, unit)}.`;
  const answers = [decision.best, decision.answer].map((token) => ({
    label: subjectOf(decision, token, cast),
    win: decision.options.find(({ answer }) => answer === token)!.win,
  }));
  const figures = `${capitalised(comparisonText(answers, unit))}.`;
  return [...wrap(cost, width, '  '), ...wrap(figures, width - 2, '  ').map((line) => `  ${line}`)];
}

/** The answer after the player's name. */
function chosenText({ player, answer }: ReviewedDecision, cast: Cast): string {
  const move = parseMove(answer)!;
  if (!isTargetMove(move)) return answerLabel(move, cast);
  const seat = targetSeat(move);
  return seat === player && seat === cast.you ? 'yourself' : object(cast, seat);
}

function subjectOf({ player }: ReviewedDecision, token: string, cast: Cast): string {
  return answerSubject(parseMove(token)!, player, cast);
}

/** '13.4 ± 1.2 points of win chance'. */
function costText(cost: number, interval: number, { digits, points }: Unit): string {
  return `${digits(Math.max(0, cost))}${interval === 0 ? '' : ` ± ${digits(interval)}`} ${points}`;
}

function kindWord(kind: ReviewedDecision['kind'], words: Words): string {
  if (kind === 'freeze') return `, ${words.freeze}`;
  if (kind === 'flipThree') return `, ${words.flipThree}`;
  return kind === 'secondChance' || kind === 'saveOrBust' ? `, ${words.secondChance}` : '';
}
