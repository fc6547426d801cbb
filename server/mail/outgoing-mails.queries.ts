import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { MailDetails, MailKind } from './mail-kinds.ts';

interface QueuedMail<Kind extends MailKind> {
  kind: Kind;
  userIds: readonly string[];
  /** The one that the person has when it goes out, where it is left out. */
  address?: string;
  detail: MailDetails[Kind];
  now: Date;
}

/** Rows written in one statement: PostgreSQL takes 65,535 parameters. */
const rowsAtOnce = 5000;

/** To be written in the transaction of what the mail tells about. */
export async function queueMail<Kind extends MailKind>(
  db: Transaction<Database>,
  { kind, userIds, address, detail, now }: QueuedMail<Kind>,
): Promise<void> {
  const row = { kind, address: address ?? null, detail: JSON.stringify(detail), queued_at: now, next_attempt_at: now };
  for (let start = 0; start < userIds.length; start += rowsAtOnce) {
    const some = userIds.slice(start, start + rowsAtOnce);
    await db
      .insertInto('outgoing_mails')
      .values(some.map((userId) => ({ ...row, user_id: userId })))
      .execute();
  }
}

/** Of what is no longer so. */
export async function dropMails(
  db: Kysely<Database>,
  userIds: readonly string[],
  kinds: readonly MailKind[],
): Promise<void> {
  await db
    .deleteFrom('outgoing_mails')
    .where('user_id', '=', ({ fn, val }) => fn.any(val([...userIds])))
    .where('kind', 'in', kinds)
    .execute();
}
