// Every screen but those of first-routes.ts: its path, what to load for it, and the areas of words it needs ('app' is
// always there).

import type { Route } from './routing/route.ts';

export const ROUTES: readonly Route[] = [
  {
    path: '/settings',
    words: ['settings', 'terms'],
    load: () => import('./features/settings/Settings.svelte'),
  },
  {
    path: '/pass',
    words: ['pass', 'nameList', 'play', 'bots', 'coach', 'game', 'terms', 'ruleOptions', 'solo'],
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
    words: ['daily', 'solo', 'play', 'coach', 'game', 'terms', 'server'],
    bare: true,
    load: () => import('./features/daily/Daily.svelte'),
  },
  {
    path: '/rules',
    words: ['rules', 'ruleOptions', 'terms'],
    load: () => import('./features/rules/Rules.svelte'),
  },
  {
    path: '/rules/reference',
    words: ['rulebook', 'ruleOptions', 'terms'],
    load: () => import('./features/rules/Rulebook.svelte'),
  },
  {
    path: '/rules/effects',
    words: ['ruleEffects', 'lab', 'ruleOptions', 'terms'],
    load: () => import('./features/lab/effects/RuleEffects.svelte'),
  },
  {
    path: '/keep',
    words: ['keep', 'results', 'nameList', 'terms', 'ruleOptions'],
    load: () => import('./features/keep/Keep.svelte'),
  },
  {
    path: '/keep/:id',
    words: ['keep', 'results', 'nameList', 'terms', 'ruleOptions', 'game', 'server'],
    bare: true,
    load: () => import('./features/keep/SheetPage.svelte'),
  },
  {
    path: '/keep/live/:id',
    words: ['keep', 'results', 'terms', 'game'],
    bare: true,
    load: () => import('./features/keep/sharing/FollowedSheet.svelte'),
  },
  {
    path: '/track',
    words: ['track', 'nameList', 'terms', 'ruleOptions'],
    load: () => import('./features/track/Track.svelte'),
  },
  {
    path: '/track/:id',
    words: ['track', 'game', 'terms', 'coach', 'review', 'refusals'],
    bare: true,
    load: () => import('./features/track/TrackedGamePage.svelte'),
  },
  {
    path: '/circles',
    words: ['circles', 'server'],
    load: () => import('./features/circles/Circles.svelte'),
  },
  {
    path: '/circles/file',
    words: ['circles', 'terms', 'server'],
    load: () => import('./features/circles/games/FileGame.svelte'),
  },
  {
    path: '/circles/:id',
    words: ['circles', 'terms', 'server'],
    load: () => import('./features/circles/CirclePage.svelte'),
  },
  {
    path: '/circles/:id/file',
    words: ['circles', 'terms', 'server'],
    load: () => import('./features/circles/games/FileGame.svelte'),
  },
  {
    path: '/circles/:id/tv',
    words: ['circles', 'terms', 'server'],
    bare: true,
    load: () => import('./features/circles/CircleTv.svelte'),
  },
  {
    path: '/circles/:id/year/:year',
    words: ['circles', 'terms', 'server'],
    load: () => import('./features/circles/CircleYear.svelte'),
  },
  {
    path: '/friends',
    words: ['online', 'ruleOptions', 'terms', 'server'],
    load: () => import('./features/online/Friends.svelte'),
  },
  {
    path: '/play-someone',
    words: ['rating', 'online', 'server'],
    load: () => import('./features/rating/PlaySomeone.svelte'),
  },
  {
    path: '/rating',
    words: ['rating', 'plots', 'server'],
    load: () => import('./features/rating/Rating.svelte'),
  },
  {
    path: '/leaderboard',
    words: ['rating', 'server'],
    load: () => import('./features/rating/Leaderboard.svelte'),
  },
  { path: '/join', words: ['online', 'ruleOptions'], load: () => import('./features/online/Join.svelte') },
  {
    path: '/tv',
    words: ['tv', 'online', 'server'],
    load: () => import('./features/online/tv/TvStart.svelte'),
  },
  {
    path: '/tv/:code',
    words: ['tv', 'online', 'lobby', 'refusals', 'game', 'terms', 'bots', 'settings'],
    bare: true,
    load: () => import('./features/online/tv/TvPage.svelte'),
  },
  {
    path: '/lab',
    words: ['lab', 'plots', 'ruleOptions', 'terms'],
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
    load: () => import('./features/replay/GamePage.svelte'),
  },
  {
    path: '/embed/:id',
    words: ['replay', 'game', 'terms', 'refusals'],
    bare: true,
    load: () => import('./features/replay/EmbeddedGamePage.svelte'),
  },
  {
    path: '/strategy',
    words: ['strategy', 'terms'],
    load: () => import('./features/strategy/Strategy.svelte'),
  },
  {
    path: '/practice',
    words: ['practice', 'play', 'coach', 'review', 'replay', 'game', 'plots', 'terms'],
    bare: true,
    load: () => import('./features/practice/Practice.svelte'),
  },
  {
    path: '/history',
    words: ['history', 'results', 'plots', 'terms'],
    load: () => import('./features/history/HistoryPage.svelte'),
  },
  { path: '/you', words: ['you', 'server'], load: () => import('./features/you/You.svelte') },
  { path: '/privacy', words: ['privacy'], load: () => import('./features/privacy/Privacy.svelte') },
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

export const NOT_FOUND: Route = {
  path: '',
  words: [],
  load: () => import('./features/not-found/NotFound.svelte'),
};
