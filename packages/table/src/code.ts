// The codes of tables, in a file of their own: who only reads one needs nothing else of a table.

/** Neither 0 and O, nor 1, I and L, nor U, which would make words. */
export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CODE_LENGTH = 6;
