import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';
import { called } from '../person.ts';

const { plural, number, percent } = formats('pl');

const POINTS = { one: '# punkt', few: '# punkty', many: '# punktów', other: '# punktu' };

const pl: Words<'review'> = {
  whose: 'Czyja gra',
  played: 'Dokładność',
  luck: 'Szczęście',
  headline: (who, accuracy, luck) =>
    `${who.isYou ? 'Twoja dokładność' : `${who.name}: dokładność`} ${accuracy}, szczęście ${luck}.`,
  headlineIdle: (who, luck) => `${called(who, 'Ty')}: żadnych decyzji, szczęście ${luck}.`,
  explain:
    'Dokładność: ile zachowano z tego, co było stawką decyzji. Szczęście: co dały i zabrały karty. Jedno i drugie mierzone szansą na wygraną.',
  sums: (start, skill, luck, others, end) =>
    `Szansa na wygraną na początku ${start}, własne decyzje ${skill}, szczęście ${luck}, decyzje innych ${others}: na końcu ${end}.`,
  decisions: (count) =>
    plural(count, { one: '# decyzja', few: '# decyzje', many: '# decyzji', other: '# decyzji' }),
  perDecision: (cost) => `średnia strata na decyzję: ${cost}`,
  none: 'bez błędów.',
  counts: {
    inaccuracy: (count) =>
      plural(count, {
        one: '# niedokładność',
        few: '# niedokładności',
        many: '# niedokładności',
        other: '# niedokładności',
      }),
    mistake: (count) => plural(count, { one: '# błąd', few: '# błędy', many: '# błędów', other: '# błędu' }),
    blunder: (count) =>
      plural(count, {
        one: '# gruby błąd',
        few: '# grube błędy',
        many: '# grubych błędów',
        other: '# grubego błędu',
      }),
  },
  verdicts: {
    best: 'najlepiej',
    good: 'dobrze',
    inaccuracy: 'niedokładnie',
    mistake: 'błąd',
    blunder: 'gruby błąd',
  },
  everyone: 'Wszyscy',
  player: 'Gracz',
  mistakes: 'Błędy',
  skill: 'Własne decyzje',
  others: 'Inni',
  byRound: 'Runda po rundzie',
  round: 'Runda',

  stories: 'Najdroższe decyzje',
  noStories: (who) =>
    `Żadna ${who.isYou ? 'twoja decyzja' : `decyzja gracza ${who.name}`} nie kosztowała 1% lub więcej. Świetna gra!`,
  story: (round, chosen, best) => `Runda ${number(round)}: „${chosen}” zamiast „${best}”`,
  costs: (who, cost) => `To kosztowało ${who.isYou ? 'cię' : `gracza ${who.name}`} ${cost} szans na wygraną.`,
  known: 'Co było wiadomo',
  knownPoints: (who, held, total) =>
    `${called(who, 'Ty')}: ${plural(held, POINTS)} w tej rundzie i ${number(total)} łącznie.`,
  knownBust: (chance) => `Ryzyko skuchy przy następnej karcie: ${percent(chance)}.`,
  knownSaved: (card) => `Dzięki karcie „${card}” następna karta nie mogła być skuchą.`,
  why: (answer) => `Za wyborem „${answer}”`,
  against: (answer) => `O wyborze „${answer}”`,
  options: 'Szansa na wygraną według odpowiedzi',
  chosen: 'wybrane',
  bestMark: 'najlepsze',
  look: 'Zobacz tę chwilę',

  cards: 'Karty, które odmieniły grę',
  lucky: 'Największe szczęście',
  unlucky: 'Największy pech',
  turned: (round, who, card) =>
    `Runda ${number(round)}: ${card} dla ${who.isYou ? 'ciebie' : `gracza ${who.name}`}`,
  noCards: 'Brak.',

  all: 'Wszystkie decyzje',
  onlyMistakes: 'Tylko błędy',
  answer: 'Odpowiedź',
  best: 'Najlepsza',
  lost: 'Koszt',
  verdict: 'Ocena',
  aimed: (card, target) => `${card} dla ${target.isYou ? 'ciebie' : `gracza ${target.name}`}`,
  more: (samples) => `Analizuj ponownie, dokładniej (symulowane gry: ${number(samples)})`,
  cancel: 'Zatrzymaj',

  reasons: {
    bustChance: (chance) => `ryzyko skuchy przy następnej karcie wynosi ${percent(chance)}`,
    savedBySecondChance: (who, card) =>
      `„${card}” raz ${who.isYou ? 'cię ocali' : `ocali gracza ${who.name}`}`,
    flip7Chance: (chance, seven) => `szansa na ${seven} wynosi ${percent(chance)}`,
    oneMoreCard: (change) => `jeszcze jedna karta zmienia punkty średnio o ${change}`,
    banks: (held, total) => `zabezpiecza ${plural(held, POINTS)}, łącznie ${number(total)}`,
    reachesTarget: (total) => `${number(total)} wystarcza do celu`,
    losesTo: (who, by) =>
      `brakuje ${plural(by, { one: '# punktu', few: '# punktów', many: '# punktów', other: '# punktu' })} do ${who.isYou ? 'ciebie' : `gracza ${who.name}`}`,
    mayBeLastRound: 'to może być ostatnia runda',
    leaderAhead: (who, by) => `${who.isYou ? 'masz' : `${who.name} ma`} ${plural(by, POINTS)} przewagi`,
    strongest: (who, total) =>
      `${who.isYou ? 'jesteś najgroźniejszym rywalem' : `${who.name} to najgroźniejszy rywal`}, z sumą ${number(total)}`,
    canReachTarget: (who) => `${who.isYou ? 'masz' : `${who.name} ma`} dość, by wygrać`,
    wouldGain: (who, more) =>
      `${who.isYou ? 'możesz' : `${who.name} może`} liczyć na jeszcze ${more} pkt w tej rundzie`,
    threeCards: (who, change) =>
      `trzy karty zmieniają ${who.isYou ? 'twoje punkty' : `punkty gracza ${who.name}`} średnio o ${change}`,
    nextCardBusts: (who, chance) =>
      `następna karta powtórzy się ${who.isYou ? 'u ciebie' : `u gracza ${who.name}`} z szansą ${percent(chance)}`,
    numbers: (who, count) =>
      `${who.isYou ? 'masz' : `${who.name} ma`} ${plural(count, { one: '# liczbę', few: '# liczby', many: '# liczb', other: '# liczby' })}`,
    keeps: (held) => `zachowuje ${plural(held, POINTS)}`,
  },
};

export default pl;
