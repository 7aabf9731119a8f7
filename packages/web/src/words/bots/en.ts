/** What the characters are like, by the name of their kind. */
export default {
  sentences: {
    pip: 'Loves turning cards and stops on a whim.',
    wanda: 'Banks early: a dozen points are a dozen points.',
    rocco: 'Never stops below 38, and is proud of it when it works.',
    greta: 'Stops at 25 and knows whom to freeze, but is easily distracted.',
    mabel: 'Counts the cards and goes on until one in four would bust her.',
    felix: 'Weighs every card against the points he holds and never wastes a rescue.',
    sibyl: 'Plays the rest of the round in her head a few hundred times before she speaks.',
  },
  level: (level: number): string => `Level ${level} of 10`,
};
