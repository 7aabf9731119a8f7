import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';
import { called, listed } from '../you-or-name.ts';

const { list, number, percent, plural } = formats('es');

const es: Words<'game'> = {
  title: 'La mesa',
  round: (round) => `Ronda ${round}`,
  goal: (points) => `hasta ${number(points)}`,
  pile: (cards) => plural(cards, { one: '# carta en el mazo', other: '# cartas en el mazo' }),
  discard: (cards) => plural(cards, { one: '# carta descartada', other: '# cartas descartadas' }),
  players: 'Jugadores',
  points: (points) => plural(points, { one: '# punto', other: '# puntos' }),
  total: (points) => `${number(points)} en total`,

  dealer: 'reparte',
  you: 'tú',
  bot: 'bot',
  away: 'ausente',
  standIn: 'un bot juega en su lugar',
  sittingOut: 'no juega esta ronda',
  flipOf: (done) => `carta ${done} de 3`,
  comes: (card) => `${card} está en camino`,
  yourTurnAs: (name) => `${name}, te toca`,
  turn: (who) => (who.isYou ? 'Te toca' : `Le toca a ${who.name}`),
  deals: (who) => (who.isYou ? 'Tu primera carta' : `Primera carta para ${who.name}`),
  draws: (who) => (who.isYou ? 'Tu carta' : `Una carta para ${who.name}`),
  mustDraw: (who) =>
    who.isYou ? 'Aún no tienes cartas y debes robar' : `${who.name} aún no tiene cartas y debe robar`,
  flips: (who, next) =>
    who.isYou ? `Robas la carta ${next} de 3` : `${who.name} roba la carta ${next} de 3`,
  askTurn: (hit, stay) => `¿${hit} o ${stay}?`,
  askTarget: (card) => `¿Quién recibe «${card}»?`,
  askKeep: (chance) => `¿Te quedas con «${chance}» o la das?`,
  keep: 'Me la quedo',
  askSave: (card, chance) => `¡Otro ${card}! ¿Usar «${chance}»?`,
  thinks: (who) => (who.isYou ? 'Estás decidiendo' : `${who.name} está decidiendo`),
  noAnswer: (who) => (who.isYou ? 'Aún no has respondido' : `${who.name} aún no ha respondido`),
  botThinks: (who) => (who.isYou ? 'Un bot decide por ti' : `Un bot decide por ${who.name}`),
  chooses: (who, card) =>
    who.isYou ? `Eliges quién recibe «${card}»` : `${who.name} elige quién recibe «${card}»`,
  use: (chance) => `Usar «${chance}»`,
  decline: 'Prefiero reventar',
  paused: 'La partida está en pausa.',
  watching: 'Estás viendo la partida.',
  skip: 'Saltar',
  out: 'Estás fuera de esta ronda.',
  safe: (points) => plural(points, { one: 'Tu # punto está a salvo.', other: 'Tus # puntos están a salvo.' }),
  timeLeft: (time) => `tiempo restante: ${time}`,
  secondsLeft: (seconds) => plural(seconds, { one: 'queda # segundo', other: 'quedan # segundos' }),
  bustChance: (chance) => `${percent(chance)} de riesgo`,

  wouldFreeze: (points) => `a salvo: ${number(points)}`,
  wouldBeWasted: 'sin efecto',

  headlines: {
    bust: 'Reventón',
    saved: '¡A salvo!',
    flip7: (seven) => `¡${seven}!`,
  },
  said: {
    roundBegan: (round, who) => `Ronda ${round}. ${who.isYou ? 'Repartes tú.' : `Reparte ${who.name}.`}`,
    drew: (who, card) => `${called(who, 'Tú')}: ${card}.`,
    saved: (who, card, chance) =>
      `${called(who, 'Tú')}: ¡a salvo! «${chance}» y el segundo ${card} van al descarte.`,
    busted: (who, card) =>
      who.isYou ? `Revientas: un segundo ${card}.` : `${who.name} revienta: un segundo ${card}.`,
    stayedWith: (who, t, points) =>
      `${who.isYou ? t.youStay : `${who.name} ${t.stays}`} ${plural(points, { one: 'con # punto.', other: 'con # puntos.' })}`,
    flippedSeven: (who, seven, bonus) =>
      `${called(who, 'Tú')}: ¡siete números! ${seven}${bonus === 0 ? '' : `, y ${plural(bonus, { one: '# punto extra', other: '# puntos extra' })}`}.`,
    gaveSecondChance: (who, target, chance) =>
      `${called(who, 'Tú')}: «${chance}» para ${called(target, 'ti')}.`,
    keptSecondChance: (who, chance) =>
      who.isYou ? `Te quedas con «${chance}».` : `${who.name} se queda con «${chance}».`,
    setAside: (who, card) => `${called(who, 'Tú')}: «${card}», se aparta hasta la tercera carta.`,
    aimed: (who, target, card) => `${called(who, 'Tú')}: «${card}» para ${called(target, 'ti')}.`,
    aimedSelf: (who, card) =>
      who.isYou ? `Te quedas con «${card}».` : `${who.name} se queda con «${card}».`,
    frozen: (who, points) =>
      `${called(who, 'Tú')}: ${plural(points, { one: 'fuera con # punto.', other: 'fuera con # puntos.' })}`,
    discarded: (who, card) => `«${card}» para ${called(who, 'ti')}: sin efecto, se descarta.`,
    reshuffled: (cards) =>
      plural(cards, { one: 'Se vuelve a barajar: # carta.', other: 'Se vuelve a barajar: # cartas.' }),
    ranOut: 'No quedan cartas: la ronda termina.',
    roundEnded: (round) => `La ronda ${round} ha terminado.`,
    scored: (who, points) =>
      `${called(who, 'Tú')}: ${plural(points, { one: '# punto.', other: '# puntos.' })}`,
    gameEnded: (who) => `Fin de la partida. ${who.isYou ? '¡Ganas tú!' : `¡Gana ${who.name}!`}`,
    yourCards: (cards) => `Tus cartas: ${cards}.`,
  },

  scores: {
    title: (round) => `Puntos de la ronda ${round}`,
    player: 'Jugador',
    numbers: 'Números',
    cards: 'Cartas',
    times: 'Doble',
    plus: 'Más',
    bonus: 'Extra',
    sum: 'Ronda',
    total: 'Total',
    next: 'Siguiente ronda',
    result: 'Resultado',
  },

  end: {
    won: (winners) =>
      winners.length > 1
        ? `¡${winners.some(({ isYou }) => isYou) ? 'Ganáis' : 'Ganan'} ${list(listed(winners, 'tú'))}!`
        : winners[0]!.isYou
          ? '¡Ganas tú!'
          : `¡Gana ${winners[0]!.name}!`,
    // Before a noun, first and third are shortened: primer, tercer.
    youCame: (place) => `Has quedado en ${place.replace(/^([13])\.º$/, '$1.er')} lugar.`,
    soloDone: (rounds) => plural(rounds, { one: 'Conseguido en # ronda', other: 'Conseguido en # rondas' }),
    rematch: 'Jugar otra vez',
    review: 'Repetición y análisis',
    decisive: 'La carta decisiva',
    decided: {
      flip7: (who, seven) =>
        who.isYou
          ? `El séptimo número: ${seven} te da la victoria.`
          : `El séptimo número: ${seven} le da la victoria a ${who.name}.`,
      busted: (who, points) => {
        const lost = plural(points, { one: '# punto', other: '# puntos' });
        return who.isYou
          ? `Este número repetido te costó ${lost} y la victoria.`
          : `Este número repetido le costó a ${who.name} ${lost} y la victoria.`;
      },
      saved: (who) =>
        who.isYou
          ? 'Esta carta te salvó en la última ronda.'
          : `Esta carta salvó a ${who.name} en la última ronda.`,
      passed: (who, rival) => {
        if (who.isYou) return `Con esta carta adelantaste definitivamente a ${called(rival, 'ti')}.`;
        return `Con esta carta, ${who.name} ${rival.isYou ? 'te adelantó definitivamente' : `adelantó definitivamente a ${rival.name}`}.`;
      },
      reached: (who) => `Con esta carta${who.isYou ? ' cruzaste' : `, ${who.name} cruzó`} la meta.`,
    },
    race: 'Carrera',
    details: 'La partida en detalle',
    chart: 'Totales tras cada ronda',
    chartLabel: (rounds) =>
      plural(rounds, { one: 'Totales tras # ronda', other: 'Totales tras cada una de # rondas' }),
    awards: 'Premios',
    standings: 'Clasificación final',
    mostSevens: (names, count, seven) => `${names}: ${count} × ${seven}`,
    bestRound: (names, points) =>
      `${names}: ${plural(points, { one: '# punto en una ronda', other: '# puntos en una ronda' })}`,
    mostBusts: (names, count) => `${names}: ${plural(count, { one: '# reventón', other: '# reventones' })}`,
    mostSaves: (names, count) => `${names}: ${plural(count, { one: '# rescate', other: '# rescates' })}`,
    mostFrozen: (names, count) =>
      `${names}: ${plural(count, { one: '# congelación', other: '# congelaciones' })}`,
    boldest: (names, chance) => `${names}: una carta con ${percent(chance)} de riesgo, y salió bien`,
    titles: {
      mostSevens: 'Séptimo cielo',
      bestRound: 'Mayor botín',
      mostBusts: 'Fuegos artificiales',
      mostSaves: 'Siete vidas',
      mostFrozen: 'El puesto más frío',
      boldest: 'Nervios de acero',
    },
  },

  log: 'Diario de jugadas',
  openLog: 'Ver el diario de jugadas',
  leave: 'Salir de la mesa',
  soundOn: 'Activar el sonido',
  soundOff: 'Quitar el sonido',
  help: 'Cómo se juega',
  shortcuts: 'Atajos de teclado',
  keys: {
    h: (hit) => hit,
    s: (stay) => stay,
    digits: 'Elegir jugador',
    arrows: 'Moverse entre jugadores',
    space: 'Saltar la animación',
    l: 'Diario de jugadas',
    question: 'Cómo se juega',
    k: 'Mostrar esta lista',
    escape: 'Cerrar',
  },
  aboutRule: (rule) => `Regla ${rule}`,
};

export default es;
