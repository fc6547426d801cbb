import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { deleteRecoveryCodes, deleteTotp } from './factors.queries.ts';
import { deletePasskeysOf } from './passkeys.queries.ts';

/** Takes everything away that is asked for beside the password, for someone who has lost it. False where there was nothing. */
export async function removeFactorsOf(db: Transaction<Database>, userId: string): Promise<boolean> {
  const hadTotp = await deleteTotp(db, userId);
  const passkeys = await deletePasskeysOf(db, userId);
  await deleteRecoveryCodes(db, userId);
  return hadTotp || passkeys > 0;
}
