export default {
  title: 'About Sevenfold',
  lead: 'Sevenfold is a free, open-source home for the press-your-luck card game known as Flip 7. One exact rules engine runs the app, the bots, the server and the command line.',
  privacyTitle: 'Privacy',
  privacy:
    'No accounts, no ads, no trackers, no cookies. Solo games, games against bots and pass-and-play games stay on this device unless you share them.',
  privacyMore: 'What’s stored, and how to delete it',
  fairTitle: 'Fair cards',
  fair: 'Online, the order of the cards is fixed before the game, and everyone at the table adds to the shuffle. After the game anyone can check that no card was swapped.',
  thanksTitle: 'Made with',
  thanks:
    'Svelte, and the typeface Bricolage Grotesque by Mathieu Triay (SIL Open Font License). The cards, sounds and drawings are our own.',
  legalTitle: 'Names and rights',
  licence: 'Sevenfold is free software under the MIT licence.',
  version: (number: string): string => `Version ${number}`,
};
