import type { Words } from '../areas.ts';

const de: Words<'refusals'> = {
  gameOver: 'Das Spiel ist zu Ende.',
  cardExpected: 'Gerade wird eine Karte gezogen; warte, bis sie offen liegt.',
  answerExpected: 'Erst muss ein Spieler antworten, dann kommt die nächste Karte.',
  notInPile: 'Diese Karte ist nicht mehr im Nachziehstapel.',
  wrongAnswer: 'Das passt nicht zur aktuellen Frage.',
  noSuchPlayer: 'Diesen Spieler gibt es an diesem Tisch nicht.',
  targetOut: 'Dieser Spieler ist schon raus; wähle jemanden, der noch dabei ist.',
  targetHasSecondChance: 'Dieser Spieler hat schon eine; wähle jemanden ohne.',
  othersFirst:
    'Nach diesen Regeln nimmst du eine Aktion nur selbst, wenn niemand sonst übrig ist; wähle jemand anderen.',
  tooLong: 'Das ist zu lang zum Senden; kürze es.',
  notJson: 'Das wurde nicht verstanden; lade die Seite neu.',
  badMessage: 'Das wurde nicht verstanden; lade die Seite neu.',
  badVersion: 'Diese Seite ist älter als der Tisch; lade sie neu.',
  noTable: 'Es gibt keinen Tisch mit diesem Code; prüfe ihn.',
  notJoined: 'Du bist an keinem Tisch; öffne ihn noch einmal.',
  noToken: 'Du schaust nur zu; nimm erst Platz.',
  notYourSeat: 'Dieser Platz gehört jemand anderem.',
  notYourTurn: 'Gerade ist jemand anders dran.',
  notPlaying: 'Hier wird gerade nicht gespielt.',
  playing: 'Das geht erst, wenn das Spiel zu Ende ist.',
  paused: 'Das Spiel ist pausiert; der Host kann es fortsetzen.',
  hostOnly: 'Das kann nur der Host.',
  creatorOnly: 'Das kann nur, wer den Tisch eröffnet hat.',
  locked: 'Der Tisch ist gesperrt; der Host kann ihn freigeben.',
  badTicket:
    'Dieser Link wurde schon benutzt, ist abgelaufen oder unvollständig; erstelle einen neuen auf dem Gerät, das den Platz hat.',
  full: 'Alle Plätze sind besetzt; du kannst zuschauen.',
  crowded: 'Mehr Zuschauer passen nicht an diesen Tisch; versuch es später noch einmal.',
  badName: 'Ein Name braucht mindestens ein sichtbares Zeichen.',
  noSeat: 'Diesen Platz gibt es nicht.',
  noBot: 'Diesen Bot gibt es nicht.',
  badRules: 'Diese Regeln passen nicht zusammen; ändere eine davon.',
  badPlayers: 'Diese Regeln sind für eine andere Spielerzahl; ändere die Regeln oder die Plätze.',
  chatOff: 'Der Host hat den Chat ausgeschaltet.',
  tooFast: 'Das war zu schnell; warte einen Moment.',
  closed: 'Dieser Tisch ist geschlossen.',
  busy: 'Der Tisch war nicht erreichbar; versuch es noch einmal.',
};

export default de;
