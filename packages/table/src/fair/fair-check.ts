// Checks a record against its proof, using nothing but the record, so that anyone can do the same.

import {
  cardToken,
  type GameRecord,
  KINDS,
  LogError,
  newGame,
  parseMove,
  playLog,
  splitLog,
  type State,
  winners,
} from '@sevenfold/engine';
import { FairDealer, firstDealer } from './fair-dealer.ts';
import type { FairProof } from './fair-record.ts';
import { commitmentOf, daySeed, gameSeed } from './fair-seed.ts';
import { type FairError, fairProblems, parseFair } from './parse-fair.ts';

export type CheckName =
  | 'legal'
  | 'commitment'
  | 'contributions'
  | 'dealer'
  | 'cards'
  | 'complete'
  | 'result'
  | 'published';

/** A daily deck as the server publishes it: the secret only when the day is over. */
export interface PublishedDay {
  readonly date: string;
  readonly commitment: string;
  readonly secret?: string;
}

/**
 * holds: checked and right. fails: checked and wrong. unknown: could not be checked. open: the game is not over,
 * which is not a fault.
 */
export type CheckStatus = 'holds' | 'fails' | 'unknown' | 'open';

export interface Check {
  readonly name: CheckName;
  readonly status: CheckStatus;
  readonly message: string;
  /** Index of the token that is wrong. */
  readonly at?: number;
  /** The card token that should be there. */
  readonly expected?: string;
  /** The token that is there. */
  readonly found?: string;
}

export interface FairVerdict {
  /** Everything was checked and nothing is wrong; the game may not be over yet. */
  readonly holds: boolean;
  /**
   * One for each name, in the order of `CheckName`; `result` only if the record states one, `published` only if it is
   * given.
   */
  readonly checks: readonly Check[];
}

/** A card other than the one that follows from the seed. */
interface Difference {
  readonly at: number;
  readonly card: number;
  readonly expected: string;
  readonly found: string;
}

/** The log, as far as it is legal. */
interface Replayed {
  readonly state: State;
  readonly tokens: number;
  readonly cards: number;
  readonly illegal: LogError | undefined;
  readonly difference: Difference | undefined;
}

/**
 * Checks everything that a record and the values of its keys `fair` and `played` allow. Throws `ConfigError` for a bad
 * set-up. `published`: the daily deck of its day, whose secret the record may lack.
 */
export function verifyRecord(
  record: GameRecord,
  given: unknown,
  stated?: unknown,
  published?: PublishedDay,
): FairVerdict {
  const fair = published === undefined ? given : completed(given, published);
  const problems = fair === undefined ? [] : fairProblems(fair, record.players.length);
  const proof =
    fair === undefined || problems.length > 0 ? undefined : parseFair(fair, record.players.length);
  const names = record.players.every((name) => name.isWellFormed());
  const secret = proof?.secret;
  const seed =
    proof !== undefined && secret !== undefined && names
      ? proof.day === undefined
        ? gameSeed(secret, record, proof.contributions)
        : daySeed(secret, record.rules, proof.day)
      : undefined;
  const played = play(record, seed);
  // Why there is no seed, if there is none.
  const why =
    fair === undefined ? NO_PROOF : problems.length > 0 ? BAD_PROOF : names ? noSecret(fair) : BAD_NAME;
  const checks = [
    legalCheck(played),
    commitmentCheck(fair, problems),
    contributionsCheck(fair, problems),
    dealerCheck(record, seed, why),
    cardsCheck(played, seed, why),
    completeCheck(played),
    ...(stated === undefined ? [] : [resultCheck(played, stated)]),
    ...(published === undefined ? [] : [publishedCheck(given, published)]),
  ];
  return { holds: checks.every(({ status }) => status === 'holds' || status === 'open'), checks };
}

