import type { Words } from '../areas.ts';
import { speech } from '../speech.ts';

const { plural, number, percent } = speech('es');

const es: Words<'history'> = {
  title: 'Historial',
  emptyTitle: 'Aún no hay partidas',
  emptyText:
    'Cada partida que acabas en este dispositivo queda aquí: victorias, eliminaciones, suerte y su repetición.',
  play: 'Jugar ahora',
  nothingFits: 'Ninguna partida encaja con estos filtros.',

  figures: 'Tus cifras',
  games: 'Partidas',
  wins: 'Victorias',
  ofFair: (fair) => `parte justa ${number(fair, 1)}`,
  averageRound: 'Ronda media',
  busts: 'Eliminaciones',
  bestRound: 'Mejor ronda',
  bestTotal: (total) => `mejor total ${number(total)}`,
  rounds: (rounds) => plural(rounds, { one: 'en # ronda', other: 'en # rondas' }),
  bestKnown: (share) => `juego óptimo en solitario ${percent(share)}`,
  bestAverage: (points) => `juego óptimo en solitario ${number(points, 1)}`,
  streak: 'Mejor racha',
  streakNow: (count) => plural(count, { one: 'ahora # victoria', other: 'ahora # victorias' }),
  accuracy: 'Precisión',
  luck: 'Suerte',
  luckWins: (wins) => `${wins < 0 ? '−' : '+'}${number(Math.abs(wins), 2)}`,
  luckHint: 'en victorias, dadas o quitadas por las cartas',
  reviewed: (games, of) => `${number(games)} de ${number(of)} partidas analizadas`,
  notCounted: (games) =>
    plural(games, {
      one: '# partida en un solo dispositivo, o sin un puesto tuyo, aparece pero no cuenta.',
      other: '# partidas en un solo dispositivo, o sin un puesto tuyo, aparecen pero no cuentan.',
    }),

  winsTitle: 'Victorias según cuántos juegan',
  winsNote: 'Parte de tus partidas que has ganado, y la parte justa entre iguales.',
  won: 'ganado',
  fair: 'parte justa',
  players: (players) => plural(players, { one: 'en solitario', other: '# jugadores' }),
  ofGames: (wins, games) => `${number(wins, wins % 1 === 0 ? 0 : 1)} de ${number(games)}`,
  playersColumn: 'Jugadores',
  accuracyTitle: 'Precisión con el tiempo',
  accuracyNote: 'Qué parte de lo que estaba en juego en tus decisiones conservaste, partida a partida.',
  luckTitle: 'Suerte con el tiempo',
  luckNote:
    'Lo que las cartas dieron y quitaron, sumado, en victorias. La suerte se iguala; la habilidad no.',
  game: 'partida',
  date: 'Fecha',

  reviewAll: (games) => plural(games, { one: 'Analizar # partida', other: 'Analizar # partidas' }),
  reviewing: (done, of) => `Analizando la partida ${number(done)} de ${number(of)}`,
  reviewFailed: 'Algunas partidas no se han podido analizar.',

  list: 'Partidas',
  way: 'Tipo',
  ways: {
    all: 'Todos los tipos',
    play: 'Contra bots',
    pass: 'En un solo dispositivo',
    solo: 'Desafío en solitario',
    daily: 'Mazo del día',
    online: 'Con amigos',
    keep: 'Hoja de puntos',
    track: 'Seguida',
    file: 'De un archivo',
  },
  result: 'Resultado',
  results: { all: 'Todos los resultados', won: 'Ganadas', lost: 'No ganadas' },
  points: (points) => plural(points, { one: '# punto', other: '# puntos' }),
  with: (names) => `con ${names}`,
  unreadable: 'Esta partida no se puede leer',
  takeBacks: (count) => plural(count, { one: '# jugada deshecha', other: '# jugadas deshechas' }),
  more: 'Ver más',
  remove: (date) => `Borrar la partida del ${date}`,
  removed: 'La partida se ha borrado.',
  undo: 'Deshacer',

  keepSafe: 'Tus datos',
  save: 'Guardar un archivo',
  load: 'Cargar un archivo',
  loaded: (games) => plural(games, { one: '# partida añadida.', other: '# partidas añadidas.' }),
  loadedNone: 'Todas las partidas de este archivo ya estaban aquí.',
  loadErrors: {
    tooLarge: () => 'Este archivo es demasiado grande para ser un historial.',
    notJson: () => 'Este archivo está dañado o no es un historial: no se puede leer. No ha cambiado nada.',
    notHistory: () => 'Este archivo contiene otra cosa, no un historial. No ha cambiado nada.',
    badGame: (index) => `La partida ${number(index)} de este archivo está dañada. No ha cambiado nada.`,
    full: () => 'No caben tantas partidas aquí: 500 como mucho. Borra algunas antes.',
  },
  removeAll: 'Borrarlo todo',
  removeAllTitle: '¿Borrar todo el historial?',
  removeAllText: (games) =>
    plural(games, {
      one: '# partida y su análisis desaparecerán de este dispositivo, y las partidas en línea, de tu lista en el servidor. Guarda antes un archivo si la quieres conservar.',
      other:
        '# partidas y sus análisis desaparecerán de este dispositivo, y las partidas en línea, de tu lista en el servidor. Guarda antes un archivo si las quieres conservar.',
    }),
  removedAll: 'Todo se ha borrado.',
  onlineNote:
    'Las partidas en línea vienen del servidor. Si borras una aquí, también se borra allí, solo para ti.',
  offline: 'No se puede contactar con el servidor: pueden faltar partidas en línea.',
};

export default es;
