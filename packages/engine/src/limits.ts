/** Characters of a player's name, as people count them. */
export const LONGEST_NAME = 24;
