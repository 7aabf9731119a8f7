import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural } = formats('es');

const es: Words<'ruleOptions'> = {
  title: 'Reglas de la casa',
  presets: {
    official: { name: 'Oficiales', text: () => 'Las reglas publicadas.' },
    classic: {
      name: 'Clásicas',
      text: () =>
        'De 3 a 18 jugadores: en tu turno robas mientras te atrevas, y das las acciones a los demás mientras puedas.',
    },
    dealThree: {
      name: 'Te la quedas',
      text: (t) =>
        `De 5 a 12 jugadores: te quedas con las acciones que robas, y decides si usas «${t.secondChance}».`,
    },
    party: { name: 'Fiesta', text: () => 'Las reglas publicadas, de 1 a 18 jugadores.' },
    turnSeven: {
      name: 'Todos empiezan',
      text: () =>
        'Una carta por turno, todos empiezan con una carta, y das las acciones a los demás mientras puedas.',
    },
  },
  differing: (rules) => `Juegas con otras reglas: ${rules}. Esto es lo que cambia:`,
  changes: (count) => plural(count, { one: '# cambio', other: '# cambios' }),
  single: 'Todas las opciones',
  setting: (name, value) => `${name}: ${value}`,
  official: (value) => `Oficial: ${value}`,
  effects: '¿Qué cambia cada regla?',
  reset: 'Volver al modelo',
  nameSet: 'Ponles nombre a estas reglas',
  nameSetHint: 'Saldrán las primeras cada vez que elijas reglas en este dispositivo.',
  setExample: 'Las reglas de la abuela',
  saveSet: 'Guardar nombre',
  savedSet: (name) => `Guardado: ${name}`,
  showSet: 'Ver, compartir o imprimir',
  removeSet: (name) => `Borrar «${name}»`,
  options: {
    target: {
      name: 'Puntos para ganar',
      text: () => 'Cuando alguien los alcanza al acabar una ronda, gana el total más alto.',
    },
    flip7Bonus: {
      name: 'Extra por siete números',
      text: (t) => `Lo que «${t.flip7}» añade a los puntos de la ronda.`,
    },
    deal: {
      name: 'Primeras cartas',
      text: () =>
        'Cómo empieza la ronda: con una carta cada uno, con más hasta que todos tengan algo, o sin reparto.',
    },
    turn: {
      name: 'Un turno',
      text: () => 'Una carta y pasa el turno, o tantas cartas como te atrevas.',
    },
    stay: {
      name: 'Plantarse',
      text: (t) => `Si hace falta una carta delante para «${t.stay}».`,
    },
    targeting: {
      name: 'Quién recibe las acciones',
      text: (t) => `A quién puedes elegir cuando robas «${t.freeze}» o «${t.flipThree}».`,
    },
    secondChance: {
      name: 'Salvarse',
      text: (t) => `«${t.secondChance}» te salva automáticamente, o lo decides tú.`,
    },
    secondChanceTo: {
      name: 'Salvar a otros',
      text: (t) => `La carta «${t.secondChance}» que robas es tuya, o puedes dársela a alguien que no tenga.`,
    },
    shuffle: {
      name: 'Barajar',
      text: () => 'El mazo se usa hasta el final, o cada ronda empieza con todas las cartas.',
    },
    doubles: {
      name: 'Qué dobla ×2',
      text: () => 'Solo los números, también las cartas + o incluso el extra por siete números.',
    },
    deferred: {
      name: 'Acciones apartadas',
      text: (t) => `Qué pasa con ellas si revientas durante «${t.flipThree}».`,
    },
    tieBreak: {
      name: 'Empate en cabeza',
      text: () => 'Qué pasa cuando varios jugadores tienen el total más alto.',
    },
    decks: { name: 'Barajas', text: () => 'Cuántas barajas de 94 cartas se barajan juntas.' },
    minPlayers: { name: 'Mínimo de jugadores', text: () => 'Hacen falta al menos estos para jugar.' },
    maxPlayers: { name: 'Máximo de jugadores', text: () => 'En una mesa no caben más de estos.' },
  },
  values: {
    deal: {
      oneEach: 'Una a cada uno',
      untilAllHaveCards: 'Hasta que todos tengan carta',
      untilAllHaveNumbers: 'Hasta que todos tengan número',
      none: 'Sin reparto',
    },
    turn: { oneCard: 'Una carta', pressOn: 'Mientras te atrevas' },
    stay: { withCard: 'Con una carta', always: 'Siempre' },
    targeting: { anyActive: 'Cualquiera', othersFirst: 'Primero los demás', drawer: 'Quien la roba' },
    secondChance: { auto: 'Automático', ask: 'Preguntar' },
    secondChanceTo: { drawer: 'Te la quedas', anyone: 'Te la quedas o la das' },
    shuffle: { whenEmpty: 'Cuando se acaba el mazo', everyRound: 'Antes de cada ronda' },
    doubles: { numbers: 'Los números', numbersAndPlus: 'Números y +', everything: 'Todo' },
    deferred: { discardOnBust: 'Se descartan', resolveOnBust: 'Se dan igualmente' },
    tieBreak: {
      everyone: 'Siguen todos',
      tiedOnly: 'Siguen solo los empatados',
      shared: 'Ganan los empatados',
    },
  },
  autoDecks: 'Según el número de jugadores',
  points: (count) => plural(count, { one: '# punto', other: '# puntos' }),
  forPlayers: (fewest, most) => `Estas reglas son para partidas de ${fewest} a ${most} jugadores.`,
  needMore: (count) =>
    plural(count, {
      one: 'Añade un jugador o elige otras reglas.',
      other: 'Añade # jugadores o elige otras reglas.',
    }),
  needFewer: (count) =>
    plural(count, {
      one: 'Quita un jugador o elige otras reglas.',
      other: 'Quita # jugadores o elige otras reglas.',
    }),
};

export default es;
