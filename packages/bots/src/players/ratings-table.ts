// Made by `node -C sevenfold-source packages/bots/tools/bot-ratings.ts 2000`; do not edit.

/**
 * The Plackett–Luce strengths that best explain all places in 24,000 games at tables of 2, 4 and 6, with bots drawn at
 * random, official rules, seed 1. Greta is 1,500 by definition.
 */
export const BOT_RATINGS: Readonly<Record<string, number>> = {
  pip: 1106,
  wanda: 1391,
  rocco: 1320,
  greta: 1500,
  mabel: 1559,
  felix: 1573,
  sibyl: 1521,
  stay25: 1511,
  bust26: 1559,
  ev: 1590,
  evPlus: 1573,
  racer: 1555,
  oracle: 1521,
};
