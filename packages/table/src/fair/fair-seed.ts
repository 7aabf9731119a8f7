// From the secret and the contributions to the seed of a game (docs/FAIRNESS.md).

import { type GameRecord, parseRules, type RulesConfig } from '@sevenfold/engine';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The only supported version of the scheme; part of every text that is hashed. In version 1 the server chose the first
 * dealer, and could do so after it knew all contributions.
 */
export const FAIR_VERSION = 2;

/** The randomness a seat adds, in hexadecimal; null for a seat that adds none, such as a bot's. */
export type Contribution = string | null;

/** What is fixed before the seed is computed; dealer and log follow from it and from the answers. */
export type FairSetup = Pick<GameRecord, 'rules' | 'players'>;

const SECRET = /^[0-9a-f]{64}$/;
const CONTRIBUTION = /^(?:[0-9a-f]{2}){16,32}$/;

/** 32 bytes as 64 lowercase hexadecimal digits: a secret or a commitment. */
export function isSecret(value: unknown): value is string {
  return typeof value === 'string' && SECRET.test(value);
}

/** 16 to 32 bytes as lowercase hexadecimal digits. */
export function isContribution(value: unknown): value is string {
  return typeof value === 'string' && CONTRIBUTION.test(value);
}

/** A secret from 32 bytes of a cryptographic source. */
export function makeSecret(bytes: Uint8Array): string {
  if (bytes.length !== 32) throw new RangeError(`a secret is 32 bytes, not ${bytes.length}`);
  return bytesToHex(bytes);
}

/** A seat's contribution from 16 to 32 bytes of a cryptographic source. */
export function makeContribution(bytes: Uint8Array): string {
  if (bytes.length < 16 || bytes.length > 32)
    throw new RangeError(`a contribution is 16 to 32 bytes, not ${bytes.length}`);
  return bytesToHex(bytes);
}

/** Published before the first card: it binds the server to the secret without revealing it. */
export function commitmentOf(secret: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes('sevenfold fair 2 commitment\n'), secretBytes(secret))));
}

/**
 * Everything but the secret that dealer and cards depend on, as one text. Rules are written as in the record, without the
 * options of their preset, so that a later version with more options computes the same text for an old game.
 */
export function seedText(
  commitment: string,
  setup: FairSetup,
  contributions: readonly Contribution[],
): string {
  const { rules, players } = setup;
  if (contributions.length !== players.length)
    throw new RangeError(`${players.length} seats cannot have ${contributions.length} contributions`);
  const seats = players.map((name, seat) => {
    // Ill-formed text has no UTF-8 form, so two such names could be encoded alike.
    if (!name.isWellFormed()) throw new RangeError(`the name of seat ${seat} is not well-formed Unicode`);
    const contribution = contributions[seat]!;
    if (contribution !== null && !isContribution(contribution))
      throw new RangeError(`the contribution of seat ${seat} is not 16 to 32 bytes in hexadecimal`);
    return `seat ${contribution ?? '-'} ${bytesToHex(utf8ToBytes(name))}\n`;
  });
  return `sevenfold fair 2 seed\ncommitment ${commitment}\n${rulesLine(rules)}${seats.join('')}`;
}

function rulesLine(rules: RulesConfig): string {
  parseRules(rules);
  const settings = Object.entries({ ...rules, preset: rules.preset ?? 'official' })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  return `rules ${settings.join(' ')}\n`;
}

/** The same for a daily deck, to which no player contributes: its cards are the same for everyone on that day. */
function daySeedText(commitment: string, rules: RulesConfig, day: string): string {
  return `sevenfold fair 2 day\ncommitment ${commitment}\n${rulesLine(rules)}day ${day}\n`;
}

/**
 * The seed that the first dealer and all cards follow from; it takes the secret and all contributions to compute it.
 */
export function gameSeed(
  secret: string,
  setup: FairSetup,
  contributions: readonly Contribution[],
): Uint8Array {
  const text = seedText(commitmentOf(secret), setup, contributions);
  return hmac(sha256, secretBytes(secret), utf8ToBytes(text));
}

/** The seed of everyone's cards on one day. */
export function daySeed(secret: string, rules: RulesConfig, day: string): Uint8Array {
  const text = daySeedText(commitmentOf(secret), rules, day);
  return hmac(sha256, secretBytes(secret), utf8ToBytes(text));
}

function secretBytes(secret: string): Uint8Array {
  if (!isSecret(secret)) throw new RangeError('a secret is 32 bytes in lowercase hexadecimal');
  return hexToBytes(secret);
}