/** Plays the log as far as it is legal, and compares its cards with the expected ones up to the first wrong one. */
function play(record: GameRecord, seed: Uint8Array | undefined): Replayed {
  const dealer = seed === undefined ? undefined : new FairDealer(seed);
  const state = newGame(record.rules, record.players.length, record.dealer);
  const tokens = splitLog(record.log);
  let cards = 0;
  let difference: Difference | undefined;
  const compare = (token: string, at: number): void => {
    if (dealer === undefined || difference !== undefined) return;
    const expected = cardToken(dealer.draw(state));
    if (expected !== token) difference = { at, card: cards, expected, found: token };
  };
  try {
    playLog(state, tokens, (move, at) => {
      if (move >= KINDS) return;
      compare(tokens[at]!, at);
      cards++;
    });
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    // A card that the draw pile does not hold is not only illegal: it is also the wrong one.
    const move = parseMove(error.token);
    if (state.phase === 'draw' && move !== undefined && move < KINDS) compare(error.token, error.at);
    return { state, tokens: tokens.length, cards, illegal: error, difference };
  }
  return { state, tokens: tokens.length, cards, illegal: undefined, difference };
}

function legalCheck({ illegal, tokens, cards }: Replayed): Check {
  if (illegal === undefined) {
    return {
      name: 'legal',
      status: 'holds',
      message: `The game was played by the rules: ${count(tokens, 'token')}, ${count(cards, 'card')} among them.`,
    };
  }
  const { at, token, message } = illegal;
  return {
    name: 'legal',
    status: 'fails',
    message: `The log breaks the rules at token ${at}, ${show(token)}: ${message}`,
    at,
    found: token,
  };
}

function commitmentCheck(fair: unknown, problems: readonly FairError[]): Check {
  const name = 'commitment';
  if (fair === undefined) return { name, status: 'unknown', message: NO_PROOF };
  const problem = problems.find(({ key }) => key !== 'contributions');
  if (problem !== undefined) return { name, status: 'fails', message: wrongForm(problem) };
  const { commitment, secret } = fair as FairProof;
  if (secret === undefined) return { name, status: 'unknown', message: noSecret(fair) };
  const expected = commitmentOf(secret);
  return expected === commitment
    ? {
        name,
        status: 'holds',
        message: `The secret matches the commitment ${commitment}. Compare it with what you were shown before the first card.`,
      }
    : {
        name,
        status: 'fails',
        message: `The secret is not the one committed to: its commitment would be ${expected}, the record says ${commitment}.`,
      };
}

function contributionsCheck(fair: unknown, problems: readonly FairError[]): Check {
  const name = 'contributions';
  if (fair === undefined) return { name, status: 'unknown', message: NO_PROOF };
  const problem = problems.find(({ key }) => key === 'contributions');
  if (problem !== undefined) return { name, status: 'fails', message: wrongForm(problem) };
  if (problems.some(({ key }) => key === 'fair' || key === 'version')) {
    return { name, status: 'unknown', message: 'The contributions in this proof cannot be read.' };
  }
  const { contributions } = fair as FairProof;
  const absent = contributions.flatMap((entry, seat) => (entry === null ? [seat] : []));
  const seats = contributions.length;
  const message =
    absent.length === 0
      ? `Randomness from ${seats === 1 ? 'the only seat' : `all ${seats} seats`} is in the cards. Players can find theirs in the record.`
      : absent.length === seats
        ? 'Every seat has an entry, but none added randomness: the cards follow from the secret alone.'
        : `Randomness from ${seats - absent.length} of ${seats} seats is in the cards; none from seat ${absent.join(', ')} (counted from 0).`;
  return { name, status: 'holds', message };
}

function dealerCheck({ dealer, players }: GameRecord, seed: Uint8Array | undefined, why: string): Check {
  const name = 'dealer';
  if (seed === undefined) return { name, status: 'unknown', message: why };
  const expected = firstDealer(seed, players.length);
  return dealer === expected
    ? {
        name,
        status: 'holds',
        message: `Player ${dealer} (counted from 0) deals first, as follows from the secret and the contributions.`,
      }
    : { name, status: 'fails', message: `Player ${expected} should deal first, the record says ${dealer}.` };
}

