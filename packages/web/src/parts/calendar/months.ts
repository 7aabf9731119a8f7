// Months as a calendar shows them: weeks from Monday to Sunday. Dates are texts such as 2026-11-16, in UTC.

const DAY = 86_400_000;

/** The days of a month such as 2026-11, week by week; undefined where a week belongs to another month. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const before = (new Date(first).getUTCDay() + 6) % 7;
  const weeks: (string | undefined)[][] = [];
  for (let monday = first - before * DAY; monday === first || monthAt(monday) <= month; monday += 7 * DAY)
    weeks.push(
      Array.from({ length: 7 }, (_, at) => {
        const moment = monday + at * DAY;
        return monthAt(moment) === month ? new Date(moment).toISOString().slice(0, 10) : undefined;
      }),
    );
  return weeks;
}

/** The month of a date. */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** All months from one to another. */
export function monthsFrom(first: string, last: string): string[] {
  const [year, number] = first.split('-').map(Number);
  const months = [first];
  while (months.at(-1)! < last) months.push(monthAt(Date.UTC(year!, number! - 1 + months.length)));
  return months;
}

function monthAt(moment: number): string {
  return monthOf(new Date(moment).toISOString());
}
