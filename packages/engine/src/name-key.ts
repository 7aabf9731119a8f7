/** A key that is equal for two spellings of one person's name: 'Ann' and 'ann' are one person wherever names are counted. */
export function nameKey(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}
