import {
  clone,
  EventLog,
  type GameEvent,
  type GameRecord,
  newGame,
  playLog,
  questionOf,
  splitLog,
  type State,
  stateOf,
  winners,
} from '@sevenfold/engine';
import { type Cast, does, object, recordCast, subject } from './cast.ts';
import type { Paint } from '../terminal/colour.ts';
import { differences } from '../command-line/house-rules.ts';
import { questionName } from './question-view.ts';
import { type RoundEnd, roundEnd } from './round-end.ts';
import { scoreLines } from './score-view.ts';
import { type Sentence, story } from './story.ts';
import { tableLines } from './table-view.ts';
import { count, cut, listOf, wrap } from '../terminal/text.ts';
import type { Words } from './words.ts';

export interface RecordLayout {
  readonly words: Words;
  readonly width: number;
  readonly paint: Paint;
}

/** A record as text, round by round. Throws `LogError`. */
export function recordLines(record: GameRecord, layout: RecordLayout): string[] {
  const cast = recordCast(record.players, layout.words);
  const lines = titleLines(record, cast, layout);
  const events = new EventLog();
  const state = newGame(record.rules, record.players.length, record.dealer, events);
  let before = clone(state);
  let told: GameEvent[] = [];
  const take = (): void => {
    const fresh = [...events];
    events.clear();
    const end = roundEnd(before, fresh, state);
    const cutAt = fresh.findIndex((event) => event.type === 'roundBegan');
    if (end === undefined || cutAt < 0) told.push(...fresh);
    if (end !== undefined) {
      if (cutAt >= 0) told.push(...fresh.slice(0, cutAt));
      lines.push(...roundLines(told, end, cast, layout));
      told = cutAt >= 0 ? fresh.slice(cutAt) : [];
    }
    before = clone(state);
  };
  playLog(state, splitLog(record.log), take, events);
  take();
  lines.push(...roundLines(told, undefined, cast, layout), ...endLines(state, cast, layout));
  return lines;
}

/** The table after the first `length` tokens of a record, and the open question. Throws `LogError`. */
export function positionLines(record: GameRecord, length: number, layout: RecordLayout): string[] {
  const cast = recordCast(record.players, layout.words);
  const state = stateOf(record, length);
  return [...tableLines(state, cast, layout), ...endLines(state, cast, layout)];
}

function titleLines(record: GameRecord, cast: Cast, layout: RecordLayout): string[] {
  const changed = differences(record.rules);
  const rules = `Rules: ${record.rules.preset ?? 'official'}${changed === '' ? '' : `, ${changed}`}.`;
  const title = `A game with ${count(cast.names.length, 'player')}: ${listOf(cast.names)}.`;
  return [...wrap(title, layout.width), ...wrap(rules, layout.width)];
}

function roundLines(
  events: readonly GameEvent[],
  end: RoundEnd | undefined,
  cast: Cast,
  layout: RecordLayout,
): string[] {
  const told = story(events, cast).flatMap((sentence) => sentenceLines(sentence, layout));
  return end === undefined ? told : [...told, ...scoreLines(end, cast, layout.width, layout.paint)];
}

/** A sentence in its colour; a heading stands apart, everything else is indented under it. */
export function sentenceLines({ text, tone }: Sentence, layout: RecordLayout): string[] {
  if (tone === 'heading') return ['', layout.paint('heading', cut(text, layout.width))];
  return wrap(text, layout.width - 2, '  ').map(
    (line) => `  ${tone === 'plain' ? line : layout.paint(tone, line)}`,
  );
}

/** What comes next after the log, or who has won. */
function endLines(state: State, cast: Cast, layout: RecordLayout): string[] {
  const text = (): string => {
    if (state.phase === 'over') {
      const best = winners(state);
      const [first] = best;
      const end = `with ${state.totals[first!]} points after ${count(state.round, 'round')}.`;
      if (best.length === 1) return `${does(cast, first!, 'win', 'wins')} ${end}`;
      const who = best.map((seat, index) => (index === 0 ? subject(cast, seat) : object(cast, seat)));
      return `${listOf(who)} win ${end}`;
    }
    const question = questionOf(state);
    if (question === null) return `Next: a card for ${object(cast, state.player)}.`;
    const { player, kind, options } = question;
    const asked = `${object(cast, player)} ${player === cast.you ? 'choose' : 'chooses'}`;
    const name = kind === 'turn' ? '' : ` (${questionName(kind, state, cast.words)})`;
    return `Next: ${asked}${name}: ${options.map((option) => optionText(option, cast)).join(', ')}.`;
  };
  return ['', ...wrap(text(), layout.width).map((line) => layout.paint('bold', line))];
}

/** An answer with what it means: '@2 Cy'. */
function optionText(option: string, { names, words }: Cast): string {
  const meanings: { readonly [option: string]: string } = {
    h: words.hit,
    s: words.stay,
    u: `use ${words.secondChance}`,
    b: 'bust',
  };
  return `${option} ${meanings[option] ?? names[Number(option.slice(1))]}`;
}
