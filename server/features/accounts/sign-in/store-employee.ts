import type { Transaction } from 'kysely';
import { recordSecurityEvent } from '../../../security/audit/security-events.ts';
import type { Database } from '../../../db/schema.ts';
import type { Cipher } from '../../../security/encryption/cipher.ts';
import { agreeAtRegistration } from '../../privacy/privacy-notice/consents.ts';
import { settleRegistered } from '../registration/links.queries.ts';
import { insertEmployee } from './accounts.queries.ts';
import type { NewAccount } from './accounts.queries.ts';

/**
 * An account with what it agrees to by registering, and with every mailed link of its address used up. Returns its id.
 * Throws `email_taken` (409).
 */
export async function storeEmployee(
  { db, cipher }: { db: Transaction<Database>; cipher: Cipher },
  account: NewAccount,
  notice: number,
): Promise<string> {
  const { person, language, now: at } = account;
  const id = await insertEmployee({ db, cipher }, account);
  await settleRegistered(db, { id, email: person.email });
  await recordSecurityEvent({ db, now: () => at }, { action: 'registered', personId: id });
  await agreeAtRegistration(db, { userId: id, notice, language, at });
  return id;
}
