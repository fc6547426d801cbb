import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { PolicyChange, RecordPolicy } from '../../../domain/visibility/record-policy.ts';
import type { Database } from '../../db/schema.ts';

const policyLock = 7_233_004;

/** Until the transaction ends no one can change the policy: what is read in it was allowed when it was read. */
export async function keepPolicy(db: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${policyLock})`.execute(db);
}

/** Waits until no record is being read any more. */
export async function holdPolicy(db: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${policyLock})`.execute(db);
}

/** In the order of time. */
export async function readPolicyChanges(db: Kysely<Database>): Promise<PolicyChange[]> {
  return db.selectFrom('record_policies').select(['policy', 'at']).orderBy('id').execute();
}

interface NamedPolicyChange extends PolicyChange {
  actorId: string;
  actorName: string | null;
}

/** In the order of time. */
export async function readNamedPolicyChanges(db: Kysely<Database>): Promise<NamedPolicyChange[]> {
  return db
    .selectFrom('record_policies as change')
    .leftJoin('users as actor', 'actor.id', 'change.changed_by')
    .select(['change.policy', 'change.at', 'change.changed_by as actorId', 'actor.name as actorName'])
    .orderBy('change.id')
    .execute();
}

export async function insertPolicyChange(
  db: Transaction<Database>,
  { policy, at, actorId }: { policy: RecordPolicy; at: Date; actorId: string },
): Promise<void> {
  await db.insertInto('record_policies').values({ policy, at, changed_by: actorId }).execute();
}

export async function readSharesSince(db: Kysely<Database>, userId: string): Promise<Date | null> {
  const row = await db.selectFrom('users').select('shares_since').where('id', '=', userId).executeTakeFirstOrThrow();
  return row.shares_since;
}

export async function writeSharesSince(db: Kysely<Database>, userId: string, since: Date | null): Promise<void> {
  await db.updateTable('users').set({ shares_since: since }).where('id', '=', userId).execute();
}
