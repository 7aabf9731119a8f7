import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';

const { plural } = formats('de');

const de: Words<'online'> = {
  friends: 'Mit Freunden spielen',
  friendsIntro: 'Öffne einen Tisch, teile Link oder Code, und leg los, wenn alle da sind.',
  someone: 'Mitspieler finden',
  name: 'Dein Name am Tisch',
  guest: 'Gast',
  open: 'Tisch öffnen',
  forCircle: (circle) => `Die Spiele werden in die Gruppe ${circle} eingetragen.`,
  listed: 'Öffentlicher Tisch',
  listedHint: 'Einen öffentlichen Tisch können alle finden. Sonst kommen nur Leute mit Link oder Code dazu.',
  rules: 'Regeln',
  unreachable: 'Der Server ist nicht erreichbar',
  unreachableText:
    'Um mit Freunden an anderen Geräten zu spielen, brauchst du eine Verbindung. Das geht auch ohne:',
  problems: {
    tooMany: 'Das waren viele Tische in kurzer Zeit. Warte eine Minute und versuch es noch einmal.',
    readOnly: 'Der Server wird gerade gewartet. Danach kannst du wieder einen Tisch öffnen.',
    refused: 'Der Tisch konnte nicht geöffnet werden. Versuch es gleich noch einmal.',
  },
  passAndPlay: 'An einem Gerät',
  againstBots: 'Gegen Bots',

  join: 'An einem Tisch mitspielen',
  code: 'Code oder Link',
  codeHint: 'Buchstaben und Ziffern, oder füge den Link ein.',
  codeWrong:
    'Ein Code hat mindestens sechs Buchstaben und Ziffern, etwa KR7 P4M. Schau noch einmal auf den Bildschirm des Hosts.',
  go: 'Zum Tisch',
  recent: 'Deine Tische',
  backTo: (code) => `Zurück zu Tisch ${code}`,
  publicTables: 'Öffentliche Tische',
  noTables: 'Gerade gibt es keine öffentlichen Tische',
  noTablesText: 'Öffne selbst einen öffentlichen Tisch, oder spiel gleich gegen Bots.',
  people: (count) => plural(count, { one: '# Spieler', other: '# Spieler' }),
  bots: (count) => plural(count, { one: '# Bot', other: '# Bots' }),
  waiting: 'wartet auf Spieler',
  sitDown: 'Platz nehmen',
  watch: 'Zuschauen',
  refresh: 'Aktualisieren',

  looking: 'Der Tisch wird gesucht …',
  stillLooking: 'Der Server antwortet nicht. Neuer Versuch …',
  restored: 'Der Server ist mit einer älteren Sicherung zurück. Das Spiel geht von hier an weiter.',
  reconnecting: 'Verbinde neu … Dein Platz ist sicher.',
  reconnectingWatching: 'Verbinde neu …',
  offline: 'Du bist offline. Dein Platz ist sicher.',
  paused: 'Der Host hat das Spiel pausiert.',
  pausedBy: (who) => (who.isYou ? 'Du hast das Spiel pausiert.' : `${who.name} hat das Spiel pausiert.`),
  resume: 'Weiter',
  away: (name, seconds) => `${name} ist nicht da. In ${seconds} s übernimmt ein Bot.`,
  awayNow: 'Jetzt',
  seatKept: (code) =>
    `Du behältst deinen Platz am Tisch ${code}. Bleibst du länger weg, spielt so lange ein Bot für dich.`,
  seatBack: 'Zurück zum Tisch',
  mayLeave: 'Du kannst diese Seite schließen, bis du dran bist.',
  tellMe: 'Benachrichtige mich',
  missed: 'Während du weg warst',
  skipMissed: 'Überspringen',
  played: (what) => `Während du weg warst, hat ein Bot für dich gespielt: ${what}.`,
  playedCards: (count) => plural(count, { one: '# Karte gezogen', other: '# Karten gezogen' }),
  playedActions: (count) =>
    plural(count, { one: '# Aktionskarte vergeben', other: '# Aktionskarten vergeben' }),
  playedBusts: (count) => plural(count, { one: '#-mal geplatzt', other: '#-mal geplatzt' }),
  playedPoints: (points) => plural(points, { one: '# Punkt gesichert', other: '# Punkte gesichert' }),
  standIn: 'Ein Bot spielt gerade für dich.',
  takeOver: 'Wieder selbst spielen',
  watching: 'Du schaust zu. Im nächsten Spiel kannst du mitspielen.',

  replaced: 'Woanders geöffnet',
  replacedText:
    'Du spielst jetzt in einem anderen Tab oder auf einem anderen Gerät. Ein Platz kann nur an einem Ort offen sein.',
  playHere: 'Hier spielen',
  kicked: 'Der Host hat dich vom Tisch entfernt',
  kickedText: 'Du hast keinen Platz mehr. Du kannst noch zuschauen oder woanders spielen.',
  closed: 'Dieser Tisch ist geschlossen',
  closedText: 'Beendete Spiele bleiben erhalten. Öffne einen neuen Tisch, um wieder zusammen zu spielen.',
  noTable: (code) => `Es gibt keinen Tisch ${code}`,
  noTableText:
    'Prüfe den Code: Vielleicht stimmt ein Buchstabe oder eine Ziffer nicht. Unbenutzte Tische werden nach einer Weile geschlossen.',
  badVersion: 'Es gibt eine neue Version',
  badVersionText: 'Diese Seite ist älter als der Server. Lade sie neu; dein Platz ist sicher.',
  reload: 'Neu laden',
  openNew: 'Neuen Tisch öffnen',
  otherCode: 'Anderen Code eingeben',

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
  chatEmpty: 'Noch keine Nachrichten.',
  chatOff: 'Der Host hat Chat und Reaktionen ausgeschaltet.',
  chatSeated: 'Nimm Platz, um zu chatten.',
  message: 'Nachricht',
  send: 'Senden',
  host: 'Host',

  rematchWaits: (host) => `${host} kann das nächste Spiel starten. Dein Platz bleibt dir.`,
  rematchWaitsAlone: 'Der Host kann das nächste Spiel starten. Dein Platz bleibt dir.',
  toLobby: 'Spieler und Regeln',
  toGame: 'Zurück zum Spiel',
  fileInCircle: 'In eine Gruppe eintragen',
  inCircle: (circle) => `In ${circle} eingetragen`,
  download: 'Spiel herunterladen',
  table: 'Der Tisch',

  fair: 'Faire Karten',
  fairText:
    'Vor der ersten Karte hat der Server seinen Anteil am Mischen festgelegt und diesen Fingerabdruck davon veröffentlicht. Jeder Spieler hat eigenen Zufall beigetragen. Nach dem Spiel zeigt der Server seinen Anteil, und alle können jede Karte nachrechnen.',
  commitment: 'Fingerabdruck des Server-Anteils',
  contributed: 'Dieses Gerät hat zum Mischen beigetragen.',
  notContributed:
    'Diese Seite hat nicht mitgemischt: Sie wurde erst danach geöffnet, oder du schaust nur zu.',
  contributions: (count, seats) => `Plätze, die zum Mischen beigetragen haben: ${count} von ${seats}.`,
  secret: 'Der Anteil des Servers, nach dem Spiel gezeigt',
  secretLater: 'Der Anteil des Servers wird nach dem Spiel gezeigt.',
  verify: 'Ein heruntergeladenes Spiel prüfst du mit: sevenfold verify DATEI',

  moveSeat: 'Auf anderem Gerät weiterspielen',
  whichSeat: 'Wessen Platz?',
  moveSeatText:
    'Scanne das mit dem anderen Gerät, oder öffne dort den Link. Er funktioniert einmal und zehn Minuten lang. Wer ihn öffnet, bekommt den Platz; zeig ihn also niemandem sonst.',
  seatMoved: 'Der Platz ist jetzt auf dem anderen Gerät.',
  makingLink: 'Link wird erstellt …',
  qr: 'QR-Code zum Scannen mit dem Handy',
};

export default de;
