import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import { invitationsFrom } from './invitations.queries.ts';

/**
 * Plans the mail of those whose latest invitation was mailed before `mailedUntil`, works still, and was never repeated: not of who has
 * registered, whose mail server refuses them, or for whom another mail waits. The mark and the mail are one statement,
 * and what another process holds is left to it. Returns how many.
 */
export async function planReminders(
  db: Kysely<Database>,
  { mailedUntil, most, now }: { mailedUntil: Date; most: number; now: Date },
): Promise<number> {
  const { rows } = await sql`
    with due as (
      select id from staff_list
      where user_id is null and reminded_at is null and mail_refused_at is null
        and exists (select from registration_links as link where link.staff_id = staff_list.id and link.expires_at > ${now}::timestamptz)
        and not exists (
          select from registration_links as link where link.staff_id = staff_list.id and link.mailed_at > ${mailedUntil}::timestamptz)
        and not exists (select from outbox as mail where lower(mail.address) = lower(staff_list.email) and kind in ('register_link', 'invitation'))
      order by id limit ${most} for update skip locked),
    marked as (
      update staff_list set reminded_at = ${now}::timestamptz from due where staff_list.id = due.id returning staff_list.email)
    ${invitationsFrom(sql`from marked`, { reminder: 'yes', now })}`.execute(db);
  return rows.length;
}
