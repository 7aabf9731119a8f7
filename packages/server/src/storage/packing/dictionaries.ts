// Dictionaries for packing: typical text that packed texts refer back to. A text that was packed with a dictionary can only be unpacked with the same one: to
// change one, add another under a new number in packing.ts.

const LOGS = [
  '10 6 12 4 h SC h 4 h 7 h 11 h 12 h SC h 6 h 10 h 11 h 3 s s s h FZ FZ @3 6 8 11 h 8 h 6 h 7 h 11 h 5 h 6',
  's h 1 h SC h 7 h 4 s s 12 10 +6 12 h 8 h 11 h +10 h 11 h 9 h F3 @2 7 5 10 h 12 h 9 s s s 9 5 F3 @0 9 12',
  '11 10 h 10 h 10 s h 8 h 8 h 6 h 3 s h 8 h 8 s 11 4 x2 +8 h 0 h 11 h 10 h 5 h 9 h +4 h 9 h 12 h 12 h 11 s',
  's s 7 FZ @3 12 h 7 F3 @1 3 5 11 h 9 h 10 h +2 s h 7 s 2 10 12 12 h 2 h 8 h 12 h 9 h 9 h 6 s s 10 4 F3 @0',
  '5 FZ 7 @2 12 h 11 h 10 h 3 h FZ @1 h 0 h 7 h 11 h 9 s s +6 10 5 11 h 12 h 7 h 12 h 11 h 7 h x2 h 10 s s',
  's 9 11 8 7 h 8 h 12 h 10 h FZ @0 h 9 h 9 h +4 s s h 4 h 6 h 11 s',
  '8 8 0 11 h 11 h 6 h 6 h 11 h 6 h 10 h 12 s h 9 h 10 s s 12 12 9 8 h 5 h 7 h 3 h 7 h +4 h 9 h FZ @3 h +6',
  'h +10 h SC h 5 s h FZ @1 h 4 h +2 h 12 s 9 12 10 10 h 12 h 7 h 6 h 10 h SC h 11 h 8 h 8 s h 12 s s 5 FZ',
  '@3 7 h x2 12 h 12 h 5 h 9 h 6 h 9 s 7 7 8 11 h 2 h 12 h F3 @3 7 11 6 h SC h 10 h 3 s h 4 h 1 h 11 h 10 h',
  '9 s s s 10 4 3 +8 h 11 h F3 @3 F3 8 10 @2 11 h 5 h 9 h 12 h 12 h 8 s h 2 s h 9 s 11 10 4 11 h 8 h +4 h 7',
  'h 7 h +8 h 9 h 10 h SC s h 2 h 8 h 11 s s h 5 h 11 F3 @0 10 11 12 12 11 10 s h 11 h 6 h 4 h +6 h 8 h 6 s',
  's h 12 s',
].join(' ');

const SEAT =
  '{"person":2,"left":false,"contribution":"\u0001","key":null,"ticket":null,"name":"Anna","colour":3,"bot":"standIn"},';
const PERSON = '{"hash":"\u0002","seen":179,"connection":"","away":null,"id":2},';
const AWAY = '{"hash":"\u0002","seen":179,"connection":"","away":{"game":1,"n":2},"id":3}],';

/** What records of games are packed with. */
export const RECORDS = [
  '"bots":["greta","stay25","felix","sibyl",',
  `x2 h F3 @1 ${LOGS}`,
  '{"rules":{"preset":"official","target":100},"players":["Player 1","Anna","Ben","Lisa"],"dealer":0,"log":"',
  '","fair":{"version":2,"commitment":"\u0002","contributions":["\u0001","\u0001","\u0001","\u0001"],"secret":"\u0002"},',
  '"played":{"id":"","started":179,"ended":179,"bots":[null,null,null,null],"totals":[203,154,163,120],"winners":[0]}}',
].join('');

/** What the states of tables are packed with. */
export const TABLES = [
  '"phase":"closed","phase":"lobby","phase":"playing","listed":true,"game":null,"people":[],"seats":[],',
  '"asked":{"n":12,"at":179},"bot":"greta","stay25","left":true,"person":null,',
  '{"code":"","version":22,"phase":"over","listed":false,"locked":false,"paused":false,"chat":true,"coach":false,',
  '"clock":0,"pace":"natural","rules":{"preset":"official"},"creator":1,"host":1,"appointed":false,',
  '"game":{"number":1,"started":179,"rules":{"preset":"official"},"players":["Player 1","Anna","Ben"],"dealer":0,',
  '"secret":"\u0002","commitment":"\u0002","contributions":["\u0001","\u0001","\u0001","\u0001"]},',
  `"people":[{"id":1,"hash":"\u0002","seen":179,"connection":"","away":null},${PERSON}${AWAY}`,
  `"seats":[${SEAT}${SEAT.slice(0, -1)}],"asked":null,"secret":"\u0002","commitment":"\u0002"}`,
].join('');
