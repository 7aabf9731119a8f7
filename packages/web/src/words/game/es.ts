import type { Words } from '../areas.ts';
import { speech } from '../speech.ts';

const { plural, percent, number } = speech('es');

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
  hasTurn: 'es su turno',
  sittingOut: 'no juega esta ronda',
  flipOf: (done) => `carta ${done} de 3`,
  comes: (card) => `${card} en camino`,

  yourTurn: 'Te toca',
  yourTurnAs: (name) => `${name}, te toca`,
  askTurn: (hit, stay) => `¿${hit} o ${stay}?`,
  askTarget: (card) => `¿Quién recibe «${card}»?`,
  askSave: (card, chance) => `¡Un segundo ${card}! ¿Usar «${chance}»?`,
  thinks: (name) => `${name} decide`,
  chooses: (name, card) => `${name} elige quién recibe «${card}»`,
  aboutYou: {
    turn: 'Te toca',
    deals: 'Tu primera carta',
    draws: 'Tu carta',
    mustDraw: 'No tienes nada delante y debes tomar una carta',
    flips: (next) => `Tomas la carta ${next} de 3`,
  },
  about: {
    turn: (name) => `Turno de ${name}`,
    deals: (name) => `Primera carta para ${name}`,
    draws: (name) => `Una carta para ${name}`,
    mustDraw: (name) => `${name} no tiene nada delante y debe tomar una carta`,
    flips: (name, next) => `${name} toma la carta ${next} de 3`,
  },
  use: (chance) => `Usar «${chance}»`,
  decline: 'Prefiero caer',
  paused: 'La partida está en pausa.',
  watching: 'Estás mirando.',
  out: 'Estás fuera de esta ronda.',
  safe: (points) => plural(points, { one: 'Tu # punto está a salvo.', other: 'Tus # puntos están a salvo.' }),
  secondsLeft: (seconds) => plural(seconds, { one: 'queda # segundo', other: 'quedan # segundos' }),
  bustChance: (chance) => `${percent(chance)} de riesgo`,

  wouldFreeze: (points) => plural(points, { one: 'sale con # punto', other: 'sale con # puntos' }),
  wouldFlip: (chance) => `toma tres: ${percent(chance)} de riesgo`,
  wouldFlipUnknown: 'toma tres cartas',
  wouldBeSafer: (chance) => `a salvo una vez, si no ${percent(chance)} de riesgo`,
  wouldBeWasted: 'sale antes: sin efecto',
  choose: (name, what) => `${name}: ${what}`,

  said: {
    roundBegan: (round, name) => `Ronda ${round}. Reparte: ${name}.`,
    drew: (name, card) => `${name}: ${card}.`,
    saved: (name, card, chance) => `${name}: ¡a salvo! «${chance}» y el segundo ${card} se van.`,
    busted: (name, card) => `${name}: un segundo ${card}, todo perdido.`,
    stayedWith: (name, stay, points) =>
      `${name}: ${plural(points, { one: `${stay} con # punto.`, other: `${stay} con # puntos.` })}`,
    flippedSeven: (name, seven, bonus) => `${name}: ¡siete números! ${seven}, y ${number(bonus)} puntos más.`,
    gaveSecondChance: (name, target, chance) => `«${chance}»: de ${name} para ${target}.`,
    setAside: (name, card) => `${name}: «${card}», aparte hasta la tercera carta.`,
    aimed: (name, target, card) => `«${card}»: de ${name} para ${target}.`,
    aimedSelf: (name, card) => `«${card}»: para ${name}, por elección propia.`,
    frozen: (name, points) =>
      `${name}: ${plural(points, { one: 'fuera con # punto.', other: 'fuera con # puntos.' })}`,
    discarded: (name, card) => `«${card}» para ${name}: sin efecto, al descarte.`,
    reshuffled: (cards) => plural(cards, { one: 'Se baraja: # carta.', other: 'Se baraja: # cartas.' }),
    ranOut: 'No quedan cartas: la ronda termina.',
    roundEnded: (round) => `La ronda ${round} ha terminado.`,
    scored: (name, points) => `${name}: ${plural(points, { one: '# punto.', other: '# puntos.' })}`,
    gameEnded: (names) => `Fin de la partida. Primer puesto: ${names}.`,
    missed: (beats) =>
      plural(beats, { one: 'Mientras tanto pasó una cosa.', other: 'Mientras tanto pasaron # cosas.' }),
  },

  scores: {
    title: (round) => `Puntos de la ronda ${round}`,
    player: 'Jugador',
    numbers: 'Números',
    times: 'Por',
    plus: 'Más',
    bonus: 'Premio',
    sum: 'Ronda',
    total: 'Total',
    next: 'Siguiente ronda',
  },

  end: {
    won: (names, winners) => `${winners === 1 ? 'Gana' : 'Ganan'} ${names}`,
    youWon: '¡Has ganado!',
    youCame: (place) => `Has quedado ${place}.`,
    soloDone: (rounds) => plural(rounds, { one: 'Logrado en # ronda', other: 'Logrado en # rondas' }),
    rematch: 'Otra partida',
    review: 'Ver la partida otra vez',
    leave: 'Dejar la mesa',
    chart: 'Totales tras cada ronda',
    chartLabel: (rounds) =>
      plural(rounds, { one: 'Totales tras # ronda', other: 'Totales tras cada una de # rondas' }),
    awards: 'Premios',
    standings: 'Clasificación final',
    mostSevens: (names, count, seven) => `${names}: ${count} × ${seven}`,
    bestRound: (names, points) =>
      `${names}: ${plural(points, { one: '# punto en una ronda', other: '# puntos en una ronda' })}`,
    mostBusts: (names, count) => `${names}: ${plural(count, { one: '# caída', other: '# caídas' })}`,
    mostSaves: (names, count) => `${names}: ${plural(count, { one: '# rescate', other: '# rescates' })}`,
    mostFrozen: (names, count) =>
      `${names}: ${plural(count, { one: '# vez al frío', other: '# veces al frío' })}`,
    boldest: (names, chance) => `${names}: una carta con ${percent(chance)} de riesgo, y salió bien`,
    titles: {
      mostSevens: 'Siete por siete',
      bestRound: 'Mayor botín',
      mostBusts: 'Fuegos artificiales',
      mostSaves: 'Siete vidas',
      mostFrozen: 'El sitio más frío',
      boldest: 'Nervios de acero',
    },
  },

  log: 'Qué ha pasado',
  openLog: 'Mostrar qué ha pasado',
  leave: 'Dejar la mesa',
  soundOn: 'Activar sonido',
  soundOff: 'Quitar sonido',
  shortcuts: 'Teclas',
  keys: {
    h: (hit) => hit,
    s: (stay) => stay,
    digits: 'Elegir a alguien',
    arrows: 'Moverse entre jugadores',
    space: 'Saltar la animación',
    l: 'Qué ha pasado',
    question: 'Estas teclas',
    escape: 'Cerrar',
  },
  aboutRule: (rule) => `Regla ${rule}`,
};

export default es;
