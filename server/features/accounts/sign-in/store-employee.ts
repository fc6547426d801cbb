import type { Transaction } from 'kysely';
import { recordSecurityEvent } from '../../../security/audit/security-events.ts';
import type { Database } from '../../../db/schema.ts';
import type { Cipher } from '../../../security/encryption/cipher.ts';
import { agreeAtRegistration } from '../../privacy/privacy-notice/consents.ts';
import { settleRegistered } from '../registration/links.queries.ts';
import { insertEmployee } from './accounts.queries.ts';
import type { Account, NewAccount } from './accounts.queries.ts';

/**
 * An account with what it agrees to by registering, and with every mailed link of its address used up. Throws
 * `email_taken` (409).
 */
export async function storeEmployee(
  { db, cipher }: { db: Transaction<Database>; cipher: Cipher },
  account: NewAccount,
  notice: number,
): Promise<Account> {
  const stored = await insertEmployee({ db, cipher }, account);
  await settleRegistered(db, stored);
  const { language, now: at } = account;
  await recordSecurityEvent({ db, now: () => at }, { action: 'registered', personId: stored.id });
  await agreeAtRegistration(db, { userId: stored.id, notice, language, at });
  return stored;
}
