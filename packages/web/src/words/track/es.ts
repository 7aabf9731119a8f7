import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural, number, percent } = formats('es');

const es: Words<'track'> = {
  title: 'Seguir una partida real',
  intro:
    'Sigue una partida con cartas de verdad, carta a carta: lo que queda en el mazo, el riesgo de cada uno y, después, repetición y análisis.',
  newGame: 'Seguir una partida nueva',
  games: 'Partidas seguidas',
  progress: (round, entries) =>
    `Ronda ${round}, ${plural(entries, { one: '# entrada', other: '# entradas' })}`,
  wonBy: (names) => `Ganada por ${names}`,
  remove: (names) => `Borrar la partida de ${names}`,
  removed: 'Partida borrada.',
  bringBack: 'Deshacer',
  notLasting: 'Este navegador no guarda nada: la partida se perderá si cierras esta página.',
  gone: 'Esta partida no está en este dispositivo.',
  toList: 'Todas las partidas seguidas',

  setup: {
    who: '¿Quién juega?',
    order: 'En el orden en que se sientan, en sentido horario.',
    dealer: '¿Quién reparte primero?',
    rules: 'Reglas',
    start: 'Empezar a seguir',
    forCircle: (circle) => `Una partida de ${circle}: al final podrás añadirla allí.`,
    inCircle: 'En el grupo',
  },

  undo: 'Deshacer',
  redo: 'Rehacer',
  menu: 'Más',
  showLog: 'Corregir una entrada',
  big: 'Cifras grandes',
  table: 'Mostrar la mesa',
  soFar: 'Repetición y análisis hasta aquí',
  save: 'Guardar el registro',
  keys: 'Atajos de teclado',

  firstCard: (name) => `Primera carta para ${name}`,
  card: (name) => `Carta para ${name}`,
  flip: (name, card) => `${name}: carta ${card} de 3`,
  turn: (name, stay) => `${name}: ¿carta o ${stay}?`,
  target: (name, card) => `${name}: ¿quién recibe «${card}»?`,
  duplicate: (name, chance) => `${name}: número repetido. ¿Se usa «${chance}»?`,
  kept: (name) => `${name} se la queda`,
  used: 'Usada',
  declined: 'No usada: revienta',
  stayWith: (points) => plural(points, { one: 'con # punto', other: 'con # puntos' }),

  pad: 'Cartas',
  cardLeft: (card, left, chance) =>
    `${card}: ${plural(left, { one: 'queda #', other: 'quedan #' })}, probabilidad ${percent(chance)}`,
  cardBusts: (card, left, chance) =>
    `${card}: ${plural(left, { one: 'queda #', other: 'quedan #' })}, probabilidad ${percent(chance)}, repetida`,
  cardGone: (card) => `${card}: no queda ninguna en el mazo`,
  allGone: (card) => `No queda «${card}» en el mazo. Si se ha repartido, una entrada anterior está mal.`,
  pile: (cards) => `${number(cards)} en el mazo`,
  risks: 'Riesgo de reventar con la próxima carta',
  bustUnit: 'de riesgo',
  bust: 'de riesgo con la próxima carta',
  savedOnce: (chance) => `a salvo una vez; si no, ${chance}`,
  outOf: 'fuera de la ronda',

  entries: 'Entradas',
  entriesHint: 'Toca una entrada para corregirla. La más reciente está arriba.',
  noEntries: 'Nada todavía.',
  round: (round) => `Ronda ${round}`,
  got: (name, card) => `${name}: ${card}`,
  answered: (name, answer) => `${name}: ${answer}`,
  aimed: (name, card, target) => `${name}: ${card} para ${target}`,
  to: (name) => `para ${name}`,
  reassigned: (count) =>
    plural(count, {
      one: '# entrada posterior es ahora de otro jugador.',
      other: '# entradas posteriores son ahora de otro jugador.',
    }),
  waits: 'todavía no encaja',
  correct: (entry) => `Corregir «${entry}»`,
  instead: 'Sustituir por',
  before: 'Insertar antes',
  delete: 'Borrar esta entrada',
  back: 'Volver a la lista',

  misfit: {
    title: (entry) => `«${entry}» ya no encaja`,
    waiting: (count) =>
      plural(count, {
        one: 'No se pierde nada: # entrada espera.',
        other: 'No se pierde nada: # entradas esperan.',
      }),
    replace: (entry) => `Sustituir por: ${entry}`,
    insert: (entry) => `Insertar antes: ${entry}`,
    delete: 'Borrarla',
    fits: (fits, of) => `encajarán ${number(fits)} de ${number(of)}`,
    tap: 'O toca la carta que salió antes.',
    undo: 'Deshacer la corrección',
    drop: 'Borrar todo lo que espera',
  },

  over: {
    fileInCircle: 'Añadir a un grupo',
    fileIn: (circle) => `Añadir a ${circle}`,
    review: 'Repetición y análisis',
    again: 'Jugar otra vez con los mismos jugadores',
  },

  keyList: {
    digits: 'Números del 0 al 9; un jugador cuando hay que elegir uno',
    tens: 'Números 10, 11, 12',
    plus: 'Cartas +: primero + y luego el número; +1 es +10',
    times: 'Por dos',
    actions: (freeze, three, chance) => `${freeze}, ${three}, ${chance}`,
    stay: (stay) => stay,
    save: (chance) => `«${chance}» usada o no`,
    undo: 'Deshacer; con Mayús, rehacer',
    log: 'Corregir una entrada',
    big: 'Cifras grandes',
  },
};

export default es;
