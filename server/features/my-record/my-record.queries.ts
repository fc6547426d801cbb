import type { Kysely, Selectable } from 'kysely';
import { actionsOfNoOne } from '../../../domain/audit-actions.ts';
import type { AuditAction } from '../../../domain/audit-actions.ts';
import type { AccessNoticeSettings } from '../../../domain/contract/access-notices.ts';
import type { ReminderPreferences } from '../../../domain/contract/reminders.ts';
import type { StoredSafetyPlan } from '../../../domain/contract/safety-plan.ts';
import { namesOf, toDevice } from '../../../domain/devices.ts';
import type { Language } from '../../../domain/languages.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import type { MoodWord } from '../../../domain/moods.ts';
import type { Database } from '../../db/schema.ts';
import { mapYielding } from '../../jobs/yield-to-event-loop.ts';
import { findAccessNoticeChoice } from '../privacy/access-notices/access-notices.queries.ts';
import { findMoodContexts, findMoodTags } from '../moods/mood-contexts.queries.ts';
import { readConsents } from '../privacy/privacy-notice/consents.ts';
import { findReminderPreferences } from '../reminders/reminder-choices.queries.ts';
import { findWish } from '../reminders/check-ins/check-ins.queries.ts';
import { findSafetyPlan } from '../help/safety-plan/safety-plan.queries.ts';
import { decryptAnswers } from '../../security/encryption/answers-column.ts';
import type { Answers } from '../../security/encryption/answers-column.ts';
import { decryptCallBack } from '../../security/encryption/help-columns.ts';
import { personFieldNames } from '../../../domain/person-fields.ts';
import { selectPeople } from '../../db/person-columns.ts';
import { toPerson } from '../accounts/person.queries.ts';
import { findPasskeys } from '../accounts/second-factor/passkeys.queries.ts';
import type { Services } from '../services.ts';
import { findAccessLog } from '../visibility/access.queries.ts';
import type { StoredAccessLogEntry } from '../visibility/access.queries.ts';

export interface OwnRecord {
  profile: Awaited<ReturnType<typeof findOwnProfile>>['profile'];
  /** Oldest first, as all lists here. */
  assessments: OwnAssessment[];
  moods: OwnMood[];
  /** The list that the person chooses from. */
  moodTags: string[];
  safetyPlan: StoredSafetyPlan;
  /** Those on a clock, and those that ask two weeks after a questionnaire. */
  reminders: ReminderPreferences & Awaited<ReturnType<typeof findCheckInWays>>;
  sessions: ({ created_at: Date; last_used_at: Date; expires_at: Date } & ReturnType<typeof namesOf>)[];
  /** Browsers that have signed in before. */
  browsers: { known_since: Date; last_signed_in_at: Date; expires_at: Date }[];
  passkeys: { name: string; created_at: Date; last_used_at: Date | null }[];
  /** What was done to the account, and by whom: an admin has no name here. Null where no person did it. */
  events: { at: Date; action: AuditAction; by: 'self' | 'admin' | null }[];
  /** Who has opened the record. */
  looks: StoredAccessLogEntry[];
  /** Null where the person does not share the record. */
  sharesSince: Date | null;
  callBacks: OwnCallBackRow[];
  /** What the person said of the privacy notice, and how they learn that someone has looked. */
  consents: Awaited<ReturnType<typeof readConsents>>;
  accessNotices: AccessNoticeSettings;
}

interface OwnMood {
  id: number;
  created_at: Date;
  mood: MoodWord;
  tags: readonly string[];
  note: string;
}

type OwnCallBackRow = ReturnType<typeof decryptCallBack> &
  Pick<Selectable<Database['call_backs']>, 'requested_at' | 'taken_at' | 'withdrawn_at' | 'outcome' | 'outcome_at'> & {
    /** Whom the person let read it. */
    counsellors: string[];
  };

export interface OwnAssessment {
  id: number;
  type: InstrumentType;
  created_at: Date;
  total_score: number;
  partial: boolean;
  language: Language;
  answers: Answers;
}

