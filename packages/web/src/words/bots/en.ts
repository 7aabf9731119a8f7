/** What the characters are like, by the name of their kind. */
export default {
  sentences: {
    pip: 'Loves turning cards and stops on a whim.',
    wanda: 'Banks at 15: better safe than sorry.',
    rocco: 'Never stops below 42, and brags about it when it works.',
    greta: 'Stops at 27 and knows who to freeze, but is easily distracted.',
    mabel: 'Counts cards and keeps going until one in four would bust her.',
    felix: 'Weighs every card against the points he holds and never wastes a card that can save him.',
    sibyl: 'Plays out the rest of the round in her head a few hundred times before she answers.',
  },
  /** What they say now and then: one of these. */
  lines: {
    pip: {
      bust: ['Oops! One too many.', 'Worth it. I love turning cards.'],
      frozen: ['Brr! But I wasn’t done!', 'Hey, I was having fun!'],
      flip7: ['Seven? I wasn’t even counting!'],
      won: ['I won? I won!'],
    },
    wanda: {
      bust: ['I knew it. I knew it!', 'And I was so careful…'],
      frozen: ['Thank you, I was about to stop.', 'Fine. Safe is safe.'],
      flip7: ['Oh my, seven! I can’t look.'],
      won: ['Slow and steady, my dears.'],
    },
    rocco: {
      bust: ['Go big or go home.', 'Still the boldest at this table.'],
      frozen: ['Scared of me, are you?', 'You had to stop me somehow.'],
      flip7: ['Told you. Seven!'],
      won: ['Was there ever any doubt?'],
    },
    greta: {
      bust: ['Wait, I had that one?', 'I looked away for one second!'],
      frozen: ['Hey, freezing is my job!', 'I’ll remember that. Probably.'],
      flip7: ['Seven? Oh. Nice!'],
      won: ['Is it over? Did I win?'],
    },
    mabel: {
      bust: ['The odds were with me, I swear.', 'One in four, and it had to be that one.'],
      frozen: ['I had it all worked out!', 'And the next card was a good one.'],
      flip7: ['Count them, dear: seven.'],
      won: ['It pays to count.'],
    },
    felix: {
      bust: ['A fair risk, a poor result.', 'How very untidy.'],
      frozen: ['Well played. Annoying, but well played.', 'I would have done the same.'],
      flip7: ['Seven. More or less as planned.'],
      won: ['A pleasure, everyone.'],
    },
    sibyl: {
      bust: ['I saw that coming. Too late.', 'One time in a hundred…'],
      frozen: ['I knew you would.', 'It was in the cards.'],
      flip7: ['As foretold.'],
      won: ['I’d seen this ending before.'],
    },
  },
  level: (level: number): string => `Level ${level} of 10`,
};
