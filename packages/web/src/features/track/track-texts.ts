// Texts for the entries of the log and for what comes next. Needs the words of 'track' and 'terms'.

import { FLIP_THREE, FREEZE, type QuestionKind, SECOND_CHANCE } from '@sevenfold/engine';
import type { NextTap } from '@sevenfold/physical/tracker';
import { cardName } from '../../cards/names.ts';
import { term, word } from '../../words/words.svelte.ts';
import { cardOf, type Row } from './rows.ts';

const CARDS = { freeze: FREEZE, flipThree: FLIP_THREE, secondChance: SECOND_CHANCE } as const;
const FLIPS = 3;

/** A token as the label of a button. */
export function tokenText(token: string, names: readonly string[]): string {
  const card = cardOf(token);
  if (card !== undefined) return cardName(card);
  if (token === 'h') return term.hit;
  if (token === 's') return term.stay;
  if (token === 'u') return word.track.used;
  if (token === 'b') return word.track.declined;
  return word.track.to(names[Number(token.slice(1))] ?? token);
}

export function rowText({ player, kind, token }: Row, names: readonly string[]): string {
  const name = names[player]!;
  const { track } = word;
  if (kind === 'freeze' || kind === 'flipThree' || kind === 'secondChance')
    return track.aimed(name, cardName(CARDS[kind]), names[Number(token.slice(1))] ?? token);
  const card = cardOf(token);
  return card === undefined ? track.answered(name, tokenText(token, names)) : track.got(name, cardName(card));
}

export function waitText(next: NextTap, isDealt: boolean, names: readonly string[]): string {
  const { track } = word;
  if (next.waits === 'nothing') return '';
  if (next.waits === 'card') {
    const name = names[next.player]!;
    if (next.flipsLeft > 0) return track.flip(name, FLIPS + 1 - next.flipsLeft);
    return isDealt ? track.firstCard(name) : track.card(name);
  }
  return questionText(next.question.kind, names[next.question.player]!);
}

function questionText(kind: QuestionKind, name: string): string {
  const { track } = word;
  if (kind === 'turn') return track.turn(name, term.stay);
  if (kind === 'saveOrBust') return track.duplicate(name, term.secondChance);
  return track.target(name, cardName(CARDS[kind]));
}
