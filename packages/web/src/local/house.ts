import {
  type Connection,
  type Dial,
  House,
  MemoryBus,
  SETTINGS,
  type HouseSettings,
  systemClock,
  webSource,
  type World,
} from '@sevenfold/table';
import type { Speed } from '../storage/settings-schema.ts';
import { ChannelBus } from './channel-bus.ts';
import { localDealing } from './dealing.ts';
import { browserLock, ShelfStore } from './shelf-store.ts';
import type { Database } from '../storage/database.ts';
import { ShelfArchive } from './shelf-archive.ts';
import { Attempts } from '../attempts/attempts.ts';
import type { Shelf } from '../storage/shelf.ts';
import { type LocalThinker, type ThinkerWorker, workerThinker } from './thinker.ts';

/** How long bots take to answer: people should see that they were asked. */
export const THINKING_TIMES: { readonly [Name in Speed]: readonly [number, number] } = {
  slow: [900, 1600],
  normal: [450, 900],
  fast: [150, 350],
  instant: [0, 1],
};

export interface HousePage {
  readonly shelf: Shelf;
  readonly database: () => Promise<Database>;
  readonly speed: () => Speed;
  /** Factor for all waiting times at the moment. */
  readonly waitFactor?: () => number;
  /** Resolves once everything that has happened is shown: bots do not run ahead of what people see. */
  readonly shown: () => Promise<void>;
}

export interface LocalHouse extends HousePage {
  readonly house: House;
  readonly world: World;
}

/** A house in the page: local games are tables like any other, stored on this device. */
export function openHouse(page: HousePage, parts: Partial<World> = {}): LocalHouse {
  const settings: HouseSettings = {
    ...SETTINGS,
    get pace() {
      const waitFactor = page.waitFactor?.() ?? 1;
      const [short, long] = THINKING_TIMES[page.speed()];
      const pace = [short * waitFactor, long * waitFactor] as const;
      return { quick: pace, natural: pace, slow: pace };
    },
  };
  const think = workerThinker(spawnWorker, async (kind, state) => {
    const { thinkInPage } = await import('./think-in-page.ts');
    return thinkInPage(kind, state);
  });
  const patient: LocalThinker = async (kind, state) => {
    const [move] = await Promise.all([think(kind, state), page.shown()]);
    return move;
  };
  const world: World = {
    store: new ShelfStore(page.shelf, browserLock),
    bus: globalThis.BroadcastChannel === undefined ? new MemoryBus() : new ChannelBus('sevenfold'),
    clock: systemClock,
    source: webSource,
    dealing: localDealing(webSource, page.shelf),
    think: patient,
    settings,
    archive: new ShelfArchive(page.shelf, page.database, new Attempts(page.shelf)),
    report: (error, where) => console.error(where, error),
    ...parts,
  };
  return { ...page, house: new House(world), world };
}

/** A connection to a house in the same page: no network, but the same messages. */
export function dialHouse(house: House): Dial {
  return (on) => {
    let open = true;
    const connection: Connection = {
      id: webSource.token(),
      get open() {
        return open;
      },
      // Asynchronous, as over a network.
      send: (text) => queueMicrotask(() => (open ? on.message(text) : undefined)),
      close: () => {
        if (!open) return;
        // Messages sent before closing still arrive.
        queueMicrotask(() => {
          open = false;
          on.closed();
        });
      },
    };
    return {
      send: (text) => void house.receive(connection, text),
      close: () => {
        open = false;
        void house.part(connection);
      },
    };
  };
}

function spawnWorker(): ThinkerWorker {
  return new Worker(new URL('./thinker-worker.ts', import.meta.url), { type: 'module', name: 'thinker' });
}
