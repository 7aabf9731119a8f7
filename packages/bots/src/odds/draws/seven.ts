/** The count of different numbers that ends the round (R19). */
export const SEVEN = 7;
