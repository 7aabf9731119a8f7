import type { Component } from 'svelte';
import type { Area } from '../words/areas.ts';

export interface ScreenProps {
  /** The named parts of the path. */
  params: Readonly<Record<string, string>>;
}

/** A screen: its path, what to load for it, and the areas of words it needs ('app' is always there). */
export interface Route {
  readonly path: string;
  readonly words: readonly Area[];
  /** Without the app's header, as it draws its own. */
  readonly bare?: true;
  readonly load: () => Promise<{ default: Component<ScreenProps> | Component }>;
}
