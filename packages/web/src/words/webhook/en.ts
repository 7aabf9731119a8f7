export default {
  hints: {
    table: 'Tells a chat room or a program about every game that ends at this table.',
    circle: 'Tells a chat room or a program about every new game in this circle.',
  },
  url: 'Address of the webhook',
  save: 'Save',
  remove: 'Remove',
  test: 'Send a test',
  secret: 'Secret for checking the signature. Copy it now: it’s shown only once.',
  copy: 'Copy the secret',
  set: (host: string): string => `${host} is told about every game.`,
  arrived: 'The test has arrived.',
  lost: (answer: string): string => `The test didn’t arrive: ${answer}.`,
  noAnswer: 'no answer',
  status: (status: number): string => `status ${status}`,
  wrong: 'Enter an address that begins with https:// and belongs to a public server.',
};
