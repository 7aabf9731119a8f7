import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural, number, percent } = formats('es');

const es: Words<'history'> = {
  title: 'Historial',
  emptyTitle: 'Aún no hay partidas',
  emptyText:
    'Cada partida que terminas queda aquí: en este dispositivo, en línea, seguida o en una hoja de puntos, con tus victorias, tus reventones y tu suerte.',
  play: 'Jugar ahora',
  nothingFits: 'Ninguna partida encaja con estos filtros.',

  figures: 'Tus estadísticas',
  games: 'Partidas',
  wins: 'Victorias',
  ofEvenShare: (share) => `a partes iguales serían ${number(share, 1)}`,
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
      one: '# partida no cuenta: es de práctica o no jugaste en ella.',
      other: '# partidas no cuentan: son de práctica o no jugaste en ellas.',
    }),

  winsTitle: 'Victorias según el número de jugadores',
  winsNote: 'El porcentaje de tus partidas que has ganado, junto al que tocaría a partes iguales.',
  won: 'ganadas',
  evenShare: 'a partes iguales',
  players: (players) => plural(players, { one: 'en solitario', other: '# jugadores' }),
  ofGames: (wins, games) => `${number(wins, wins % 1 === 0 ? 0 : 1)} de ${number(games)}`,
  playersColumn: 'Jugadores',
  accuracyTitle: 'Precisión con el tiempo',
  accuracyNote: 'Qué parte de lo que estaba en juego en tus decisiones conservaste, partida a partida.',
  luckTitle: 'Suerte con el tiempo',
  luckNote:
    'Lo que las cartas te dieron y te quitaron, sumado, en victorias. La suerte se iguala; la habilidad no.',
  game: 'partida',
  date: 'Fecha',

  reviewAll: (games) => plural(games, { one: 'Analizar # partida', other: 'Analizar # partidas' }),
  reviewing: (done, of) => `Analizando la partida ${number(done)} de ${number(of)}`,
  reviewFailed: 'Algunas partidas no se han podido analizar.',

  filters: 'Filtros',
  allBoxes: 'Las dos cajas',
  withWhom: 'Con quién',
  withAnyone: 'Con quien sea',
  period: 'Periodo',
  periods: { all: 'Desde siempre', '7d': 'Últimos 7 días', '30d': 'Últimos 30 días' },
  noFilters: 'Mostrar todo',
  views: {
    label: 'Vistas',
    games: 'Partidas',
    you: 'Estadísticas',
    people: 'Uno contra uno',
    records: 'Récords',
  },
  you: {
    title: '¿Cuál de estos nombres es el tuyo?',
    text: 'Las hojas de puntos, las partidas seguidas y las de un solo dispositivo solo conocen nombres. Elige el tuyo y contarán para ti.',
    done: 'Soy yo',
    nobody: 'Ninguno de estos',
    change: 'Tus nombres',
  },
  csv: {
    saveGames: 'Partidas en CSV',
    saveRounds: 'Rondas en CSV',
    id: 'Partida',
    date: 'Fecha',
    way: 'Tipo',
    box: 'Caja',
    players: 'Jugadores',
    winners: 'Ganador',
    rounds: 'Rondas',
    yourPlace: 'Tu puesto',
    yourPoints: 'Tus puntos',
    round: 'Ronda',
    player: 'Jugador',
    points: 'Puntos',
    bust: 'Reventón',
    total: 'Total',
  },

  list: 'Partidas',
  way: 'Tipo',
  ways: {
    all: 'Todos los tipos',
    play: 'Contra bots',
    pass: 'En un solo dispositivo',
    solo: 'Reto en solitario',
    daily: 'Baraja del día',
    practice: 'Práctica',
    online: 'En línea',
    keep: 'Hoja de puntos',
    track: 'Partida seguida',
    file: 'De un archivo',
  },
  otherDeck: 'Otra baraja',
  result: 'Resultado',
  results: { all: 'Todos los resultados', won: 'Ganadas', lost: 'Perdidas' },
  points: (points) => plural(points, { one: '# punto', other: '# puntos' }),
  with: (names) => `con ${names}`,
  unreadable: 'Esta partida no se puede leer',
  takeBacks: (count) => plural(count, { one: '# jugada deshecha', other: '# jugadas deshechas' }),
  more: 'Ver más',
  moreAbout: (date) => `Más sobre la partida del ${date}`,
  removeOne: 'Borrar',
  removed: 'Partida borrada.',
  undo: 'Deshacer',

  data: 'Tus datos',
  save: 'Guardarlo todo',
  saveHint:
    'Un solo archivo con partidas, hojas de puntos, partidas seguidas, resultados de los análisis, tu práctica, tus nombres, reglas de la casa y ajustes. No incluye las partidas en curso ni las claves que dicen quién eres en las mesas en línea, los grupos y las hojas compartidas.',
  load: 'Importar un archivo',
  loaded: (games) => plural(games, { one: '# partida importada.', other: '# partidas importadas.' }),
  loadedNone: 'Todo lo de este archivo ya está aquí.',
  loadedOther: 'El archivo se ha importado.',
  loadErrors: {
    tooLarge: () => 'Este archivo es demasiado grande para ser de Sevenfold. No ha cambiado nada.',
    notJson: () => 'Este archivo está dañado o no es de Sevenfold. No ha cambiado nada.',
    notOurs: () => 'Este archivo no es de Sevenfold. No ha cambiado nada.',
    newer: () =>
      'Este archivo es de una versión más nueva. Recarga la página para actualizar y vuelve a intentarlo.',
    damaged: (index) => `La entrada ${number(index)} de este archivo está dañada. No ha cambiado nada.`,
    noRoom: () =>
      'Este navegador no tiene sitio para este archivo. Borra antes algunas partidas. No ha cambiado nada.',
  },
  storage: {
    used: (share) => `Está ocupado el ${percent(share)} del espacio que este navegador da a Sevenfold.`,
    nearlyFull:
      'Cuando se llene, las partidas nuevas solo durarán hasta que cierres la página. Guárdalo todo en un archivo y borra lo que ya no necesites.',
    notLasting:
      'Este navegador no está guardando tus últimos cambios: su almacenamiento está lleno o bloqueado. Guárdalo todo en un archivo antes de cerrar la página.',
  },
  removeAll: 'Borrar el historial',
  removeAllTitle: '¿Borrar todo el historial?',
  removeAllText: (games) =>
    plural(games, {
      one: '# partida y su análisis se borrarán de este dispositivo y, si se jugó en línea, también de tu lista en el servidor. Guarda antes un archivo si quieres conservarla. Las hojas de puntos y las partidas seguidas se quedan.',
      other:
        '# partidas y sus análisis se borrarán de este dispositivo, y las partidas en línea, también de tu lista en el servidor. Guarda antes un archivo si quieres conservarlas. Las hojas de puntos y las partidas seguidas se quedan.',
    }),
  removedAll: 'Historial borrado.',
  onlineNote:
    'Las partidas en línea vienen del servidor. Si borras una aquí, también se borra allí, pero solo para ti.',
  offline: 'No se puede conectar con el servidor: pueden faltar partidas en línea.',
};

export default es;
