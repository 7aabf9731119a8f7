/** The chance that this many of the first cards are of one kind. */
export function hypergeometric(cards: number, ofKind: number, all: number, allOfKind: number): number {
  let chance = 1;
  for (let card = 0; card < cards; card++) {
    const isOfKind = card < ofKind;
    const left = isOfKind ? allOfKind - card : all - allOfKind - (card - ofKind);
    chance *= left / (all - card);
    // There are as many orders as ways to choose the places of these cards.
    if (isOfKind) chance *= (cards - card) / (card + 1);
  }
  return chance;
}
