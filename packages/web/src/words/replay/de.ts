import type { Words } from '../areas.ts';
import { formats } from '../formats.ts';
import { called } from '../you-or-name.ts';

const { plural, number, percent } = formats('de');

const de: Words<'replay'> = {
  title: 'Wiedergabe und Analyse',
  player: (seat) => `Spieler ${seat}`,
  seat: (seat) => `Platz ${seat}`,
  others: (count) => plural(count, { one: '# weiterer', other: '# weitere' }),
  unfinished: 'Nicht beendetes Spiel',
  alone: (done, medal) => `${done}: ${medal}`,
  medals: {
    legend: 'Legende',
    gold: 'Goldmedaille',
    silver: 'Silbermedaille',
    bronze: 'Bronzemedaille',
    none: 'keine Medaille',
  },
  rounds: (count) => plural(count, { one: '# Runde', other: '# Runden' }),

  openTitle: 'Ein Spiel öffnen',
  openHint:
    'Füge eine Aufzeichnung, ein Protokoll oder eine Stellung ein oder ziehe eine Datei auf diese Seite.',
  openText: 'Aufzeichnung, Protokoll, Stellung oder Link',
  openFile: 'Datei wählen',
  open: 'Öffnen',
  dropHere: 'Loslassen, um es zu öffnen',
  stored: 'Spiele auf diesem Gerät',
  noneKept: 'Hier erscheinen Spiele, die du auf diesem Gerät beendest.',
  refused: {
    empty: 'Da steht nichts. Füge eine vollständige Aufzeichnung, ein Protokoll oder eine Stellung ein.',
    tooLong: (count, most) =>
      `Das sind ${number(count)} Zeichen; kein Spiel hat mehr als ${number(most)}. Füge nur ein Spiel ein.`,
    tooManyMoves: (count, most) =>
      `Das sind ${number(count)} Züge; höchstens ${number(most)} können gezeigt werden.`,
    notJson:
      'Diese Aufzeichnung ist beschädigt oder unvollständig: Kopiere alles, von der ersten bis zur letzten Klammer.',
    manyGames: (count) => `Das sind ${number(count)} Spiele. Füge eines davon ein.`,
    badRecord: 'Das ist keine Aufzeichnung eines möglichen Spiels.',
    badPosition: (field) =>
      `Das ist keine mögliche Stellung: Prüfe Teil ${number(field)}, von links gezählt.`,
    badLog: (move) => `Dieses Protokoll passt zu keiner Spielerzahl: Prüfe Zug ${number(move)}.`,
    badLink:
      'Dieser Link ist beschädigt oder unvollständig. Kopiere ihn ganz oder lass ihn dir noch einmal schicken.',
    unknown:
      'Das ist weder eine Aufzeichnung noch ein Protokoll, eine Stellung oder ein Link zu einem Spiel.',
  },
  inDetail: 'Details',
  missingTitle: 'Dieses Spiel ist nicht hier',
  missingText:
    'Es ist weder auf diesem Gerät noch auf dem Server. Vielleicht wurde es gelöscht oder auf einem anderen Gerät gespielt.',
  offlineText:
    'Es ist nicht auf diesem Gerät, und der Server ist nicht zu erreichen. Versuch es noch einmal, wenn du online bist.',
  flaw: (move, token, reason) =>
    `Diese Aufzeichnung verstößt bei Zug ${number(move)}, „${token}“, gegen die Regeln. ${reason} Sie wird bis dahin gezeigt.`,
  unknownToken: 'Das ist weder eine Karte noch eine Antwort.',
  guessed: 'Ein Protokoll sagt nicht, wie viele Spieler es waren.',
  guessedSeats: 'Spieler',

  view: 'Abschnitte dieser Seite',
  tryAgain: 'Noch einmal versuchen',
  playOn: 'Ab hier weiterspielen',
  backToReplay: 'Zurück zur Wiedergabe',
  cannotPlayOn: 'Diese Stellung lässt sich nicht weiterspielen.',
  views: { replay: 'Wiedergabe', review: 'Analyse', fair: 'Faire Karten' },
  more: 'Mehr',
  download: 'Aufzeichnung herunterladen',
  share: 'Link zu diesem Moment kopieren',
  shareResult: 'Ergebnis teilen',
  keep: 'Auf diesem Gerät speichern',
  storedNow: 'Bei deinen Spielen gespeichert.',
  command: 'Im Terminal',
  another: 'Ein anderes Spiel öffnen',

  play: 'Abspielen',
  pause: 'Anhalten',
  speed: 'Tempo',
  step: { back: 'Voriger Zug', forward: 'Nächster Zug' },
  decision: { back: 'Vorige Entscheidung', forward: 'Nächste Entscheidung' },
  round: { back: 'Vorige Runde', forward: 'Nächste Runde' },
  timeline: 'Zug',
  moveOf: (move, of) => `Zug ${number(move)} von ${number(of)}`,
  keysHint:
    'Pfeiltasten: ein Zug. Umschalt + Pfeiltasten: eine Entscheidung. Bildtasten: eine Runde. Leertaste: abspielen.',
  jump: 'Springen zu',
  jumpTo: 'Moment wählen …',
  beginning: 'Vor der ersten Karte.',
  inRound: (round, what) => `Runde ${number(round)}: ${what}`,
  marks: {
    bust: (who) => (who.isYou ? 'du platzt' : `${who.name} platzt`),
    flip7: (who, seven) => `${seven} für ${called(who, 'dich')}`,
    saved: (who) => (who.isYou ? 'du wirst gerettet' : `${who.name} wird gerettet`),
    reshuffled: 'neu gemischt',
    lead: (who) => (who.isYou ? 'du gehst in Führung' : `${who.name} geht in Führung`),
  },
  moves: 'Züge',
  asked: (who, hit) => `${called(who, 'Du')}: ${hit}.`,

  chances: 'Gewinnchancen',
  chancesTitle: (names) => `Gewinnchancen im Spielverlauf: ${names}`,
  medalTitle: 'Chance auf eine Medaille im Verlauf des Spiels',
  medalChance: 'Chance auf eine Medaille',
  expectedRounds: (rounds) => `Erwartet: ${rounds}`,
  chancesTable: 'Die Chancen in Zahlen',
  sampled: (samples, most) =>
    `Geschätzt aus ${number(samples)} simulierten Spielen je Stellung. Jede Zahl kann um bis zu ${percent(most, 1)} danebenliegen.`,
  atRoundEnd: 'Nach Runde',
  plusMinus: (interval) => `± ${number(interval * 100)}`,
  working: (done, of) => `Stellungen werden analysiert: ${number(done)} von ${number(of)}`,
  stopped: 'Gestoppt.',
  goOn: 'Fortsetzen',
  failed: 'Die Stellungen konnten in diesem Browser nicht analysiert werden.',
  nothingYet: 'Es ist noch keine Karte ausgeteilt.',

  fairIntro: 'Diese Seite hat gerade jedes Mischen aus der Aufzeichnung nachgerechnet.',
  fairHolds: 'Alles stimmt.',
  fairFails: 'Mit dieser Aufzeichnung stimmt etwas nicht.',
  fairOpen: 'Nichts ist falsch, aber nicht alles lässt sich prüfen.',
  statuses: { holds: 'stimmt', fails: 'stimmt nicht', unknown: 'unbekannt', open: 'nicht beendet' },
  checks: {
    legal: 'Nach den Regeln gespielt',
    commitment: 'Das Geheimnis stand vor der ersten Karte fest',
    contributions: 'Der Zufall der Spieler ist Teil des Mischens',
    dealer: 'Der erste Geber folgt aus dem Geheimnis',
    cards: 'Jede Karte folgt aus dem Geheimnis',
    complete: 'Das Spiel ist vollständig',
    result: 'Das angegebene Ergebnis stimmt',
    published: 'Das Geheimnis ist das für diesen Tag veröffentlichte',
  },
  dayIntro:
    'An diesem Tag hatten alle dieselben Karten. Sie folgen aus einem Geheimnis, das der Server festgelegt hat, bevor jemand spielte, und veröffentlicht, wenn alle fertig sind.',
  noProof: 'Diese Aufzeichnung hat keinen Nachweis: Sie sagt nicht, woher ihre Karten kamen.',
  proofs: {
    resultFails: 'Das Protokoll führt zu anderen Punkten oder Gewinnern, als die Aufzeichnung angibt.',
    legalHolds: (moves) => plural(moves, { one: '# Zug.', other: 'Alle # Züge.' }),
    wrongMove: (move, token) => `Zug ${number(move)}, „${token}“, verstößt gegen die Regeln.`,
    wrongCard: (move, found, expected) => `Zug ${number(move)} ist „${found}“ und müsste „${expected}“ sein.`,
    commitmentHolds:
      'Das Geheimnis passt zum Fingerabdruck in der Aufzeichnung. Prüfe, ob es der ist, den du vor der ersten Karte gesehen hast.',
    commitmentFails: 'Das Geheimnis ist nicht das, worauf sich der Server festgelegt hatte.',
    contributionsHold: 'Jeder Spieler findet seinen Beitrag in der Aufzeichnung.',
    contributionsFail: 'Was die Spieler beigetragen haben, ist nicht lesbar.',
    dealerFails: 'Jemand anders hätte zuerst geben müssen.',
    cardsHold: 'Jede einzelne stimmt.',
    complete: 'Es endet mit einem Sieg.',
    result: 'Punkte und Gewinner folgen aus dem Protokoll.',
    published: 'Der Server hat denselben Fingerabdruck und dasselbe Geheimnis veröffentlicht.',
    publishedFails: 'Der Server hat für diesen Tag etwas anderes veröffentlicht.',
    open: 'Das Protokoll hört vor dem Ende des Spiels auf.',
    unknown: 'Das lässt sich nicht prüfen: In der Aufzeichnung fehlt, was man dafür braucht.',
  },

  positionTitle: 'Stellung',
  next: 'Die nächste Karte',
  nextFrom: (cards) => plural(cards, { one: 'aus # Karte', other: 'aus # Karten' }),
  noNext: 'Es ist keine Karte mehr da.',
  bustNext: 'Risiko mit der nächsten Karte',
  seats: 'Spieler',
  inFront: 'Karten',
  notAsked: 'Hier hat niemand etwas zu entscheiden.',
  over: 'Das Spiel ist zu Ende.',
  exact: 'Die Wahrscheinlichkeiten der nächsten Karte sind exakt.',
};

export default de;
