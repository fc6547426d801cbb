import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Role } from '../../domain/roles.ts';
import type { Database } from '../db/schema.ts';
import { mailRules } from './mail-kinds.ts';
import type { AddressKind, MailDetails, MailKind, MailLane } from './mail-kinds.ts';

type ToPeople = Exclude<MailKind, AddressKind>;

/** What the rows of a statement have beside their kind, and where they come from; a column that is left out is empty. */
interface Rows {
  from?: RawBuilder<unknown>;
  user_id?: RawBuilder<unknown>;
  address?: RawBuilder<unknown>;
  language?: RawBuilder<unknown>;
  detail?: RawBuilder<unknown>;
}

/** Puts mails into the outbox: an insert, to be run or to be the end of a longer statement. */
export function mailsFrom(kind: MailKind, now: Date, { from = sql``, ...columns }: Rows): RawBuilder<{ id: number }> {
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)));
  return sql`
    insert into outbox (kind, lane, asked_at, next_attempt_at, ${names})
    select ${kind}, ${mailRules[kind].lane}, ${now}::timestamptz, ${now}::timestamptz, ${sql.join(Object.values(columns))}
    ${from} returning id`;
}

const asJson = (detail: object) => sql`${JSON.stringify(detail)}::jsonb`;

interface QueuedMail<Kind extends MailKind> {
  kind: Kind;
  detail: MailDetails[Kind];
  now: Date;
}

/**
 * To be written in the transaction of what the mail tells about. `address`: the one that the person has when it goes out, where it
 * is left out. Nothing where the account is gone.
 */
export async function queueMail<Kind extends ToPeople>(
  db: Kysely<Database>,
  { kind, userIds, address, detail, now }: QueuedMail<Kind> & { userIds: readonly string[]; address?: string },
): Promise<void> {
  const from = sql`from users where id = any(${[...userIds]}::uuid[]) for key share`;
  await mailsFrom(kind, now, {
    from,
    user_id: sql`id`,
    address: sql`${address}::text`,
    detail: asJson(detail),
  }).execute(db);
}

/** Written alike for every address: whose it is, is looked up when the mail is due. `language`: else that of the account. */
export async function queueMailTo<Kind extends AddressKind>(
  db: Kysely<Database>,
  { kind, address, language, detail, now }: QueuedMail<Kind> & { address: string; language?: string },
): Promise<void> {
  const columns = { address: sql`${address}::text`, language: sql`${language}::text`, detail: asJson(detail) };
  await mailsFrom(kind, now, columns).execute(db);
}

/** Drops mails that say what is no longer true. */
export async function dropMails(
  db: Kysely<Database>,
  userIds: readonly string[],
  kinds: readonly MailKind[],
): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('user_id', '=', ({ fn, val }) => fn.any(val([...userIds])))
    .where('kind', 'in', kinds)
    .execute();
}

/** The same of mails that know an address alone: of these kinds, or of all. */
export async function dropMailsTo(
  db: Kysely<Database>,
  address: string,
  kinds?: readonly AddressKind[],
): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('user_id', 'is', null)
    .where(sql<boolean>`lower(address) = lower(${address})`)
    .$if(kinds !== undefined, (mails) => mails.where('kind', 'in', kinds ?? []))
    .execute();
}

/** A row that waits until its mail was taken. */
export interface WaitingMail {
  id: number;
  kind: string;
  userId: string | null;
  address: string | null;
  language: string | null;
  detail: Record<string, string>;
  /** When it was asked for. */
  since: Date;
  /** The first is 1. */
  attempt: number;
}

/** Seconds for which a mail is taken. A process that dies over one leaves it to the others after that. */
export const leaseSeconds = 180;

/**
 * Takes the oldest mail of a lane that is due, for `leaseSeconds`: no other process sees it until then, and no transaction stays
 * open while a mail server talks. If this process dies, another one takes over afterwards.
 */
export async function claimMail(db: Kysely<Database>, lane: MailLane, now: Date): Promise<WaitingMail | undefined> {
  const until = new Date(now.getTime() + leaseSeconds * 1000);
  const { rows } = await sql<WaitingMail>`
    update outbox set attempts = attempts + 1, next_attempt_at = ${until} where id = (
      select id from outbox where lane = ${lane} and next_attempt_at <= ${now}
      order by next_attempt_at, id limit 1 for update skip locked)
    returning id, kind, user_id as "userId", address, language, detail, asked_at as since, attempts as attempt`.execute(
    db,
  );
  return rows[0];
}

export async function postponeMail(db: Kysely<Database>, id: number, until: Date): Promise<void> {
  await db.updateTable('outbox').set({ next_attempt_at: until }).where('id', '=', id).execute();
}

/** Longer than any mail waits for its next try, or for room in the hour (days). */
const longestWait = 1;

/** What a clock that was ahead for a moment has put in would wait until then. */
export async function bringBackMails(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ asked_at: now, next_attempt_at: now })
    .where('next_attempt_at', '>', new Date(now.getTime() + longestWait * 86_400_000))
    .execute();
}

export async function removeMail(db: Kysely<Database>, id: number): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Waits again until then; where another of its kind waits so already for the address, one of them goes. */
export async function deferMail(db: Kysely<Database>, { id, kind, address }: WaitingMail, until: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ asked_at: until, next_attempt_at: until, attempts: 0 })
    .where('id', '=', id)
    .execute();
  // What an admin has asked for says so, and stays.
  await sql`
    delete from outbox where id in (
      select id from outbox where kind = ${kind} and lower(address) = lower(${address})
        and asked_at = next_attempt_at and next_attempt_at >= ${until}
      order by detail ->> 'by_admin' desc nulls last, id offset 1 for update)`.execute(db);
}

export interface Addressee {
  id: string;
  name: string;
  email: string;
  language: string;
  role: Role;
  hasPassword: boolean;
  disabled: boolean;
  hasLeft: boolean;
}

/** The person of a mail, or the one who has its address. */
export async function findAddressee(
  db: Kysely<Database>,
  { userId, address }: Pick<WaitingMail, 'userId' | 'address'>,
): Promise<Addressee | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'language', 'role', 'has_password as hasPassword', 'disabled_at', 'left_at'])
    .where(userId === null ? sql<boolean>`lower(email) = lower(${address})` : sql<boolean>`id = ${userId}`)
    .executeTakeFirst();
  if (!row) return undefined;
  const { disabled_at, left_at, ...addressee } = row;
  return { ...addressee, disabled: disabled_at !== null, hasLeft: left_at !== null };
}
