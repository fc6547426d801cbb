import type { PasswordPolicy } from '../../domain/password-policy.ts';
import { uiMessages } from '#messages/ui.ts';

/** What the operator has set, as the server wrote it into the page. */
export interface PageSettings {
  productTitle: string;
  /** Empty where the operator gave none. */
  orgName: string;
  /** Null where there is none. */
  logo: { url: string; width: number; height: number } | null;
  /** IANA zone of the organisation: the day boundary of admin statistics. */
  orgTimeZone: string;
  /** The host that passkeys are made for; empty where there are none. */
  passkeyHost: string;
  passwordPolicy: PasswordPolicy;
  /** The name of the provider of single sign-on; empty where there is none. */
  ssoName: string;
  /** False where no password opens an account. */
  localLogin: boolean;
}

export const settings: PageSettings = {
  productTitle: meta('product-title') || uiMessages.productTitle,
  orgName: meta('org-name'),
  logo: readLogo(meta('org-logo')),
  orgTimeZone: meta('org-timezone') || 'Asia/Kolkata',
  passkeyHost: meta('passkey-host'),
  passwordPolicy: meta('password-policy') === 'strict' ? 'strict' : 'spec',
  ssoName: meta('sso-name'),
  localLogin: meta('local-login') !== 'off',
};

/** Width, height and address, as the server writes them. */
function readLogo(text: string): PageSettings['logo'] {
  const [width, height, url] = text.split(' ');
  return url ? { url, width: Number(width), height: Number(height) } : null;
}

function meta(name: string): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() ?? '';
}
