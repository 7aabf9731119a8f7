// Every screen: its path, what to load for it, and the areas of words it needs ('app' is always there).

import type { Route } from './routing/route.ts';

export const ROUTES: readonly Route[] = [
  { path: '/', words: ['landing'], load: () => import('./features/landing/Landing.svelte') },
  {
    path: '/settings',
    words: ['settings', 'terms'],
    load: () => import('./features/settings/Settings.svelte'),
  },
  {
    path: '/play',
    words: ['play', 'coach', 'game', 'terms'],
    bare: true,
    load: () => import('./features/play/Play.svelte'),
  },
  {
    path: '/pass',
    words: ['pass', 'nameList', 'play', 'bots', 'coach', 'game', 'terms', 'rules', 'solo'],
    bare: true,
    load: () => import('./features/pass/Pass.svelte'),
  },
  {
    path: '/solo',
    words: ['solo', 'play', 'coach', 'game', 'terms'],
    bare: true,
    load: () => import('./features/solo/Solo.svelte'),
  },
  {
    path: '/daily',
    words: ['solo', 'play', 'coach', 'game', 'terms'],
    bare: true,
    load: () => import('./features/daily/Daily.svelte'),
  },
  {
    path: '/learn',
    words: ['tutorial', 'game', 'terms'],
    bare: true,
    load: () => import('./features/tutorial/Tutorial.svelte'),
  },
  {
    path: '/rules',
    words: ['rulesPage', 'rules', 'terms'],
    load: () => import('./features/rules/Rules.svelte'),
  },
  {
    path: '/rules/reference',
    words: ['rulebook', 'rules', 'terms'],
    load: () => import('./features/rules/Reference.svelte'),
  },
  {
    path: '/rules/effects',
    words: ['ruleEffects', 'lab', 'rules', 'terms'],
    load: () => import('./features/lab/effects/RuleEffects.svelte'),
  },
  {
    path: '/keep',
    words: ['keep', 'nameList', 'terms', 'rules'],
    load: () => import('./features/keep/Keep.svelte'),
  },
  {
    path: '/keep/:id',
    words: ['keep', 'nameList', 'terms', 'rules', 'game'],
    bare: true,
    load: () => import('./features/keep/KeepGame.svelte'),
  },
  {
    path: '/keep/live/:id',
    words: ['keep', 'terms', 'game'],
    bare: true,
    load: () => import('./features/keep/FollowedSheet.svelte'),
  },
  {
    path: '/track',
    words: ['track', 'nameList', 'terms', 'rules'],
    load: () => import('./features/track/Track.svelte'),
  },
  {
    path: '/track/:id',
    words: ['track', 'game', 'terms', 'coach', 'review', 'refusals'],
    bare: true,
    load: () => import('./features/track/TrackGame.svelte'),
  },
  {
    path: '/friends',
    words: ['online', 'rules', 'terms'],
    load: () => import('./features/online/Friends.svelte'),
  },
  { path: '/join', words: ['online', 'rules'], load: () => import('./features/online/Join.svelte') },
  { path: '/tv', words: ['tv', 'online'], load: () => import('./features/online/tv/TvStart.svelte') },
  {
    path: '/tv/:code',
    words: ['tv', 'online', 'lobby', 'refusals', 'game', 'terms', 'bots', 'settings'],
    bare: true,
    load: () => import('./features/online/tv/TvTable.svelte'),
  },
  {
    path: '/t/:code',
    words: ['online', 'lobby', 'tv', 'refusals', 'coach', 'game', 'terms', 'rules', 'bots', 'settings'],
    bare: true,
    load: () => import('./features/online/Table.svelte'),
  },
  {
    path: '/lab',
    words: ['lab', 'plots', 'rules', 'terms'],
    load: () => import('./features/lab/Lab.svelte'),
  },
  {
    path: '/game',
    words: ['replay', 'review', 'game', 'terms', 'refusals', 'coach'],
    load: () => import('./features/replay/Open.svelte'),
  },
  {
    path: '/game/:id',
    words: ['replay', 'review', 'game', 'terms', 'refusals'],
    load: () => import('./features/replay/Game.svelte'),
  },
  {
    path: '/embed/:id',
    words: ['replay', 'game', 'terms', 'refusals'],
    bare: true,
    load: () => import('./features/replay/Embed.svelte'),
  },
  {
    path: '/strategy',
    words: ['strategy', 'terms'],
    load: () => import('./features/strategy/Strategy.svelte'),
  },
  {
    path: '/history',
    words: ['history', 'plots', 'terms'],
    load: () => import('./features/history/History.svelte'),
  },
  { path: '/about', words: ['about'], load: () => import('./features/about/About.svelte') },
  // Recorded games in the game screen, for development and browser tests.
  ...(import.meta.env.DEV
    ? [
        {
          path: '/dev-table',
          words: ['coach', 'game', 'terms'],
          bare: true,
          load: () => import('./features/dev-table/DevTable.svelte'),
        } as const,
      ]
    : []),
];

export const LOST: Route = { path: '', words: [], load: () => import('./features/lost/Lost.svelte') };
