import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural } = formats('es');

const es: Words<'online'> = {
  friends: 'Jugar con amigos',
  friendsIntro: 'Abre una mesa, comparte su enlace o código y empieza cuando estéis todos.',
  name: 'Tu nombre en la mesa',
  guest: 'Invitado',
  open: 'Abrir una mesa',
  listed: 'Mesa pública',
  listedHint: 'Cualquiera puede encontrar una mesa pública. Si no, hace falta el enlace o el código.',
  rules: 'Reglas',
  unreachable: 'No se puede conectar con el servidor',
  unreachableText: 'Para jugar con amigos en otros dispositivos hace falta conexión. Sin ella puedes jugar:',
  tooMany: 'Son muchas mesas en poco tiempo. Espera un minuto y vuelve a intentarlo.',
  readOnly: 'El servidor está en mantenimiento. Podrás abrir una mesa en cuanto termine.',
  cannotOpen: 'No se ha podido abrir la mesa. Inténtalo de nuevo en un momento.',
  passAndPlay: 'En un solo dispositivo',
  againstBots: 'Contra bots',

  join: 'Unirse a una mesa',
  code: 'Código o enlace',
  codeHint: 'Letras y cifras, o pega el enlace.',
  codeWrong:
    'Un código tiene al menos seis letras y cifras, como KR7 P4M. Míralo otra vez en la pantalla del anfitrión.',
  go: 'Ir a la mesa',
  recent: 'Tus mesas',
  backTo: (code) => `Volver a la mesa ${code}`,
  publicTables: 'Mesas públicas',
  noTables: 'Ahora no hay mesas públicas',
  noTablesText: 'Abre tú una mesa pública, o juega ya contra bots.',
  people: (count) => plural(count, { one: '# jugador', other: '# jugadores' }),
  bots: (count) => plural(count, { one: '# bot', other: '# bots' }),
  waiting: 'esperando jugadores',
  sitDown: 'Tomar asiento',
  watch: 'Mirar',
  refresh: 'Actualizar',

  looking: 'Buscando la mesa…',
  stillLooking: 'El servidor no responde. Reintentando…',
  reconnecting: 'Reconectando… Te guardamos el puesto.',
  reconnectingWatching: 'Reconectando…',
  offline: 'Sin conexión. Te guardamos el puesto.',
  paused: 'El anfitrión ha pausado la partida.',
  pausedBy: (who) => (who.isYou ? 'Has pausado la partida.' : `${who.name} ha pausado la partida.`),
  resume: 'Continuar',
  away: (name, seconds) => `${name} no está. Un bot le sustituye en ${seconds} s.`,
  awayNow: 'Ahora',
  seatKept: (code) =>
    `Conservas tu puesto en la mesa ${code}. Si tardas, un bot jugará por ti hasta que vuelvas.`,
  seatBack: 'Volver a la mesa',
  played: (what) => `Mientras no estabas, un bot ha jugado por ti: ${what}.`,
  playedCards: (count) => plural(count, { one: 'ha robado # carta', other: 'ha robado # cartas' }),
  playedActions: (count) =>
    plural(count, { one: 'ha dado # carta de acción', other: 'ha dado # cartas de acción' }),
  playedBusts: (count) => plural(count, { one: 'ha reventado # vez', other: 'ha reventado # veces' }),
  playedPoints: (points) => plural(points, { one: 'ha conservado # punto', other: 'ha conservado # puntos' }),
  standIn: 'Un bot juega por ti.',
  takeOver: 'Retomar mi puesto',
  watching: 'Estás viendo la partida. Puedes jugar la próxima.',

  replaced: 'Abierto en otro lugar',
  replacedText:
    'Ahora juegas en otra pestaña o en otro dispositivo. Un puesto solo puede estar abierto en un sitio.',
  playHere: 'Jugar aquí',
  kicked: 'El anfitrión te ha expulsado de esta mesa',
  kickedText: 'Ya no tienes puesto. Puedes seguir mirando o jugar en otra mesa.',
  closed: 'Esta mesa está cerrada',
  closedText: 'Las partidas terminadas se conservan. Abre otra mesa para volver a jugar juntos.',
  noTable: (code) => `No existe la mesa ${code}`,
  noTableText:
    'Revisa el código: quizá falle una letra. Las mesas que nadie usa se cierran al cabo de un tiempo.',
  badVersion: 'Hay una versión nueva',
  badVersionText: 'Esta página es más antigua que el servidor. Recárgala; te guardamos el puesto.',
  reload: 'Recargar',
  openNew: 'Abrir otra mesa',
  otherCode: 'Introducir otro código',

  talk: 'Reacciones y chat',
  talkUnread: (count) =>
    plural(count, {
      one: 'Reacciones y chat, # mensaje nuevo',
      other: 'Reacciones y chat, # mensajes nuevos',
    }),
  reactTitle: 'Reacciones',
  reactions: {
    '👍': 'Pulgar arriba',
    '👏': 'Aplauso',
    '😀': 'Risa',
    '😱': 'Espanto',
    '😭': 'Llanto',
    '🔥': 'En racha',
    '🍀': 'Buena suerte',
    '❄️': 'Frío',
  },
  reacted: (name, reaction) => `${name}: ${reaction}`,
  chatTitle: 'Chat',
  chatEmpty: 'Aún no hay mensajes.',
  chatOff: 'El anfitrión ha desactivado el chat y las reacciones.',
  chatSeated: 'Toma asiento para chatear.',
  message: 'Mensaje',
  send: 'Enviar',
  host: 'Anfitrión',

  rematchWaits: (host) => `${host} puede empezar la próxima partida. Te guardamos el puesto.`,
  rematchWaitsAlone: 'El anfitrión puede empezar la próxima partida. Te guardamos el puesto.',
  toLobby: 'Jugadores y reglas',
  toGame: 'Volver a la partida',
  download: 'Descargar la partida',
  table: 'La mesa',

  fair: 'Cartas limpias',
  fairText:
    'Antes de la primera carta, el servidor fijó su mitad de la mezcla y publicó esta huella. Cada jugador añadió su propio azar. Tras la partida, el servidor muestra su mitad y cualquiera puede recalcular cada carta.',
  commitment: 'Huella de la mitad del servidor',
  contributed: 'Este dispositivo ha contribuido a la mezcla.',
  notContributed: 'Esta página no participó en la mezcla: se abrió después, o solo estás mirando.',
  contributions: (count, seats) => `Puestos que han contribuido a la mezcla: ${count} de ${seats}.`,
  secret: 'La mitad del servidor, mostrada tras la partida',
  secretLater: 'La mitad del servidor se muestra al acabar la partida.',
  verify: 'Comprueba una partida descargada con: sevenfold verify ARCHIVO',

  moveSeat: 'Seguir en otro dispositivo',
  whichSeat: '¿El puesto de quién?',
  moveSeatText:
    'Escanea esto con el otro dispositivo o abre allí el enlace. Funciona una sola vez, durante diez minutos. Quien lo abra se queda con el puesto: no se lo enseñes a nadie más.',
  seatMoved: 'El puesto está ahora en el otro dispositivo.',
  makingLink: 'Creando el enlace…',
  qr: 'Código QR para escanear con el móvil',
};

export default es;
