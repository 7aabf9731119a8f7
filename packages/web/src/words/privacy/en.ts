export default {
  title: 'Privacy',
  lead: 'No accounts, no ads, no trackers, no cookies. Here’s everything that’s stored, where, for how long, and how to delete it.',
  deviceTitle: 'On this device',
  device:
    'Your settings, solo games, games against bots and pass-and-play games, score sheets, tracked games, your history with its reviews, your practice and daily results, a copy of your circles, and the secret key that says who you are. It all stays in this browser until you delete it, and only leaves it when you play with others or share something.',
  serverTitle: 'On the server',
  server:
    'Only what you do with others, on the server whose address your browser shows. It doesn’t know who you are: it stores a hash of your key, and the names you choose to play under. The times below apply unless the people who run the server have chosen different ones.',
  stored: [
    {
      what: 'Online tables',
      about:
        'Names, seats and moves; while you’re waiting to play someone, and for an hour afterwards, your name and rating. Chat isn’t stored.',
      until:
        'A table closes after 7 days without a move, and is deleted a year later; its host can delete it at any time.',
    },
    {
      what: 'Finished games',
      about: 'Every card and answer, with the names at the table and a hash for each player.',
      until: '5 years, or until the last player has deleted the game from their history.',
    },
    {
      what: 'Score sheets you share',
      about: 'Names and points.',
      until: '90 days after the last change, or until you stop sharing.',
    },
    {
      what: 'Circles',
      about:
        'The members’ names and the games they file. Members see them, and so do people with the link to join.',
      until:
        'Until you leave: your name goes, and the games stay, with ‘someone who left’ in your place. A circle is gone for good after 5 years without changes, or 14 days after a keeper deletes it.',
    },
    {
      what: 'Rating',
      about:
        'Your rating after each rated game, how many you play each month, and the name you played under. You appear on the leaderboard, with what your decisions cost, only if you choose to.',
      until: 'Until you delete everything.',
    },
    {
      what: 'Daily deck',
      about: 'Your answers and your result.',
      until: '2 years.',
    },
    {
      what: 'Notifications',
      about:
        'The address that your browser’s push service gave this device, its language and time zone, what you want to hear about, your quiet hours, and messages waiting to be sent.',
      until: 'Until you turn them off.',
    },
    {
      what: 'Devices and passkeys',
      about:
        'For each device, a hash of its key, what kind of device it is, when you added it, and the hash it had before that; for each passkey, its public key, how often it has been used and when you created it.',
      until:
        'Until you remove them; the earlier hash, until you delete everything. A link for another device is gone after ten minutes.',
    },
    {
      what: 'Webhooks',
      about:
        'The address that is told when a game at your table or in your circle ends, and the secret that signs the message.',
      until: 'Until someone removes it, or the table or circle is deleted.',
    },
  ],
  networkTitle: 'Your internet address',
  network:
    'The server needs it to answer you, and counts the requests from it so that nobody can overload the server. It is stored neither in the database nor in the logs. To spot people who play against themselves, the server keeps a trace of the address. At tables, while you wait for a match and in rated games, it’s a code so short that thousands of addresses share it. For a daily deck, it’s a hash that is deleted when the day is over.',
  deleteTitle: 'Deleting',
  delete:
    'A single game: in your history. Everything, here and on the server: under ‘You’. Three things stay: the names at the table, in the games of people you played with; the games in your circles, with ‘someone who left’ in your place; and results of the daily deck that no longer belong to anyone.',
  toYou: 'You: your devices, and deleting everything',
};
