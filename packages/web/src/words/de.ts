// How to load the German texts that words.svelte.ts does not load itself.

export default import.meta.glob<object>(
  ['./*/de.ts', '!./{app,coach,game,hints,landing,notice,play,terms}/*.ts'],
  { import: 'default' },
);
