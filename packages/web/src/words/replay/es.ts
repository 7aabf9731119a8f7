import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';
import { called } from '../you-or-name.ts';

const { plural, number, percent } = formats('es');

const es: Words<'replay'> = {
  title: 'Repetición y análisis',
  player: (seat) => `Jugador ${seat}`,
  seat: (seat) => `Puesto ${seat}`,
  others: (count) => plural(count, { one: '# más', other: '# más' }),
  unfinished: 'Partida sin terminar',
  alone: (done, medal) => `${done}: ${medal}`,
  medals: {
    legend: 'Leyenda',
    gold: 'medalla de oro',
    silver: 'medalla de plata',
    bronze: 'medalla de bronce',
    none: 'sin medalla',
  },
  rounds: (count) => plural(count, { one: '# ronda', other: '# rondas' }),

  openTitle: 'Abrir una partida',
  openHint:
    'Pega un registro, un diario de jugadas o una posición, o suelta un archivo en cualquier parte de esta página.',
  openText: 'Registro, diario de jugadas, posición o enlace',
  openFile: 'Elegir un archivo',
  open: 'Abrir',
  dropHere: 'Suelta para abrirlo',
  stored: 'Partidas en este dispositivo',
  noneKept: 'Aquí aparecerán las partidas que termines en este dispositivo.',
  refused: {
    empty: 'Está vacío. Pega un registro, un diario de jugadas o una posición completos.',
    tooLong: (count, most) =>
      `Son ${number(count)} caracteres; ninguna partida tiene más de ${number(most)}. Pega una sola partida.`,
    tooManyMoves: (count, most) =>
      `Son ${number(count)} jugadas; se pueden mostrar ${number(most)} como mucho.`,
    notJson: 'Este registro está dañado o incompleto: cópialo todo, de la primera llave a la última.',
    manyGames: (count) => `Aquí hay ${number(count)} partidas. Pega una de ellas.`,
    badRecord: 'Esto no es el registro de una partida posible.',
    badPosition: (field) =>
      `Esto no es una posición posible: revisa la parte ${number(field)}, contando desde la izquierda.`,
    badLog: (move) =>
      `Este diario no encaja con ningún número de jugadores: revisa la jugada ${number(move)}.`,
    badLink: 'Este enlace está dañado o incompleto. Cópialo entero o pídelo otra vez.',
    unknown: 'Esto no es un registro, ni un diario de jugadas, ni una posición, ni un enlace a una partida.',
  },
  inDetail: 'Detalles',
  missingTitle: 'Esta partida no está aquí',
  missingText:
    'No está en este dispositivo ni en el servidor. Quizá se borró, o se jugó en otro dispositivo.',
  offlineText:
    'No está en este dispositivo y no se puede conectar con el servidor. Inténtalo de nuevo cuando tengas conexión.',
  flaw: (move, token, reason) =>
    `Este registro va contra las reglas en la jugada ${number(move)}, «${token}». ${reason} Se muestra hasta ahí.`,
  unknownToken: 'Eso no es una carta ni una respuesta.',
  guessed: 'Un diario de jugadas no dice cuántos jugadores había.',
  guessedSeats: 'Jugadores',

  view: 'Partes de esta página',
  tryAgain: 'Intentar de nuevo',
  playOn: 'Seguir jugando desde aquí',
  backToReplay: 'Volver a la repetición',
  cannotPlayOn: 'No se puede seguir jugando desde esta posición.',
  views: { replay: 'Repetición', review: 'Análisis', fair: 'Cartas limpias' },
  more: 'Más',
  download: 'Descargar el registro',
  share: 'Copiar un enlace a este momento',
  shareResult: 'Compartir el resultado',
  keep: 'Guardar en este dispositivo',
  storedNow: 'Guardada con tus partidas.',
  command: 'En una terminal',
  another: 'Abrir otra partida',

  play: 'Reproducir',
  pause: 'Pausa',
  speed: 'Velocidad',
  step: { back: 'Jugada anterior', forward: 'Jugada siguiente' },
  decision: { back: 'Decisión anterior', forward: 'Decisión siguiente' },
  round: { back: 'Ronda anterior', forward: 'Ronda siguiente' },
  timeline: 'Jugada',
  moveOf: (move, of) => `Jugada ${number(move)} de ${number(of)}`,
  keysHint:
    'Flechas: una jugada. Mayús + flechas: una decisión. Re Pág y Av Pág: una ronda. Espacio: reproducir.',
  jump: 'Saltar a',
  jumpTo: 'Elegir un momento…',
  beginning: 'Antes de la primera carta.',
  inRound: (round, what) => `Ronda ${number(round)}: ${what}`,
  marks: {
    bust: (who) => (who.isYou ? 'revientas' : `${who.name} revienta`),
    flip7: (who, seven) => `${seven} para ${called(who, 'ti')}`,
    saved: (who) => (who.isYou ? 'te salvas' : `${who.name} se salva`),
    reshuffled: 'se vuelve a barajar',
    lead: (who) => (who.isYou ? 'te pones en cabeza' : `${who.name} se pone en cabeza`),
  },
  moves: 'Jugadas',
  asked: (who, hit) => `${called(who, 'Tú')}: ${hit}.`,

  chances: 'Probabilidad de ganar',
  chancesTitle: (names) => `Probabilidad de ganar durante la partida: ${names}`,
  medalTitle: 'Probabilidad de medalla durante la partida',
  medalChance: 'Probabilidad de medalla',
  expectedRounds: (rounds) => `Previsión: ${rounds}`,
  chancesTable: 'Las probabilidades en cifras',
  sampled: (samples, most) =>
    `Estimado con ${number(samples)} partidas simuladas por posición: cada cifra puede desviarse hasta un ${percent(most, 1)}.`,
  atRoundEnd: 'Tras la ronda',
  plusMinus: (interval) => `± ${number(interval * 100)}`,
  working: (done, of) => `Analizando posiciones: ${number(done)} de ${number(of)}`,
  stopped: 'Detenido.',
  goOn: 'Continuar',
  failed: 'No se pudieron analizar las posiciones en este navegador.',
  nothingYet: 'Todavía no se ha repartido ninguna carta.',

  fairIntro: 'Esta página acaba de recalcular cada mezcla a partir del registro.',
  fairHolds: 'Todo es correcto.',
  fairFails: 'Algo no cuadra en este registro.',
  fairOpen: 'Nada está mal, pero no todo se puede comprobar.',
  statuses: { holds: 'correcto', fails: 'incorrecto', unknown: 'desconocido', open: 'sin terminar' },
  checks: {
    legal: 'Jugado según las reglas',
    commitment: 'El secreto estaba fijado antes de la primera carta',
    contributions: 'El azar de los jugadores forma parte de la mezcla',
    dealer: 'Quién reparte primero se deduce del secreto',
    cards: 'Cada carta se deduce del secreto',
    complete: 'La partida está completa',
    result: 'El resultado indicado es correcto',
    published: 'El secreto es el publicado para ese día',
  },
  dayIntro:
    'Ese día todos tuvieron las mismas cartas. Se deducen de un secreto que el servidor fijó antes de que nadie jugara y que publica cuando todos han terminado.',
  noProof: 'Este registro no tiene prueba: no dice de dónde salieron sus cartas.',
  proofs: {
    resultFails: 'El diario lleva a otros totales o a otros ganadores que los del registro.',
    legalHolds: (moves) => plural(moves, { one: '# jugada.', other: 'Las # jugadas.' }),
    wrongMove: (move, token) => `La jugada ${number(move)}, «${token}», va contra las reglas.`,
    wrongCard: (move, found, expected) =>
      `La jugada ${number(move)} es «${found}» y debería ser «${expected}».`,
    commitmentHolds:
      'El secreto coincide con la huella del registro. Comprueba que sea la que viste antes de la primera carta.',
    commitmentFails: 'El secreto no es el que había fijado el servidor.',
    contributionsHold: 'Cada jugador puede encontrar su parte en el registro.',
    contributionsFail: 'Lo que añadieron los jugadores no se puede leer.',
    dealerFails: 'Tenía que haber repartido primero otra persona.',
    cardsHold: 'Todas coinciden.',
    complete: 'Termina con una victoria.',
    result: 'Los totales y los ganadores se deducen del diario.',
    published: 'El servidor ha publicado la misma huella y el mismo secreto.',
    publishedFails: 'El servidor ha publicado otra cosa para ese día.',
    open: 'El diario se acaba antes del final de la partida.',
    unknown: 'No se puede comprobar: en el registro falta lo necesario.',
  },

  positionTitle: 'Posición',
  next: 'La próxima carta',
  nextFrom: (cards) => plural(cards, { one: 'de # carta', other: 'de # cartas' }),
  noNext: 'No queda ninguna carta.',
  bustNext: 'Riesgo con la próxima carta',
  seats: 'Jugadores',
  inFront: 'Cartas',
  notAsked: 'Aquí nadie tiene que decidir nada.',
  over: 'La partida ha terminado.',
  exact: 'Las probabilidades de la próxima carta son exactas.',
};

export default es;
