import type { Words } from '../areas.ts';
import { called } from '../person.ts';
import { speech } from '../speech.ts';

const { plural, number, percent } = speech('es');

const es: Words<'replay'> = {
  title: 'Repetición y análisis',
  player: (seat) => `Jugador ${seat}`,
  others: (count) => plural(count, { one: '# más', other: '# más' }),
  unfinished: 'Partida sin terminar',
  rounds: (count) => plural(count, { one: '# ronda', other: '# rondas' }),

  openTitle: 'Abrir una partida',
  openHint: 'Pega un registro, un diario de jugadas o una posición, o suelta un archivo en esta página.',
  openText: 'Registro, jugadas, posición o enlace',
  openFile: 'Elegir un archivo',
  open: 'Abrir',
  dropHere: 'Suelta para abrirlo',
  kept: 'Partidas en este dispositivo',
  noneKept: 'Las partidas que termines en este dispositivo se podrán volver a ver aquí.',
  refused: {
    empty: 'No hay nada. Pega un registro entero, unas jugadas o una posición.',
    tooLong: (count, most) =>
      `Son ${number(count)} caracteres; ninguna partida tiene más de ${number(most)}. Pega una sola partida.`,
    tooManyMoves: (count, most) =>
      `Son ${number(count)} jugadas; se pueden mostrar ${number(most)} como mucho.`,
    notJson: 'Este registro está dañado o incompleto: cópialo todo, de la primera llave a la última.',
    manyGames: (count) => `Aquí hay ${number(count)} partidas. Pega una de ellas.`,
    badRecord: 'Esto no es el registro de una partida que se pueda jugar.',
    badPosition: (field) =>
      `Esto no es la posición de una partida posible: mira la parte ${number(field)}, contando desde la izquierda.`,
    badLog: (move) =>
      `Estas jugadas no encajan con ningún número de jugadores: mira la jugada ${number(move)}.`,
    badLink: 'Este enlace está dañado o incompleto. Cópialo entero o pídelo otra vez.',
    unknown: 'Esto no es un registro, ni unas jugadas, ni una posición, ni el enlace de una partida.',
  },
  inDetail: 'Detalles',
  missingTitle: 'Esta partida no está aquí',
  missingText:
    'No está en este dispositivo ni en el servidor. Quizá se borró, o se jugó en otro dispositivo.',
  offlineText:
    'No está en este dispositivo y no se pudo contactar con el servidor. Prueba otra vez cuando tengas conexión.',
  flaw: (move, token, reason) =>
    `Este registro va contra las reglas en la jugada ${number(move)}, «${token}». ${reason} Se muestra hasta ahí.`,
  unknownToken: 'Eso no es una carta ni una respuesta.',
  guessed: 'Unas jugadas solas no dicen cuántos jugaron.',
  guessedSeats: 'Jugadores',

  view: 'Partes de esta página',
  views: { replay: 'Repetición', review: 'Análisis', fair: 'Juego limpio' },
  more: 'Más',
  download: 'Descargar el registro',
  share: 'Copiar un enlace a este momento',
  keep: 'Guardar en este dispositivo',
  keptNow: 'Guardada con tus partidas.',
  command: 'En una terminal',
  another: 'Abrir otra partida',

  play: 'Reproducir',
  pause: 'Pausa',
  speed: 'Velocidad',
  step: { back: 'Una jugada atrás', forward: 'Una jugada adelante' },
  decision: { back: 'A la decisión anterior', forward: 'A la decisión siguiente' },
  round: { back: 'Una ronda atrás', forward: 'Una ronda adelante' },
  timeline: 'Jugada',
  moveOf: (move, of) => `Jugada ${number(move)} de ${number(of)}`,
  keysHint: 'Flechas: una jugada; con Mayús: una decisión; teclas de página: una ronda; espacio: reproducir.',
  jump: 'Saltar a',
  jumpTo: 'Un momento…',
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
  chancesTable: 'Las probabilidades en cifras',
  sampled: (samples, most) =>
    `Estimado con ${number(samples)} simulaciones por posición: ± ${percent(most, 1)} como mucho (con ${percent(0.95)} de seguridad).`,
  atRoundEnd: 'Tras la ronda',
  plusMinus: (interval) => `± ${number(interval * 100)}`,
  working: (done, of) => `Valorando posiciones: ${number(done)} de ${number(of)}`,
  stopped: 'Detenido.',
  goOn: 'Seguir',
  failed: 'Aquí no se pudieron valorar las posiciones.',
  nothingYet: 'Todavía no se ha repartido ninguna carta.',

  fairIntro: 'La página acaba de recalcular cada mezcla a partir del registro.',
  fairHolds: 'Todo es correcto.',
  fairFails: 'Algo no cuadra en este registro.',
  fairOpen: 'Nada está mal, pero no todo se puede comprobar.',
  statuses: { holds: 'correcto', fails: 'falla', unknown: 'no se sabe', open: 'abierto' },
  checks: {
    legal: 'Jugado según las reglas',
    commitment: 'El secreto estaba fijado antes de la primera carta',
    contributions: 'El azar de los jugadores está dentro',
    dealer: 'Quién reparte primero se deduce del secreto',
    cards: 'Cada carta se deduce del secreto',
    complete: 'La partida está completa',
    result: 'El resultado indicado es correcto',
  },
  noProof: 'Este registro no tiene prueba: no dice de dónde salieron sus cartas.',
  proofs: {
    resultFails: 'Las jugadas llevan a otros totales o a otra victoria que lo que dice el registro.',
    legalHolds: (moves) => plural(moves, { one: '# jugada.', other: 'Las # jugadas.' }),
    wrongMove: (move, token) => `La jugada ${number(move)}, «${token}», va contra las reglas.`,
    wrongCard: (move, found, expected) =>
      `La jugada ${number(move)} es «${found}» y debería ser «${expected}».`,
    commitmentHolds: 'Compáralo con lo que se te mostró antes de la primera carta.',
    commitmentFails: 'El secreto no es el que se había fijado de antemano.',
    contributionsHold: 'Cada cual encuentra el suyo en el registro.',
    contributionsFail: 'Lo que añadieron los jugadores no se puede leer.',
    dealerFails: 'Tenía que haber repartido primero otra persona.',
    cardsHold: 'Ni una sola es distinta.',
    complete: 'Termina con una victoria.',
    result: 'Los totales y los ganadores se siguen del registro.',
    open: 'Las jugadas se acaban antes del final de la partida.',
    unknown: 'No se puede comprobar: aquello de lo que se deduciría no está en el registro.',
  },

  positionTitle: 'Una posición',
  next: 'La próxima carta',
  nextFrom: (cards) => plural(cards, { one: 'de # carta', other: 'de # cartas' }),
  noNext: 'No queda ninguna carta.',
  bustNext: 'Riesgo con la próxima carta',
  seats: 'Jugadores',
  inFront: 'Delante',
  notAsked: 'Aquí no se le pregunta nada a nadie.',
  over: 'La partida ha terminado.',
  exact: 'Las probabilidades de las cartas son exactas.',
};

export default es;
