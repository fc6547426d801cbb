import { call } from '../../../api/api-client.ts';
import { settings } from '../../../settings/settings.ts';

/** False for people who sign in through the organisation alone. True also where that is not known: the server says what it needs. */
export async function hasPassword(): Promise<boolean> {
  if (settings.ssoName === '') return true;
  const connection = await call('GET /api/account/sso').catch(() => undefined);
  return connection?.has_password !== false;
}
