/** How many can play on one device: no more seats fit on its screen. */
export const MOST_ON_ONE_DEVICE = 18;
