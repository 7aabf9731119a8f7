import type { Words } from '../areas.ts';

const de: Words<'bots'> = {
  sentences: {
    pip: 'Dreht für sein Leben gern Karten um und hört auf, wenn ihm danach ist.',
    wanda: 'Macht bei 15 Schluss: Sicher ist sicher.',
    rocco: 'Hört nie unter 42 auf und prahlt damit, wenn es klappt.',
    greta: 'Hört bei 27 auf und weiß, wen man einfriert, ist aber leicht abzulenken.',
    mabel: 'Zählt die Karten und macht weiter, bis jede vierte sie platzen ließe.',
    felix: 'Wägt jede Karte gegen seine Punkte ab und verschenkt nie eine Karte, die ihn retten kann.',
    sibyl: 'Spielt die Runde ein paar hundert Mal im Kopf zu Ende, bevor sie antwortet.',
  },
  lines: {
    pip: {
      bust: ['Hoppla! Eine zu viel.', 'Egal, Umdrehen macht Spaß!'],
      frozen: ['Brr! Ich war noch nicht fertig!', 'He, es war gerade so lustig!'],
      flip7: ['Sieben? Ich hab gar nicht gezählt!'],
      won: ['Gewonnen? Ich?!'],
    },
    wanda: {
      bust: ['Ich hab’s gewusst!', 'Dabei war ich so vorsichtig …'],
      frozen: ['Danke, ich wollte sowieso aufhören.', 'Na gut. Sicher ist sicher.'],
      flip7: ['Ach du meine Güte, sieben!'],
      won: ['Langsam, aber sicher.'],
    },
    rocco: {
      bust: ['Ganz oder gar nicht.', 'Wer nicht wagt, der nicht gewinnt.'],
      frozen: ['Na, Angst vor mir?', 'Irgendwie musstest du mich ja stoppen.'],
      flip7: ['Sag ich doch: sieben!'],
      won: ['Hat da jemand gezweifelt?'],
    },
    greta: {
      bust: ['Moment, die hatte ich schon?', 'Einmal kurz weggeschaut!'],
      frozen: ['He, Einfrieren ist meine Sache!', 'Das merk ich mir. Wahrscheinlich.'],
      flip7: ['Sieben? Oh. Schön!'],
      won: ['Schon vorbei? Hab ich gewonnen?'],
    },
    mabel: {
      bust: ['Rechnerisch war das richtig.', 'Jede vierte, und ausgerechnet die.'],
      frozen: ['Ich hatte alles ausgerechnet!', 'Und die nächste wäre gut gewesen.'],
      flip7: ['Zählt ruhig nach: sieben.'],
      won: ['Zählen lohnt sich.'],
    },
    felix: {
      bust: ['Das Risiko stimmte, das Ergebnis nicht.', 'Wie unschön.'],
      frozen: ['Gut gespielt. Ärgerlich, aber gut.', 'Hätte ich auch getan.'],
      flip7: ['Sieben. Fast wie geplant.'],
      won: ['Es war mir ein Vergnügen.'],
    },
    sibyl: {
      bust: ['Ich sah es kommen. Zu spät.', 'Einmal unter hundert …'],
      frozen: ['Ich wusste, dass du das tust.', 'So stand es in den Karten.'],
      flip7: ['Wie vorhergesehen.'],
      won: ['Dieses Ende kannte ich schon.'],
    },
  },
  level: (level) => `Stufe ${level} von 10`,
};

export default de;
