import type { Words } from '../areas.ts';
import { speech } from '../speech.ts';

const { plural } = speech('es');

const es: Words<'rules'> = {
  title: 'Reglas de la casa',
  presets: {
    official: { name: 'Oficiales', text: () => 'Las reglas publicadas.' },
    classic: {
      name: 'Clásicas',
      text: () =>
        'De 3 a 18: en tu turno sigues mientras te atrevas, y las acciones van primero a los demás.',
    },
    dealThree: {
      name: 'Para uno mismo',
      text: (t) => `De 5 a 12: quien saca una acción se la queda, y «${t.secondChance}» se puede rechazar.`,
    },
    party: { name: 'Fiesta', text: () => 'Las reglas publicadas, de 1 a 18 jugadores.' },
    turnSeven: {
      name: 'Todos empiezan',
      text: () =>
        'Una carta por turno, todos empiezan con una carta, y las acciones van primero a los demás.',
    },
  },
  changes: (count) => plural(count, { one: '# cambio', other: '# cambios' }),
  single: 'Regla por regla',
  official: (value) => `Oficial: ${value}`,
  reset: 'Volver al modelo',
  options: {
    target: {
      name: 'Puntos para ganar',
      text: () => 'Cuando alguien los alcanza al acabar una ronda, gana el total más alto.',
    },
    flip7Bonus: {
      name: 'Premio por siete',
      text: (t) => `Lo que «${t.flip7}» añade a los puntos de la ronda.`,
    },
    deal: {
      name: 'Primeras cartas',
      text: () => 'Quien regala su primera carta empieza sin nada, o recibe otra.',
    },
    turn: {
      name: 'Un turno',
      text: () => 'Una carta y pasa el turno, o tantas cartas como te atrevas.',
    },
    stay: {
      name: 'Parar',
      text: (t) => `Si hace falta una carta delante para «${t.stay}».`,
    },
    targeting: {
      name: 'Quién recibe las acciones',
      text: (t) => `A quién puedes elegir cuando sacas «${t.freeze}» o «${t.flipThree}».`,
    },
    secondChance: {
      name: 'Salvarse',
      text: (t) => `«${t.secondChance}» te salva sola, o se te pregunta.`,
    },
    deferred: {
      name: 'Acciones apartadas',
      text: (t) => `Qué pasa con ellas si quedas eliminado en medio de «${t.flipThree}».`,
    },
    tieBreak: { name: 'Empate en cabeza', text: () => 'Qué pasa cuando varios tienen el total más alto.' },
    decks: { name: 'Barajas', text: () => 'Cuántas barajas de 94 cartas se mezclan juntas.' },
    minPlayers: { name: 'Mínimo de jugadores', text: () => 'Una partida empieza con al menos estos.' },
    maxPlayers: { name: 'Máximo de jugadores', text: () => 'No pueden sentarse más.' },
  },
  values: {
    deal: { oneEach: 'Una a cada uno', untilAllHaveCards: 'Hasta que todos tengan' },
    turn: { oneCard: 'Una carta', pressOn: 'Seguir' },
    stay: { withCard: 'Con una carta', always: 'Siempre' },
    targeting: { anyActive: 'Cualquiera', othersFirst: 'Primero los demás', drawer: 'Quien la saca' },
    secondChance: { auto: 'Sola', ask: 'Preguntar' },
    deferred: { discardOnBust: 'Se descartan', resolveOnBust: 'Se reparten igual' },
    tieBreak: { everyone: 'Siguen todos', tiedOnly: 'Siguen solo ellos', shared: 'Ganan todos ellos' },
  },
  autoDecks: 'Según los jugadores',
  points: (count) => plural(count, { one: '# punto', other: '# puntos' }),
  forPlayers: (fewest, most) => `Estas reglas son para ${fewest} a ${most} jugadores.`,
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
