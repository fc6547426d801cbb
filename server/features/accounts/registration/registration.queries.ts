import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Registering } from '../../../../domain/registration-rules.ts';
import type { Database } from '../../../db/schema.ts';

/** No one else sets it until the transaction ends. */
export async function holdRule(db: Transaction<Database>): Promise<Registering> {
  return db
    .selectFrom('registration_rule')
    .select(['rule', 'domains', 'confirms_email'])
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function setRule(db: Transaction<Database>, { rule, domains, confirms_email }: Registering) {
  await db
    .updateTable('registration_rule')
    .set({ rule, domains: [...domains], confirms_email })
    .execute();
}

interface NewLink {
  tokenHash: Buffer;
  email: string;
  staffId: string | null;
  mailedAt: Date;
  expiresAt: Date;
}

/** Links that were mailed before go on working. False where the invitation has been taken back. */
export async function insertLink(db: Kysely<Database>, link: NewLink): Promise<boolean> {
  const { rows } = await sql`
    insert into registration_links (token_hash, email, staff_id, mailed_at, expires_at)
    select ${link.tokenHash}, ${link.email}, ${link.staffId}::uuid, ${link.mailedAt}::timestamptz, ${link.expiresAt}::timestamptz
    where ${link.staffId}::uuid is null
      or exists (select from staff_list where id = ${link.staffId}::uuid and user_id is null for share)
    returning token_hash`.execute(db);
  return rows.length === 1;
}

/** For a mail that certainly did not go out. */
export async function deleteLink(db: Kysely<Database>, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('registration_links').where('token_hash', '=', tokenHash).execute();
}

/** What works no more; run from time to time. */
export async function deleteEndedRegistrationLinks(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('registration_links').where('expires_at', '<=', now).execute();
}
