/** Who may register: anyone; people with an address of the organisation; people on the staff list. The first holds at the start. */
export const registrationRules = ['open', 'domain', 'invitation'] as const;

export type RegistrationRule = (typeof registrationRules)[number];

export interface Registering {
  rule: RegistrationRule;
  /** Those of the rule by domain, as the DNS writes them. */
  domains: string[];
  /** An address is confirmed by a mailed link before anyone registers with it. */
  confirms_email: boolean;
}

/** How long a link works that confirms an address, and one that is an invitation. Screens and mails say it. */
export const confirmationHours = 24;
export const invitationDays = 7;

/** Days after which an invitation is repeated, once. Its first link works then still. */
export const reminderDays = 3;

const shape = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * A domain as the DNS writes it, in lower case: letters of other scripts become `xn--...`, so that one that only looks like
 * another never equals it. Undefined for what is none.
 */
export function toDomain(text: string): string | undefined {
  const name = text.trim().replace(/^@/, '').normalize('NFC');
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(name)) return undefined;
  const hostname = hostnameOf(name);
  return shape.test(hostname) ? hostname : undefined;
}

/** Empty for what no address can have. */
function hostnameOf(name: string): string {
  try {
    return new URL(`http://${name}`).hostname;
  } catch {
    return '';
  }
}

/** Exact, but for case: what stands below a domain is not in it. `email` is one that the contract has read. */
export function isOfDomain(email: string, domains: readonly string[]): boolean {
  return domains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase());
}
