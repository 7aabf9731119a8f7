// Made by `node -C sevenfold-source packages/bots/tools/bot-ratings.ts 2000`; do not edit.

/**
 * The Plackett–Luce strengths that best explain all places in 24,000 games at tables of 2, 4 and 6, with bots drawn at
 * random, official rules, seed 1. Greta is 1,500 by definition.
 */
export const BOT_RATINGS: Readonly<Record<string, number>> = {
  pip: 1106,
  wanda: 1393,
  rocco: 1362,
  greta: 1500,
  mabel: 1566,
  felix: 1579,
  sibyl: 1520,
  stay25: 1517,
  bust26: 1566,
  ev: 1599,
  evPlus: 1579,
  racer: 1559,
  oracle: 1520,
};
