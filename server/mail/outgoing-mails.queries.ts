import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { MailDetails, MailKind } from './mail-kinds.ts';
import { mailQueue } from './mail-queue.queries.ts';
import type { WaitingMail } from './mail-queue.queries.ts';

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

/** To the person, and of each kind at most one an hour. Nothing where the account is gone. */
export async function queueMailOnceAnHour<Kind extends MailKind>(
  db: Kysely<Database>,
  { kind, userId, detail, now }: { kind: Kind; userId: string; detail: MailDetails[Kind]; now: Date },
): Promise<void> {
  const anHourAgo = new Date(now.getTime() - 3_600_000);
  await sql`
    with due as (
      insert into safety_mails as last (user_id, kind, written_at)
      select id, ${kind}, ${now}::timestamptz from users where id = ${userId} for key share
      on conflict (user_id, kind) do update set written_at = excluded.written_at where last.written_at <= ${anHourAgo}
      returning user_id)
    insert into outgoing_mails (kind, user_id, detail, queued_at, next_attempt_at)
    select ${kind}, user_id, ${JSON.stringify(detail)}::jsonb, ${now}::timestamptz, ${now}::timestamptz from due`.execute(
    db,
  );
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

export interface ClaimedMail extends WaitingMail {
  kind: string;
  userId: string;
  address: string | null;
  detail: Record<string, string>;
}

export const outgoingMails = mailQueue<ClaimedMail>({
  table: 'outgoing_mails',
  columns: sql`kind, user_id as "userId", address, detail, queued_at as since`,
});

export interface Addressee {
  id: string;
  name: string;
  email: string;
  language: string;
  disabled: boolean;
  hasLeft: boolean;
}

export async function findAddressee(db: Kysely<Database>, userId: string): Promise<Addressee | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'language', 'disabled_at', 'left_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { disabled_at, left_at, ...addressee } = row;
  return { ...addressee, disabled: disabled_at !== null, hasLeft: left_at !== null };
}
