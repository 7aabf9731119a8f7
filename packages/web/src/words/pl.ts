// How to load the Polish texts that words.svelte.ts does not load itself.

export default import.meta.glob<object>(
  ['./*/pl.ts', '!./{app,coach,game,hints,landing,notice,play,terms}/*.ts'],
  { import: 'default' },
);
