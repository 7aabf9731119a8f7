import type { HouseSettings } from '../seams/settings.ts';

export const SETTINGS: HouseSettings = {
  grace: 30_000,
  lease: 20_000,
  poll: 5_000,
  pace: { quick: [200, 500], natural: [700, 1500], slow: [1500, 3000] },
  mostSpectators: 1000,
};
