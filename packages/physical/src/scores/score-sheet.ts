import type { RulesConfig } from '@sevenfold/engine';
import type { BoxId } from './boxes/boxes.ts';

/** The rules of a sheet; the box of a game knows which of them apply. */
export type ScoreRules = RulesConfig & {
  /** Brutal Mode: rounds may be negative, and a Flip 7 may take its bonus from another player. */
  readonly brutal?: boolean | undefined;
  /** In With a Vengeance; absent is `cards`. */
  readonly sevenOf?: SevenOf | undefined;
};

/** What makes a Flip 7 when a player has two 13s: seven number cards, or seven different numbers. */
export const SEVEN_OF = ['cards', 'different'] as const;
export type SevenOf = (typeof SEVEN_OF)[number];

/** Stays the same when the player is renamed or moved. */
export type PlayerId = string;

export interface ScorePlayer {
  readonly id: PlayerId;
  readonly name: string;
  readonly colour: number;
  /** Whether they no longer play; their rounds stay on the sheet. */
  readonly left?: true | undefined;
}

/** What a player has at the end of a round: the cards in front of them, or only the points. */
export type ScoreEntry = CardsEntry | PointsEntry;

export interface CardsEntry extends TakenBonus {
  /** Tokens of the box; a busted hand may include the duplicate. */
  readonly cards: readonly string[];
  readonly bust?: true | undefined;
}

export interface PointsEntry extends TakenBonus {
  /** Includes the bonus of a Flip 7, unless it is taken from another player. */
  readonly points: number;
  readonly bust?: true | undefined;
  readonly flip7?: true | undefined;
}

interface TakenBonus {
  /** Who loses the bonus of this Flip 7; if nobody does, it goes to the player of the entry. */
  readonly takesFrom?: PlayerId | undefined;
}

/** The entry of each player; those who sat the round out have none. */
export type ScoreEntries = { readonly [player: PlayerId]: ScoreEntry };

interface ScoreRound {
  readonly dealer: PlayerId;
  readonly entries: ScoreEntries;
}

/** A score sheet as people see it. */
export interface ScoreSheet {
  readonly box: BoxId;
  readonly rules: ScoreRules;
  /** Players in the order they sit. */
  readonly players: readonly ScorePlayer[];
  /** Who deals the round being played. */
  readonly dealer: PlayerId;
  readonly rounds: readonly ScoreRound[];
  /** Entries of the round being played. */
  readonly draft: ScoreEntries;
}

/** Everything that can be wrong with a step; the caller puts it into words. */
export type ScoreProblem =
  | {
      readonly code:
        | 'noSuchPlayer'
        | 'playerExists'
        | 'emptyName'
        | 'nameTaken'
        | 'playerLeft'
        | 'noSuchRound'
        | 'nothingToUndo'
        | 'nothingToRedo'
        | 'tooManySteps'
        | 'changedMeanwhile'
        /** A round is closed once everyone has an entry. */
        | 'entryMissing'
        /** A sheet needs at least one player. */
        | 'lastPlayer';
      readonly player?: PlayerId;
      readonly round?: number;
    }
  | { readonly code: 'tooManyPlayers'; readonly most: number }
  /** `reason` is the engine's sentence. */
  | { readonly code: 'badRules'; readonly option: string; readonly reason: string }
  | EntryProblem;

/** Why no round can end with these cards or points. */
export interface EntryProblem {
  readonly code:
    | 'unknownCard'
    /** A Flip Three is discarded before the round ends. */
    | 'notInFront'
    /** The same number twice is a bust. */
    | 'twoEqual'
    | 'eightNumbers'
    | 'twoSecondChances'
    | 'twoFreezes'
    /** The seventh number ends the round, so nobody can be frozen or bust with seven. */
    | 'frozenFlip7'
    | 'bustFlip7'
    /** A frozen player draws no more cards. */
    | 'frozenBust'
    /** A Second Chance would have saved them. */
    | 'savedBust'
    | 'bustWithPoints'
    /** Without the Lucky 13, a second 13 is a bust. */
    | 'needsLucky13'
    | 'threeThirteens'
    /** The Unlucky 7 removes a 7, and a 7 that follows it is a bust. */
    | 'sevenAndUnlucky7'
    /** Only Brutal Mode takes points from others, and only with a Flip 7. */
    | 'notBrutal'
    | 'takesWithoutFlip7'
    | 'takesFromSelf'
    /** Only players of the round lose points in it. */
    | 'takesFromAbsent'
    /** Not a whole number, or fewer or more than any hand gives. */
    | 'pointsOutOfRange'
    /** No seven numbers give these points. */
    | 'noFlip7'
    /** No six numbers give these points. */
    | 'needsFlip7'
    /** The first Flip 7 ends the round. */
    | 'twoFlip7s'
    /** The players together have more of this card than the deck. */
    | 'tooManyCopies';
  readonly player?: PlayerId;
  readonly round?: number;
  readonly card?: string;
  /** The player who has the only copy. */
  readonly holder?: PlayerId;
  /** How many copies there can be. */
  readonly most?: number;
  /** How many there have to be; set if there are too few. */
  readonly least?: number;
}

export { MOST_PLAYERS } from '@sevenfold/engine';

/** More than ten hours of play bring. */
export const MOST_SHEET_ROUNDS = 300;
