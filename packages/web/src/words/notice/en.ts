export default {
  banner: (text: string): string => `Server notice: ${text}`,
  readOnly: 'The server is being maintained: you can watch, but nobody can play until it’s done.',
  readOnlyOver: 'Maintenance is over: you can play again.',
};
