import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { MadeCredential } from '../../../../domain/contract/passkeys.ts';
import type { SignedCredential } from '../../../../domain/contract/second-step.ts';
import { settings } from '../../../settings/settings.ts';

type Options = Readonly<Record<string, unknown>>;

/** Whether passkeys of this server can be used on this page: they know one host alone. */
export function canUsePasskeys(): boolean {
  return settings.passkeyHost === window.location.hostname && window.isSecureContext && browserSupportsWebAuthn();
}

/** Why a browser gave none: there is one already, or anything else, which it does not tell. */
export class NoPasskey extends Error {
  readonly isKnown: boolean;

  constructor(cause: unknown) {
    super('The browser gave no passkey', { cause });
    this.name = 'NoPasskey';
    this.isKnown = cause instanceof Error && cause.name === 'InvalidStateError';
  }
}

/** Throws NoPasskey. */
export async function makePasskey(options: Options): Promise<MadeCredential> {
  try {
    return await startRegistration({ optionsJSON: options as never });
  } catch (cause) {
    throw new NoPasskey(cause);
  }
}

/** The server did not take it: where the browser can, it no longer offers it. */
export async function forgetPasskey({ id }: MadeCredential): Promise<void> {
  const { signalUnknownCredential: signal } = PublicKeyCredential as Partial<typeof PublicKeyCredential>;
  await signal?.call(PublicKeyCredential, { rpId: settings.passkeyHost, credentialId: id }).catch(() => undefined);
}

/** Throws NoPasskey. */
export async function signByPasskey(options: Options): Promise<SignedCredential> {
  try {
    return await startAuthentication({ optionsJSON: options as never });
  } catch (cause) {
    throw new NoPasskey(cause);
  }
}
