import type { Words } from '../areas.ts';

const de: Words<'server'> = {
  problems: {
    offline: 'Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.',
    slow: 'Die Verbindung ist abgebrochen oder zu langsam. Versuch es noch einmal.',
    portal:
      'Statt des Servers hat etwas anderes geantwortet. Hat dein WLAN eine Anmeldeseite, öffne sie zuerst; sonst lade diese Seite neu.',
    tooMany: 'Zu viele Anfragen. Warte eine Minute und versuch es noch einmal.',
    readOnly: 'Der Server wird gerade gewartet. Versuch es später noch einmal.',
    gone: 'Das ist nicht mehr auf dem Server.',
    refused: 'Der Server konnte das nicht ausführen. Lade die Seite neu und versuch es noch einmal.',
  },
};

export default de;
