import * as z from 'zod/mini';
import { plainAddress } from '../../../domain/contract/text.ts';
import { singleSignOnFaults as faultsOf } from '../../../domain/messages/en/settings.ts';
import { shortLine } from './fields.ts';

/** Where people sign in beside, or in place of, a password of ours. */
export interface SingleSignOn {
  /** As the provider writes itself: compared letter by letter. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** On the button. */
  name: string;
  /** Whether a first sign-in makes an account, where the rule of who may register allows it. */
  allowsRegistration: boolean;
}

export interface SignInSettings {
  /** Undefined where there is none. */
  singleSignOn: SingleSignOn | undefined;
  /** False where passwords open nothing but the account of `breakGlassAdmin`. */
  localLogin: boolean;
  breakGlassAdmin: string | undefined;
}

const onOrOff = (fallback: 'on' | 'off') => z._default(z.enum(['on', 'off'], faultsOf.onOrOff), fallback);

/** This machine alone: what is said here in the clear, no network hears. */
export function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

/** An issuer is an address without query and fragment (OpenID Connect Discovery 1.0, section 3). */
function isIssuer(text: string): boolean {
  const url = plainAddress(text);
  if (!url || /[?#]/.test(text)) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
}

export const singleSignOnShape = {
  OIDC_ISSUER: z.optional(z.string().check(z.trim(), z.refine(isIssuer, faultsOf.issuer))),
  OIDC_CLIENT_ID: z.optional(z.string().check(z.trim(), z.maxLength(255, faultsOf.clientId))),
  OIDC_CLIENT_SECRET: z.optional(z.string().check(z.maxLength(1024, faultsOf.clientSecret))),
  OIDC_NAME: shortLine(40, ''),
  OIDC_ALLOW_REGISTRATION: onOrOff('off'),
  LOCAL_LOGIN: onOrOff('on'),
  BREAK_GLASS_ADMIN: z.optional(z.string().check(z.trim(), z.regex(z.regexes.html5Email, faultsOf.email))),
};

type Settings = z.infer<z.ZodMiniObject<typeof singleSignOnShape>>;

/** Names to `faults` what does not fit together. */
export function singleSignOnOf(settings: Settings, faults: string[]): SignInSettings {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = settings;
  const localLogin = settings.LOCAL_LOGIN === 'on';
  const breakGlassAdmin = settings.BREAK_GLASS_ADMIN;
  const given = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret };
  const missing = Object.entries(given).filter(([, value]) => value === undefined);
  if (missing.length === 1 || missing.length === 2)
    faults.push(...missing.map(([name]) => `${name}: ${faultsOf.allThree}`));
  if (!localLogin && missing.length > 0) faults.push(`LOCAL_LOGIN: ${faultsOf.localLoginAlone}`);
  if (!localLogin && breakGlassAdmin === undefined) faults.push(`BREAK_GLASS_ADMIN: ${faultsOf.breakGlass}`);
  if (issuer === undefined || clientId === undefined || clientSecret === undefined)
    return { singleSignOn: undefined, localLogin, breakGlassAdmin };
  const name = settings.OIDC_NAME === '' ? faultsOf.defaultName : settings.OIDC_NAME;
  const allowsRegistration = settings.OIDC_ALLOW_REGISTRATION === 'on';
  return { singleSignOn: { issuer, clientId, clientSecret, name, allowsRegistration }, localLogin, breakGlassAdmin };
}
