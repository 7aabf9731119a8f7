export default {
  banner: (text: string): string => `Server notice: ${text}`,
  readOnly: 'The server is under maintenance: you can watch, but nobody can play until it’s over.',
  readOnlyOver: 'Maintenance is over: you can play again.',
};
