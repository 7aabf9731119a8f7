import { type FairProof, onlyProof } from './fair-record.ts';
import { isDay } from './fair-date.ts';
import { FAIR_VERSION, isContribution, isSecret } from './fair-seed.ts';

/** A proof that cannot be read: which of its keys is wrong, and a sentence that says what is expected. */
export class FairError extends Error {
  readonly key: keyof FairProof | 'fair';

  constructor(key: keyof FairProof | 'fair', message: string) {
    super(message);
    this.name = 'FairError';
    this.key = key;
  }
}

/** Reads the key `fair` of a record with this many seats; throws `FairError`. */
export function parseFair(value: unknown, seats: number): FairProof {
  const [problem] = fairProblems(value, seats);
  if (problem !== undefined) throw problem;
  return onlyProof(value as FairProof);
}

/** Everything that is wrong with the form of a proof; at most one problem per key. */
export function fairProblems(value: unknown, seats: number): FairError[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [new FairError('fair', 'fair must be an object with version, commitment and contributions')];
  }
  const { version, commitment, contributions, secret, day } = value as Record<string, unknown>;
  if (version !== FAIR_VERSION) {
    return [
      new FairError(
        'version',
        `fair.version must be ${FAIR_VERSION}, the only one known, not ${show(version)}`,
      ),
    ];
  }
  const problems: FairError[] = [];
  if (!isSecret(commitment)) {
    problems.push(new FairError('commitment', `fair.commitment must be ${HEX_32}, not ${show(commitment)}`));
  }
  const contributed = contributionsProblem(contributions, seats);
  if (contributed !== undefined) problems.push(new FairError('contributions', contributed));
  if (secret !== undefined && !isSecret(secret)) {
    problems.push(new FairError('secret', `fair.secret must be ${HEX_32}, not ${show(secret)}`));
  }
  if (day !== undefined && !(isDay(day) && isAlone(contributions))) {
    const expected = 'a date such as 2026-11-16, for a game of one player without a contribution';
    problems.push(new FairError('day', `fair.day must be ${expected}, not ${show(day)}`));
  }
  return problems;
}

function isAlone(contributions: unknown): boolean {
  return Array.isArray(contributions) && contributions.length === 1 && contributions[0] === null;
}

const HEX_32 = '32 bytes as 64 lowercase hexadecimal digits';

function contributionsProblem(value: unknown, seats: number): string | undefined {
  if (!Array.isArray(value)) {
    return `fair.contributions must be a list with one entry for each seat, not ${show(value)}`;
  }
  if (value.length !== seats) {
    return `fair.contributions must have one entry for each of the ${seats} seats, not ${value.length}`;
  }
  const bad = value.findIndex((entry: unknown) => entry !== null && !isContribution(entry));
  if (bad < 0) return undefined;
  return (
    `the contribution of seat ${bad} must be 16 to 32 bytes in lowercase hexadecimal, or null for a seat ` +
    `that added none, not ${show(value[bad])}`
  );
}

/** A value from outside, short enough for a message. */
function show(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
