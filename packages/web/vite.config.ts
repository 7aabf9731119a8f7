import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { SOURCE } from '../../scripts/source.mjs';
import { thirdParty } from '../../scripts/third-party.mjs';
import { acyclicChunks } from './tools/acyclic-chunks.ts';
import { compressed } from './tools/compressed.ts';
import { preloadedFonts } from './tools/preloaded-fonts.ts';
import { pushWorker } from './tools/push-worker.ts';

/** The server that `npm run -w packages/web dev` talks to. */
const server = process.env['SEVENFOLD_SERVER'] ?? 'http://localhost:7777';
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** The part of the service worker that shows notifications. */
const PUSH_WORKER = 'push-worker.js';

/** What Svelte is made of, without its flags. */
const SVELTE_PARTS = /svelte\/src\/(?:internal\/(?:client|shared)|legacy|reactivity|store)\//;

/** Texts that a game needs, and that have the same file for that reason. */
const GAME_WORDS = /web\/src\/words\/(?:game|coach|play|terms)\/(\w+)\.ts/;

/**
 * What every screen needs is one file; a card can be drawn without the rules of the game; a game is few files, without
 * what it rarely shows, because asking for a file costs a phone more than reading a small one.
 */
const CHUNKS = [
  { name: 'shell', tags: ['$initial'] },
  // Also a few small things that the landing page shares with games.
  {
    name: 'cards',
    test: /web\/src\/(?:cards\/(?!box-look)|attempts\/daily-dates)|engine\/src\/cards\.ts|table\/src\/protocol\/(?:code|daily-time)\.ts/,
  },
  {
    name: 'engine',
    // Games write positions; whoever reads one loads what checks it.
    test: /engine\/src\/(?!check|medals|parse-position|piles)|bots\/src\/(?:players\/(?:aim(?:-by-value)?|default-answer)\.ts|odds\/(?:gain|flip-three))/,
  },
  {
    name: 'board',
    test: /web\/src\/game\/(?!end\/|scores\/(?:TotalsChart|RoundSheet)|story\/awards|story\/decisive-card|story\/timeline|position-picture|effects\/(?:confetti|show-headline|headline-place|flip-three-sign)|watched-client|hints\/(?:Hints|hint-place)|actions\/ShortcutsDialog|ClockRing|help\/(?:HelpSheet|Explanation|explanation)|speech\/(?:[Rr]eaction|SpeechBubbles))|web\/src\/browser\/(?:size|after-drawing)|table\/src\/\w+\/(?:table-state|decision-clock|pace|system-clock)/,
  },
  // What a player of a table has and whoever only watches a replay has not.
  {
    name: 'player',
    test: /web\/src\/(?:game\/watched-client|coach\/(?:CoachedGame|CoachSlot|training))|table\/src\/\w+\/(?:client|pending-requests|reconnecting-link|protocol)/,
  },
  { name: 'fair', test: /table\/src\/\w+\/(?:fair-(?!check)|web-source)|@noble\/hashes/ },
  // A house in the page, for games on one device.
  {
    name: 'local',
    test: /web\/src\/(?:attempts\/(?!daily-server)|local\/(?!served-attempt|play-on|PassDevice|device-holder|undo|unfinished-game|last-setup|think-in-page|thinker-worker|bot-memory))|table\/src\/(?:index|\w+\/(?!fair-check|parse-fair|web-dial|memory-store))|bots\/src\/players\/(?:stand-in|winning-stay)/,
  },
  { name: 'choices', test: /web\/src\/(?:rule-options\/(?:rules-link|change)|local\/last-setup)\.ts/ },
  // What the landing page says about games and tables of this device, and where people type.
  {
    name: 'resume',
    test: /web\/src\/(?:local\/unfinished-game|storage\/recent-tables|parts\/fields\/(?:table-code|Field|TextField))/,
  },
  // Small things that nearly all screens need.
  {
    name: 'parts',
    test: /web\/src\/(?:parts\/overlays\/Dialog\.svelte|styles\/seat-colour|characters\/(?:Face|faces)|words\/you-or-name|browser\/worker-port)|bots\/src\/players\/roster|svelte\/src\/(?:reactivity|events|internal\/client\/dom\/(?:blocks\/await|elements\/bindings\/window))/,
  },
  // What the first round of nearly every game shows.
  { name: 'headline', test: /web\/src\/game\/effects\/(?:show-headline|headline-place|flip-three-sign)/ },
  { name: 'round', test: /web\/src\/(?:game\/scores\/RoundSheet|parts\/TimeLeft)/ },
  // What is loaded when it is needed, and what stores the game at its end.
  { name: 'later', test: /web\/src\/(?:browser\/load-part|storage\/(?:database|history-mark))/ },
  // What every page asks the server some seconds after it was opened.
  { name: 'notice', test: /web\/src\/(?:notice\/|server\/ask)/ },
  { name: (id: string) => GAME_WORDS.exec(id)?.[1] ?? null, debugName: 'words of a game' },
];

export default defineConfig({
  resolve: { conditions: [SOURCE, ...defaultClientConditions] },
  define: { __VERSION__: JSON.stringify(version) },
  plugins: [
    svelte(),
    preloadedFonts(),
    pushWorker(join(import.meta.dirname, 'src/pwa/push-worker.ts'), PUSH_WORKER),
    VitePWA({
      // src/pwa/update.ts registers it, and asks before a new version takes over.
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Sevenfold',
        short_name: 'Sevenfold',
        description: 'The press-your-luck card game known as Flip 7: against bots, with friends, offline.',
        // From where the manifest is, like all addresses but those of index.html: the app may be under any path. The
        // identity of the app is its start.
        start_url: './',
        scope: './',
        display: 'standalone',
        background_color: '#f6f1e7',
        theme_color: '#f6f1e7',
        categories: ['games', 'entertainment'],
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      workbox: {
        // Everything, so that every screen and every language is there without network.
        globPatterns: ['**/*.{js,css,html,woff2,svg,png,json,webmanifest}'],
        maximumFileSizeToCacheInBytes: 4_000_000,
        navigateFallback: 'index.html',
        // What a frame may show depends on the headers of the server.
        navigateFallbackDenylist: [
          /^[^?]*\/v1\//,
          /^[^?]*\/metrics(?:\?|$)/,
          /^[^?]*\/admin(?:\?|$)/,
          /^[^?]*\/embed\//,
        ],
        cleanupOutdatedCaches: true,
        importScripts: [PUSH_WORKER],
      },
    }),
    // The service worker is written by Workbox, after everything else.
    thirdParty('third-party.txt', [join(import.meta.dirname, '../../node_modules/workbox-core')]),
    compressed(),
    acyclicChunks(),
  ],
  build: {
    target: 'es2022',
    // For browsers that do without preloading, which only makes them faster.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: {
        // Svelte does not say that its modules do nothing by themselves; custom elements would go to every page.
        moduleSideEffects: (id) => !SVELTE_PARTS.test(id),
      },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: CHUNKS } },
    },
  },
  server: { proxy: { '/v1': { target: server, ws: true } } },
  worker: { format: 'es' },
  // One build for every path of a website: files name each other by where they are, and the server puts the path into
  // index.html, which is read at any depth.
  experimental: {
    renderBuiltUrl: (_name, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
});
