// For packages that implement a seam: `import { storeContract } from '@sevenfold/table/contracts'` in their tests.

export * from './archive.ts';
export * from './bus.ts';
export * from './clock.ts';
export * from './due.ts';
export * from './source.ts';
export * from './store.ts';
