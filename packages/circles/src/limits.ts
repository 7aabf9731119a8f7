/** Members of one circle, without those who have left. */
export const MOST_MEMBERS = 100;
/** The same with those who have left. */
export const MOST_MEMBERS_EVER = 1000;
/** People who join one circle within a day, so that a leaked link does little until it is replaced. */
export const JOINS_A_DAY = 50;

const DAY = 86_400_000;

/** Milliseconds for which keepers can undo the claim to a name on paper; after that, the name is deleted if the claimant leaves. */
export const CLAIM_SETTLES = 7 * DAY;

/** Characters of a name in a circle: its own, or that of a member, a guest or rules. */
export const LONGEST_CIRCLE_NAME = 40;

export const MOST_GAMES = 20_000;
export const MOST_ENTRIES = 60_000;
/** The part of a full log that only keepers can use: for a new link, and to clean up. */
export const KEEPERS_ROOM = 0.05;
/** Entries of one member within a day, and of all recent members together; a game of many scores counts as several. */
export const ENTRIES_A_DAY = 300;
export const SCORES_OF_ENTRY = 100;
/** Milliseconds after which a new member has a daily allowance of their own. */
export const MEMBER_SETTLES = 7 * DAY;
/** Entries that are sent together. */
export const MOST_AT_ONCE = 20;

/** Players and rounds of one filed game. */
export const MOST_FILED_PLAYERS = 40;
export const MOST_FILED_ROUNDS = 200;
/** Scores of one filed game: as many as its rounds times its players. */
export const MOST_FILED_SCORES = 1500;
/** Points of one filed score; in some boxes it can be as far below zero. */
export const MOST_FILED_POINTS = 100_000;

/** Characters of a log, as JSON: some 30,000 games. */
export const LONGEST_LOG = 20_000_000;
