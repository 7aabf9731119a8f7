export default {
  title: 'About Sevenfold',
  lead: 'Sevenfold is a free, open-source home for the press-your-luck card game known as Flip 7: one exact rules engine, used by the app, the bots, the server and the command line.',
  privacyTitle: 'Privacy',
  privacy:
    'There are no accounts, no ads, no trackers and no cookies. Games against bots, around one device and solo never leave this device. A table with friends is kept by the server that you play on, with the names you give; whoever created it can delete it. A finished game belongs to its players: each of you can delete it from your history, and the last one deletes it from the server.',
  fairTitle: 'Fair cards',
  fair: 'Online, the order of the cards is fixed before the game and everybody at the table adds to the shuffle. Afterwards anybody can check that no card was touched.',
  thanksTitle: 'Made with',
  thanks:
    'Svelte and the typeface Bricolage Grotesque by Mathieu Triay (SIL Open Font Licence). Cards, sounds and drawings are our own.',
  legalTitle: 'Names and rights',
  licence: 'Sevenfold is free software under the MIT licence.',
  version: (number: string): string => `Version ${number}`,
};
