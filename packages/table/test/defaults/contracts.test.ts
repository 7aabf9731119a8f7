import { setTimeout } from 'node:timers/promises';
import { ManualClock, MemoryBus, MemoryStore, systemClock, webSource } from '../../src/index.ts';
import { archiveContract } from '../../src/contracts/archive.ts';
import { busContract } from '../../src/contracts/bus.ts';
import { clockContract } from '../../src/contracts/clock.ts';
import { dueContract } from '../../src/contracts/due.ts';
import { sourceContract } from '../../src/contracts/source.ts';
import { storeContract } from '../../src/contracts/store.ts';
import { seededSource } from '../helpers/seeded-source.ts';

storeContract('memory', () => Promise.resolve(new MemoryStore()));

dueContract('memory', () => {
  const store = new MemoryStore();
  return Promise.resolve({ store, claimDue: (...moment) => store.claimDue(...moment) });
});

archiveContract('memory', () => {
  const store = new MemoryStore();
  return Promise.resolve({ store, archive: store });
});

busContract('memory', () => {
  const bus = new MemoryBus();
  return Promise.resolve([bus, bus]);
});

const manual = new ManualClock(1000);
clockContract('manual', manual, (milliseconds) => {
  const until = manual.ticks() + milliseconds;
  while (manual.step(until));
  return Promise.resolve();
});
clockContract('system', systemClock, (milliseconds) => setTimeout(milliseconds));

sourceContract('seeded', seededSource(7));
sourceContract('Web Crypto', webSource);
