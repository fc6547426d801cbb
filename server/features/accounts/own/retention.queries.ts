import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { InstrumentType } from '../../../../domain/instruments/instrument.ts';
import type { MoodWord } from '../../../../domain/moods.ts';
import type { Role } from '../../../../domain/roles.ts';
import type { Database } from '../../../db/schema.ts';

interface ErasedRecord {
  userId: string;
  createdAt: Date;
  /** Statistics have counted what was made as an employee. */
  madeAs: Role;
}

type ErasedAssessment = ErasedRecord & { type: InstrumentType; partial: boolean; totalScore: number };
type ErasedMood = ErasedRecord & { mood: MoodWord };

/** Records of this time, the oldest ones first. */
interface OldRecords {
  before: Date;
  limit: number;
}

export interface OldRecordsOf extends OldRecords {
  userIds: readonly string[];
}

/** Whose they are. */
export async function findPeopleOfOld(db: Kysely<Database>, { before, limit }: OldRecords): Promise<string[]> {
  const oldest = (table: 'assessments' | 'moods') => sql`(
    select user_id from ${sql.table(table)} where created_at < ${before} order by created_at limit ${limit})`;
  const { rows } = await sql<{ userId: string }>`
    select user_id as "userId" from (${oldest('assessments')} union ${oldest('moods')}) as people`.execute(db);
  return rows.map(({ userId }) => userId);
}

/** The caller holds the counts. */
export async function deleteOldAssessments(
  db: Transaction<Database>,
  { before, limit, userIds }: OldRecordsOf,
): Promise<ErasedAssessment[]> {
  const { rows } = await sql<ErasedAssessment>`
    delete from assessments as record
    where (record.user_id, record.id) in (
      select user_id, id from assessments where created_at < ${before} and user_id = any(${[...userIds]}::uuid[])
      order by created_at limit ${limit})
    returning record.user_id as "userId", record.created_at as "createdAt", record.type, record.partial,
      record.total_score as "totalScore", record.made_as as "madeAs"`.execute(db);
  return rows;
}

/** As `deleteOldAssessments`. */
export async function deleteOldMoods(
  db: Transaction<Database>,
  { before, limit, userIds }: OldRecordsOf,
): Promise<ErasedMood[]> {
  const { rows } = await sql<ErasedMood>`
    delete from moods as record
    where (record.user_id, record.id) in (
      select user_id, id from moods where created_at < ${before} and user_id = any(${[...userIds]}::uuid[])
      order by created_at limit ${limit})
    returning record.user_id as "userId", record.created_at as "createdAt", record.mood,
      record.made_as as "madeAs"`.execute(db);
  return rows;
}

export interface Leaving {
  assessments: number;
  moods: number;
  /** The oldest and the youngest of them. */
  from: Date;
  to: Date;
}

/** What of a person's own records is older than this; null where nothing is. */
export async function findLeaving(db: Kysely<Database>, userId: string, before: Date): Promise<Leaving | null> {
  const { rows } = await sql<{ assessments: number; moods: number; from: Date | null; to: Date | null }>`
    select coalesce(sum(is_assessment), 0) as assessments, count(*) - coalesce(sum(is_assessment), 0) as moods,
      min(created_at) as from, max(created_at) as to
    from (
      select 1 as is_assessment, created_at from assessments where user_id = ${userId} and created_at < ${before}
      union all select 0, created_at from moods where user_id = ${userId} and created_at < ${before}
    ) as own`.execute(db);
  const [found] = rows;
  if (!found?.from || !found.to) return null;
  return { assessments: found.assessments, moods: found.moods, from: found.from, to: found.to };
}

interface TimeRange {
  after: Date;
  until: Date;
}

/** When something was last recorded in this time; null where nothing was. */
export async function findNewestRecord(db: Kysely<Database>, { after, until }: TimeRange): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select greatest(
      (select max(created_at) from assessments where created_at > ${after} and created_at <= ${until}),
      (select max(created_at) from moods where created_at > ${after} and created_at <= ${until}),
      (select max(at) from audit_events where at > ${after} and at <= ${until})) as at`.execute(db);
  return rows[0]?.at ?? null;
}

/** Whether there is anything that people have made and a clock could erase. */
export async function holdsAnything(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ anything: boolean }>`
    select exists (select from assessments) or exists (select from moods) or exists (select from call_backs)
      or exists (select from users where erase_at is not null)
      or exists (select from audit_events as event where not exists (
        select from users where users.id = coalesce(event.person_id, event.actor_id)))
      or exists (select from access_log as look where not exists (
        select from users where users.id = look.person_id)) as anything`.execute(db);
  return rows[0]?.anything === true;
}
