// How to load the Spanish texts that words.svelte.ts does not load itself.

export default import.meta.glob<object>(
  ['./*/es.ts', '!./{app,coach,game,hints,landing,notice,play,terms}/*.ts'],
  { import: 'default' },
);
