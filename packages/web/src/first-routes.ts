// Screens that people see on their first visit. Every page knows them; the others are in routes.ts, which is loaded when
// one of them is wanted.

import type { Route } from './routing/route.ts';

export const FIRST_ROUTES: readonly Route[] = [
  { path: '/', words: ['landing'], load: () => import('./features/landing/Landing.svelte') },
  {
    path: '/play',
    words: ['play', 'coach', 'game', 'terms'],
    bare: true,
    load: () => import('./features/play/Play.svelte'),
  },
  {
    path: '/learn',
    words: ['tutorial', 'game', 'terms'],
    bare: true,
    load: () => import('./features/tutorial/Tutorial.svelte'),
  },
  {
    path: '/t/:code',
    words: ['online', 'lobby', 'tv', 'refusals', 'coach', 'game', 'terms', 'ruleOptions', 'bots', 'settings'],
    bare: true,
    load: () => import('./features/online/TablePage.svelte'),
  },
];
