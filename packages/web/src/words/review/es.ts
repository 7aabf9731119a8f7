import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';
import { called } from '../person.ts';

const { plural, number, percent } = formats('es');

const points = { one: '# punto', other: '# puntos' };

const es: Words<'review'> = {
  whose: 'La partida de',
  played: 'Precisión',
  luck: 'Suerte',
  headline: (who, accuracy, luck) =>
    `${who.isYou ? 'Jugaste' : `${who.name} jugó`} con un ${accuracy} de precisión. Suerte: ${luck}.`,
  headlineIdle: (who, luck) =>
    `${who.isYou ? 'No tuviste' : `${who.name} no tuvo`} nada que decidir. Suerte: ${luck}.`,
  explain:
    'Precisión: cuánto se conservó de lo que estaba en juego en las decisiones. Suerte: lo que dieron y quitaron las cartas. Ambas se miden en probabilidad de ganar.',
  sums: (start, skill, luck, others, end) =>
    `Probabilidad de ganar al empezar ${start}, decisiones propias ${skill}, suerte ${luck}, decisiones de los demás ${others}: al final ${end}.`,
  decisions: (count) => plural(count, { one: '# decisión', other: '# decisiones' }),
  perDecision: (cost) => `${cost} perdido por decisión de media`,
  none: 'ningún error.',
  counts: {
    inaccuracy: (count) => plural(count, { one: '# imprecisión', other: '# imprecisiones' }),
    mistake: (count) => plural(count, { one: '# error', other: '# errores' }),
    blunder: (count) => plural(count, { one: '# error grave', other: '# errores graves' }),
  },
  verdicts: {
    best: 'lo mejor',
    good: 'bien',
    inaccuracy: 'impreciso',
    mistake: 'error',
    blunder: 'error grave',
  },
  everyone: 'Todos',
  player: 'Jugador',
  mistakes: 'Errores',
  skill: 'Sus decisiones',
  others: 'Los demás',
  byRound: 'Ronda a ronda',
  round: 'Ronda',

  stories: 'Las decisiones más costosas',
  noStories: (who) =>
    `Ninguna ${who.isYou ? 'de tus decisiones' : `decisión de ${who.name}`} costó un 1 % o más. ¡Bien jugado!`,
  story: (round, chosen, best) => `Ronda ${number(round)}: «${chosen}» en vez de «${best}»`,
  costs: (who, cost) => `${who.isYou ? 'Te' : `A ${who.name} le`} costó un ${cost} de probabilidad de ganar.`,
  known: 'Lo que se sabía',
  knownPoints: (who, held, total) =>
    `${who.isYou ? 'Tenías' : `${who.name} tenía`} ${plural(held, points)} en esta ronda y ${number(total)} en total.`,
  knownBust: (chance) => `Riesgo de reventar con la próxima carta: ${percent(chance)}.`,
  knownSaved: (card) => `Con «${card}», era imposible reventar con la próxima carta.`,
  why: (answer) => `A favor de «${answer}»`,
  against: (answer) => `Sobre «${answer}»`,
  options: 'Probabilidad de ganar según la respuesta',
  chosen: 'elegido',
  bestMark: 'lo mejor',
  look: 'Ver este momento',

  cards: 'Las cartas que cambiaron la partida',
  lucky: 'Golpes de suerte',
  unlucky: 'Golpes de mala suerte',
  turned: (round, who, card) => `Ronda ${number(round)}: ${card} para ${called(who, 'ti')}`,
  noCards: 'Ninguna.',

  all: 'Todas las decisiones',
  onlyMistakes: 'Solo los errores',
  answer: 'Respuesta',
  best: 'Lo mejor',
  lost: 'Coste',
  verdict: 'Veredicto',
  aimed: (card, target) => `${card} para ${called(target, 'ti')}`,
  more: (samples) => `Otra vez, con más precisión (${number(samples)} partidas simuladas)`,
  cancel: 'Detener',

  reasons: {
    bustChance: (chance) => `el riesgo de reventar es del ${percent(chance)}`,
    savedBySecondChance: (who, card) =>
      who.isYou ? `«${card}» te salvaría una vez` : `«${card}» salvaría a ${who.name} una vez`,
    flip7Chance: (chance, seven) => `la probabilidad de ${seven} es del ${percent(chance)}`,
    oneMoreCard: (change) => `una carta más cambia los puntos en ${change} de media`,
    banks: (held, total) => `asegura ${plural(held, points)}, ${number(total)} en total`,
    reachesTarget: (total) => `con ${number(total)} se llega a la meta`,
    losesTo: (who, by) =>
      `${by === 1 ? 'falta' : 'faltan'} ${plural(by, points)} frente a ${called(who, 'ti')}`,
    mayBeLastRound: 'puede ser la última ronda',
    leaderAhead: (who, by) =>
      `${who.isYou ? 'llevas' : `${who.name} lleva`} ${plural(by, points)} de ventaja`,
    strongest: (who, total) =>
      `${who.isYou ? 'eres' : `${who.name} es`} la mayor amenaza, con ${number(total)}`,
    canReachTarget: (who) => `${who.isYou ? 'tienes' : `${who.name} tiene`} bastante para ganar`,
    wouldGain: (who, more) =>
      `${who.isYou ? 'puedes' : `${who.name} puede`} esperar ${more} puntos más en esta ronda`,
    threeCards: (who, change) =>
      `tres cartas cambian ${who.isYou ? 'tus puntos' : `los puntos de ${who.name}`} en ${change} de media`,
    nextCardBusts: (who, chance) =>
      `la próxima carta tiene un ${percent(chance)} de probabilidad de ser repetida para ${called(who, 'ti')}`,
    numbers: (who, count) =>
      `${who.isYou ? 'tienes' : `${who.name} tiene`} ${plural(count, { one: '# número', other: '# números' })}`,
    keeps: (held) => `conserva ${plural(held, points)}`,
  },
};

export default es;
