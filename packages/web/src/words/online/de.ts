import type { Words } from '../areas.ts';
import { speech } from '../speech.ts';

const { plural } = speech('de');

const de: Words<'online'> = {
  friends: 'Mit Freunden spielen',
  friendsIntro: 'Öffne einen Tisch, teile Link oder Code, und fang an, wenn alle sitzen.',
  name: 'Dein Name am Tisch',
  guest: 'Gast',
  open: 'Tisch öffnen',
  listed: 'Alle dürfen kommen',
  listedHint: 'Der Tisch steht in der öffentlichen Liste. Sonst finden ihn nur Leute mit Link oder Code.',
  rules: 'Regeln',
  unreachable: 'Der Server ist nicht erreichbar',
  unreachableText: 'Mit Freunden an anderen Geräten zu spielen braucht eine Verbindung. Ohne geht das hier:',
  tooMany: 'Das waren viele Tische in kurzer Zeit. Warte eine Minute und versuch es noch einmal.',
  cannotOpen: 'Der Tisch konnte nicht geöffnet werden. Versuch es gleich noch einmal.',
  aroundOneDevice: 'An einem Gerät',
  againstBots: 'Gegen Bots',

  join: 'An einen Tisch setzen',
  code: 'Code oder Link',
  codeHint: 'Sechs Buchstaben und Ziffern, oder füge den Link ein.',
  codeWrong:
    'Ein Code hat sechs Buchstaben und Ziffern, etwa KR7 P4M. Schau noch einmal bei deinem Gastgeber nach.',
  go: 'Zum Tisch',
  recent: 'Deine Tische',
  backTo: (code) => `Zurück zu Tisch ${code}`,
  publicTables: 'Offene Tische',
  noTables: 'Gerade kein offener Tisch',
  noTablesText: 'Öffne selbst einen und lass ihn hier erscheinen, oder spiel gleich gegen Bots.',
  people: (count) => plural(count, { one: '# Person', other: '# Personen' }),
  bots: (count) => plural(count, { one: '# Bot', other: '# Bots' }),
  waiting: 'wartet auf Mitspieler',
  playing: 'ein Spiel läuft',
  sitDown: 'Hinsetzen',
  watch: 'Zuschauen',
  refresh: 'Neu laden',

  looking: 'Der Tisch wird gesucht …',
  stillLooking: 'Der Server antwortet nicht. Es wird von selbst weiter versucht.',
  reconnecting: 'Verbindung kommt zurück … Dein Platz ist sicher.',
  reconnectingWatching: 'Verbindung kommt zurück …',
  offline: 'Kein Netz. Dein Platz ist sicher, und mit dem Netz kommt das Spiel zurück.',
  paused: 'Das Spiel ist angehalten.',
  resume: 'Weiter',
  missed: (moves) =>
    plural(moves, {
      one: 'Während du weg warst, wurde einmal für dich entschieden.',
      other: 'Während du weg warst, wurde #-mal für dich entschieden.',
    }),
  standIn: 'Ein Bot spielt für dich.',
  takeBack: 'Selbst weiterspielen',
  watching: 'Du schaust zu. Im nächsten Spiel ist Platz für dich.',

  replaced: 'Woanders geöffnet',
  replacedText:
    'Dein Platz wird jetzt in einem anderen Tab oder auf einem anderen Gerät gespielt. Er kann nur an einem Ort sein.',
  playHere: 'Hier spielen',
  kicked: 'Du wurdest von diesem Tisch weggeschickt',
  kickedText: 'Dein Platz ist weg. Du kannst noch zuschauen oder woanders spielen.',
  closed: 'Dieser Tisch ist geschlossen',
  closedText:
    'Fertige Spiele bleiben erhalten. Öffne einen neuen Tisch, dort können sich alle wieder treffen.',
  noTable: (code) => `Es gibt keinen Tisch ${code}`,
  noTableText:
    'Sieh dir den Code noch einmal an: vielleicht ist ein Buchstabe anders. Tische, die niemand benutzt, werden nach einer Weile geschlossen.',
  badVersion: 'Es gibt eine neue Version',
  badVersionText: 'Diese Seite ist älter als der Server. Lade sie neu, dein Platz bleibt, wo er war.',
  reload: 'Neu laden',
  openNew: 'Neuen Tisch öffnen',
  otherCode: 'Anderer Code',

  talk: 'Reaktionen und Chat',
  talkUnread: (count) =>
    plural(count, {
      one: 'Reaktionen und Chat, # neue Nachricht',
      other: 'Reaktionen und Chat, # neue Nachrichten',
    }),
  reactTitle: 'Reaktionen',
  reactions: {
    '👍': 'Daumen hoch',
    '👏': 'Applaus',
    '😀': 'Lachen',
    '😱': 'Entsetzen',
    '😭': 'Weinen',
    '🔥': 'Heiß',
    '🍀': 'Viel Glück',
    '❄️': 'Kalt',
  },
  reacted: (name, reaction) => `${name}: ${reaction}`,
  chatTitle: 'Chat',
  chatEmpty: 'Noch hat niemand etwas gesagt.',
  chatOff: 'Chat und Reaktionen sind ausgeschaltet.',
  chatSeated: 'Hier reden nur Leute, die am Tisch sitzen.',
  message: 'Nachricht',
  send: 'Senden',
  host: 'Gastgeber',

  rematchWaits: (host) => `${host} kann das nächste Spiel starten. Du behältst deinen Platz.`,
  rematchWaitsAlone: 'Der Gastgeber kann das nächste Spiel starten. Du behältst deinen Platz.',
  toLobby: 'Spieler und Regeln',
  toGame: 'Zurück zum Spiel',
  download: 'Spiel herunterladen',
  table: 'Der Tisch',

  fair: 'Die Karten sind prüfbar',
  fairText:
    'Vor der ersten Karte hat der Server seine Hälfte des Mischens festgelegt und diesen Fingerabdruck davon veröffentlicht. Jeder Platz hat eigenen Zufall beigetragen. Am Ende zeigt der Server seine Hälfte, und alle können jede Karte nachrechnen.',
  commitment: 'Fingerabdruck der Hälfte des Servers',
  contributed: 'Dieses Gerät hat zum Mischen beigetragen.',
  notContributed:
    'Diese Seite hat zu diesem Mischen nicht selbst beigetragen; sie wurde danach geladen oder schaut nur zu.',
  contributions: (count, seats) => `Plätze, die zum Mischen beigetragen haben: ${count} von ${seats}.`,
  secret: 'Die Hälfte des Servers, nach dem Spiel gezeigt',
  secretLater: 'Die Hälfte des Servers wird gezeigt, wenn das Spiel vorbei ist.',
  verify: 'Ein heruntergeladenes Spiel prüfst du mit: sevenfold verify DATEI',

  moveSeat: 'Auf anderem Gerät weiterspielen',
  whichSeat: 'Wessen Platz?',
  moveSeatText:
    'Scanne das mit dem anderen Gerät, oder öffne dort den Link. Er gilt einmal und zehn Minuten lang; wer ihn öffnet, bekommt den Platz. Zeig ihn also niemandem sonst.',
  seatMoved: 'Der Platz ist jetzt auf dem anderen Gerät.',
  makingLink: 'Der Link wird gemacht …',
  qr: 'Code zum Scannen mit dem Telefon',

  tvJoin: 'Scannen und mitspielen',
  tvWatch: 'Scannen und zuschauen, oder im nächsten Spiel mitspielen',
  tvOr: (host) => `oder ${host} öffnen und eintippen`,
  tvWaiting: 'Gleich geht es los',
  tvNobody: 'Noch sitzt niemand am Tisch.',
};

export default de;
