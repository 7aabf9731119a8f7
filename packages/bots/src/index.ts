export * from './bot.ts';
export * from './play-out.ts';
export * from './registry.ts';
export * from './stay25.ts';
export * from './targets.ts';
