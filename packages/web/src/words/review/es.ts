import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';
import { called } from '../you-or-name.ts';

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
  explainSolo:
    'Precisión: cuánto se conservó de lo que estaba en juego en las decisiones. Suerte: lo que dieron y quitaron las cartas. Ambas se miden en rondas esperadas. Un signo menos es bueno: significa menos rondas.',
  medal: (start, end) => `Probabilidad de medalla: ${start} al empezar, ${end} al final.`,
  rounds: (count) =>
    `${number(count, Number.isInteger(count) ? 0 : 2)} ${plural(count, { one: 'ronda', other: 'rondas' })}`,
  saved: (count, rounds) =>
    `${rounds} ${plural(count, { one: 'ronda ahorrada', other: 'rondas ahorradas' })}`,
  wasted: (count, rounds) => `${rounds} ${plural(count, { one: 'ronda perdida', other: 'rondas perdidas' })}`,
  account: 'Del inicio al resultado',
  start: 'Probabilidad inicial',
  startSolo: 'Previsión inicial',
  end: 'Resultado',
  noise: 'Todo esto se estima con partidas simuladas: las diferencias muy pequeñas no significan nada.',
  wentWell: 'Bien jugado',
  goodDecisions: (good, all) =>
    `${plural(good, { one: '# buena decisión', other: '# buenas decisiones' })} de ${number(all)}`,
  praised: (round, answer, stake) => `Ronda ${number(round)}: «${answer}», con ${stake} en juego`,
  costMost: 'Lo más costoso',
  decisions: (count) => plural(count, { one: '# decisión', other: '# decisiones' }),
  judged: (decisions, mistakes) => `${decisions}: ${mistakes}`,
  perDecision: (cost) => `De media, una decisión costó ${cost} de probabilidad de ganar.`,
  perDecisionSolo: (cost) => `De media, una decisión costó ${cost}.`,
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
  skill: 'Decisiones propias',
  others: 'Decisiones de los demás',
  byRound: 'Ronda a ronda',
  round: 'Ronda',

  misplays: 'Las decisiones más costosas',
  noMisplays: (who, least) =>
    `Ninguna ${who.isYou ? 'de tus decisiones' : `decisión de ${who.name}`} costó ${least} o más. ¡Bien jugado!`,
  misplay: (round, chosen, best) => `Ronda ${number(round)}: «${chosen}» en vez de «${best}»`,
  costs: (who, cost) => `${who.isYou ? 'Te' : `A ${who.name} le`} costó ${cost} de probabilidad de ganar.`,
  costsRounds: (cost) => `Eso cuesta ${cost} de media.`,
  known: 'Lo que se sabía',
  knownPoints: (who, held, total) =>
    `${who.isYou ? 'Tenías' : `${who.name} tenía`} ${plural(held, points)} en esta ronda y ${number(total)} en total.`,
  knownBust: (chance) => `Riesgo de reventar con la próxima carta: ${percent(chance)}.`,
  knownSaved: (card) => `Con «${card}», era imposible reventar con la próxima carta.`,
  why: (answer) => `A favor de «${answer}»`,
  options: 'Probabilidad de ganar según la respuesta',
  optionsRounds: 'Rondas esperadas según la respuesta',
  chosen: 'elegido',
  bestMark: 'lo mejor',
  look: 'Ver este momento',

  filed: (count) =>
    plural(count, {
      one: '# posición de esta partida está en tu práctica.',
      other: '# posiciones de esta partida están en tu práctica.',
    }),
  practise: 'Practicar',

  cards: 'Las cartas que cambiaron la partida',
  lucky: 'Golpes de suerte',
  unlucky: 'Golpes de mala suerte',
  turned: (round, who, card) => `Ronda ${number(round)}: ${card} para ${called(who, 'ti')}`,
  noCards: 'Ninguna.',

  all: 'Todas las decisiones',
  onlyCostly: 'Solo las decisiones costosas',
  answer: 'Respuesta',
  best: 'Lo mejor',
  lost: 'Coste',
  verdict: 'Veredicto',
  aimed: (card, target) => `${card} para ${called(target, 'ti')}`,
  more: (samples) => `Analizar otra vez, con más precisión (${number(samples)} partidas simuladas)`,
  cancel: 'Detener',

  weighed: (best, win, next, other, why) =>
    `«${best}» gana el ${win} de las veces; «${next}», el ${other}${why === '' ? '' : `: ${why}`}.`,
  weighedRounds: (best, rounds, next, other, why) =>
    `«${best}» necesita ${rounds} de media; «${next}», ${other}${why === '' ? '' : `: ${why}`}.`,
  inARow: (count) =>
    plural(count, {
      one: '# decisión.',
      other: 'Es lo que costaron # decisiones seguidas; esta fue la que más costó.',
    }),
  noReason: 'Ninguna razón decide por sí sola.',
  without: (answer) => `si no, sería mejor «${answer}»`,
  differs: (effect) => `diferencia: ${effect}`,
  because: (fact, change) => `${fact} (${change})`,
  howSure: '¿Es fiable?',
  estimates: 'Son estimaciones. Los valores reales están casi siempre entre estos límites:',
  range: (label, low, high, known) => `${label}: de ${low} a ${high} (${known})`,
  knownAs: { exact: 'exacto', model: 'modelo', sample: 'muestra' },
  percentPoints: (size) => `${size} puntos porcentuales`,
  knownMeans: {
    exact: 'Exacto: se deduce solo de las reglas.',
    model: 'Modelo: se calculan todas las cartas de esta ronda; las rondas siguientes se estiman.',
    sample:
      'Muestra: sale de partidas simuladas con las mismas cartas para cada respuesta; por eso la diferencia entre dos respuestas es más fiable que cada cifra.',
  },

  subjects: {
    use: (card) => `Usar ${card}`,
    decline: 'Reventar',
  },
  withoutCard: (card, fact) => `sin «${card}», ${fact}`,

  facts: {
    wins: (answer) => `«${answer}» gana al instante`,
    ties: (answer, who) => `«${answer}» lleva al empate ${who.isYou ? 'contigo' : `con ${who.name}`}`,
    loses: (answer, who, by) =>
      `con «${answer}» ${by === 1 ? 'falta' : 'faltan'} ${plural(by, points)} frente a ${called(who, 'ti')}`,
    reachesTarget: (answer, total) => `«${answer}» da ${number(total)} en total, y esta ronda es la última`,
    beatable: (answer, total) => `«${answer}» solo da ${number(total)} en total, y aún se puede superar`,
    bust: (who, chance, held) =>
      who.isYou
        ? `reventar (riesgo del ${percent(chance)}) te costaría ${plural(held, points)}`
        : `reventar (riesgo del ${percent(chance)}) le costaría ${plural(held, points)} a ${who.name}`,
    sureBust: (who, held) =>
      who.isYou
        ? `cualquier carta te haría reventar y te costaría ${plural(held, points)}`
        : `cualquier carta haría reventar a ${who.name} y le costaría ${plural(held, points)}`,
    secondChance: (who, card) =>
      who.isYou ? `«${card}» te salvaría una vez` : `«${card}» salvaría a ${who.name} una vez`,
    safe: (who) =>
      `ninguna carta del mazo ${who.isYou ? 'te haría reventar' : `haría reventar a ${who.name}`}`,
    nextAction: (card, chance) =>
      chance === 1
        ? `la próxima carta será con seguridad «${card}»`
        : `la próxima carta será «${card}» el ${percent(chance)} de las veces`,
    flip7: (seven, chance, bonus) =>
      `la probabilidad de ${seven}, con ${plural(bonus, points)} extra, es del ${percent(chance)}`,
    noCard: (who) => `ninguna carta basta por sí sola para superar${who.isYou ? 'te' : ` a ${who.name}`}`,
    fewCards: (who, cards, of) =>
      `solo ${number(cards)} de ${plural(of, { one: '# carta', other: '# cartas' })} ${cards === 1 ? 'basta' : 'bastan'} para superar${who.isYou ? 'te' : ` a ${who.name}`}`,
    pointsInHand: (who, held, total) =>
      `${who.isYou ? 'tienes' : `${who.name} tiene`} ${plural(held, points)} en esta ronda, ${number(total)} en total`,
    race: (who, need, chance) =>
      `${who.isYou ? 'necesitas' : `${who.name} necesita`} ${plural(need, points)} en esta ronda para llegar a la meta y lo ${who.isYou ? 'consigues' : 'consigue'} en el ${percent(chance)} de las rondas simuladas`,
    behind: (who, by) =>
      `${who.isYou ? 'llevabas' : `${who.name} llevaba`} ${plural(by, points)} de ventaja antes de esta ronda`,
    ahead: (who, by) =>
      `la ventaja sobre ${called(who, 'ti')} era de ${plural(by, points)} antes de esta ronda`,
    gain: (chance, more) =>
      `${chance === 1 ? 'cada carta suma' : `el ${percent(chance)} de las cartas suma`} puntos, ${more} de media`,
    gainFor: (who, chance, more) => {
      const cards = chance === 1 ? 'cada carta' : `el ${percent(chance)} de las cartas`;
      return `${cards} ${who.isYou ? 'te suma puntos' : `le suma puntos a ${who.name}`}, ${more} de media`;
    },
    threeRisk: (who, chance) =>
      `tres cartas ${who.isYou ? 'te harían reventar' : `harían reventar a ${who.name}`} el ${percent(chance)} de las veces`,
    threeBust: (who, chance, held) =>
      who.isYou
        ? `reventar con tres cartas (riesgo del ${percent(chance)}) te costaría ${plural(held, points)}`
        : `reventar con tres cartas (riesgo del ${percent(chance)}) le costaría ${plural(held, points)} a ${who.name}`,
    threeGain: (who, more) =>
      `tres cartas ${who.isYou ? 'te darían' : `le darían a ${who.name}`} ${more} puntos de media, contando el riesgo de reventar`,
  },
};

export default es;
