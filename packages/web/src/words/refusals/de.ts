import type { Words } from '../areas.ts';

const de: Words<'refusals'> = {
  gameOver: 'Das Spiel ist aus; es kann nichts mehr gespielt werden.',
  cardExpected: 'Gerade wird eine Karte aufgedeckt; noch ist niemand gefragt.',
  answerExpected: 'Erst muss jemand antworten; vorher wird keine Karte aufgedeckt.',
  notInPile: 'Diese Karte ist nicht mehr im Stapel.',
  wrongAnswer: 'Das beantwortet die offene Frage nicht.',
  noSuchPlayer: 'So jemand sitzt nicht am Tisch.',
  targetOut: 'Wer das ist, ist schon aus der Runde; wähle jemanden, der noch dabei ist.',
  targetHasSecondChance: 'Da liegt schon eine; wähle jemanden ohne.',
  othersFirst:
    'Nach diesen Regeln nimmst du eine Aktion nur selbst, wenn sonst niemand übrig ist; wähle jemand anderen.',
  tooLong: 'Das ist zu lang zum Senden; kürze es.',
  notJson: 'Das wurde nicht verstanden; lade die Seite neu.',
  badMessage: 'Das wurde nicht verstanden; lade die Seite neu.',
  badVersion: 'Diese Seite ist älter als der Tisch; lade sie neu.',
  noTable: 'Es gibt keinen Tisch mit diesem Code; prüfe ihn.',
  notJoined: 'Du bist an keinem Tisch; öffne ihn noch einmal.',
  noToken: 'Du schaust nur zu; nimm erst Platz.',
  notYourSeat: 'Dieser Platz gehört jemand anderem.',
  notYourTurn: 'Jetzt ist jemand anderes gefragt.',
  notPlaying: 'Hier wird gerade nicht gespielt.',
  playing: 'Das muss warten, bis das Spiel aus ist.',
  paused: 'Das Spiel pausiert; die Gastgeberin oder der Gastgeber kann es fortsetzen.',
  hostOnly: 'Das darf nur, wer den Tisch gerade leitet.',
  creatorOnly: 'Das darf nur, wer den Tisch eröffnet hat.',
  locked: 'Der Tisch ist geschlossen für Neue; wer ihn eröffnet hat, kann ihn öffnen.',
  badTicket:
    'Dieser Link wurde schon benutzt, ist zu alt oder unvollständig; mach dort einen neuen, wo der Platz jetzt ist.',
  full: 'Alle Plätze sind besetzt; du kannst zuschauen.',
  crowded: 'Mehr können an diesem Tisch nicht zuschauen; versuch es später noch einmal.',
  badName: 'Ein Name braucht mindestens ein sichtbares Zeichen.',
  noSeat: 'Diesen Platz gibt es nicht.',
  noBot: 'Diesen Bot gibt es nicht.',
  badRules: 'Diese Regeln passen nicht zusammen; ändere eine davon.',
  badPlayers: 'Diese Regeln sind für eine andere Zahl von Spielern; ändere die Regeln oder die Plätze.',
  chatOff: 'Der Chat ist an diesem Tisch ausgeschaltet.',
  tooFast: 'Das war zu schnell; warte einen Moment.',
  closed: 'Dieser Tisch ist aufgelöst.',
  busy: 'Der Tisch war gerade nicht zu erreichen; versuch es noch einmal.',
};

export default de;
