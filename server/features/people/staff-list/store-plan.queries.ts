import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { staffTexts } from '../../../../domain/staff-columns.ts';
import type { StaffText } from '../../../../domain/staff-columns.ts';
import { workListKinds } from '../../../../domain/work-lists.ts';
import type { Database } from '../../../db/schema.ts';
import { invitationsFrom } from './invitations.queries.ts';
import type { ListedPerson } from './read-person.ts';
import type { IdOf } from '../../work-lists/import/add-entries.ts';

/** What an invitation says of someone and is corrected: by the e-mail it is known. */
export const invitedTexts = staffTexts.filter((column) => column !== 'email');

const workColumns = sql.join(workListKinds.map((kind) => sql.ref(kind)));
const newWork = sql.join(workListKinds.map((kind) => sql`${sql.ref(kind)} = ${sql.ref(`new.${kind}`)}`));

/** Their entries as lists for `unnest`, in the order of the columns. */
const workLists = (people: readonly ListedPerson[], idOf: IdOf) =>
  sql.join(workListKinds.map((kind) => sql`${people.map(({ work }) => idOf(work[kind]))}::bigint[]`));

const columnsOf = (columns: readonly StaffText[]) => sql.join(columns.map((column) => sql.ref(column)));
const newTexts = sql.join(invitedTexts.map((column) => sql`${sql.ref(column)} = ${sql.ref(`new.${column}`)}`));

const textsOf = (people: readonly ListedPerson[], columns: readonly StaffText[]) =>
  sql.join(columns.map((column) => sql`${people.map((person) => person[column])}::text[]`));

/** `userIds` has who has an account already; without it they are invited. */
export async function insertStaff(
  db: Transaction<Database>,
  people: readonly ListedPerson[],
  { idOf, userIds }: { idOf: IdOf; userIds?: readonly string[] },
): Promise<void> {
  await sql`
    insert into staff_list (${columnsOf(staffTexts)}, ${workColumns}, user_id)
    select * from unnest(${textsOf(people, staffTexts)},
      ${workLists(people, idOf)}, ${userIds ?? people.map(() => null)}::uuid[])`.execute(db);
}

export async function queueInvitations(db: Transaction<Database>, emails: readonly string[], now: Date): Promise<void> {
  const from = sql`from unnest(${[...emails]}::text[]) as email`;
  await invitationsFrom(from, { reminder: 'no', now }).execute(db);
}

export async function correctInvitations(
  db: Transaction<Database>,
  rows: readonly { person: ListedPerson; staffId: string }[],
  idOf: IdOf,
): Promise<void> {
  const people = rows.map(({ person }) => person);
  await sql`
    update staff_list set ${newTexts}, ${newWork}
    from unnest(${rows.map(({ staffId }) => staffId)}::uuid[], ${textsOf(people, invitedTexts)},
      ${workLists(people, idOf)}) as new (id, ${columnsOf(invitedTexts)}, ${workColumns})
    where staff_list.id = new.id`.execute(db);
}

export async function changeWork(
  db: Transaction<Database>,
  rows: readonly { person: ListedPerson; userId: string }[],
  { idOf, now }: { idOf: IdOf; now: Date },
): Promise<void> {
  const people = rows.map(({ person }) => person);
  await sql`
    update users set ${newWork}, updated_at = ${now}
    from unnest(${rows.map(({ userId }) => userId)}::uuid[], ${workLists(people, idOf)}) as new (id, ${workColumns})
    where users.id = new.id`.execute(db);
}

/** Their links go with them. */
export async function deleteStaff(db: Transaction<Database>, ids: readonly string[]): Promise<void> {
  await sql`
    with gone as (delete from staff_list where id = any(${[...ids]}::uuid[]) returning email)
    delete from outbox using gone where lower(outbox.address) = lower(gone.email) and kind = 'invitation'`.execute(db);
}
