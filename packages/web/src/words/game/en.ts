import { speech } from '../speech.ts';

const { plural, percent, number } = speech('en');

export default {
  title: 'The table',
  round: (round: number): string => `Round ${round}`,
  goal: (points: number): string => `to ${number(points)}`,
  pile: (cards: number): string => plural(cards, { one: '# card to draw', other: '# cards to draw' }),
  discard: (cards: number): string => plural(cards, { one: '# card discarded', other: '# cards discarded' }),
  players: 'Players',
  points: (points: number): string => plural(points, { one: '# point', other: '# points' }),
  total: (points: number): string => `${number(points)} in total`,

  dealer: 'dealer',
  you: 'you',
  bot: 'bot',
  away: 'away',
  standIn: 'a bot plays for them',
  hasTurn: 'their turn',
  sittingOut: 'sits this one out',
  flipOf: (done: number): string => `card ${done} of 3`,
  comes: (card: string): string => `${card} on its way`,

  yourTurn: 'Your turn',
  yourTurnAs: (name: string): string => `${name}, your turn`,
  askTurn: (hit: string, stay: string): string => `${hit} or ${stay}?`,
  askTarget: (card: string): string => `Who gets the ${card}?`,
  askSave: (card: string, chance: string): string => `A second ${card}! Use your ${chance}?`,
  thinks: (name: string): string => `${name} decides`,
  chooses: (name: string, card: string): string => `${name} chooses who gets the ${card}`,
  aboutYou: {
    turn: 'Your turn',
    deals: 'Your first card',
    draws: 'Your card',
    mustDraw: 'You have nothing in front of you and have to take a card',
    flips: (next: number): string => `You take card ${next} of 3`,
  },
  about: {
    turn: (name: string): string => `${name}’s turn`,
    deals: (name: string): string => `A first card for ${name}`,
    draws: (name: string): string => `A card for ${name}`,
    mustDraw: (name: string): string => `${name} has nothing in front and has to take a card`,
    flips: (name: string, next: number): string => `${name} takes card ${next} of 3`,
  },
  use: (chance: string): string => `Use ${chance}`,
  decline: 'Bust instead',
  paused: 'The game is paused.',
  watching: 'You are watching.',
  out: 'You are out of this round.',
  safe: (points: number): string =>
    plural(points, { one: 'Your # point is safe.', other: 'Your # points are safe.' }),
  secondsLeft: (seconds: number): string =>
    plural(seconds, { one: '# second left', other: '# seconds left' }),
  bustChance: (chance: number): string => `${percent(chance)} bust`,

  wouldFreeze: (points: number): string =>
    plural(points, { one: 'out with # point', other: 'out with # points' }),
  wouldFlip: (chance: number): string => `takes three: ${percent(chance)} bust`,
  wouldFlipUnknown: 'takes three cards',
  wouldBeSafer: (chance: number): string => `safe once, from ${percent(chance)} bust`,
  wouldBeWasted: 'frozen before that: no effect',
  choose: (name: string, what: string): string => `${name}: ${what}`,

  said: {
    roundBegan: (round: number, name: string): string => `Round ${round}. Dealer: ${name}.`,
    drew: (name: string, card: string): string => `${name}: ${card}.`,
    saved: (name: string, card: string, chance: string): string =>
      `${name}: saved! ${chance} and the second ${card} are gone.`,
    busted: (name: string, card: string): string => `${name}: bust, a second ${card}.`,
    stayedWith: (name: string, stay: string, points: number): string =>
      `${name}: ${plural(points, { one: `${stay} with # point.`, other: `${stay} with # points.` })}`,
    flippedSeven: (name: string, seven: string, bonus: number): string =>
      `${name}: seven numbers! ${seven}, and ${number(bonus)} points on top.`,
    gaveSecondChance: (name: string, target: string, chance: string): string =>
      `${chance}: from ${name} to ${target}.`,
    setAside: (name: string, card: string): string =>
      `${name}: ${card}, set aside until all three cards are taken.`,
    aimed: (name: string, target: string, card: string): string => `${card}: from ${name} to ${target}.`,
    aimedSelf: (name: string, card: string): string => `${card}: ${name}, nobody else.`,
    frozen: (name: string, points: number): string =>
      `${name}: ${plural(points, { one: 'out with # point.', other: 'out with # points.' })}`,
    discarded: (name: string, card: string): string => `${card} for ${name}: no effect, discarded.`,
    reshuffled: (cards: number): string =>
      plural(cards, { one: 'Reshuffled: # card.', other: 'Reshuffled: # cards.' }),
    ranOut: 'No card is left to draw: the round ends.',
    roundEnded: (round: number): string => `Round ${round} is over.`,
    scored: (name: string, points: number): string =>
      `${name}: ${plural(points, { one: '# point.', other: '# points.' })}`,
    gameEnded: (names: string): string => `Game over. First place: ${names}.`,
    missed: (beats: number): string =>
      plural(beats, { one: 'Meanwhile one thing happened.', other: 'Meanwhile # things happened.' }),
  },

  scores: {
    title: (round: number): string => `Scores of round ${round}`,
    player: 'Player',
    numbers: 'Numbers',
    times: 'Times',
    plus: 'Plus',
    bonus: 'Bonus',
    sum: 'Round',
    total: 'Total',
    next: 'Next round',
  },

  end: {
    won: (names: string, winners: number): string => `${names} ${winners === 1 ? 'wins' : 'win'}`,
    youWon: 'You win!',
    youCame: (place: string): string => `You came ${place}.`,
    soloDone: (rounds: number): string =>
      plural(rounds, { one: 'Done in # round', other: 'Done in # rounds' }),
    rematch: 'Play again',
    review: 'Look at the game again',
    leave: 'Leave the table',
    chart: 'Totals after each round',
    chartLabel: (rounds: number): string =>
      plural(rounds, { one: 'Totals after # round', other: 'Totals after each of # rounds' }),
    awards: 'Awards',
    standings: 'Final scores',
    mostSevens: (names: string, count: number, seven: string): string => `${names}: ${count} × ${seven}`,
    bestRound: (names: string, points: number): string =>
      `${names}: ${plural(points, { one: '# point in one round', other: '# points in one round' })}`,
    mostBusts: (names: string, count: number): string =>
      `${names}: ${plural(count, { one: '# bust', other: '# busts' })}`,
    mostSaves: (names: string, count: number): string =>
      `${names}: ${plural(count, { one: 'saved once', other: 'saved # times' })}`,
    mostFrozen: (names: string, count: number): string =>
      `${names}: ${plural(count, { one: 'frozen once', other: 'frozen # times' })}`,
    boldest: (names: string, chance: number): string =>
      `${names}: a card at ${percent(chance)} bust, and it held`,
    titles: {
      mostSevens: 'Sevenfold',
      bestRound: 'Biggest haul',
      mostBusts: 'Fireworks',
      mostSaves: 'Nine lives',
      mostFrozen: 'Coldest seat',
      boldest: 'Nerves of steel',
    },
  },

  log: 'What happened',
  openLog: 'Show what happened',
  leave: 'Leave the table',
  soundOn: 'Sound on',
  soundOff: 'Sound off',
  shortcuts: 'Keys',
  keys: {
    h: (hit: string): string => hit,
    s: (stay: string): string => stay,
    digits: 'Choose a player',
    arrows: 'Move between players',
    space: 'Skip the animation',
    l: 'What happened',
    question: 'These keys',
    escape: 'Close',
  },
  aboutRule: (rule: string): string => `Rule ${rule}`,
};
