/** Someone a sentence is about: the player at this screen is spoken to, everyone else is named. */
export interface YouOrName {
  readonly name: string;
  readonly isYou: boolean;
}

/** The people of a game. 'You' is one person: where several share the screen, all of them have names. */
export function peopleOf(names: readonly string[], yours: readonly number[]): YouOrName[] {
  const you = yours.length === 1 ? yours[0] : undefined;
  return names.map((name, seat) => ({ name, isYou: seat === you }));
}

/** What to call these people in a list: `you` first, then the names. */
export function listed(people: readonly YouOrName[], you: string): string[] {
  const names = people.filter(({ isYou }) => !isYou).map(({ name }) => name);
  return names.length < people.length ? [you, ...names] : names;
}

/** The name, or the word for 'you' that fits the sentence. */
export function called({ name, isYou }: YouOrName, you: string): string {
  return isYou ? you : name;
}
