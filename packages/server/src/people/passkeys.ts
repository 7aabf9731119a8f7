import { Conflict, webSource } from '@sevenfold/table';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { PasskeyStore, StoredPasskey } from './passkey-store.ts';
import type { TicketKind, TicketStore } from './ticket-store.ts';
import type { PasskeySite } from './passkey-site.ts';

/** Milliseconds from a question to its answer. */
const CHALLENGE_TIME = 300_000;
/** How many passkeys one person may have. */
const MOST_PASSKEYS = 20;
/** EdDSA, ES256 and RS256: what authenticators have; newer signatures would not fit into a request. */
const ALGORITHMS = [-8, -7, -257];

/** Who asks, and on which device. */
interface Asker {
  readonly device: string;
  readonly person: string;
}

interface Parts {
  readonly passkeys: PasskeyStore;
  readonly tickets: TicketStore;
}

/** What authenticators are asked, and whether their answers are right: making a passkey, and showing it. */
export class Passkeys {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The question for a new passkey; `undefined` if the person has too many. */
  async askForNew(me: Asker, site: PasskeySite, label: string) {
    const known = await this.#parts.passkeys.of(me.person);
    if (known.length >= MOST_PASSKEYS) return undefined;
    const { generateRegistrationOptions } = await loadWebAuthn();
    const options = await generateRegistrationOptions({
      rpName: 'Sevenfold',
      rpID: site.host,
      userName: label,
      userDisplayName: label,
      timeout: CHALLENGE_TIME,
      excludeCredentials: known.map(({ id }) => ({ id })),
      // The authenticator finds the passkey itself: on a new device, nobody knows its ID.
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      supportedAlgorithmIDs: ALGORITHMS,
    });
    await this.#remember(options.challenge, 'register', me);
    return options;
  }

  /** The passkey that an authenticator has made, if it answers our question; `add` stores it. */
  async verifyNew(
    me: Asker,
    site: PasskeySite,
    response: RegistrationResponseJSON,
  ): Promise<StoredPasskey | undefined> {
    const { verifyRegistrationResponse } = await loadWebAuthn();
    const verified = await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => this.#isAnswer(challenge, 'register', me),
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => undefined);
    if (verified?.verified !== true) return undefined;
    const { id, publicKey, counter } = verified.registrationInfo.credential;
    return { id, person: me.person, publicKey, counter, added: Date.now() };
  }

  /** Returns false if another passkey has this ID. */
  async add(passkey: StoredPasskey): Promise<boolean> {
    try {
      await this.#parts.passkeys.add(passkey);
      return true;
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      return false;
    }
  }

  /** The question for a passkey that someone has. */
  async askForKnown(me: Asker, site: PasskeySite) {
    const { generateAuthenticationOptions } = await loadWebAuthn();
    const options = await generateAuthenticationOptions({
      rpID: site.host,
      timeout: CHALLENGE_TIME,
      userVerification: 'preferred',
    });
    await this.#remember(options.challenge, 'restore', me);
    return options;
  }

  /** Whether someone has shown this passkey, as an answer to our question. */
  async verifyKnown(
    me: Asker,
    site: PasskeySite,
    { id, publicKey, counter }: StoredPasskey,
    response: AuthenticationResponseJSON,
  ): Promise<boolean> {
    const { verifyAuthenticationResponse } = await loadWebAuthn();
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => this.#isAnswer(challenge, 'restore', me),
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      credential: { id, publicKey: new Uint8Array(publicKey), counter },
      requireUserVerification: false,
    }).catch(() => undefined);
    if (verified?.verified !== true) return false;
    await this.#parts.passkeys.count(id, verified.authenticationInfo.newCounter);
    return true;
  }

  /** Remembers a question, in place of an older one of the same device. */
  async #remember(challenge: string, kind: TicketKind, { device, person }: Asker): Promise<void> {
    const [hash, until] = [await webSource.hash(challenge), Date.now() + CHALLENGE_TIME];
    await this.#parts.tickets.make({ hash, kind, device, person, until });
  }

  /** Whether this is the answer to a question that this device was asked, and the first one. */
  async #isAnswer(challenge: string, kind: TicketKind, { device }: Asker): Promise<boolean> {
    const ticket = await this.#parts.tickets.take(await webSource.hash(challenge), kind, Date.now());
    return ticket?.device === device;
  }
}

/** Loaded when it is first needed, because most people never make a passkey. */
function loadWebAuthn() {
  return import('@simplewebauthn/server');
}
