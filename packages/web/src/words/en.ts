// How to load the English texts that words.svelte.ts does not load itself.

export default import.meta.glob<object>(
  ['./*/en.ts', '!./{app,coach,game,hints,landing,notice,play,terms}/*.ts'],
  { import: 'default' },
);
