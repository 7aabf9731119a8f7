import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';
import { called } from '../person.ts';

const { plural, number, percent } = formats('fr');

const points = { one: '# point', other: '# points' };

const fr: Words<'review'> = {
  whose: 'La partie de',
  played: 'Précision',
  luck: 'Chance',
  headline: (who, accuracy, luck) =>
    `${who.isYou ? 'Tu as' : `${who.name} a`} joué avec ${accuracy} de précision. Chance : ${luck}.`,
  headlineIdle: (who, luck) =>
    `${who.isYou ? 'Tu n’avais' : `${who.name} n’avait`} rien à décider. Chance : ${luck}.`,
  explain:
    'Précision : la part conservée de ce qui était en jeu dans les décisions. Chance : ce que les cartes ont donné et pris. Les deux se mesurent en chances de gagner.',
  sums: (start, skill, luck, others, end) =>
    `Chances de gagner au départ ${start}, décisions ${skill}, chance ${luck}, décisions des autres ${others} : à la fin ${end}.`,
  decisions: (count) => plural(count, { one: '# décision', other: '# décisions' }),
  perDecision: (cost) => `${cost} perdus par décision en moyenne`,
  none: 'aucune erreur.',
  counts: {
    inaccuracy: (count) => plural(count, { one: '# imprécision', other: '# imprécisions' }),
    mistake: (count) => plural(count, { one: '# erreur', other: '# erreurs' }),
    blunder: (count) => plural(count, { one: '# gaffe', other: '# gaffes' }),
  },
  verdicts: {
    best: 'le mieux',
    good: 'bien',
    inaccuracy: 'imprécis',
    mistake: 'erreur',
    blunder: 'gaffe',
  },
  everyone: 'Tout le monde',
  player: 'Joueur',
  mistakes: 'Erreurs',
  skill: 'Ses décisions',
  others: 'Les autres',
  byRound: 'Manche par manche',
  round: 'Manche',

  stories: 'Les décisions les plus coûteuses',
  noStories: (who) =>
    `${who.isYou ? 'Aucune de tes décisions' : `${who.name} : aucune décision`} n’a coûté 1 % ou plus. Bien joué !`,
  story: (round, chosen, best) => `Manche ${number(round)} : « ${chosen} » au lieu de « ${best} »`,
  costs: (who, cost) =>
    who.isYou
      ? `Cela t’a coûté ${cost} de chances de gagner.`
      : `Cela a coûté ${cost} de chances de gagner à ${who.name}.`,
  known: 'Ce qu’on savait',
  knownPoints: (who, held, total) =>
    `${who.isYou ? 'Tu avais' : `${who.name} avait`} ${plural(held, points)} dans cette manche et ${number(total)} au total.`,
  knownBust: (chance) => `Risque de sauter à la prochaine carte : ${percent(chance)}.`,
  knownSaved: (card) => `Avec « ${card} », impossible de sauter à la prochaine carte.`,
  why: (answer) => `Pour « ${answer} »`,
  against: (answer) => `À propos de « ${answer} »`,
  options: 'Chances de gagner selon la réponse',
  chosen: 'choisi',
  bestMark: 'le mieux',
  look: 'Voir ce moment',

  cards: 'Les cartes qui ont fait basculer la partie',
  lucky: 'Coups de chance',
  unlucky: 'Coups de malchance',
  turned: (round, who, card) => `Manche ${number(round)} : ${card} pour ${called(who, 'toi')}`,
  noCards: 'Aucune.',

  all: 'Toutes les décisions',
  onlyMistakes: 'Seulement les erreurs',
  answer: 'Réponse',
  best: 'Le mieux',
  lost: 'Coût',
  verdict: 'Verdict',
  aimed: (card, target) => `${card} pour ${called(target, 'toi')}`,
  more: (samples) => `Recommencer plus précisément (${number(samples)} parties simulées)`,
  cancel: 'Arrêter',

  reasons: {
    bustChance: (chance) => `le risque de sauter est de ${percent(chance)}`,
    savedBySecondChance: (who, card) =>
      who.isYou ? `« ${card} » te sauverait une fois` : `« ${card} » sauverait ${who.name} une fois`,
    flip7Chance: (chance, seven) => `il y a ${percent(chance)} de chances de faire ${seven}`,
    oneMoreCard: (change) => `une carte de plus change les points de ${change} en moyenne`,
    banks: (held, total) => `cela assure ${plural(held, points)}, ${number(total)} au total`,
    reachesTarget: (total) => `${number(total)} suffisent pour atteindre l’objectif`,
    losesTo: (who, by) => `il manque ${plural(by, points)} face à ${called(who, 'toi')}`,
    mayBeLastRound: 'c’est peut-être la dernière manche',
    leaderAhead: (who, by) => `${who.isYou ? 'tu as' : `${who.name} a`} ${plural(by, points)} d’avance`,
    strongest: (who, total) =>
      `${who.isYou ? 'tu es' : `${who.name} est`} la plus grande menace, avec ${number(total)}`,
    canReachTarget: (who) => `${who.isYou ? 'tu as' : `${who.name} a`} de quoi gagner`,
    wouldGain: (who, more) =>
      `${who.isYou ? 'tu peux' : `${who.name} peut`} encore espérer ${more} points dans cette manche`,
    threeCards: (who, change) =>
      `trois cartes ${who.isYou ? 'changent tes points' : `pour ${who.name} changent ses points`} de ${change} en moyenne`,
    nextCardBusts: (who, chance) =>
      `la prochaine carte a ${percent(chance)} de chances d’être un doublon pour ${called(who, 'toi')}`,
    numbers: (who, count) =>
      `${who.isYou ? 'tu as' : `${who.name} a`} ${plural(count, { one: '# nombre', other: '# nombres' })}`,
    keeps: (held) => `cela garde ${plural(held, points)}`,
  },
};

export default fr;
