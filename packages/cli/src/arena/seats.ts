import { BOTS } from '@sevenfold/bots';
import { ContestantError, parseContestant, type ArenaSeat } from '@sevenfold/bots/arena';
import { ExecBot, type ExecSettings } from './exec-bot.ts';
import { printableName } from '../terminal/text.ts';
import { didYouMean, UsageError } from '../command-line/usage.ts';

const EXEC = 'exec:';

/**
 * Splits `oracle,'exec:python3 bot.py --level 1,2',stay:30` at commas outside quotes. Quotes around a whole seat or a
 * whole command are removed; others belong to the command.
 */
export function splitSeats(text: string): string[] {
  const seats: string[] = [];
  let seat = '';
  let quoted = '';
  for (const letter of text) {
    if (quoted === '' && letter === ',') {
      seats.push(seat);
      seat = '';
      continue;
    }
    if (quoted === '') quoted = letter === '"' || letter === "'" ? letter : '';
    else if (quoted === letter) quoted = '';
    seat += letter;
  }
  if (quoted !== '') throw new UsageError(`the seats end inside quotes: ${quoted} is never closed`);
  seats.push(seat);
  return seats.map((each) => {
    const whole = unquoted(each.trim());
    return whole.startsWith(EXEC) ? EXEC + unquoted(whole.slice(EXEC.length).trim()) : whole;
  });
}

/** Checks a seat's text before any thread is started; throws `UsageError`. */
export function checkSeat(text: string): void {
  if (text.startsWith(EXEC)) {
    if (text === EXEC) throw new UsageError("exec: needs a command, such as 'exec:python3 mybot.py'");
    return;
  }
  if (text === '') throw new UsageError('there is an empty seat between the commas');
  try {
    parseContestant(text);
  } catch (error) {
    if (!(error instanceof ContestantError)) throw error;
    if (error.unknown === undefined) throw new UsageError(error.message);
    const names = BOTS.map(({ name }) => name);
    const hint =
      didYouMean(error.unknown, names) ||
      `; the bots are ${names.join(', ')}, stay:POINTS, bust:CHANCE, if:CONDITION and exec:COMMAND`;
    throw new UsageError(`${error.message}${hint}`);
  }
}

export function isExec(text: string): boolean {
  return text.startsWith(EXEC);
}

/** The name of a seat in tables: a command without `exec:` and control characters. */
export function seatName(text: string): string {
  return isExec(text) ? printableName(text.slice(EXEC.length)) : text;
}

export interface OpenSeat {
  readonly seat: ArenaSeat;
  readonly program: ExecBot | undefined;
}

/** A seat that is ready to play; `onProcess` is called with the processes it starts. */
export function openSeat(text: string, settings: ExecSettings, onProcess: (pid: number) => void): OpenSeat {
  if (isExec(text)) {
    const program = new ExecBot(text.slice(EXEC.length), settings, onProcess);
    return { seat: { name: text, asyncBot: program.ask }, program };
  }
  const { name, kind, budget } = parseContestant(text);
  return { seat: { name, make: kind.make, budget }, program: undefined };
}

/** A seat of the arena, for our own bots and where a program is not asked anything. */
export function seatOf(text: string): ArenaSeat {
  return openSeat(text, { timeout: 0, log: false }, () => {}).seat;
}

function unquoted(text: string): string {
  const [mark] = text;
  const isQuoted = (mark === '"' || mark === "'") && text.indexOf(mark, 1) === text.length - 1;
  return isQuoted ? text.slice(1, -1) : text;
}
