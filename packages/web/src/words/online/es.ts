import type { Words } from '../areas.ts';
import { speech } from '../speech.ts';

const { plural } = speech('es');

const es: Words<'online'> = {
  friends: 'Jugar con amigos',
  friendsIntro: 'Abre una mesa, comparte su enlace o código y empieza cuando todos se hayan sentado.',
  name: 'Tu nombre en la mesa',
  guest: 'Invitado',
  open: 'Abrir una mesa',
  listed: 'Puede venir cualquiera',
  listedHint:
    'La mesa aparece en la lista pública. Si no, solo la encuentra quien tenga el enlace o el código.',
  rules: 'Reglas',
  unreachable: 'No se puede llegar al servidor',
  unreachableText: 'Jugar con amigos en otros dispositivos necesita conexión. Esto funciona sin ella:',
  tooMany: 'Son muchas mesas en poco tiempo. Espera un minuto y vuelve a intentarlo.',
  cannotOpen: 'No se ha podido abrir la mesa. Inténtalo de nuevo en un momento.',
  aroundOneDevice: 'En un solo dispositivo',
  againstBots: 'Contra bots',

  join: 'Unirse a una mesa',
  code: 'Código o enlace',
  codeHint: 'Seis letras y cifras, o pega el enlace.',
  codeWrong: 'Un código tiene seis letras y cifras, como KR7 P4M. Mira otra vez la pantalla de tu anfitrión.',
  go: 'Ir a la mesa',
  recent: 'Tus mesas',
  backTo: (code) => `Volver a la mesa ${code}`,
  publicTables: 'Mesas abiertas',
  noTables: 'Ahora no hay mesas abiertas',
  noTablesText: 'Abre una y haz que aparezca aquí, o juega ya contra bots.',
  people: (count) => plural(count, { one: '# persona', other: '# personas' }),
  bots: (count) => plural(count, { one: '# bot', other: '# bots' }),
  waiting: 'espera jugadores',
  playing: 'hay una partida en juego',
  sitDown: 'Sentarse',
  watch: 'Mirar',
  refresh: 'Actualizar',

  looking: 'Buscando la mesa …',
  stillLooking: 'El servidor no responde. Se sigue intentando.',
  reconnecting: 'Reconectando … Tu sitio está a salvo.',
  reconnectingWatching: 'Reconectando …',
  offline: 'Sin red. Tu sitio está a salvo y la partida vuelve con la red.',
  paused: 'El anfitrión ha pausado la partida.',
  resume: 'Seguir',
  missed: (moves) =>
    plural(moves, {
      one: 'Mientras no estabas se tomó una decisión por ti.',
      other: 'Mientras no estabas se tomaron # decisiones por ti.',
    }),
  standIn: 'Un bot juega por ti.',
  takeBack: 'Recuperar mi sitio',
  watching: 'Estás mirando. En la próxima partida hay sitio para ti.',

  replaced: 'Abierto en otro lugar',
  replacedText:
    'Tu sitio se juega ahora en otra pestaña o en otro dispositivo. Solo puede estar en un lugar.',
  playHere: 'Jugar aquí',
  kicked: 'El anfitrión te ha echado de esta mesa',
  kickedText: 'Ya no tienes sitio. Puedes seguir mirando o jugar en otro lugar.',
  closed: 'Esta mesa está cerrada',
  closedText: 'Las partidas terminadas se guardan. Abre otra mesa y podréis encontraros allí.',
  noTable: (code) => `No existe la mesa ${code}`,
  noTableText:
    'Mira otra vez el código: quizá cambie una letra. Las mesas que nadie usa se cierran al cabo de un tiempo.',
  badVersion: 'Hay una versión nueva',
  badVersionText:
    'Esta página es más antigua que el servidor. Vuelve a cargarla y tu sitio seguirá donde estaba.',
  reload: 'Volver a cargar',
  openNew: 'Abrir otra mesa',
  otherCode: 'Otro código',

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
  chatEmpty: 'Nadie ha dicho nada todavía.',
  chatOff: 'El anfitrión ha apagado el chat y las reacciones.',
  chatSeated: 'Aquí solo hablan quienes tienen sitio.',
  message: 'Mensaje',
  send: 'Enviar',
  host: 'Anfitrión',

  rematchWaits: (host) => `${host} puede empezar la próxima partida. Conservas tu sitio.`,
  rematchWaitsAlone: 'El anfitrión puede empezar la próxima partida. Conservas tu sitio.',
  toLobby: 'Jugadores y reglas',
  toGame: 'Volver a la partida',
  download: 'Descargar la partida',
  table: 'La mesa',

  fair: 'Las cartas se pueden comprobar',
  fairText:
    'Antes de la primera carta, el servidor fijó su mitad de la mezcla y publicó esta huella. Cada sitio añadió azar propio. Al final el servidor muestra su mitad y cualquiera puede calcular cada carta.',
  commitment: 'Huella de la mitad del servidor',
  contributed: 'Este dispositivo ha contribuido a la mezcla.',
  notContributed: 'Esta página no ha contribuido a esta mezcla: se cargó después o solo mira.',
  contributions: (count, seats) => `Sitios que han contribuido a la mezcla: ${count} de ${seats}.`,
  secret: 'La mitad del servidor, mostrada tras la partida',
  secretLater: 'La mitad del servidor se muestra al acabar la partida.',
  verify: 'Comprueba una partida descargada con: sevenfold verify ARCHIVO',

  moveSeat: 'Seguir en otro dispositivo',
  whichSeat: '¿El sitio de quién?',
  moveSeatText:
    'Escanea esto con el otro dispositivo o abre allí el enlace. Sirve una vez, durante diez minutos; quien lo abra recibe el sitio, así que no se lo enseñes a nadie más.',
  seatMoved: 'El sitio está ahora en el otro dispositivo.',
  makingLink: 'Creando el enlace …',
  qr: 'Código para escanear con un teléfono',

  tvJoin: 'Escanea para jugar',
  tvWatch: 'Escanea para mirar o para jugar la próxima partida',
  tvOr: (host) => `o ve a ${host} y escribe`,
  tvWaiting: 'La partida empieza enseguida',
  tvNobody: 'Nadie se ha sentado todavía.',
};

export default es;
