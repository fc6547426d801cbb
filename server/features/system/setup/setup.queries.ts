import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { SetupStep } from '../../../../domain/setup-steps.ts';

type StoredStep = Selectable<Database['setup_steps']>;

export async function findSteps(db: Kysely<Database>): Promise<StoredStep[]> {
  return db.selectFrom('setup_steps').selectAll().execute();
}

type StepChange = Partial<Omit<StoredStep, 'step'>>;

export async function putStep(db: Kysely<Database>, step: SetupStep, change: StepChange): Promise<void> {
  const { put_off_until, settled_as } = change;
  const said = { put_off_until, settled_as };
  await db
    .insertInto('setup_steps')
    .values({ step, ...said })
    .onConflict((conflict) => conflict.column('step').doUpdateSet(said))
    .execute();
}

/** Since when anyone is here, or was: a helpline that was checked before came with the program. */
export async function findBeginning(db: Kysely<Database>): Promise<Date | null> {
  const { rows } = await sql<{ begun: Date | null }>`
    select least((select min(created_at) from users), (select min(at) from audit_events)) as begun`.execute(db);
  return rows[0]?.begun ?? null;
}

export async function findAdminEmail(db: Kysely<Database>, id: string): Promise<string> {
  const { email } = await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow();
  return email;
}

type TestMail = Selectable<Database['test_mails']>;

export async function findTestMail(db: Kysely<Database>): Promise<TestMail | undefined> {
  return db.selectFrom('test_mails').selectAll().executeTakeFirst();
}

export async function putTestMail(
  db: Kysely<Database>,
  { code_hash, settings_hash, sent_at }: { code_hash: Buffer; settings_hash: string; sent_at: Date },
): Promise<void> {
  const mail = { code_hash, settings_hash, sent_at, tries: 0 };
  await db
    .insertInto('test_mails')
    .values(mail)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(mail))
    .execute();
}

/** Counts a try before the code is looked at, so that parallel ones do not share it. */
export async function countTry(db: Kysely<Database>, since: Date): Promise<TestMail | undefined> {
  return db
    .updateTable('test_mails')
    .set({ tries: sql<number>`tries + 1` })
    .where('sent_at', '>', since)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteTestMail(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('test_mails').execute();
}

export async function hasOwnPassword(db: Kysely<Database>, id: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('password_given_by').where('id', '=', id).executeTakeFirst();
  return !row?.password_given_by;
}
