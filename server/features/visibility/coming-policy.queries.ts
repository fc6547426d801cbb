import type { Kysely, Transaction } from 'kysely';
import type { Wait } from '../../../domain/visibility/coming-policy.ts';
import type { RecordPolicy } from '../../../domain/visibility/record-policy.ts';
import type { Database } from '../../db/schema.ts';

interface ComingPolicy extends Wait {
  policy: RecordPolicy;
  announcedAt: Date;
  announcedBy: string;
}

export interface NamedComingPolicy extends ComingPolicy {
  /** Null where the account is gone. */
  announcerName: string | null;
}

export async function findComing(db: Kysely<Database>): Promise<NamedComingPolicy | undefined> {
  return db
    .selectFrom('coming_policy as coming')
    .leftJoin('users as announcer', 'announcer.id', 'coming.announced_by')
    .select(['coming.policy', 'coming.announced_at as announcedAt', 'coming.announced_by as announcedBy'])
    .select(['coming.holds_from as holdsFrom', 'coming.seen_at as seenAt', 'announcer.name as announcerName'])
    .executeTakeFirst();
}

export async function insertComing(db: Transaction<Database>, coming: ComingPolicy): Promise<void> {
  const { policy, announcedAt: announced_at, announcedBy: announced_by, holdsFrom, seenAt } = coming;
  await db
    .insertInto('coming_policy')
    .values({ policy, announced_at, announced_by, holds_from: holdsFrom, seen_at: seenAt })
    .execute();
}

export async function deleteComing(db: Transaction<Database>): Promise<void> {
  await db.deleteFrom('coming_policy').execute();
}

/** Nothing where another process has seen it meanwhile: what that one counted counts. */
export async function noteSeen(db: Kysely<Database>, { seenAt }: Wait, now: Wait): Promise<void> {
  await db
    .updateTable('coming_policy')
    .set({ holds_from: now.holdsFrom, seen_at: now.seenAt })
    .where('seen_at', '=', seenAt)
    .execute();
}
