import type { UnfinishedGame } from '../../local/unfinished-game.ts';
import type { DayAtServer } from './server-day.svelte.ts';

/**
 * asking: the server has not said yet whether the deck can be started; continue: the game that was left on this device,
 * continueOther: with another deck; another: a new game with another deck, which does not count.
 */
export type DayChoice =
  | 'toToday'
  | 'start'
  | 'resume'
  | 'asking'
  | 'retry'
  | 'continue'
  | 'continueOther'
  | 'another';

interface Day {
  readonly date: string;
  readonly today: string;
  /** The day whose result was asked for. */
  readonly other: string | undefined;
  /** Whether this device knows a result of this day. */
  readonly isDone: boolean;
  readonly unfinished: Pick<UnfinishedGame, 'date' | 'isPractice'> | undefined;
  readonly server: Pick<DayAtServer, 'day' | 'isLoading' | 'problem'>;
}

/** What there is to do on the page of a day, the main choice first. */
export function dayChoices({ date, today, other, isDone, unfinished, server }: Day): readonly DayChoice[] {
  if (other !== undefined && other !== today) return ['toToday'];
  const { day, isLoading, problem } = server;
  const hasBegun = unfinished?.date === date && !unfinished.isPractice;
  const isNext = !isDone && other === undefined && !hasBegun;
  const choices: DayChoice[] = [];
  if (isNext && day?.phase === 'open') choices.push(day.mine === undefined ? 'start' : 'resume');
  else if (isNext && isLoading && day === undefined) choices.push('asking');
  else if (problem !== undefined && !isDone) choices.push('retry');
  if (unfinished !== undefined) choices.push(unfinished.isPractice ? 'continueOther' : 'continue');
  else if (choices.length === 0 || choices[0] === 'retry') choices.push('another');
  return choices;
}
