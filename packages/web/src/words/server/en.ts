export default {
  problems: {
    offline: 'Can’t reach the server. Check your connection, then try again.',
    slow: 'The connection broke, or is too slow. Try again.',
    portal:
      'Something else answered in place of the server. If your Wi-Fi has a sign-in page, open that first; otherwise reload this page.',
    tooMany: 'Too many requests. Wait a minute, then try again.',
    readOnly: 'The server is under maintenance. Try again later.',
    gone: 'This is no longer on the server.',
    refused: 'The server couldn’t do this. Reload the page, then try again.',
  },
};
