import type { Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { dropMails } from '../../../mail/outgoing-mails.queries.ts';
import { dropEmailChange, dropUndosOf } from './email-changes.queries.ts';

/** Nothing that was asked for or mailed about the person's e-mail changes it any more. */
export async function dropEmailChangesOf(db: Transaction<Database>, userId: string): Promise<void> {
  await dropEmailChange(db, userId);
  await dropUndosOf(db, userId);
  await dropMails(db, [userId], ['email_confirm', 'email_asked', 'email_changed']);
}
