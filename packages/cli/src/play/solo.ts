/** How well somebody did alone, by the rounds they needed (R41); nothing for twelve and more. */
export function medal(rounds: number): string | undefined {
  if (rounds < 5) return 'legend';
  if (rounds <= 7) return 'gold';
  if (rounds <= 9) return 'silver';
  return rounds <= 11 ? 'bronze' : undefined;
}
