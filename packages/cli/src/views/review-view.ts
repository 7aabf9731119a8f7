import {
  accountOf,
  type Review,
  type ReviewedDecision,
  type ReviewedPlayer,
  misplaysOf,
  type Misplay,
  type Verdict,
} from '@sevenfold/bots/review';
import { parseMove } from '@sevenfold/engine';
import { answerLabel, answerSubject } from './answers.ts';
import type { Cast } from './cast.ts';
import type { Paint, Style } from '../terminal/colour.ts';
import { count, padEnd, padStart, tenths, wrap } from '../terminal/text.ts';
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

function playerLines(review: Review, cast: Cast, { paint }: ReviewLayout): string[] {
  const unit = unitOf(review.players.length);
  const width = Math.max(6, ...cast.names.map((name) => name.length));
  const row = (name: string, cells: readonly string[]): string =>
    [padEnd(name, width), ...cells.map((cell) => padStart(cell, 9))].join(' ');
  return [
    paint('heading', row('', headsOf(review.players.length))),
    ...review.players.map((player, seat) =>
      row(cast.names[seat]!, cellsOf(player, unit, review.players.length)),
    ),
    ...medalLines(review),
    paint('dim', `${unit.sum} Errors are right on average; a small gain among them is just noise.`),
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
    unit.change(skill),
    ...(players === 1 ? [] : [unit.change(others)]),
    unit.value(end),
  ];
}

function decisionLines(review: Review, cast: Cast, layout: ReviewLayout): string[] {
  const misplays = misplaysOf(review.decisions);
  const mistakes = misplays.reduce((sum, misplay) => sum + misplay.decisions.length, 0);
  const unit = unitOf(review.players.length);
  const summary = `${count(review.decisions.length, 'decision')}, ${mistakes} that cost ${unit.least} or more.`;
  const lines = layout.all
    ? review.decisions.map((decision) => decisionLine(decision, cast, layout))
    : misplays.flatMap((misplay) => misplayLines(misplay, cast, layout));
  return [layout.paint('heading', summary), ...lines];
}

/** Mistakes in a row of one round, and why the costliest was one. */
function misplayLines(
  { decisions, main, cost, interval }: Misplay,
  cast: Cast,
  layout: ReviewLayout,
): string[] {
  const lines = decisions.map((decision) => decisionLine(decision, cast, layout));
  const unit = unitOf(cast.names.length);
  if (decisions.length > 1) lines.push(`  Together they cost ${costText(cost, interval, unit)}.`);
  const [best, given] = [main.best, main.answer].map((token) => answerSubject(parseMove(token)!, cast));
  for (const reason of main.reasons ?? []) {
    const isFor = reason.answer === main.best;
    const text = `For ${isFor ? best! : given!}: ${reasonText(reason, isFor ? given! : best!, cast)}.`;
    lines.push(...wrap(text, layout.width - 2, '  ').map((line) => layout.paint('dim', `  ${line}`)));
  }
  return lines;
}

function decisionLine(decision: ReviewedDecision, cast: Cast, { paint }: ReviewLayout): string {
  const unit = unitOf(cast.names.length);
  const asked = kindWord(decision.kind, cast.words);
  const where = `Round ${decision.round}, token ${decision.at}`;
  const what = `${cast.names[decision.player]}${asked}: ${answerLabel(parseMove(decision.answer)!, cast)}`;
  if (decision.verdict === 'best') return `${where}: ${what}. ${paint('good', 'Best.')}`;
  const verdict = decision.verdict[0]!.toUpperCase() + decision.verdict.slice(1);
  const cost = `${verdict}: it cost ${costText(decision.cost, decision.interval, unit)}`;
  const [best, given] = [decision.best, decision.answer].map(
    (token) =>
      `${answerSubject(parseMove(token)!, cast)} ${unit.verb} ${unit.value(winOf(decision, token))}${unit.noun}`,
  );
  return `${where}: ${what}. ${paint(STYLES[decision.verdict], cost)}; ${best}, ${given}.`;
}

function winOf({ options }: ReviewedDecision, token: string): number {
  return options.find(({ answer }) => answer === token)!.win.value;
}

function costText(cost: number, interval: number, { size }: Unit): string {
  return `${size(Math.max(0, cost))} ± ${size(interval)}`;
}

function kindWord(kind: ReviewedDecision['kind'], words: Words): string {
  if (kind === 'freeze') return `, ${words.freeze}`;
  if (kind === 'flipThree') return `, ${words.flipThree}`;
  return kind === 'secondChance' || kind === 'saveOrBust' ? `, ${words.secondChance}` : '';
}
