import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';
import { called } from '../you-or-name.ts';

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
  explainSolo:
    'Dokładność: ile zachowano z tego, co było stawką decyzji. Szczęście: co dały i zabrały karty. Jedno i drugie mierzone oczekiwaną liczbą rund. Minus jest dobry: oznacza mniej rund.',
  medal: (start, end) => `Szansa na medal: na początku ${start}, na końcu ${end}.`,
  rounds: (count) =>
    `${number(count, Number.isInteger(count) ? 0 : 2)} ${plural(count, { one: 'runda', few: 'rundy', many: 'rund', other: 'rundy' })}`,
  saved: (count, rounds) =>
    `zysk: ${rounds} ${plural(count, { one: 'runda', few: 'rundy', many: 'rund', other: 'rundy' })}`,
  wasted: (count, rounds) =>
    `strata: ${rounds} ${plural(count, { one: 'runda', few: 'rundy', many: 'rund', other: 'rundy' })}`,
  account: 'Od początku do wyniku',
  start: 'Szansa na początku',
  startSolo: 'Oczekiwane na początku',
  end: 'Wynik',
  noise: 'Wszystko to szacunki z symulowanych gier, więc bardzo małe różnice nic nie znaczą.',
  wentWell: 'Dobrze zagrane',
  goodDecisions: (good, all) => `dobre decyzje: ${number(good)} z ${number(all)}`,
  praised: (round, answer, stake) => `Runda ${number(round)}: „${answer}” przy stawce ${stake}`,
  costMost: 'Najdroższa decyzja',
  decisions: (count) =>
    plural(count, { one: '# decyzja', few: '# decyzje', many: '# decyzji', other: '# decyzji' }),
  judged: (decisions, mistakes) => `${decisions}: ${mistakes}`,
  perDecision: (cost) => `Średnio decyzja kosztowała ${cost} szans na wygraną.`,
  perDecisionSolo: (cost) => `Średni koszt decyzji: ${cost}.`,
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
  others: 'Decyzje innych',
  byRound: 'Runda po rundzie',
  round: 'Runda',

  misplays: 'Najdroższe decyzje',
  noMisplays: (who, least) =>
    `Żadna ${who.isYou ? 'twoja decyzja' : `decyzja gracza ${who.name}`} nie kosztowała ${least} lub więcej. Dobrze zagrane!`,
  misplay: (round, chosen, best) => `Runda ${number(round)}: „${chosen}” zamiast „${best}”`,
  costs: (who, cost) => `To kosztowało ${who.isYou ? 'cię' : `gracza ${who.name}`} ${cost} szans na wygraną.`,
  costsRounds: (cost) => `Średni koszt: ${cost}.`,
  known: 'Co było wiadomo',
  knownPoints: (who, held, total) =>
    `${called(who, 'Ty')}: ${plural(held, POINTS)} w tej rundzie i ${number(total)} łącznie.`,
  knownBust: (chance) => `Ryzyko skuchy przy następnej karcie: ${percent(chance)}.`,
  knownSaved: (card) => `Dzięki karcie „${card}” następna karta nie mogła być skuchą.`,
  why: (answer) => `Za wyborem „${answer}”`,
  options: 'Szansa na wygraną według odpowiedzi',
  optionsRounds: 'Oczekiwana liczba rund według odpowiedzi',
  chosen: 'wybrane',
  bestMark: 'najlepsze',
  look: 'Zobacz tę chwilę',

  filed: (count) =>
    plural(count, {
      one: '# pozycja z tej gry trafiła do twoich ćwiczeń.',
      few: '# pozycje z tej gry trafiły do twoich ćwiczeń.',
      many: '# pozycji z tej gry trafiło do twoich ćwiczeń.',
      other: '# pozycji z tej gry trafiło do twoich ćwiczeń.',
    }),
  practise: 'Ćwicz',

  cards: 'Karty, które odmieniły grę',
  lucky: 'Największe szczęście',
  unlucky: 'Największy pech',
  turned: (round, who, card) =>
    `Runda ${number(round)}: ${card} dla ${who.isYou ? 'ciebie' : `gracza ${who.name}`}`,
  noCards: 'Brak.',

  all: 'Wszystkie decyzje',
  onlyCostly: 'Tylko kosztowne decyzje',
  answer: 'Odpowiedź',
  best: 'Najlepsza',
  lost: 'Koszt',
  verdict: 'Ocena',
  aimed: (card, target) => `${card} dla ${target.isYou ? 'ciebie' : `gracza ${target.name}`}`,
  more: (samples) => `Analizuj ponownie, dokładniej (symulowane gry: ${number(samples)})`,
  cancel: 'Zatrzymaj',

  weighed: (best, win, next, other, why) =>
    `„${best}” wygrywa w ${win} gier, „${next}” w ${other}${why === '' ? '' : `: ${why}`}.`,
  weighedRounds: (best, rounds, next, other, why) =>
    `Średnio „${best}”: ${rounds}, „${next}”: ${other}${why === '' ? '' : ` – ${why}`}.`,
  inARow: (count) =>
    plural(count, {
      one: '# decyzja.',
      few: 'Tyle kosztowały razem # decyzje z rzędu; ta kosztowała najwięcej.',
      many: 'Tyle kosztowało razem # decyzji z rzędu; ta kosztowała najwięcej.',
      other: 'Tyle kosztowało razem # decyzji z rzędu; ta kosztowała najwięcej.',
    }),
  noReason: 'Żaden pojedynczy powód o tym nie przesądza.',
  without: (answer) => `inaczej lepsze byłoby „${answer}”`,
  differs: (effect) => `to różnica: ${effect}`,
  because: (fact, change) => `${fact} (${change})`,
  howSure: 'Na ile to pewne?',
  estimates: 'To szacunki. Prawdziwe wartości prawie zawsze mieszczą się w tych granicach:',
  range: (label, low, high, known) => `${label}: od ${low} do ${high} (${known})`,
  knownAs: { exact: 'dokładnie', model: 'model', sample: 'próbka' },
  percentPoints: (size) => `${size} punktu procentowego`,
  knownMeans: {
    exact: 'Dokładnie: wynika z samych zasad.',
    model: 'Model: uwzględniono wszystkie karty tej rundy, a późniejsze rundy oszacowano.',
    sample:
      'Próbka: z symulowanych gier z tymi samymi kartami dla każdej odpowiedzi, więc różnica między odpowiedziami jest pewniejsza niż każda z liczb.',
  },

  subjects: {
    use: (card) => `Użyj karty ${card}`,
    decline: 'Skucha',
  },
  withoutCard: (card, fact) => `${fact}, jeśli kartę „${card}” dostanie ktoś inny`,

  facts: {
    wins: (answer) => `„${answer}” od razu wygrywa`,
    ties: (answer, who) => `„${answer}” oznacza remis z ${who.isYou ? 'tobą' : `graczem ${who.name}`}`,
    loses: (answer, who, by) =>
      `przy „${answer}” brakuje ${plural(by, { one: '# punktu', few: '# punktów', many: '# punktów', other: '# punktu' })} do ${who.isYou ? 'ciebie' : `gracza ${who.name}`}`,
    reachesTarget: (answer, total) =>
      `„${answer}” daje łącznie ${number(total)}, więc ta runda jest ostatnia`,
    beatable: (answer, total) =>
      `„${answer}” daje łącznie tylko ${number(total)}, a to można jeszcze przebić`,
    bust: (who, chance, held) =>
      `skucha (ryzyko ${percent(chance)}) kosztowałaby ${who.isYou ? 'cię' : `gracza ${who.name}`} ${plural(held, POINTS)}`,
    sureBust: (who, held) =>
      `każda karta to skucha, która kosztowałaby ${who.isYou ? 'cię' : `gracza ${who.name}`} ${plural(held, POINTS)}`,
    secondChance: (who, card) => `„${card}” raz ${who.isYou ? 'cię ocali' : `ocali gracza ${who.name}`}`,
    safe: (who) =>
      `żadna karta w stosie dobierania nie grozi ${who.isYou ? 'ci' : `graczowi ${who.name}`} skuchą`,
    nextAction: (card, chance) =>
      chance === 1
        ? `następna karta to na pewno „${card}”`
        : `szansa, że następna karta to „${card}”, wynosi ${percent(chance)}`,
    flip7: (seven, chance, bonus) =>
      `szansa na ${seven}, czyli ${plural(bonus, POINTS)} premii, wynosi ${percent(chance)}`,
    noCard: (who) =>
      `żadna pojedyncza karta nie wystarczy, by wyprzedzić ${who.isYou ? 'ciebie' : `gracza ${who.name}`}`,
    fewCards: (who, cards, of) =>
      `tylko ${number(cards)} z ${plural(of, { one: '# karty', few: '# kart', many: '# kart', other: '# karty' })} ${plural(cards, { one: 'wystarczy', few: 'wystarczą', many: 'wystarczy', other: 'wystarczy' })}, by wyprzedzić ${who.isYou ? 'ciebie' : `gracza ${who.name}`}`,
    pointsInHand: (who, held, total) =>
      `${who.isYou ? 'masz' : `${who.name} ma`} ${plural(held, POINTS)} w tej rundzie, łącznie ${number(total)}`,
    race: (who, need, chance) =>
      `${who.isYou ? 'potrzebujesz' : `${who.name} potrzebuje`} w tej rundzie do celu ${plural(need, { one: '# punktu', few: '# punktów', many: '# punktów', other: '# punktu' })} i ${who.isYou ? 'osiągasz' : 'osiąga'} go w ${percent(chance)} symulowanych rund`,
    behind: (who, by) =>
      `${who.isYou ? 'masz' : `${who.name} ma`} ${plural(by, POINTS)} przewagi sprzed tej rundy`,
    ahead: (who, by) =>
      `przewaga nad ${who.isYou ? 'tobą' : `graczem ${who.name}`} sprzed tej rundy to ${plural(by, POINTS)}`,
    gain: (chance, more) =>
      `${chance === 1 ? 'każda karta' : `${percent(chance)} kart`} daje punkty, średnio ${more}`,
    gainFor: (who, chance, more) =>
      `${chance === 1 ? 'każda karta' : `${percent(chance)} kart`} daje ${who.isYou ? 'ci' : `graczowi ${who.name}`} punkty, średnio ${more}`,
    threeRisk: (who, chance) =>
      `ryzyko skuchy ${who.isYou ? 'u ciebie' : `gracza ${who.name}`} przy trzech kartach to ${percent(chance)}`,
    threeBust: (who, chance, held) =>
      `skucha przy trzech kartach (ryzyko ${percent(chance)}) kosztowałaby ${who.isYou ? 'cię' : `gracza ${who.name}`} ${plural(held, POINTS)}`,
    threeGain: (who, more) =>
      `trzy karty dałyby ${who.isYou ? 'ci' : `graczowi ${who.name}`} średnio ${more} punktu, wliczając ryzyko skuchy`,
  },
};

export default pl;
