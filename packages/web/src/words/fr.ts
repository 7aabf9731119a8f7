// How to load the French texts that words.svelte.ts does not load itself.

export default import.meta.glob<object>(
  ['./*/fr.ts', '!./{app,coach,game,hints,landing,notice,play,terms}/*.ts'],
  { import: 'default' },
);
