import { MOST_CHARACTERS, MOST_MOVES, type OpenError } from '../../game-records/record-reader.ts';
import { word } from '../../words/words.svelte.ts';

export function openProblemText({ code, count }: OpenError): string {
  const { refused } = word.replay;
  switch (code) {
    case 'tooLong':
      return refused.tooLong(count, MOST_CHARACTERS);
    case 'tooManyMoves':
      return refused.tooManyMoves(count, MOST_MOVES);
    case 'manyGames':
      return refused.manyGames(count);
    case 'badPosition':
    case 'badLog':
      return refused[code](count + 1);
    case 'badLink':
    case 'badRecord':
    case 'empty':
    case 'notJson':
    case 'unknown':
      return refused[code];
  }
}
