export default {
  home: 'Sevenfold, home',
  menu: 'Menu',
  settings: 'Settings',
  skipToContent: 'Skip to the content',
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  lostTitle: 'There is nothing here',
  lostText: 'The address may be mistyped, or the page has moved.',
  goHome: 'Go to the start page',
};
