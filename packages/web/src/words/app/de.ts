import type { Words } from '../areas.ts';

const de: Words<'app'> = {
  home: 'Sevenfold, Startseite',
  settings: 'Einstellungen',
  tutorial: 'Einführung',
  skipToContent: 'Zum Inhalt springen',
  close: 'Schließen',
  cancel: 'Abbrechen',
  loading: 'Lädt …',

  share: 'Teilen',
  copyLink: 'Link kopieren',
  copied: 'Kopiert.',
  copyByHand: (text) => `Dieser Browser lässt das Kopieren nicht zu. Kopiere von Hand: ${text}`,

  lostTitle: 'Seite nicht gefunden',
  lostText: 'Unter dieser Adresse gibt es keine Seite. Prüfe die Schreibweise oder geh zur Startseite.',
  goHome: 'Zur Startseite',

  crashTitle: 'Da ist etwas schiefgegangen',
  crashText:
    'Diese Seite ist abgestürzt. Nichts ist verloren: Spiele auf diesem Gerät sind gespeichert, Online-Spiele laufen weiter. Neu laden hilft meistens.',
  reload: 'Neu laden',
  crashDetails: 'Details für einen Fehlerbericht',

  failedTitle: 'Diese Seite ließ sich nicht laden',
  failedText: 'Vielleicht bist du offline, oder es gibt eine neue Version. Versuch es gleich noch einmal.',
  tryAgain: 'Noch einmal versuchen',

  updateReady: 'Eine neue Version ist bereit.',
  update: 'Aktualisieren',
  updating: 'Wird aktualisiert …',

  trademark:
    '„Flip 7“ ist eine Marke ihres Inhabers. Sevenfold ist ein unabhängiges Open-Source-Projekt und weder mit ihm verbunden noch von ihm unterstützt.',
};

export default de;
