import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { Database } from '../../../db/schema.ts';
import type { NotReadyReason } from '../../../../domain/errors.ts';
import { authenticate } from '../../../security/sessions/authenticate.ts';
import type { Services } from '../../services.ts';

/** Throws unless the database answers and has been migrated. */
export async function askDatabase(db: Kysely<Database>): Promise<void> {
  await sql`select 1 from questions limit 1`.execute(db);
}

/** False where it can be read only: a standby, a full disk's last measure. */
export async function isWritable(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ writable: boolean }>`
    select current_setting('transaction_read_only') = 'off' as writable`.execute(db);
  return rows[0]?.writable === true;
}

const hinderingWritesOnly: readonly NotReadyReason[] = ['disk'];

/** Why calls are not served now, none where they are. It goes the way that they go, and throws what they would meet. */
export async function findNotReady(services: Services, isForReading: boolean): Promise<readonly NotReadyReason[]> {
  const known = services.readiness.reasons().filter((reason) => !isForReading || !hinderingWritesOnly.includes(reason));
  // Said at once: a process that stops has no time for a database that may be silent.
  if (known.length > 0) return known;
  // A token that no one has, looked up as every call's is: together with those of other calls.
  await authenticate(services, { authorization: `Bearer ${randomBytes(32).toString('base64url')}` });
  return isForReading || (await isWritable(services.db)) ? [] : ['database'];
}
