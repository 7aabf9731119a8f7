import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural, number } = formats('es');

const es: Words<'rating'> = {
  title: 'Tu nivel',
  none: 'Aún no tienes nivel',
  noneText:
    'Empieza con tu primera partida clasificatoria: elige «Buscar jugadores», o toma asiento en una mesa cuyo anfitrión las haya activado.',
  value: (rating, uncertainty) => `${number(rating)} ± ${number(uncertainty)}`,
  games: (games) => plural(games, { one: '# partida clasificatoria', other: '# partidas clasificatorias' }),
  meaning: (uncertainty) =>
    `Se empieza en ${number(1500)}. Con 400 puntos más que tu rival, ganas diez de cada once partidas de dos jugadores. Es casi seguro que tu fuerza real no se aleja de tu nivel más de ${number(uncertainty)} puntos; cada partida reduce ese margen.`,
  history: 'Tu nivel a lo largo del tiempo',
  historyNote: 'Tras cada partida clasificatoria. Tu fuerza real está casi con seguridad dentro de la banda.',
  game: 'partida',
  date: 'Fecha',
  rating: 'Nivel',
  uncertainty: 'Incertidumbre',
  characters: 'Los personajes',
  charactersText:
    'Su nivel es fijo, medido en miles de partidas. Cuentan todos los puestos, no solo el primero. Con tal de ganar, Sibyl se arriesga a quedar última, así que su nivel es más bajo de lo que cabría esperar.',
  list: 'Mostrarme en la tabla de líderes',
  listHint:
    'Con el nombre de tu última partida, tu nivel y tu número de partidas. Si lo desactivas, desapareces al instante.',
  leaderboard: 'Tabla de líderes',
  leaderboardText: 'Las partidas clasificatorias de este servidor. Solo aparece quien quiere.',
  period: 'Periodo',
  periods: { month: 'Este mes', all: 'Desde siempre' },
  order: 'Ordenar por',
  orders: { rating: 'Nivel', games: 'Partidas', skill: 'Decisiones' },
  skillText:
    'Lo que cuesta de media una decisión, en probabilidad de ganar. El servidor lo calcula con algunas de las partidas clasificatorias de quienes aparecen aquí.',
  name: 'Nombre',
  gamesHead: 'Partidas',
  errorHead: 'Coste por decisión',
  error: (percent) => `${number(percent, 2)} %`,
  you: 'tú',
  empty: 'Aún no aparece nadie',
  leastGames: (games) =>
    plural(games, {
      one: 'Apareces aquí a partir de # partida clasificatoria, si activas «Mostrarme en la tabla de líderes» en la página «Tu nivel».',
      other:
        'Apareces aquí a partir de # partidas clasificatorias, si activas «Mostrarme en la tabla de líderes» en la página «Tu nivel».',
    }),
  leastDecisions: (decisions) =>
    plural(decisions, {
      one: 'Apareces aquí a partir de # decisión analizada en partidas clasificatorias, si activas «Mostrarme en la tabla de líderes» en la página «Tu nivel».',
      other:
        'Apareces aquí a partir de # decisiones analizadas en partidas clasificatorias, si activas «Mostrarme en la tabla de líderes» en la página «Tu nivel».',
    }),
  failed: 'No ha funcionado',
  retry: 'Reintentar',
  counting: 'Partida clasificatoria: contando el resultado…',
  unchanged: 'Esta partida no ha cambiado tu nivel.',
  sameNetwork: 'Una partida de dos personas en la misma red no cuenta.',
  changed: (rating, change) =>
    change === 0
      ? `Tu nivel sigue en ${number(rating)}`
      : `Tu nivel: ${number(rating)} (${change > 0 ? '+' : ''}${number(change)})`,
  match: {
    title: 'Buscar jugadores',
    intro: 'El servidor te reúne con quienes están esperando, empezando por los de nivel más parecido.',
    rated:
      'Una partida clasificatoria con las reglas oficiales y 30 segundos por decisión. Si te vas, cuenta como último puesto.',
    start: 'Buscar partida',
    looking: 'Buscando jugadores…',
    waiting: (people) =>
      plural(people, { one: 'Nadie más está esperando.', other: '# jugadores están esperando.' }),
    seconds: (seconds) => plural(seconds, { one: '# segundo', other: '# segundos' }),
    soon: 'Si hay más gente esperando, te sientas a una mesa en menos de diez segundos. A los veinte segundos se unen bots de tu nivel.',
    stop: 'Dejar de esperar',
    stopped: 'Ya no estás esperando.',
    found: 'Tu mesa está lista.',
    problems: {
      offline: 'Sin conexión. Reintentando…',
      tooMany: 'Ya hay demasiados jugadores esperando desde tu red. Reintentando…',
      readOnly: 'El servidor está en mantenimiento. Reintentando…',
      refused: 'El servidor no ha podido responder. Reintentando…',
    },
  },
};

export default es;
