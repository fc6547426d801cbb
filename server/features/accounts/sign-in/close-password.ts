import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { deleteSessionsOf } from '../../../security/sessions/sessions.queries.ts';
import { setNoPassword } from './accounts.queries.ts';
import { forgetBrowsersOf } from './known-browsers.queries.ts';
import { endResetsOf } from './resets.queries.ts';

/**
 * From now on no password of ours opens the account: whoever knew one, or holds a session or a mailed link, is out. In this order:
 * see `startSession`.
 */
export async function closePassword(
  db: Transaction<Database>,
  { userId, closed, now }: { userId: string; closed: string; now: Date },
): Promise<void> {
  await setNoPassword(db, { userId, closed, now });
  await endResetsOf(db, userId, now);
  await deleteSessionsOf(db, userId);
  await forgetBrowsersOf(db, userId);
}
