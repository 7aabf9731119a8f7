import {
  costliest,
  type Review,
  type ReviewedDecision,
  type ReviewedPlayer,
  type Verdict,
} from '@sevenfold/bots/review';
import { parseMove } from '@sevenfold/engine';
import { answerLabel } from './answers.ts';
import type { Cast } from './cast.ts';
import type { Paint, Style } from '../terminal/colour.ts';
import { count, padEnd, padStart, tenths } from '../terminal/text.ts';
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
  const width = Math.max(6, ...cast.names.map((name) => name.length));
  const row = (name: string, cells: readonly string[]): string =>
    [padEnd(name, width), ...cells.map((cell) => padStart(cell, 9))].join(' ');
  return [
    paint('heading', row('', ['accuracy', 'start', 'skill', 'luck', 'others', 'end'])),
    ...review.players.map((player, seat) => row(cast.names[seat]!, cellsOf(player))),
    paint('dim', 'Chance to win: start + skill (own answers) + luck + others’ answers = end.'),
  ];
}

function cellsOf(player: ReviewedPlayer): string[] {
  return [
    player.decisions === 0 ? '–' : `${Math.round(player.accuracy * 100)}%`,
    tenths(player.start),
    signed(player.skill),
    signed(player.luck),
    signed(player.others),
    tenths(player.end),
  ];
}

function decisionLines(review: Review, cast: Cast, layout: ReviewLayout): string[] {
  const mistakes = costliest(review.decisions, Infinity);
  const shown = layout.all ? review.decisions : mistakes;
  const summary = `${count(review.decisions.length, 'decision')}, ${mistakes.length} that cost 1% or more.`;
  return [layout.paint('heading', summary), ...shown.map((decision) => decisionLine(decision, cast, layout))];
}

function decisionLine(decision: ReviewedDecision, cast: Cast, { paint }: ReviewLayout): string {
  const label = (token: string): string => answerLabel(parseMove(token)!, cast);
  const asked = kindWord(decision.kind, cast.words);
  const where = `Round ${decision.round}, token ${decision.at}`;
  const what = `${cast.names[decision.player]}${asked}: ${label(decision.answer)}`;
  if (decision.verdict === 'best') return `${where}: ${what}. ${paint('good', 'Best.')}`;
  const verdict = decision.verdict[0]!.toUpperCase() + decision.verdict.slice(1);
  const cost = `${verdict}: it cost ${(decision.cost * 100).toFixed(1)}% ± ${(decision.error * 196).toFixed(1)}`;
  return `${where}: ${what}. ${paint(STYLES[decision.verdict], cost)}; ${label(decision.best)} was best.`;
}

function kindWord(kind: ReviewedDecision['kind'], words: Words): string {
  if (kind === 'freeze') return `, ${words.freeze}`;
  if (kind === 'flipThree') return `, ${words.flipThree}`;
  return kind === 'secondChance' || kind === 'saveOrBust' ? `, ${words.secondChance}` : '';
}

function signed(change: number): string {
  return `${change < 0 ? '−' : '+'}${Math.abs(change * 100).toFixed(1)}%`;
}
