// Passkeys, by the browser: loaded only when someone uses one.

import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { ServerError } from '../../server/ask.ts';
import type { Me, MeRequests } from './me.ts';

/** Someone has closed the browser's question, or has no passkey for this website: told like a refusal of the server. */
class PasskeyDismissed extends ServerError {
  constructor() {
    super('refused', 'dismissed');
  }
}

/** A browser offers them only at a host name, and over https or at localhost. */
export function canUsePasskeys(): boolean {
  return isSecureContext && 'PublicKeyCredential' in globalThis && !/^[\d.]+$|^\[/.test(location.hostname);
}

/** `name` is what the browser's list will say. */
export async function makePasskey(requests: MeRequests, name: string): Promise<Me> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const options = (await requests.passkeyOptions(name)) as PublicKeyCredentialCreationOptionsJSON;
  return requests.addPasskey(await answered(startRegistration({ optionsJSON: options })));
}

export async function restoreByPasskey(requests: MeRequests): Promise<Me> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const options = (await requests.restoreOptions()) as PublicKeyCredentialRequestOptionsJSON;
  return requests.restore(await answered(startAuthentication({ optionsJSON: options })));
}

async function answered<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch {
    throw new PasskeyDismissed();
  }
}
