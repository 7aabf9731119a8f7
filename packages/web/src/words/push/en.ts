/** What notifications say; the service worker has all languages. */
export default {
  turn: 'It’s your turn',
  reminder: 'Your table is waiting for you',
  circle: (name: string): string => `New game in ${name}`,
  /** `time`: '5 h'. */
  left: (table: string, time: string): string => `Table ${table}: ${time} left`,
};
