import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { hasHappenedSince } from '../../../security/audit/security-events.queries.ts';
import { deleteRecoveryCodes, deleteTotp, holdOwner } from './factors.queries.ts';
import { deletePasskeysOf } from './passkeys.queries.ts';

/**
 * Takes away what is asked for beside the password: everything, for someone who has lost it, or what came since a moment.
 * Codes that stand in for a factor go with the last one, and where they were made since: those of before are void then, and
 * who made them would still hold the new ones. False where there was no factor.
 */
export async function removeFactorsOf(
  db: Transaction<Database>,
  userId: string,
  since = new Date(0),
): Promise<boolean> {
  const hadTotp = await deleteTotp(db, userId, since);
  const hadPasskeys = await removePasskeysOf(db, userId, since);
  if (await hasHappenedSince(db, { action: 'recovery_codes_made', personId: userId }, since))
    await deleteRecoveryCodes(db, userId);
  return hadTotp || hadPasskeys;
}

/** They alone sign in without the password. */
export async function removePasskeysOf(
  db: Transaction<Database>,
  userId: string,
  since = new Date(0),
): Promise<boolean> {
  const passkeys = await deletePasskeysOf(db, userId, since);
  const { secondFactorSince } = await holdOwner(db, userId);
  if (secondFactorSince === null) await deleteRecoveryCodes(db, userId);
  return passkeys > 0;
}
