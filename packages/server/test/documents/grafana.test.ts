import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ask, startTestServer } from '../helpers/test-server.ts';

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}

const folder = join(import.meta.dirname, '../../../../docs/grafana');
const { panels } = JSON.parse(readFileSync(join(folder, 'dashboard.json'), 'utf8')) as {
  panels: readonly Panel[];
};
interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly for: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly description: string };
}

const { groups } = parse(readFileSync(join(folder, 'alerts.yaml'), 'utf8')) as {
  groups: readonly { readonly rules: readonly Alert[] }[];
};
const alerts = groups.flatMap(({ rules }) => rules);

/** Metrics that Prometheus adds for each scrape. */
const MADE_BY_PROMETHEUS = new Set(['up']);
/** Every label that the server or Prometheus adds. */
const LABELS = new Set(['instance', 'job', 'le', 'code', 'reason', 'route']);

/** The names of everything in `/metrics` of a running server. */
async function exportedNames(): Promise<ReadonlySet<string>> {
  const { url } = await startTestServer();
  const { text } = await ask(`${url}/metrics`);
  const types = Array.from(text.matchAll(/^# TYPE (\w+) (\w+)$/gm), ([, name, type]) => [name!, type!]);
  return new Set(
    types.flatMap(([name, type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name!],
    ),
  );
}

async function unknownIn(queries: readonly string[]): Promise<string[]> {
  const exported = await exportedNames();
  const names = queries.flatMap(metricsOf);
  expect(names.length).toBeGreaterThanOrEqual(queries.length);
  return [
    ...names.filter((name) => !exported.has(name) && !MADE_BY_PROMETHEUS.has(name)),
    ...queries.flatMap(labelsOf).filter((label) => !LABELS.has(label)),
  ];
}

/** The metrics of a query: words that are neither functions, labels, values nor durations. */
function metricsOf(expr: string): string[] {
  const bare = expr
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|without) \([^)]*\)/g, ' ')
    .replaceAll(/\b[a-z_]+(?=\s*\()/g, ' ');
  return Array.from(bare.matchAll(/\b[a-z]\w+/g), ([name]) => name).filter(
    (name) => !['by', 'without', 'sum', 'max'].includes(name),
  );
}

function labelsOf(expr: string): string[] {
  const matched = Array.from(expr.matchAll(/([a-z]+)=~?"/g), ([, label]) => label!);
  const grouped = Array.from(expr.matchAll(/\bby \(([^)]*)\)/g), ([, list]) => list!.split(', '));
  return [...matched, ...grouped.flat()];
}

describe('the dashboard for Grafana', () => {
  const charts = panels.filter(({ type }) => type !== 'row');
  const queries = charts.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

  test('names only figures that the server exports, by labels that exist', async () => {
    expect(queries.length).toBeGreaterThan(20);
    expect(await unknownIn(queries)).toEqual([]);
  });

  test('has a query and a title in each panel, and each number once', () => {
    expect(charts.filter(({ title, targets = [] }) => title === '' || targets.length === 0)).toEqual([]);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });

  test('or the alerts use every figure of ours, so that a new one finds its place', async () => {
    const used = new Set([...queries, ...alerts.map(({ expr }) => expr)].flatMap(metricsOf).map(withoutPart));
    const ours = [...(await exportedNames())].filter((name) => name.startsWith('sevenfold_'));
    expect(ours.length).toBeGreaterThan(10);
    expect(ours.map(withoutPart).filter((name) => !used.has(name))).toEqual([]);
  });
});

describe('the alerts for Prometheus', () => {
  test('say for how long, how bad it is, and what to do', () => {
    expect(alerts.length).toBeGreaterThan(10);
    for (const { alert, for: time, labels, annotations } of alerts) {
      expect(alert).toMatch(/^Sevenfold[A-Z]\w+$/);
      expect(time).toMatch(/^\d+[mh]$/);
      expect(['info', 'warning', 'critical']).toContain(labels.severity);
      expect(annotations.summary.length).toBeLessThan(60);
      expect(annotations.description).toMatch(/\. |: /);
    }
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  });

  test('ask only for figures that the server exports', async () => {
    expect(await unknownIn(alerts.map(({ expr }) => expr))).toEqual([]);
  });
});

/** The name of a histogram, of which Prometheus sees three parts. */
function withoutPart(name: string): string {
  return name.replace(/_(?:bucket|count|sum)$/, '');
}
