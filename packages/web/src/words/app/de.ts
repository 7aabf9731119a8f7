import type { Words } from '../areas.ts';

const de: Words<'app'> = {
  home: 'Sevenfold, Startseite',
  settings: 'Einstellungen',
  help: 'So geht’s',
  skipToContent: 'Zum Inhalt springen',
  close: 'Schließen',
  cancel: 'Abbrechen',
  loading: 'Lädt …',

  share: 'Teilen',
  copyLink: 'Link kopieren',
  copied: 'Kopiert.',
  copyByHand: (text) => `Kopieren ist hier nicht erlaubt. Kopiere es von Hand: ${text}`,

  lostTitle: 'Dieser Platz ist leer',
  lostText: 'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie vertippt oder umgezogen.',
  goHome: 'Zur Startseite',

  crashTitle: 'Das hätte nicht passieren dürfen',
  crashText:
    'Diese Seite ist gestolpert. Verloren ist nichts: Spiele auf diesem Gerät sind gespeichert, Online-Spiele laufen weiter. Neu laden hilft meistens.',
  reload: 'Neu laden',
  crashDetails: 'Was schiefging, für einen Fehlerbericht',

  failedTitle: 'Diese Seite ließ sich nicht laden',
  failedText:
    'Vielleicht ist die Verbindung weg, oder es gibt eine neue Version. Versuch es gleich noch einmal.',
  tryAgain: 'Noch einmal versuchen',

  updateReady: 'Eine neue Version ist bereit.',
  update: 'Aktualisieren',

  trademark:
    '„Flip 7“ ist eine Marke ihres Inhabers. Sevenfold ist ein unabhängiges Open-Source-Projekt und weder mit ihm verbunden noch von ihm unterstützt.',
};

export default de;
