import type { PasswordPolicy } from '../../../domain/password-policy.ts';
import type { Organisation } from '../../../domain/contract/organisation.ts';
import { organisationInForce, zoneInForce } from '../../features/organisation/organisation.ts';
import { findOrganisation } from '../../features/organisation/organisation.queries.ts';
import { passkeyPlace } from '../../config/settings/passkey-place.ts';
import type { Services } from '../../features/services.ts';

/** What the page is told of the organisation before its first paint. */
export interface PageSettings {
  productTitle: string;
  orgName: string;
  orgTimezone: string;
  logo: Organisation['logo'];
  /** The host that passkeys are made for; empty where there are none. */
  passkeyHost: string;
  passwordPolicy: PasswordPolicy;
  /** The name of the provider of single sign-on; empty where there is none. */
  ssoName: string;
  localLogin: boolean;
}

export interface PageSettingsReader {
  /** As they are now; what was read last where the database does not answer at once. */
  read(): Promise<PageSettings>;
  last(): PageSettings;
}

/** Milliseconds. The page comes also without the database: it brings the numbers of help along. */
const longestWait = 250;

/** Each page asks the database, so that a change shows in the next page of every process. */
export function readPageSettings({ db, config, queue }: Pick<Services, 'db' | 'config' | 'queue'>): PageSettingsReader {
  const { productTitle, orgName, orgTimezone, passwordPolicy } = config;
  const signIn = {
    passkeyHost: passkeyPlace(config)?.host ?? '',
    passwordPolicy,
    ssoName: config.singleSignOn?.name ?? '',
    localLogin: config.localLogin,
  };
  let last: PageSettings = { productTitle, orgName, orgTimezone, logo: null, ...signIn };

  /** Pages that come together ask once: in a crowd they add one call to those that wait for the database. */
  let asked: Promise<PageSettings> | undefined;

  async function ask(): Promise<PageSettings> {
    const row = await findOrganisation(db);
    const { name, logo } = organisationInForce(row, config);
    last = { productTitle, orgName: name, orgTimezone: zoneInForce(row, config), logo, ...signIn };
    return last;
  }

  return {
    last: () => last,
    read: async () => {
      if (queue.isSilent()) return last;
      const { promise, resolve } = Promise.withResolvers<PageSettings>();
      const timer = setTimeout(() => resolve(last), longestWait);
      asked ??= ask().finally(() => (asked = undefined));
      asked.then(resolve, () => resolve(last));
      try {
        return await promise;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
