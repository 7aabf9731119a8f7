import type { Words } from '../areas.ts';
import { speech } from '../speech.ts';

const { plural, number, percent } = speech('fr');

const points = { one: '# point', other: '# points' };

const fr: Words<'review'> = {
  whose: 'La partie de',
  played: 'Jeu',
  luck: 'Chance',
  headline: (name, accuracy, luck) => `${name} a joué juste à ${accuracy}, chance ${luck}.`,
  headlineYou: (accuracy, luck) => `Tu as joué juste à ${accuracy}, chance ${luck}.`,
  headlineIdle: (name, luck) => `${name} n’avait rien à décider ; chance ${luck}.`,
  explain:
    'Jeu : la part gardée de ce qui était en jeu dans les décisions. Chance : ce que les cartes ont donné et pris. Les deux en chances de gagner.',
  sums: (start, skill, luck, others, end) =>
    `Départ à ${start}, décisions ${skill}, chance ${luck}, décisions des autres ${others} : arrivée à ${end}.`,
  decisions: (count) => plural(count, { one: '# décision', other: '# décisions' }),
  perDecision: (cost) => `${cost} perdu par décision`,
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
  everybody: 'Tout le monde',
  player: 'Joueur',
  errors: 'Erreurs',
  skill: 'Décisions',
  others: 'Les autres',
  byRound: 'Manche par manche',
  round: 'Manche',

  stories: 'Les décisions les plus chères',
  noStories: (name) => `Aucune décision de ${name} n’a coûté un centième ou plus. Bien joué.`,
  story: (round, chosen, best) => `Manche ${number(round)} : ${chosen} au lieu de ${best}`,
  costs: (name, cost) => `Cela a coûté à ${name} ${cost} de chances de gagner.`,
  known: 'Ce qu’on savait',
  knownPoints: (name, held, total) =>
    `${name} avait ${plural(held, points)} sur la table et ${number(total)} au total.`,
  knownBust: (chance) => `Risque d’élimination à la prochaine carte : ${percent(chance)}.`,
  knownSaved: (card) => `${card} : la prochaine carte ne pouvait pas éliminer.`,
  why: (answer) => `${answer}, parce que`,
  against: (answer) => `À propos de ${answer}`,
  options: 'Chances de gagner selon la réponse',
  chosen: 'choisi',
  bestMark: 'le mieux',
  look: 'Voir ce moment',

  cards: 'Les cartes qui ont tout changé',
  lucky: 'Les plus heureuses',
  unlucky: 'Les plus malheureuses',
  turned: (round, name, card) => `Manche ${number(round)} : ${card} pour ${name}`,
  noCards: 'Aucune.',

  all: 'Toutes les décisions',
  onlyErrors: 'Seulement les erreurs',
  answer: 'Réponse',
  best: 'Le mieux',
  lost: 'Coût',
  verdict: 'Verdict',
  aimed: (card, name) => `${card} pour ${name}`,
  more: (samples) => `Recommencer plus précisément (${number(samples)} simulations)`,
  cancel: 'Arrêter',

  reasons: {
    bustChance: (chance) => `le risque d’élimination à la prochaine carte est de ${percent(chance)}`,
    savedBySecondChance: (name, card) => `${name} aurait un sauvetage (${card})`,
    flip7Chance: (chance, seven) => `il y a ${percent(chance)} de chances de ${seven}`,
    oneMoreCard: (change) => `une carte de plus change les points de ${change} en moyenne`,
    banks: (held, total) => `cela assure ${plural(held, points)}, ${number(total)} au total`,
    reachesTarget: (total) => `${number(total)} suffisent pour atteindre l’objectif`,
    losesTo: (name, by) => `cela perd contre ${name} de ${plural(by, points)}`,
    mayBeLastRound: 'c’est peut-être la dernière manche',
    leaderAhead: (name, by) => `${name} a ${plural(by, points)} d’avance`,
    yourself: 'c’est soi-même',
    strongest: (name, total) => `${name}, avec ${number(total)}, est le plus dangereux des adversaires`,
    canReachTarget: (name) => `${name} a de quoi gagner`,
    wouldGain: (name, more) => `${name} peut encore espérer ${more} points dans cette manche`,
    threeCards: (name, change) => `trois cartes changent les points de ${name} de ${change} en moyenne`,
    nextCardBusts: (name, chance) =>
      `la prochaine carte a ${percent(chance)} de chances d’être un doublon pour ${name}`,
    numbers: (name, count) => plural(count, { one: `${name} a # nombre`, other: `${name} a # nombres` }),
    keeps: (held) => `cela garde ${plural(held, points)}`,
  },
};

export default fr;
