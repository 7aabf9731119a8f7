/** What Lighthouse says of a page: each figure is the median of the runs that worked. */
export interface Verdict {
  /** Performance, Accessibility and so on: 0–100. */
  readonly scores: ReadonlyMap<string, number>;
  readonly findings: readonly string[];
  /** Why the other runs gave no scores. */
  readonly failures: readonly string[];
}

/** What is used of a run's report. */
export interface Run {
  readonly runtimeError?: { readonly code: string; readonly message: string } | undefined;
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly title: string;
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string }[];
      }
    >
  >;
  readonly audits: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>;
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

/** Asks the browser at a debugging port, this many times in a row. */
export async function askLighthouse(address: string, port: number, times: number): Promise<Verdict> {
  const { default: lighthouse } = await import('lighthouse');
  const runs: Run[] = [];
  for (let time = 0; time < times; time++) {
    const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: CATEGORIES });
    if (result !== undefined) runs.push(result.lhr);
  }
  return verdictOf(runs);
}

export function verdictOf(runs: readonly Run[]): Verdict {
  const failures: string[] = [];
  const findings = new Set<string>();
  const figures = new Map<string, number[]>();
  for (const { runtimeError, categories, audits } of runs) {
    const unscored = Object.values(categories).find(({ score }) => score === null);
    if (runtimeError !== undefined || unscored !== undefined) {
      failures.push(
        runtimeError ? `${runtimeError.code}: ${runtimeError.message}` : `no score for ${unscored!.title}`,
      );
      continue;
    }
    for (const [id, { title, score, auditRefs }] of Object.entries(categories)) {
      figures.set(title, [...(figures.get(title) ?? []), Math.round(score! * 100)]);
      // Slow is a matter of degree; the others say what exactly is wrong.
      if (id === 'performance') continue;
      for (const audit of auditRefs)
        if (audits[audit.id]?.score === 0) findings.add(`${audit.id}: ${audits[audit.id]!.title}`);
    }
  }
  const scores = new Map([...figures].map(([title, each]) => [title, median(each)]));
  return { scores, findings: [...findings], failures };
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor((figures.length - 1) / 2)]!;
}
