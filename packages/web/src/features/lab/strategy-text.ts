// A seat's text and what is chosen for it: `stay:25`, `bust:0.26`, `if:…`, or a name.

export type StrategyKind = 'stay' | 'bust' | 'name' | 'if';

export interface StrategyChoice {
  readonly kind: StrategyKind;
  /** Points, a share, a name or an expression. */
  readonly value: string;
}

export const FIRST_VALUE: Readonly<Record<StrategyKind, string>> = {
  stay: '25',
  bust: '0.26',
  name: 'mabel',
  if: 'points >= 25 || bust > 0.3',
};

export function strategyChoice(text: string): StrategyChoice {
  const at = text.indexOf(':');
  const kind = at < 0 ? '' : text.slice(0, at);
  if (kind === 'stay' || kind === 'bust' || kind === 'if') return { kind, value: text.slice(at + 1) };
  return { kind: 'name', value: text };
}

export function strategyText({ kind, value }: StrategyChoice): string {
  return kind === 'name' ? value : `${kind}:${value}`;
}
