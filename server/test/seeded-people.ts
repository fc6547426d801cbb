import type { InstrumentType } from '../../domain/instruments/instrument.ts';
import type { MoodWord } from '../../domain/moods.ts';
import { sql } from 'kysely';
import { byField } from '../../domain/person-fields.ts';
import { workListKinds } from '../../domain/work-lists.ts';
import type { WorkListKind } from '../../domain/work-lists.ts';
import { entryOf } from '../db/person-columns.ts';
import type { Role } from '../../domain/roles.ts';
import { noteLast } from '../features/daily-rollups/stored-records.queries.ts';
import { hashToken, makeToken } from '../security/sessions/tokens.ts';
import { randomEmail } from './people.ts';
import type { TestServer } from './test-server.ts';

export interface SeededPerson {
  id: string;
  email: string;
  token: string;
}

type SeededWork = Partial<Record<WorkListKind, string | undefined>>;

/** The entries of these names, for a row of `users`. */
export function entriesOf(work: SeededWork) {
  const named = workListKinds.filter((kind) => work[kind] !== undefined);
  return byField(named, (kind) => entryOf(kind, work));
}

/** Many people at once, each signed in, without the cost of a password each. */
export async function seedPeople(
  server: TestServer,
  count: number,
  {
    role = 'employee',
    passwordHash = 'none',
    work = {},
  }: { role?: Role; passwordHash?: string; work?: SeededWork | ((place: number) => SeededWork) } = {},
): Promise<SeededPerson[]> {
  const { db, now } = server.services;
  const at = now();
  const workAt = typeof work === 'function' ? work : () => work;
  const rows = Array.from({ length: count }, (_, place) => ({
    ...entriesOf({ state: 'Jharkhand', city: 'Chandil', ...workAt(place) }),
    name: 'Asha Rani',
    email: randomEmail(),
    role,
    password_hash: passwordHash,
    created_at: at,
    updated_at: at,
  }));
  const stored = await db.insertInto('users').values(rows).returning(['id', 'email']).execute();
  const people = stored.map((row) => ({ ...row, token: makeToken() }));
  await seedSessions(server, people);
  return people;
}

/** Signs them in with the tokens that they have, as after a change of role, which ends all sessions. */
async function seedSessions(
  { services: { db, now } }: TestServer,
  people: readonly Pick<SeededPerson, 'id' | 'token'>[],
): Promise<void> {
  const at = now();
  const expires_at = new Date(at.getTime() + 365 * 86_400_000);
  await db
    .insertInto('sessions')
    .values(
      people.map(({ id, token }) => ({
        token_hash: hashToken(token),
        user_id: id,
        created_at: at,
        last_used_at: at,
        expires_at,
        // They have no password to give: what asks for it again is tried elsewhere.
        confirmed_at: expires_at,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export type SeededRecord = { userId: string; at: Date } & (
  | { kind: InstrumentType; total: number; partial: boolean }
  | { kind: 'mood'; mood: MoodWord }
);

const detailsOf = (userId: string) => sql<number>`(select work_details_of(users) from users where id = ${userId})`;

/** Records of employees, as if made at their times, in the groups of today. No one opens their answers. */
export async function seedRecords(
  { services: { db, cipher } }: TestServer,
  records: readonly SeededRecord[],
): Promise<void> {
  const unread = cipher.encrypt({ table: 'assessments', column: 'answers', row: 'none' }, '{}');
  const made_as = 'employee' as const;
  const results = records.flatMap((one) => (one.kind === 'mood' ? [] : [one]));
  const moods = records.flatMap((one) => (one.kind === 'mood' ? [one] : []));
  if (results.length > 0) {
    const rows = results.map(({ userId, at, kind, total, partial }) => ({
      user_id: userId,
      created_at: at,
      type: kind,
      total_score: total,
      partial,
      answers: unread,
      made_as,
      work_details_id: detailsOf(userId),
    }));
    await db.insertInto('assessments').values(rows).execute();
  }
  if (moods.length > 0)
    await db
      .insertInto('moods')
      .values(
        moods.map(({ userId, at, mood }) => ({
          user_id: userId,
          created_at: at,
          mood,
          made_as,
          work_details_id: detailsOf(userId),
        })),
      )
      .execute();
  await noteLast(sql`
    select id, max(at) from unnest(${records.map(({ userId }) => userId)}::uuid[],
      ${records.map(({ at }) => at.toISOString())}::timestamptz[]) as made (id, at) group by id order by id`).execute(
    db,
  );
}