function cardsCheck(
  { cards, illegal, difference }: Replayed,
  seed: Uint8Array | undefined,
  why: string,
): Check {
  const name = 'cards';
  if (difference !== undefined) {
    const { at, card, expected, found } = difference;
    const message = `Token ${at} (card ${card + 1} of the game) should be ${expected}, the record says ${found}.`;
    return { name, status: 'fails', message, at, expected, found };
  }
  if (seed === undefined) return { name, status: 'unknown', message: why };
  if (illegal !== undefined) {
    const message = `The ${count(cards, 'card')} before token ${illegal.at} are right; what follows cannot be checked.`;
    return { name, status: 'unknown', message };
  }
  const message =
    cards === 0
      ? 'No card has been turned up yet.'
      : `${cards === 1 ? 'The only card follows' : `All ${cards} cards follow`} from the secret and the contributions.`;
  return { name, status: 'holds', message };
}

function completeCheck({ state, illegal }: Replayed): Check {
  const name = 'complete';
  if (illegal !== undefined) {
    return {
      name,
      status: 'unknown',
      message: 'From this log nobody can tell whether the game is complete.',
    };
  }
  return state.phase === 'over'
    ? { name, status: 'holds', message: `The game is complete: ${count(state.round, 'round')}.` }
    : {
        name,
        status: 'open',
        message: `The log stops in round ${state.round}, before the end of the game: what came after is not in this record.`,
      };
}

/** Only totals and winners follow from the log: dates and who was a bot cannot be checked. */
function resultCheck({ state, illegal }: Replayed, stated: unknown): Check {
  const name = 'result';
  if (illegal !== undefined)
    return { name, status: 'unknown', message: 'The result cannot be computed from this log.' };
  const { totals, winners: won } = (stated ?? {}) as {
    readonly totals?: unknown;
    readonly winners?: unknown;
  };
  if (state.phase !== 'over') {
    const message = 'The record states a result, but its log stops before there is one.';
    return { name, status: 'fails', message };
  }
  const [expectedTotals, expectedWinners] = [JSON.stringify(state.totals), JSON.stringify(winners(state))];
  return JSON.stringify(totals) === expectedTotals && JSON.stringify(won) === expectedWinners
    ? { name, status: 'holds', message: 'Totals and winners are those of the log.' }
    : {
        name,
        status: 'fails',
        message: `The log leads to totals ${expectedTotals} and winners ${expectedWinners} (counted from 0); the record says otherwise.`,
      };
}

/** A proof with the secret that was published, if it has none of its own. */
function completed(fair: unknown, { secret }: PublishedDay): unknown {
  if (typeof fair !== 'object' || fair === null || secret === undefined || !('day' in fair)) return fair;
  return { secret, ...fair };
}

function publishedCheck(fair: unknown, { date, commitment, secret }: PublishedDay): Check {
  const name = 'published';
  const { day, ...proof } = (fair ?? {}) as Partial<FairProof>;
  if (day === undefined)
    return { name, status: 'fails', message: 'This is not the record of a game with the daily deck.' };
  if (day !== date) {
    const message = `The record is from the daily deck of ${day}, but the published deck is that of ${date}.`;
    return { name, status: 'fails', message };
  }
  if (proof.commitment !== commitment || (proof.secret ?? secret) !== secret) {
    const message = `The commitment or secret in the record differs from what the server has published for ${date}.`;
    return { name, status: 'fails', message };
  }
  return secret === undefined
    ? { name, status: 'unknown', message: DAY_NOT_OVER }
    : { name, status: 'holds', message: `Commitment and secret are those published for ${date}.` };
}

function noSecret(fair: unknown): string {
  return (fair as FairProof).day === undefined ? NO_SECRET : DAY_NOT_OVER;
}

const NO_PROOF = 'This record has no "fair": it does not say where its cards came from.';
const NO_SECRET = 'The secret is not in this record; it is revealed when the game is over.';
const DAY_NOT_OVER =
  'The secret is not in this record; the server publishes it at GET /v1/daily/DATE when the day is over.';
const BAD_PROOF = 'Dealer and cards cannot be computed from a proof with mistakes in it.';
const BAD_NAME = 'A name in this record is not well-formed Unicode, so dealer and cards cannot be computed.';

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function wrongForm(problem: FairError): string {
  return `The proof has a mistake: ${problem.message}.`;
}

function show(token: string): string {
  return JSON.stringify(token.length > 20 ? `${token.slice(0, 20)}…` : token);
}
