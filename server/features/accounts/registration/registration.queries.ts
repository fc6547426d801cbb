import type { Kysely, Transaction } from 'kysely';
import type { Registering } from '../../../../domain/registration-rules.ts';
import type { Database } from '../../../db/schema.ts';

export async function setRule(db: Transaction<Database>, { rule, domains, confirms_email }: Registering) {
  await db
    .updateTable('registration_rule')
    .set({ rule, domains: [...domains], confirms_email })
    .execute();
}

/** Written alike for every e-mail: it is looked up when its mail is due. */
export async function insertAskedMail(
  db: Kysely<Database>,
  { email, language, now }: { email: string; language: string; now: Date },
): Promise<void> {
  await db
    .insertInto('registration_mails')
    .values({ email, is_asked: true, language, requested_at: now, next_attempt_at: now })
    .execute();
}

/** What works no more; run from time to time. */
export async function deleteEndedRegistrationLinks(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('registration_links').where('expires_at', '<=', now).execute();
}
