/** What the characters are like, by the name of their kind. */
export default {
  sentences: {
    pip: 'Loves turning cards and stops on a whim.',
    wanda: 'Banks at 15: better safe than sorry.',
    rocco: 'Never stops below 39, and brags about it when it works.',
    greta: 'Stops at 27 and knows who to freeze, but is easily distracted.',
    mabel: 'Counts cards and keeps going until one in four would bust her.',
    felix: 'Weighs every card against the points he holds and never wastes a card that can save him.',
    sibyl: 'Plays out the rest of the round in her head a few hundred times before she answers.',
  },
  level: (level: number): string => `Level ${level} of 10`,
};
