import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { LookChoice } from '../../../domain/contract/look-notices.ts';
import type { Database } from '../../db/schema.ts';

/** On the page, until somebody chooses otherwise. */
const firstChoice: LookChoice = { on_page: true, by_mail: false };

export async function findLookChoice(db: Kysely<Database>, userId: string): Promise<LookChoice> {
  const row = await db
    .selectFrom('look_choices')
    .select(['on_page', 'by_mail'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? firstChoice;
}

/** What was opened before mails were wanted is mailed to no one. */
export async function putLookChoice(
  db: Kysely<Database>,
  { userId, choice, now }: { userId: string; choice: Partial<LookChoice>; now: Date },
): Promise<void> {
  const begins = choice.by_mail === true ? { mailed_until: now } : {};
  await db
    .insertInto('look_choices')
    .values({ user_id: userId, ...choice, ...begins })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((row) => ({
        ...choice,
        ...(choice.by_mail === true && {
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

export interface NewLooks {
  count: number;
  first: Date;
  last: Date;
}

/** Openings that a person has not been told of on the page, of the last days; undefined where there are none, or no wish. */
export async function findNewLooks(
  db: Kysely<Database>,
  { userId, since }: { userId: string; since: Date },
): Promise<NewLooks | undefined> {
  const row = await db
    .selectFrom('access_log as entry')
    .leftJoin('look_choices as choice', 'choice.user_id', 'entry.person_id')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min('entry.at').as('first'),
      fn.max('entry.at').as('last'),
    ])
    .where('entry.person_id', '=', userId)
    .where('entry.at', '>', since)
    .where(sql<boolean>`entry.at > coalesce(choice.seen_until, '-infinity')`)
    .where(sql<boolean>`coalesce(choice.on_page, true)`)
    .executeTakeFirst();
  if (!row || row.count === 0) return undefined;
  return { count: row.count, first: new Date(row.first), last: new Date(row.last) };
}

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

export interface LookMail {
  userId: string;
  email: string;
  language: string;
  /** The last opening that it tells of. */
  until: Date;
}

/**
 * Takes one person who is to be mailed: by their wish, for an opening that no mail has told of, and not within a day of
 * the last one. Taken for as long as a mail may take, so that no other process sends it too.
 */
export async function claimLookMail(
  db: Kysely<Database>,
  { now, dayBefore, leaseBefore }: { now: Date; dayBefore: Date; leaseBefore: Date },
): Promise<LookMail | undefined> {
  const { rows } = await sql<LookMail>`
    update look_choices as choice set mail_tried_at = ${now}
    from (
      select due.user_id, users.email, users.language, looks.until
      from look_choices as due
      join users on users.id = due.user_id and users.disabled_at is null
      join lateral (
        select max(at) as until from access_log
        where person_id = due.user_id and at > coalesce(due.mailed_until, '-infinity')
      ) as looks on looks.until is not null
      where due.by_mail
        and (due.mailed_at is null or due.mailed_at <= ${dayBefore})
        and (due.mail_tried_at is null or due.mail_tried_at <= ${leaseBefore})
      limit 1
      for update of due skip locked
    ) as found
    where choice.user_id = found.user_id
    returning choice.user_id as "userId", found.email, found.language, found.until`.execute(db);
  return rows[0];
}

export async function markLooksMailed(
  db: Kysely<Database>,
  { userId, until, now }: { userId: string; until: Date; now: Date },
): Promise<void> {
  await db
    .updateTable('look_choices')
    .set({ mailed_until: until, mailed_at: now })
    .where('user_id', '=', userId)
    .execute();
}
