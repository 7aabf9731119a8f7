/** Minutes after midnight as a field for times has them: '22:00'. */
export function timeOf(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** The other way round; `undefined` for anything else. */
export function minutesOf(time: string): number | undefined {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return hours === undefined ? undefined : 60 * Number(hours) + Number(minutes);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
