/** How many can play on one device: its screen has no room for more seats. */
export const MOST_ON_ONE_DEVICE = 18;
