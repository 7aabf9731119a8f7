// Where each feature of a position has its place in a row, as in training/features.h.

import { KINDS } from '@sevenfold/engine';

/** Features are whole numbers of 64ths. */
export const ONE = 64;

export const NEEDS = [
  -60, -40, -25, -15, -8, 0, 8, 16, 24, 32, 40, 50, 60, 72, 85, 100, 115, 130, 150, 170, 200, 225, 260, 310,
  400, 600,
];
export const LEADS = [
  -400, -250, -160, -110, -80, -60, -45, -32, -22, -14, -7, 0, 7, 14, 22, 32, 45, 60, 80, 110, 160, 250, 400,
];
export const PILES = [0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 36, 50, 70, 94, 188, 282];
/** Points that the leader needs, in long games. */
export const FARTHER = [200, 260, 350, 500, 1000, 3000];

export const SELF = 0;
export const SLOT_A = SELF + 33 + 2 * NEEDS.length;
const SLOT_SIZE = 36 + 2 * NEEDS.length + LEADS.length;
export const SLOT_B = SLOT_A + SLOT_SIZE;
export const ACTOR = SLOT_B + SLOT_SIZE;
export const POOL = ACTOR + 15 + NEEDS.length;
export const TABLE = POOL + 7 + 3 * NEEDS.length + LEADS.length;
/** The rules of the game are the last features of the table. */
export const RULES = TABLE + 2 * KINDS + PILES.length + 1 + 13 + 3 + 2 + 8 + 3 + 2 + 7 + 8 + 1;
const END = RULES + 23 + FARTHER.length;
export const FEATURES = Math.ceil(END / 8) * 8;
