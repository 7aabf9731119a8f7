import {
  accountOf,
  type Review,
  type ReviewedDecision,
  type ReviewedPlayer,
  storiesOf,
  type Story,
  type Verdict,
} from '@sevenfold/bots/review';
import { parseMove } from '@sevenfold/engine';
import { answerLabel } from './answers.ts';
import type { Cast } from './cast.ts';
import type { Paint, Style } from '../terminal/colour.ts';
import { count, padEnd, padStart, tenths, wrap } from '../terminal/text.ts';
import { reasonText } from './reason-view.ts';
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
    paint('heading', row('', ['accuracy', 'start', 'luck', 'errors', 'others', 'end'])),
    ...review.players.map((player, seat) => row(cast.names[seat]!, cellsOf(player))),
    paint(
      'dim',
      'Chance to win: start + luck + own errors + others’ errors = end. An error is right on average, so that a little plus is noise.',
    ),
  ];
}

function cellsOf(player: ReviewedPlayer): string[] {
  const { start, luck, skill, others, end } = accountOf(player);
  return [
    player.decisions === 0 ? '–' : `${Math.round(player.accuracy * 100)}%`,
    tenths(start),
    signed(luck),
    signed(skill),
    signed(others),
    tenths(end),
  ];
}

function decisionLines(review: Review, cast: Cast, layout: ReviewLayout): string[] {
  const stories = storiesOf(review.decisions);
  const mistakes = stories.reduce((sum, story) => sum + story.decisions.length, 0);
  const summary = `${count(review.decisions.length, 'decision')}, ${mistakes} that cost 1% or more.`;
  const lines = layout.all
    ? review.decisions.map((decision) => decisionLine(decision, cast, layout))
    : stories.flatMap((story) => storyLines(story, cast, layout));
  return [layout.paint('heading', summary), ...lines];
}

/** Mistakes in a row of one round, and why the costliest was one. */
function storyLines({ decisions, main, cost, interval }: Story, cast: Cast, layout: ReviewLayout): string[] {
  const lines = decisions.map((decision) => decisionLine(decision, cast, layout));
  if (decisions.length > 1) lines.push(`  Together they cost ${costText(cost, interval)}.`);
  const [best, given] = [main.best, main.answer].map((token) => answerLabel(parseMove(token)!, cast));
  for (const reason of main.reasons ?? []) {
    const isFor = reason.answer === main.best;
    const text = `For ${isFor ? best! : given!}: ${reasonText(reason, isFor ? given! : best!, cast)}.`;
    lines.push(...wrap(`  ${text}`, layout.width, '    ').map((line) => layout.paint('dim', line)));
  }
  return lines;
}

function decisionLine(decision: ReviewedDecision, cast: Cast, { paint }: ReviewLayout): string {
  const label = (token: string): string => answerLabel(parseMove(token)!, cast);
  const asked = kindWord(decision.kind, cast.words);
  const where = `Round ${decision.round}, token ${decision.at}`;
  const what = `${cast.names[decision.player]}${asked}: ${label(decision.answer)}`;
  if (decision.verdict === 'best') return `${where}: ${what}. ${paint('good', 'Best.')}`;
  const verdict = decision.verdict[0]!.toUpperCase() + decision.verdict.slice(1);
  const cost = `${verdict}: it cost ${costText(decision.cost, decision.interval)}`;
  const [best, given] = [decision.best, decision.answer].map(
    (token) => `${label(token)} wins ${winOf(decision, token)}`,
  );
  return `${where}: ${what}. ${paint(STYLES[decision.verdict], cost)}; ${best}, ${given}.`;
}

function winOf({ options }: ReviewedDecision, token: string): string {
  return tenths(options.find(({ answer }) => answer === token)!.win.value);
}

function costText(cost: number, interval: number): string {
  return `${(Math.max(0, cost) * 100).toFixed(1)}% ± ${(interval * 100).toFixed(1)}`;
}

function kindWord(kind: ReviewedDecision['kind'], words: Words): string {
  if (kind === 'freeze') return `, ${words.freeze}`;
  if (kind === 'flipThree') return `, ${words.flipThree}`;
  return kind === 'secondChance' || kind === 'saveOrBust' ? `, ${words.secondChance}` : '';
}

function signed(change: number): string {
  return `${change < 0 ? '−' : '+'}${Math.abs(change * 100).toFixed(1)}%`;
}
