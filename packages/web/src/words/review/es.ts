import type { Words } from '../areas.ts';
import { speech } from '../speech.ts';

const { plural, number, percent } = speech('es');

const points = { one: '# punto', other: '# puntos' };

const es: Words<'review'> = {
  whose: 'La partida de',
  played: 'Juego',
  luck: 'Suerte',
  headline: (name, accuracy, luck) => `${name} acertó al ${accuracy}, suerte ${luck}.`,
  headlineYou: (accuracy, luck) => `Acertaste al ${accuracy}, suerte ${luck}.`,
  headlineIdle: (name, luck) => `${name} no tuvo nada que decidir; suerte ${luck}.`,
  explain:
    'Juego: cuánto se conservó de lo que estaba en juego en las decisiones. Suerte: lo que dieron y quitaron las cartas. Ambos en probabilidad de ganar.',
  sums: (start, skill, luck, others, end) =>
    `Empezó en ${start}, decisiones propias ${skill}, suerte ${luck}, decisiones ajenas ${others}: acabó en ${end}.`,
  decisions: (count) => plural(count, { one: '# decisión', other: '# decisiones' }),
  perDecision: (cost) => `${cost} perdido por decisión`,
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
  everybody: 'Todos',
  player: 'Jugador',
  errors: 'Errores',
  skill: 'Decisiones',
  others: 'Los demás',
  byRound: 'Ronda a ronda',
  round: 'Ronda',

  stories: 'Las decisiones más caras',
  noStories: (name) => `Ninguna decisión de ${name} costó una centésima o más. Bien jugado.`,
  story: (round, chosen, best) => `Ronda ${number(round)}: ${chosen} en vez de ${best}`,
  costs: (name, cost) => `A ${name} le costó ${cost} de probabilidad de ganar.`,
  known: 'Lo que se sabía',
  knownPoints: (name, held, total) =>
    `${name} tenía ${plural(held, points)} delante y ${number(total)} en total.`,
  knownBust: (chance) => `Con la próxima carta había un ${percent(chance)} de riesgo de eliminación.`,
  knownSaved: (card) => `${card}: la próxima carta no podía eliminar.`,
  why: (answer) => `${answer}, porque`,
  against: (answer) => `Sobre ${answer}`,
  options: 'Probabilidad de ganar según la respuesta',
  chosen: 'elegido',
  bestMark: 'lo mejor',
  look: 'Ver este momento',

  cards: 'Las cartas que lo cambiaron todo',
  lucky: 'Las de más suerte',
  unlucky: 'Las de menos suerte',
  turned: (round, name, card) => `Ronda ${number(round)}: ${card} para ${name}`,
  noCards: 'Ninguna.',

  all: 'Todas las decisiones',
  onlyErrors: 'Solo los errores',
  answer: 'Respuesta',
  best: 'Lo mejor',
  lost: 'Coste',
  verdict: 'Veredicto',
  aimed: (card, name) => `${card} a ${name}`,
  more: (samples) => `Otra vez, con más precisión (${number(samples)} simulaciones)`,
  cancel: 'Detener',

  reasons: {
    bustChance: (chance) => `el riesgo de eliminación con la próxima carta es del ${percent(chance)}`,
    savedBySecondChance: (name, card) => `${name} se salvaría una vez (${card})`,
    flip7Chance: (chance, seven) => `la probabilidad de ${seven} es del ${percent(chance)}`,
    oneMoreCard: (change) => `una carta más cambia los puntos en ${change} de media`,
    banks: (held, total) => `asegura ${plural(held, points)}, ${number(total)} en total`,
    reachesTarget: (total) => `con ${number(total)} se llega a la meta`,
    losesTo: (name, by) => `pierde contra ${name} por ${plural(by, points)}`,
    mayBeLastRound: 'puede ser la última ronda',
    leaderAhead: (name, by) => `${name} lleva ${plural(by, points)} de ventaja`,
    yourself: 'es uno mismo',
    strongest: (name, total) => `${name} es el rival más fuerte, con ${number(total)}`,
    canReachTarget: (name) => `${name} tiene bastante para ganar`,
    wouldGain: (name, more) => `${name} puede esperar ${more} puntos más en esta ronda`,
    threeCards: (name, change) => `tres cartas cambian los puntos de ${name} en ${change} de media`,
    nextCardBusts: (name, chance) => `la próxima carta sería repetida para ${name} con un ${percent(chance)}`,
    numbers: (name, count) =>
      plural(count, { one: `${name} tiene # número`, other: `${name} tiene # números` }),
    keeps: (held) => `conserva ${plural(held, points)}`,
  },
};

export default es;