export async function findOwnRecord(services: Pick<Services, 'db' | 'cipher'>, userId: string): Promise<OwnRecord> {
  const { db } = services;
  const { profile, sharesSince } = await findOwnProfile(services, userId);
  const events = await db
    .selectFrom('audit_events')
    .select(['at', 'action', 'actor_id'])
    .where('person_id', '=', userId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return {
    profile,
    assessments: await findOwnAssessments(services, userId),
    moods: await findOwnMoods(services, userId),
    moodTags: await findMoodTags(services, userId),
    safetyPlan: await findSafetyPlan(services, userId),
    reminders: { ...(await findReminderPreferences(db, userId)), ...(await findCheckInWays(db, userId)) },
    sessions: await findSessions(db, userId),
    browsers: await db
      .selectFrom('known_browsers')
      .select(['known_since', 'last_signed_in_at', 'expires_at'])
      .where('user_id', '=', userId)
      .orderBy('known_since')
      .execute(),
    passkeys: (await findPasskeys(db, userId)).map(({ name, createdAt, lastUsedAt }) => ({
      name,
      created_at: createdAt,
      last_used_at: lastUsedAt,
    })),
    events: events.map(({ actor_id, ...event }) => ({
      ...event,
      by: actionsOfNoOne.includes(event.action) ? null : actor_id === userId ? 'self' : 'admin',
    })),
    looks: (await findAccessLog(services, userId)).toReversed(),
    sharesSince,
    callBacks: await findOwnCallBacks(services, userId),
    consents: (await readConsents(services, userId)).toReversed(),
    accessNotices: await findAccessNoticeChoice(services.db, userId),
  };
}

/** In the order of the files: who it is, then the fields in theirs. */
async function findOwnProfile({ db, cipher }: Pick<Services, 'db' | 'cipher'>, userId: string) {
  const row = await selectPeople(db, personFieldNames)
    .select(['users.role', 'users.language', 'users.created_at', 'users.shares_since'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  const { id, name, email, role, language, created_at, shares_since: sharesSince, ...others } = toPerson(cipher, row);
  return { profile: { id, name, email, role, ...others, language, created_at }, sharesSince };
}

async function findCheckInWays(db: Kysely<Database>, userId: string) {
  const { in_bar = false, by_push = false, by_mail = false } = (await findWish(db, userId)) ?? {};
  return { in_bar, by_push, by_mail };
}

async function findSessions(db: Kysely<Database>, userId: string): Promise<OwnRecord['sessions']> {
  const rows = await db
    .selectFrom('sessions')
    .select(['created_at', 'last_used_at', 'expires_at', 'browser', 'system'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ browser, system, ...times }) => ({ ...times, ...namesOf(toDevice({ browser, system })) }));
}

async function findOwnMoods(services: Pick<Services, 'db' | 'cipher'>, userId: string): Promise<OwnMood[]> {
  const rows = await services.db
    .selectFrom('moods')
    .select(['id', 'created_at', 'mood'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const added = new Map((await findMoodContexts(services, userId)).map(({ id, ...context }) => [id, context]));
  return rows.map((row) => ({ ...row, ...(added.get(String(row.id)) ?? { tags: [], note: '' }) }));
}

async function findOwnCallBacks(
  { db, cipher }: Pick<Services, 'db' | 'cipher'>,
  userId: string,
): Promise<OwnCallBackRow[]> {
  const rows = await db
    .selectFrom('call_backs')
    .select(['id', 'requested_at', 'taken_at', 'withdrawn_at', 'outcome', 'outcome_at', 'content'])
    .where('user_id', '=', userId)
    .orderBy('requested_at')
    .orderBy('id')
    .execute();
  const named = await findNamed(db, userId);
  return rows.map(({ id, content, ...times }) => ({
    ...times,
    ...decryptCallBack(cipher, { userId, id }, content),
    counsellors: named.filter(({ call_back_id }) => call_back_id === id).map(({ name }) => name),
  }));
}

/** Whom the person let read which request, also where they have left since; no one whose account is gone. */
async function findNamed(db: Kysely<Database>, userId: string): Promise<{ call_back_id: string; name: string }[]> {
  return db
    .selectFrom('call_back_counsellors as named')
    .innerJoin('users as counsellor', 'counsellor.id', 'named.counsellor_id')
    .select(['named.call_back_id', 'counsellor.name'])
    .where('named.user_id', '=', userId)
    .where('named.agreed_at', 'is not', null)
    .orderBy('counsellor.name')
    .orderBy('counsellor.id')
    .execute();
}

async function findOwnAssessments(
  { db, cipher }: Pick<Services, 'db' | 'cipher'>,
  userId: string,
): Promise<OwnAssessment[]> {
  const rows = await db
    .selectFrom('assessments')
    .select(['id', 'type', 'created_at', 'total_score', 'partial', 'language', 'answers'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return mapYielding(rows, (row) => ({ ...row, answers: decryptAnswers(cipher, { userId, ...row }) }));
}
