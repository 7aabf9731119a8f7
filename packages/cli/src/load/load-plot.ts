import { makeSvg, type Panel } from '../plots/svg-plot.ts';
import { thousands } from '../terminal/text.ts';
import type { LoadReport } from './load-report.ts';

/** Where the bars of the histogram end, in milliseconds. */
const ENDS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, Infinity];

/** The times of actions, second by second and overall. `sorted` has those of all actions. */
export function loadPlot(
  { plan, course, actions, times, herd }: LoadReport,
  sorted: readonly number[],
): string {
  const points = course.flatMap(({ second, times: one }) =>
    one === null ? [] : [{ x: second + 0.5, estimate: { value: one.p50, low: one.p50, high: one.p99 } }],
  );
  const panels: Panel[] = [];
  if (points.length > 1)
    panels.push({
      type: 'lines',
      title: 'Time of an action: half are below the line, 99% below the end of the band',
      tone: 'calm',
      points,
      x: { label: 'seconds since the beginning', format: String },
      y: { label: 'milliseconds', format: String, isFromZero: true },
      mark: herd === null ? undefined : { at: herd.at, label: 'everyone lost their connection' },
    });
  if (times !== null)
    panels.push({
      type: 'bars',
      title: `How many actions took how long (p99 ${Number(times.p99.toPrecision(3))} ms)`,
      bars: bars(sorted),
      x: { label: 'milliseconds, unless it says s', format: () => '' },
      y: { label: 'share of actions', format: (value) => `${Number((value * 100).toFixed(2))}%` },
    });
  return makeSvg({
    title: `${thousands(plan.tables)} tables of ${plan.players}, ${thousands(plan.rate)} actions a second`,
    subtitle: `${thousands(actions)} actions at ${plan.server}`,
    panels,
  });
}

/** The bars of the histogram, from the fastest to the slowest action. */
function bars(sorted: readonly number[]) {
  const barOf = (time: number): number => ENDS.findIndex((end) => time < end);
  const [first, last] = [barOf(sorted[0]!), barOf(sorted.at(-1)!)];
  return ENDS.slice(first, last + 1).map((end, index) => {
    const start = ENDS[first + index - 1] ?? 0;
    const within = sorted.filter((time) => time >= start && time < end).length;
    const label =
      end === Infinity ? '5 s or more' : end < 1000 ? `${start}–${end}` : `${start / 1000}–${end / 1000} s`;
    return { from: index, to: index + 1, value: within / sorted.length, label };
  });
}
