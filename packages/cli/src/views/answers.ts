import {
  DECLINE,
  HIT,
  isTargetMove,
  type Move,
  parseMove,
  type Question,
  STAY,
  targetSeat,
  USE,
} from '@sevenfold/engine';
import { type Cast, object, YOU } from './cast.ts';

export function answersTo(question: Question): Move[] {
  return question.options.map((token) => parseMove(token)!);
}

/** The move meant by a typed token, word, name or beginning of one; `undefined` if it is not clear. */
export function readAnswer(text: string, question: Question, cast: Cast): Move | undefined {
  const typed = text.trim().toLowerCase();
  const legal = answersTo(question);
  const exact = legal.find((move) => namesOf(move, cast).includes(typed));
  if (exact !== undefined) return exact;
  const begun = legal.filter(
    (move) => typed !== '' && namesOf(move, cast).some((name) => name.startsWith(typed)),
  );
  return begun.length === 1 ? begun[0] : undefined;
}

/** Everything that can be typed for a move, in lower case. */
function namesOf(move: Move, { words, names }: Cast): string[] {
  if (move === HIT) return ['h', words.hit.toLowerCase()];
  if (move === STAY) return ['s', words.stay.toLowerCase()];
  if (move === USE) return ['u', 'use'];
  if (move === DECLINE) return ['b', 'bust'];
  const seat = targetSeat(move);
  const own = seat === YOU ? ['me', 'you', 'myself'] : [];
  return [`@${seat}`, `${seat}`, names[seat]!.toLowerCase(), ...own];
}

/** An answer of this player as the subject of a sentence: 'Bo wins 37%' would be about Bo. */
export function answerSubject(move: Move, player: number, cast: Cast): string {
  if (move === USE) return `using the ${cast.words.secondChance}`;
  if (move === DECLINE) return 'busting';
  if (!isTargetMove(move)) return answerLabel(move, cast);
  const seat = targetSeat(move);
  if (seat === player && seat === cast.you) return 'keeping it yourself';
  return `giving it to ${object(cast, seat)}`;
}

export function answerLabel(move: Move, { words, names }: Cast): string {
  if (move === HIT) return words.hit;
  if (move === STAY) return words.stay;
  if (move === USE) return `Use ${words.secondChance}`;
  if (move === DECLINE) return 'Bust';
  return names[targetSeat(move)]!;
}
