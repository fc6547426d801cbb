import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { AccessNoticeSettings } from '../../../../domain/contract/access-notices.ts';
import { bringBack } from '../../../db/bring-back.queries.ts';
import type { Database } from '../../../db/schema.ts';
import { mailsFrom } from '../../../mail/outbox.queries.ts';

/** On the page, until someone chooses otherwise. */
const firstChoice: AccessNoticeSettings = { on_page: true, by_mail: false };

export async function findAccessNoticeChoice(db: Kysely<Database>, userId: string): Promise<AccessNoticeSettings> {
  const row = await db
    .selectFrom('look_choices')
    .select(['on_page', 'by_mail'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? firstChoice;
}

/** What was opened before mails were wanted is mailed to no one. */
export async function putAccessNoticeChoice(
  db: Kysely<Database>,
  { userId, choice, now }: { userId: string; choice: Partial<AccessNoticeSettings>; now: Date },
): Promise<void> {
  const { on_page, by_mail } = choice;
  await db
    .insertInto('look_choices')
    .values({ user_id: userId, on_page, by_mail, mailed_until: by_mail === true ? now : undefined })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((row) => ({
        on_page,
        by_mail,
        ...(by_mail === true && {
          mailed_until: row
            .case()
            .when('look_choices.by_mail', '=', true)
            .then(row.ref('look_choices.mailed_until'))
            .else(now)
            .end(),
        }),
      })),
    )
    .execute();
}

/** Days for which an opening is news. Later it stands in the list of who has looked alone. */
const newsDays = 30;

/** Openings that a person has not been told of on the page, while they are news; undefined where there are none, or no wish. */
export async function findNewLooks(
  db: Kysely<Database>,
  { userId, now }: { userId: string; now: Date },
): Promise<{ count: number; last: Date } | undefined> {
  const row = await db
    .selectFrom('access_log as entry')
    .leftJoin('look_choices as choice', 'choice.user_id', 'entry.person_id')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('entry.at').as('last')])
    .where('entry.person_id', '=', userId)
    .where('entry.at', '>', new Date(now.getTime() - newsDays * 86_400_000))
    .where(sql<boolean>`entry.at > coalesce(choice.seen_until, '-infinity')`)
    .where(sql<boolean>`coalesce(choice.on_page, true)`)
    .executeTakeFirst();
  if (!row || row.count === 0) return undefined;
  return { count: row.count, last: new Date(row.last) };
}

/** What was opened after `until` is news again. */
export async function markLooksSeen(
  db: Kysely<Database>,
  { userId, until }: { userId: string; until: Date },
): Promise<void> {
  await db
    .insertInto('look_choices')
    .values({ user_id: userId, seen_until: until })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ seen_until: sql<Date>`greatest(look_choices.seen_until, excluded.seen_until)` }),
    )
    .execute();
}

/**
 * Puts a mail into the outbox for everyone who is to be told: by their wish, of an opening that no mail has told of, and not
 * within a day of the last one. Returns how many. Any number of processes may do it at once.
 */
export async function queueAccessMails(
  db: Kysely<Database>,
  { now, dayBefore }: { now: Date; dayBefore: Date },
): Promise<number> {
  const { rows } = await sql`
    with due as (
      select choice.user_id, looks.until
      from look_choices as choice
      join users on users.id = choice.user_id and users.disabled_at is null
      join lateral (
        select max(at) as until from access_log
        where person_id = choice.user_id and at > coalesce(choice.mailed_until, '-infinity') and at <= ${now}
      ) as looks on looks.until is not null
      where choice.by_mail and (choice.mailed_at is null or choice.mailed_at <= ${dayBefore})
      for update of choice skip locked
    ), told as (
      update look_choices as choice set mailed_until = due.until, mailed_at = ${now}
      from due where choice.user_id = due.user_id returning choice.user_id
    )
    ${mailsFrom('looked', now, { from: sql`from told`, user_id: sql`user_id` })}`.execute(db);
  return rows.length;
}

/** An opening of that moment keeps its time, and is no news before it. */
export async function bringBackMailed(db: Kysely<Database>, now: Date): Promise<void> {
  await bringBack(db, ['look_choices', 'mailed_at'], now);
  await bringBack(db, ['look_choices', 'mailed_until'], now);
}
