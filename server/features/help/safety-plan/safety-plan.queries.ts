import { safetyPlanSections } from '../../../../domain/contract/safety-plan.ts';
import type { StoredSafetyPlan, SafetyPlan } from '../../../../domain/contract/safety-plan.ts';
import { byField } from '../../../../domain/person-fields.ts';
import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { decryptPlan, encryptPlan } from '../../../security/encryption/help-columns.ts';
import type { Services } from '../../services.ts';

type Store = Pick<Services, 'db' | 'cipher'>;

const emptyPlan: StoredSafetyPlan = { ...byField(safetyPlanSections, () => ''), updated_at: null };

export async function findSafetyPlan({ db, cipher }: Store, userId: string): Promise<StoredSafetyPlan> {
  const row = await db
    .selectFrom('safety_plans')
    .select(['content', 'updated_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ? { ...decryptPlan(cipher, userId, row.content), updated_at: row.updated_at.toISOString() } : emptyPlan;
}

/** When two devices save at once, one waits for the other, even before there is a plan. */
export async function holdSafetyPlan(
  { db, cipher }: Store & { db: Transaction<Database> },
  userId: string,
): Promise<StoredSafetyPlan> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  return findSafetyPlan({ db, cipher }, userId);
}

export async function storeSafetyPlan(
  { db, cipher }: Store,
  { userId, plan, now }: { userId: string; plan: SafetyPlan; now: Date },
): Promise<void> {
  const values = { content: encryptPlan(cipher, userId, plan), updated_at: now };
  await db
    .insertInto('safety_plans')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

export async function deleteSafetyPlan({ db }: Pick<Store, 'db'>, userId: string): Promise<void> {
  await db.deleteFrom('safety_plans').where('user_id', '=', userId).execute();
}
