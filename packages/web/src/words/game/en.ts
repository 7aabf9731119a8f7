import { formats } from '../formats.ts';
import { called, listed, type YouOrName } from '../you-or-name.ts';
import type { Terms } from '../terms/en.ts';

const { list, number, percent, plural } = formats('en');

export default {
  title: 'The table',
  round: (round: number): string => `Round ${round}`,
  goal: (points: number): string => `to ${number(points)}`,
  pile: (cards: number): string =>
    plural(cards, { one: '# card left to draw', other: '# cards left to draw' }),
  discard: (cards: number): string => plural(cards, { one: '# card discarded', other: '# cards discarded' }),
  players: 'Players',
  points: (points: number): string => plural(points, { one: '# point', other: '# points' }),
  total: (points: number): string => `${number(points)} in total`,

  dealer: 'dealer',
  you: 'you',
  bot: 'bot',
  away: 'away',
  standIn: 'a bot is playing for them',
  sittingOut: 'sitting this one out',
  flipOf: (done: number): string => `card ${done} of 3`,
  comes: (card: string): string => `${card} on its way`,
  yourTurnAs: (name: string): string => `${name}, your turn`,
  turn: (who: YouOrName): string => (who.isYou ? 'Your turn' : `${who.name}’s turn`),
  deals: (who: YouOrName): string => (who.isYou ? 'Your first card' : `First card for ${who.name}`),
  draws: (who: YouOrName): string => (who.isYou ? 'Your card' : `A card for ${who.name}`),
  mustDraw: (who: YouOrName): string =>
    who.isYou ? 'You have no cards yet, so you have to draw' : `${who.name} has no cards yet and has to draw`,
  flips: (who: YouOrName, next: number): string =>
    who.isYou ? `You draw card ${next} of 3` : `${who.name} draws card ${next} of 3`,
  askTurn: (hit: string, stay: string): string => `${hit} or ${stay}?`,
  askTarget: (card: string): string => `Who gets the ${card}?`,
  askKeep: (chance: string): string => `Keep the ${chance}, or give it away?`,
  keep: 'Keep it',
  askSave: (card: string, chance: string): string => `A second ${card}! Use your ${chance}?`,
  thinks: (who: YouOrName): string => (who.isYou ? 'You’re deciding' : `${who.name} is deciding`),
  noAnswer: (who: YouOrName): string =>
    who.isYou ? 'No answer from you yet' : `No answer from ${who.name} yet`,
  botThinks: (who: YouOrName): string =>
    who.isYou ? 'A bot is deciding for you' : `A bot is deciding for ${who.name}`,
  chooses: (who: YouOrName, card: string): string =>
    who.isYou ? `You’re choosing who gets the ${card}` : `${who.name} is choosing who gets the ${card}`,
  use: (chance: string): string => `Use ${chance}`,
  decline: 'Bust instead',
  paused: 'The game is paused.',
  watching: 'You’re watching.',
  skip: 'Skip',
  out: 'You’re out of this round.',
  safe: (points: number): string =>
    plural(points, { one: 'Your # point is safe.', other: 'Your # points are safe.' }),
  /** '5 h 10 min'. */
  timeLeft: (time: string): string => `${time} left`,
  secondsLeft: (seconds: number): string =>
    plural(seconds, { one: '# second left', other: '# seconds left' }),
  bustChance: (chance: number): string => `${percent(chance)} bust risk`,

  wouldFreeze: (points: number): string => `safe: ${number(points)}`,
  wouldBeWasted: 'no effect',

  /** Written across the table, in capitals. */
  headlines: {
    bust: 'Bust',
    saved: 'Saved!',
    flip7: (seven: string): string => `${seven}!`,
  },
  said: {
    roundBegan: (round: number, who: YouOrName): string =>
      `Round ${round}. ${who.isYou ? 'You deal.' : `${who.name} deals.`}`,
    drew: (who: YouOrName, card: string): string => `${called(who, 'You')}: ${card}.`,
    saved: (who: YouOrName, card: string, chance: string): string =>
      `${called(who, 'You')}: saved! The ${chance} and the second ${card} are discarded.`,
    busted: (who: YouOrName, card: string): string =>
      who.isYou ? `You bust: a second ${card}.` : `${who.name} busts: a second ${card}.`,
    stayedWith: (who: YouOrName, t: Terms, points: number): string =>
      `${who.isYou ? t.youStay : `${who.name} ${t.stays}`} ${plural(points, { one: 'with # point.', other: 'with # points.' })}`,
    flippedSeven: (who: YouOrName, seven: string, bonus: number): string =>
      `${called(who, 'You')}: seven numbers! ${seven}${bonus === 0 ? '' : `, and a bonus of ${number(bonus)}`}.`,
    gaveSecondChance: (who: YouOrName, target: YouOrName, chance: string): string =>
      `${called(who, 'You')}: ${chance} for ${called(target, 'you')}.`,
    keptSecondChance: (who: YouOrName, chance: string): string =>
      who.isYou ? `You keep the ${chance}.` : `${who.name} keeps the ${chance}.`,
    setAside: (who: YouOrName, card: string): string =>
      `${called(who, 'You')}: ${card}, set aside until all three cards are drawn.`,
    aimed: (who: YouOrName, target: YouOrName, card: string): string =>
      `${called(who, 'You')}: ${card} for ${called(target, 'you')}.`,
    aimedSelf: (who: YouOrName, card: string): string =>
      who.isYou ? `You take the ${card} yourself.` : `${who.name} takes the ${card}.`,
    frozen: (who: YouOrName, points: number): string =>
      `${called(who, 'You')}: ${plural(points, { one: 'out with # point.', other: 'out with # points.' })}`,
    discarded: (who: YouOrName, card: string): string =>
      `${card} for ${called(who, 'you')}: no effect, discarded.`,
    reshuffled: (cards: number): string =>
      plural(cards, { one: 'Reshuffled: # card.', other: 'Reshuffled: # cards.' }),
    ranOut: 'No cards left to draw: the round ends.',
    roundEnded: (round: number): string => `Round ${round} is over.`,
    scored: (who: YouOrName, points: number): string =>
      `${called(who, 'You')}: ${plural(points, { one: '# point.', other: '# points.' })}`,
    gameEnded: (who: YouOrName): string => `Game over. ${who.isYou ? 'You win!' : `${who.name} wins!`}`,
    yourCards: (cards: string): string => `Your cards: ${cards}.`,
  },

  scores: {
    title: (round: number): string => `Scores for round ${round}`,
    player: 'Player',
    numbers: 'Numbers',
    cards: 'Cards',
    times: 'Doubled',
    plus: 'Plus',
    bonus: 'Bonus',
    sum: 'Round',
    total: 'Total',
    next: 'Next round',
    result: 'Result',
  },

  end: {
    won: (winners: readonly YouOrName[]): string =>
      winners.length > 1
        ? `${list(listed(winners, 'You'))} win!`
        : winners[0]!.isYou
          ? 'You win!'
          : `${winners[0]!.name} wins!`,
    youCame: (place: string): string => `You came ${place}.`,
    soloDone: (rounds: number): string =>
      plural(rounds, { one: 'Done in # round', other: 'Done in # rounds' }),
    rematch: 'Play again',
    review: 'Replay and review',
    decisive: 'The decisive card',
    /** About the card drawn beside the sentence. */
    decided: {
      flip7: (who: YouOrName, seven: string): string =>
        who.isYou
          ? `Your seventh number: ${seven} won you the game.`
          : `${who.name}’s seventh number: ${seven} won the game.`,
      busted: (who: YouOrName, points: number): string =>
        `This duplicate cost ${called(who, 'you')} ${plural(points, { one: '# point', other: '# points' })} and the win.`,
      saved: (who: YouOrName): string =>
        `This card saved ${called(who, 'you')} from a bust in the last round.`,
      passed: (who: YouOrName, rival: YouOrName): string =>
        `This card put ${called(who, 'you')} ahead of ${called(rival, 'you')} for good.`,
      reached: (who: YouOrName): string => `This card took ${called(who, 'you')} across the finish line.`,
    },
    race: 'Race',
    details: 'The game in detail',
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
      `${names}: drew at a bust risk of ${percent(chance)} and survived`,
    titles: {
      mostSevens: 'Sevenfold',
      bestRound: 'Biggest haul',
      mostBusts: 'Fireworks',
      mostSaves: 'Nine lives',
      mostFrozen: 'Coldest seat',
      boldest: 'Nerves of steel',
    },
  },

  log: 'Game log',
  openLog: 'Show the game log',
  leave: 'Leave the table',
  soundOn: 'Turn sound on',
  soundOff: 'Turn sound off',
  help: 'How to play',
  shortcuts: 'Keyboard shortcuts',
  keys: {
    h: (hit: string): string => hit,
    s: (stay: string): string => stay,
    digits: 'Choose a player',
    arrows: 'Move between players',
    space: 'Skip the animation',
    l: 'Game log',
    question: 'How to play',
    k: 'Show this list',
    escape: 'Close',
  },
  aboutRule: (rule: string): string => `Rule ${rule}`,
};
