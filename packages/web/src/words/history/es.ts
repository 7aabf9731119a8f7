import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural, number, percent } = formats('es');

const es: Words<'history'> = {
  title: 'Historial',
  emptyTitle: 'Aún no hay partidas',
  emptyText:
    'Cada partida que terminas en este dispositivo queda aquí, con su repetición, tus victorias y tu suerte.',
  play: 'Jugar ahora',
  nothingFits: 'Ninguna partida encaja con estos filtros.',

  figures: 'Tus estadísticas',
  games: 'Partidas',
  wins: 'Victorias',
  ofEvenShare: (share) => `a partes iguales ${number(share, 1)}`,
  averageRound: 'Puntos por ronda',
  busts: 'Reventones',
  bestRound: 'Mejor ronda',
  bestTotal: (total) => `mejor total: ${number(total)}`,
  rounds: (rounds) => plural(rounds, { one: 'en # ronda', other: 'en # rondas' }),
  bestKnown: (share) => `juego perfecto en solitario: ${percent(share)}`,
  bestAverage: (points) => `juego perfecto en solitario: ${number(points, 1)}`,
  streak: 'Mejor racha de victorias',
  streakNow: (count) => plural(count, { one: 'actual: # victoria', other: 'actual: # victorias' }),
  accuracy: 'Precisión',
  luck: 'Suerte',
  luckWins: (wins) => `${wins < 0 ? '−' : '+'}${number(Math.abs(wins), 2)}`,
  luckHint: 'victorias que las cartas te dieron o quitaron',
  reviewed: (games, of) => `${number(games)} de ${number(of)} partidas analizadas`,
  notCounted: (games) =>
    plural(games, {
      one: '# partida en un solo dispositivo, o sin ti, aparece en la lista pero no cuenta.',
      other: '# partidas en un solo dispositivo, o sin ti, aparecen en la lista pero no cuentan.',
    }),

  winsTitle: 'Victorias según el número de jugadores',
  winsNote: 'La parte de tus partidas que has ganado, junto a la que tocaría a partes iguales.',
  won: 'ganado',
  evenShare: 'a partes iguales',
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
    solo: 'Reto en solitario',
    daily: 'Baraja del día',
    online: 'Con amigos',
    keep: 'Hoja de puntos',
    track: 'Partida seguida',
    file: 'De un archivo',
  },
  result: 'Resultado',
  results: { all: 'Todos los resultados', won: 'Ganadas', lost: 'Perdidas' },
  points: (points) => plural(points, { one: '# punto', other: '# puntos' }),
  with: (names) => `con ${names}`,
  unreadable: 'Esta partida no se puede leer',
  takeBacks: (count) => plural(count, { one: '# jugada deshecha', other: '# jugadas deshechas' }),
  more: 'Ver más',
  remove: (date) => `Borrar la partida del ${date}`,
  removed: 'Partida borrada.',
  undo: 'Deshacer',

  data: 'Tus datos',
  save: 'Guardar un archivo',
  load: 'Importar un archivo',
  loaded: (games) => plural(games, { one: '# partida importada.', other: '# partidas importadas.' }),
  loadedNone: 'Todas las partidas de este archivo ya están importadas.',
  loadErrors: {
    tooLarge: () => 'Este archivo es demasiado grande para ser un historial.',
    notJson: () => 'Este archivo está dañado o no es un historial. No ha cambiado nada.',
    notHistory: () => 'Este archivo no es un historial. No ha cambiado nada.',
    badGame: (index) => `La partida ${number(index)} de este archivo está dañada. No ha cambiado nada.`,
    full: () => 'El historial guarda hasta 500 partidas. Borra antes algunas.',
  },
  removeAll: 'Borrarlo todo',
  removeAllTitle: '¿Borrar todo el historial?',
  removeAllText: (games) =>
    plural(games, {
      one: '# partida y su análisis se borrarán de este dispositivo, y las partidas en línea, de tu lista en el servidor. Guarda antes un archivo si quieres conservarla.',
      other:
        '# partidas y sus análisis se borrarán de este dispositivo, y las partidas en línea, de tu lista en el servidor. Guarda antes un archivo si quieres conservarlas.',
    }),
  removedAll: 'Historial borrado.',
  onlineNote:
    'Las partidas en línea vienen del servidor. Si borras una aquí, también se borra allí, pero solo para ti.',
  offline: 'No se puede conectar con el servidor: pueden faltar partidas en línea.',
};

export default es;
