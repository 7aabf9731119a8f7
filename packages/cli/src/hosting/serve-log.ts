import type { Paint } from '../terminal/colour.ts';

const LEVELS: { readonly [level: number]: string } = { 40: 'warning: ', 50: 'error: ', 60: 'error: ' };

/** Turns log lines in JSON into readable ones: the time, what happened, and the details. */
export function lineLog(
  output: { write(text: string): unknown },
  paint: Paint,
): { write(line: string): void } {
  return {
    write: (line) => {
      const { level, time, msg, err, ...rest } = JSON.parse(line) as Record<string, unknown>;
      const clock = new Date(time as number).toTimeString().slice(0, 8);
      const what = `${LEVELS[level as number] ?? ''}${String(msg)}`;
      const reason = (err as { message?: string } | undefined)?.message;
      const details = Object.entries(rest).map(([key, value]) => `${key} ${JSON.stringify(value)}`);
      const told = [...(reason === undefined ? [] : [reason]), ...details].join(', ');
      const text = paint((level as number) >= 40 ? 'bad' : 'calm', what);
      output.write(`${paint('dim', clock)}  ${text}${told === '' ? '' : `  ${paint('dim', told)}`}\n`);
    },
  };
}
