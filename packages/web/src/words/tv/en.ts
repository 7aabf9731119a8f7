export default {
  title: 'Play on a TV',
  intro: 'This screen is the table. Everyone plays on their phone, with a code and no account.',
  open: 'Open a table here',
  already: 'Is a table already open?',
  code: 'Code of the table',
  show: 'Show it here',

  scan: 'Scan to join',
  or: (host: string): string => `or go to ${host} and enter this code`,
  first: 'The first person to take a seat is the host.',
  starts: (host: string): string => `${host} can start the game.`,
  waits: 'Waiting for the host to start the game',
  join: 'Join or watch',

  address: 'On the TV, open this address:',
  enter: 'Then enter this code:',
  phones: 'Everyone plays on their phone.',

  onlyMyCards: 'Show only my cards',
  wholeTable: 'Show the whole table',

  unreachable: {
    here: 'Phones can’t reach this table: the server listens on this machine only. Start it without --host, or with --host 0.0.0.0.',
    offline: 'Phones can’t reach this table: this machine isn’t connected to a network.',
  },

  lastCard: 'Last card',
};
