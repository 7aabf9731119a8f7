export * from './manual-clock.ts';
export * from './memory-bus.ts';
export * from './memory-store.ts';
export * from './seams.ts';
export * from './system-clock.ts';
export * from './web-source.ts';
