// A whole game to scroll through: every picture, the places to stop at, and the highlights.

import { type GameRecord, splitLog } from '@sevenfold/engine';
import type { StoryEntry } from './narration.ts';
import { type Beat, pictureAfter, type Picture } from './picture.ts';
import { beatsOf, Story } from './story.ts';
import { worthOf } from '../view.ts';

export type HighlightKind = 'bust' | 'flip7' | 'saved' | 'reshuffled' | 'lead';

/** Something worth jumping to, seen after `at` tokens. */
export interface Highlight {
  readonly at: number;
  readonly kind: HighlightKind;
  readonly player: number;
}

/** What was told with one token. */
export interface TimelineEntry extends StoryEntry {
  /** How many tokens have been told when it is seen. */
  readonly at: number;
}

const HIGHLIGHTED: { readonly [Type in Beat['event']['type']]?: HighlightKind } = {
  busted: 'bust',
  flippedSeven: 'flip7',
  saved: 'saved',
  reshuffled: 'reshuffled',
};

export class Timeline {
  readonly beats: readonly Beat[];
  /** The table before the first beat and after each one. */
  readonly pictures: readonly Picture[];
  /** In tokens. */
  readonly length: number;
  /** One for each beat. */
  readonly entries: readonly TimelineEntry[];
  readonly highlights: readonly Highlight[];
  /** After how many tokens each round begins; the scores of the round before are shown there. */
  readonly rounds: readonly number[];
  /** After how many tokens someone is asked. */
  readonly questions: readonly number[];
  /** The index of the picture to show, by number of tokens. */
  readonly #stops: readonly number[];

  constructor(record: GameRecord) {
    this.beats = beatsOf(record);
    this.length = splitLog(record.log).length;
    const pictures: Picture[] = [new Story(record).bare];
    const entries: TimelineEntry[] = [];
    const highlights: Highlight[] = [];
    const rounds: number[] = [0];
    const stops: number[] = Array.from({ length: this.length + 1 }, () => 0);
    let leader: number | undefined;
    for (const [index, beat] of this.beats.entries()) {
      const { event } = beat;
      const at = beat.at + 1;
      const picture = pictureAfter(pictures[index]!, beat);
      pictures.push(picture);
      // The end of a round is shown until the first card of the next.
      const begins = event.type === 'roundBegan' && index > 0 && this.beats[index - 1]!.at === beat.at;
      if (begins) rounds.push(at);
      else stops[at] = index + 1;
      const points = worthOf(picture.seats[event.player]!, picture.state.options);
      entries.push({ id: index, at, round: picture.round, event, points });
      const kind = HIGHLIGHTED[event.type];
      if (kind !== undefined) highlights.push({ at, kind, player: event.player });
      if (event.type !== 'roundEnded') continue;
      const ahead = leaderOf(picture.totals);
      if (ahead !== undefined && leader !== undefined && ahead !== leader)
        highlights.push({ at, kind: 'lead', player: ahead });
      leader = ahead ?? leader;
    }
    this.pictures = pictures;
    this.entries = entries;
    this.highlights = highlights;
    this.rounds = rounds.filter((at) => at < this.length || at === 0);
    this.#stops = stops;
    this.questions = stops.flatMap((_, at) => (this.#isQuestion(at) ? [at] : []));
  }

  /** The picture to show after this many tokens. */
  stop(at: number): number {
    return this.#stops[Math.max(0, Math.min(this.length, at))]!;
  }

  pictureAt(at: number): Picture {
    return this.pictures[this.stop(at)]!;
  }

  /** How many tokens this many beats tell; the last one perhaps only in part. */
  tokensAt(beats: number): number {
    const last = this.beats[beats - 1];
    if (last === undefined) return 0;
    return last.event.type === 'turning' ? last.at : last.at + 1;
  }

  /** The round of a token, counted from 0. */
  roundAt(token: number): number {
    return Math.max(
      0,
      this.rounds.findLastIndex((from) => from <= token),
    );
  }

  /** The nearest of these places after or before this one, or else the end or the beginning of the game. */
  next(places: readonly number[], at: number, by: 1 | -1): number {
    return by > 0
      ? (places.find((place) => place > at) ?? this.length)
      : (places.findLast((place) => place < at) ?? 0);
  }

  #isQuestion(at: number): boolean {
    const { state } = this.pictureAt(at);
    return !this.pictureAt(at).between && state.phase !== 'draw' && state.phase !== 'over';
  }
}

/** The only player with the highest total. */
function leaderOf(totals: readonly number[]): number | undefined {
  const most = Math.max(...totals);
  const first = totals.indexOf(most);
  return most > 0 && totals.lastIndexOf(most) === first ? first : undefined;
}
