import type { Words } from '../areas.ts';
import { called } from '../person.ts';
import { speech } from '../speech.ts';

const { plural, number, percent } = speech('de');

const de: Words<'replay'> = {
  title: 'Wiedergabe und Analyse',
  player: (seat) => `Spieler ${seat}`,
  others: (count) => plural(count, { one: '# weiterer', other: '# weitere' }),
  unfinished: 'Unfertiges Spiel',
  rounds: (count) => plural(count, { one: '# Runde', other: '# Runden' }),

  openTitle: 'Ein Spiel öffnen',
  openHint:
    'Füge eine Aufzeichnung, ein Protokoll oder eine Stellung ein oder ziehe eine Datei auf diese Seite.',
  openText: 'Aufzeichnung, Protokoll, Stellung oder Link',
  openFile: 'Datei wählen',
  open: 'Öffnen',
  dropHere: 'Loslassen, um es zu öffnen',
  kept: 'Spiele auf diesem Gerät',
  noneKept: 'Spiele, die du auf diesem Gerät beendest, kannst du dir hier noch einmal ansehen.',
  refused: {
    empty: 'Da steht nichts. Füge eine ganze Aufzeichnung, ein Protokoll oder eine Stellung ein.',
    tooLong: (count, most) =>
      `Das sind ${number(count)} Zeichen; kein Spiel hat mehr als ${number(most)}. Füge nur ein Spiel ein.`,
    tooManyMoves: (count, most) =>
      `Das sind ${number(count)} Züge; höchstens ${number(most)} können gezeigt werden.`,
    notJson:
      'Diese Aufzeichnung ist beschädigt oder unvollständig: Kopiere alles, von der ersten bis zur letzten Klammer.',
    manyGames: (count) => `Das sind ${number(count)} Spiele. Füge eines davon ein.`,
    badRecord: 'Das ist keine Aufzeichnung eines Spiels, das man spielen kann.',
    badPosition: (field) =>
      `Das ist nicht die Stellung eines möglichen Spiels: Sieh dir Teil ${number(field)} an, von links gezählt.`,
    badLog: (move) => `Dieses Protokoll passt zu keiner Zahl von Spielern: Sieh dir Zug ${number(move)} an.`,
    badLink: 'Dieser Link ist beschädigt oder unvollständig. Kopiere ihn ganz oder lass ihn dir neu geben.',
    unknown:
      'Das ist weder eine Aufzeichnung noch ein Protokoll, eine Stellung oder ein Link zu einem Spiel.',
  },
  inDetail: 'Im Einzelnen',
  missingTitle: 'Dieses Spiel ist nicht hier',
  missingText:
    'Es ist weder auf diesem Gerät noch auf dem Server. Vielleicht wurde es gelöscht oder auf einem anderen Gerät gespielt.',
  offlineText:
    'Es ist nicht auf diesem Gerät, und der Server ist nicht zu erreichen. Versuch es noch einmal, wenn du online bist.',
  flaw: (move, token, reason) =>
    `Diese Aufzeichnung verstößt bei Zug ${number(move)}, „${token}“, gegen die Regeln. ${reason} Gezeigt wird sie bis dorthin.`,
  unknownToken: 'Das ist weder eine Karte noch eine Antwort.',
  guessed: 'Ein Protokoll sagt nicht, wie viele gespielt haben.',
  guessedSeats: 'Spieler',

  view: 'Teile dieser Seite',
  views: { replay: 'Wiedergabe', review: 'Analyse', fair: 'Fairness' },
  more: 'Mehr',
  download: 'Aufzeichnung herunterladen',
  share: 'Link zu diesem Moment kopieren',
  keep: 'Auf diesem Gerät behalten',
  keptNow: 'Liegt jetzt bei deinen Spielen.',
  command: 'Im Terminal',
  another: 'Ein anderes Spiel öffnen',

  play: 'Abspielen',
  pause: 'Anhalten',
  speed: 'Tempo',
  step: { back: 'Einen Zug zurück', forward: 'Einen Zug weiter' },
  decision: { back: 'Zur Entscheidung davor', forward: 'Zur nächsten Entscheidung' },
  round: { back: 'Eine Runde zurück', forward: 'Eine Runde weiter' },
  timeline: 'Zug',
  moveOf: (move, of) => `Zug ${number(move)} von ${number(of)}`,
  keysHint:
    'Pfeiltasten: ein Zug; mit Umschalt: eine Entscheidung; Bildtasten: eine Runde; Leertaste: abspielen.',
  jump: 'Springen zu',
  jumpTo: 'Ein Moment …',
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
  chancesTable: 'Die Chancen in Zahlen',
  sampled: (samples, most) =>
    `Geschätzt aus ${number(samples)} Ausspielungen je Stellung: höchstens ± ${percent(most, 1)} (zu ${percent(0.95)} sicher).`,
  atRoundEnd: 'Nach Runde',
  plusMinus: (interval) => `± ${number(interval * 100)}`,
  working: (done, of) => `Stellungen werden bewertet: ${number(done)} von ${number(of)}`,
  stopped: 'Angehalten.',
  goOn: 'Weitermachen',
  failed: 'Die Stellungen konnten hier nicht bewertet werden.',
  nothingYet: 'Es ist noch keine Karte ausgeteilt.',

  fairIntro: 'Die Seite hat gerade jedes Mischen aus der Aufzeichnung nachgerechnet.',
  fairHolds: 'Alles stimmt.',
  fairFails: 'Mit dieser Aufzeichnung stimmt etwas nicht.',
  fairOpen: 'Nichts ist falsch, aber nicht alles lässt sich prüfen.',
  statuses: { holds: 'stimmt', fails: 'stimmt nicht', unknown: 'unbekannt', open: 'offen' },
  checks: {
    legal: 'Nach den Regeln gespielt',
    commitment: 'Das Geheimnis stand vor der ersten Karte fest',
    contributions: 'Der Zufall der Spieler steckt darin',
    dealer: 'Der erste Geber folgt aus dem Geheimnis',
    cards: 'Jede Karte folgt aus dem Geheimnis',
    complete: 'Das Spiel ist vollständig',
    result: 'Das angegebene Ergebnis stimmt',
  },
  noProof: 'Diese Aufzeichnung hat keinen Nachweis: Sie sagt nicht, woher ihre Karten kamen.',
  proofs: {
    resultFails: 'Das Protokoll führt zu anderen Punkten oder Siegern, als die Aufzeichnung angibt.',
    legalHolds: (moves) => plural(moves, { one: '# Zug.', other: 'Alle # Züge.' }),
    wrongMove: (move, token) => `Zug ${number(move)}, „${token}“, ist gegen die Regeln.`,
    wrongCard: (move, found, expected) => `Zug ${number(move)} ist „${found}“ und müsste „${expected}“ sein.`,
    commitmentHolds: 'Vergleiche es mit dem, was dir vor der ersten Karte gezeigt wurde.',
    commitmentFails: 'Das Geheimnis ist nicht das, worauf man sich festgelegt hatte.',
    contributionsHold: 'Wer mitgespielt hat, findet seinen Beitrag in der Aufzeichnung.',
    contributionsFail: 'Was die Spieler beigetragen haben, ist nicht lesbar.',
    dealerFails: 'Jemand anderes hätte zuerst geben müssen.',
    cardsHold: 'Keine einzige weicht ab.',
    complete: 'Es endet mit einem Sieg.',
    result: 'Punkte und Gewinner folgen aus dem Verlauf.',
    open: 'Das Protokoll hört vor dem Ende des Spiels auf.',
    unknown: 'Das lässt sich nicht prüfen: Woraus es folgen würde, steht nicht in der Aufzeichnung.',
  },

  positionTitle: 'Eine Stellung',
  next: 'Die nächste Karte',
  nextFrom: (cards) => plural(cards, { one: 'aus # Karte', other: 'aus # Karten' }),
  noNext: 'Es ist keine Karte mehr da.',
  bustNext: 'Platzt mit der nächsten Karte',
  seats: 'Spieler',
  inFront: 'Liegt aus',
  notAsked: 'Hier wird niemand etwas gefragt.',
  over: 'Das Spiel ist zu Ende.',
  exact: 'Die Chancen der Karten sind exakt.',
};

export default de;
