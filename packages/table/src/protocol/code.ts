// The codes of tables, in a file of their own for pages that need nothing else of a table.

/** Neither 0 and O, nor 1, I and L, nor U, which would make words. */
export const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Characters of the shortest code; codes grow with the number of tables. */
export const CODE_LENGTH = 6;
export const LONGEST_CODE = 12;

/** At most one guess in this many finds a table. */
const GUESSES = 1_000_000;

const CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH},${LONGEST_CODE}}$`);

/** A code as tables are stored under it, from what someone has sent; undefined if no table can have it. */
export function parseCode(text: string): string | undefined {
  const code = text.toUpperCase();
  return CODE.test(code) ? code : undefined;
}

/** The name of a game, which is the code of its table and its number there; undefined if no game can have it. */
export function parseGameId(text: string): string | undefined {
  const [, table = '', number = ''] = /^(\w+)\.([1-9]\d{0,8})$/.exec(text) ?? [];
  const code = parseCode(table);
  return code === undefined ? undefined : `${code}.${number}`;
}

/** How long a new code has to be, given the number of tables. */
export function codeLength(tables: number): number {
  let length = 0;
  for (let codes = 1; length < CODE_LENGTH || (length < LONGEST_CODE && codes < tables * GUESSES); length++)
    codes *= CODE_LETTERS.length;
  return length;
}
