import type { RulesConfig } from '@sevenfold/engine';

/** Names a player of one score sheet, through all renaming and reordering. */
export type PlayerId = string;

export interface ScorePlayer {
  readonly id: PlayerId;
  readonly name: string;
  readonly colour: number;
  /** Does not play any more; the rounds played stay on the sheet. */
  readonly left?: true | undefined;
}

/** What a player has at the end of a round: the cards in front of them, or only what they add up to. */
export type ScoreEntry =
  | {
      /** Tokens of the record format; of a busted hand the duplicate may be among them. */
      readonly cards: readonly string[];
      readonly bust?: true | undefined;
    }
  | {
      readonly points: number;
      readonly bust?: true | undefined;
      readonly flip7?: true | undefined;
    };

/** By player; whoever is absent did not play the round. */
export type ScoreEntries = { readonly [player: PlayerId]: ScoreEntry };

export interface ScoreRound {
  readonly dealer: PlayerId;
  readonly entries: ScoreEntries;
}

/** A game of the physical cards, as it is kept on paper. */
export interface ScoreSheet {
  readonly rules: RulesConfig;
  /** In the order of the table. */
  readonly players: readonly ScorePlayer[];
  /** Who deals the round that is being played. */
  readonly dealer: PlayerId;
  readonly rounds: readonly ScoreRound[];
  /** What is entered of the round that is being played. */
  readonly draft: ScoreEntries;
}

/** Everything that can be wrong with what somebody enters; words for it belong to whoever shows it. */
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
        /** Everybody of the round has to have an entry before it can be closed. */
        | 'entryMissing'
        /** Somebody has to be left at the table. */
        | 'lastPlayer';
      readonly player?: PlayerId;
      readonly round?: number;
    }
  | { readonly code: 'tooManyPlayers'; readonly most: number }
  /** `reason` is the engine's sentence. */
  | { readonly code: 'badRules'; readonly option: string; readonly reason: string }
  | EntryProblem;

/** Why a hand or a number cannot be the end of anybody's round. */
export interface EntryProblem {
  readonly code:
    | 'unknownCard'
    /** A Flip Three never lies in front of a player when the round is over. */
    | 'notInFront'
    /** Two equal numbers are a bust. */
    | 'twoEqual'
    | 'eightNumbers'
    | 'twoSecondChances'
    | 'twoFreezes'
    /** The seventh number ends the round, so nobody can be frozen or bust with seven. */
    | 'frozenFlip7'
    | 'bustFlip7'
    /** A frozen player draws no more. */
    | 'frozenBust'
    /** A Second Chance would have saved them. */
    | 'savedBust'
    | 'bustWithPoints'
    /** Not a whole number, below 0, or more than any hand gives. */
    | 'pointsOutOfRange'
    /** No seven numbers give this. */
    | 'noFlip7'
    /** No six numbers give this. */
    | 'needsFlip7'
    /** The first Flip 7 ends the round. */
    | 'twoFlip7s'
    /** All players of the round together have more of this card than the deck. */
    | 'tooManyCopies';
  readonly player?: PlayerId;
  readonly round?: number;
  readonly card?: string;
  /** How many there can be. */
  readonly most?: number;
}

/** The most players of a sheet: as many as the rules know. */
export const MOST_PLAYERS = 99;

/** The most rounds of a sheet: ten hours of play. */
export const MOST_ROUNDS = 300;
