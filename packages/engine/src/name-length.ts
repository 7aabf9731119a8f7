// Apart from names.ts, so that a page that only limits an input does not load the tables of look-alike letters.

/** Characters of a player's name, as people count them. */
export const LONGEST_NAME = 24;

/** Characters of the name that people give their house rules. */
export const LONGEST_RULES_NAME = 30;
