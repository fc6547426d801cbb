import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import webPush from 'web-push';
import { migrate } from '../db/migrate.ts';
import { hashPassword } from '../security/passwords/passwords.ts';
import { hashToken, makeToken } from '../security/sessions/tokens.ts';
import { goodPassword } from './people.ts';

/** What the first published version consists of. */
const publishedFiles = [
  '001-people-and-records.sql',
  '002-day-counts.sql',
  '003-people-lists.sql',
  '004-reminders.sql',
];

/** What a person of that version has written and answered: it stands in its files as it is. */
export const written = {
  email: 'asha@example.org',
  admin: 'boss@example.org',
  phone: '+91 70071 00225',
  // Of two people, so that the database notes it among frequent values.
  ailments: 'canary-ailment-5b1d ମୁଣ୍ଡବିନ୍ଧା\nsince 2019 \\ "quoted"',
  answers: {
    'phq9-1': 2,
    'phq9-2': 0,
    'phq9-3': 3,
    'phq9-4': 1,
    'phq9-5': 1,
    'phq9-6': 0,
    'phq9-7': 2,
    'phq9-8': 3,
    'phq9-9': 1,
  },
  /** Of the questionnaire; those of the moods begin with it. */
  key: 'canary-key-5b1d',
  /** Long enough to stand outside its row. */
  longAilments: randomBytes(1500).toString('base64'),
};

export interface PublishedDatabase {
  /** Of a device that is signed in, and has opted in to reminders. */
  token: string;
  pushKeys: { publicKey: string; privateKey: string };
  /** Questionnaires by others, all GAD-7 of total 7. */
  crowd: number;
}

/** Makes the tables as the first published version has made them, and fills all of them. */
export async function makePublishedDatabase(pool: pg.Pool): Promise<PublishedDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-published-'));
  try {
    for (const file of publishedFiles)
      cpSync(join(import.meta.dirname, '..', 'db', 'migrations', file), join(folder, file));
    await migrate(pool, { folder });
  } finally {
    rmSync(folder, { recursive: true });
  }
  const token = makeToken();
  const pushKeys = webPush.generateVAPIDKeys();
  const crowd = 2500;
  await fillPeople(pool, token);
  await fillRecords(pool, crowd);
  await fillSettings(pool, token, pushKeys);
  // As the database does by itself from time to time: its plans know of values.
  await pool.query('analyze');
  await pool.query('analyze users (ailments)');
  return { token, pushKeys, crowd };
}

async function fillPeople(pool: pg.Pool, token: string): Promise<void> {
  const { email, admin, phone, ailments, longAilments } = written;
  const hash = await hashPassword(goodPassword);
  await pool.query(
    `insert into users (name, email, password_hash, role, theme, designation, state, city, date_of_birth, blood_group,
       height, weight, phone, ailments, created_at, updated_at, disabled_at)
     values ('Asha', $1, $3, 'employee', 'Health', 'Teacher', 'Jharkhand', 'Chandil', '1990-02-28', 'O+', '165', '60', $4, $5,
         '2026-01-05T04:00Z', '2026-02-05T04:00Z', null),
       ('Boss', $2, $3, 'admin', null, null, null, null, null, null, null, null, null, null, now(), now(), null),
       ('Bina', 'bina@example.org', $3, 'employee', null, null, null, null, null, null, null, null, null, $6, now(), now(), null),
       ('Chitra', 'chitra@example.org', $3, 'employee', null, null, null, null, null, null, null, null, '123 4567', $5, now(),
         now(), now())`,
    [email, admin, hash, phone, ailments, longAilments],
  );
  await pool.query(
    `insert into users (name, email, password_hash, phone, created_at, updated_at)
     select 'Crowd ' || n, 'crowd' || n || '@example.org', 'none', '1234' || n, now(), now() from generate_series(101, 150) as n`,
  );
  await pool.query(
    `insert into sessions select $2, id, now(), now(), now() + interval '7 days' from users where email = $1`,
    [email, hashToken(token)],
  );
  await pool.query(
    `insert into password_resets select id, $1, now() + interval '10 minutes' from users where email = 'bina@example.org'`,
    [hashToken(makeToken())],
  );
  await pool.query(
    `insert into reset_requests (email, requested_at, next_attempt_at) values ('nobody@example.org', now(), '2100-01-01')`,
  );
  await pool.query(`insert into attempts values ('\\x01', 3, '2100-01-01', null)`);
}

async function fillRecords(pool: pg.Pool, crowd: number): Promise<void> {
  await pool.query(
    `insert into assessments (user_id, type, created_at, total_score, partial, answers, idempotency_key)
     select users.id, 'GAD-7', now() - n * interval '1 hour', 7, false,
       '{"gad7-1":1,"gad7-2":1,"gad7-3":1,"gad7-4":1,"gad7-5":1,"gad7-6":1,"gad7-7":1}', null
     from generate_series(0, $1 - 1) as n join users on users.email = 'crowd' || (101 + n % 50) || '@example.org'`,
    [crowd],
  );
  await pool.query(
    `insert into assessments (user_id, type, created_at, total_score, partial, answers, idempotency_key)
     select id, 'PHQ-9', '2026-03-05T04:00Z'::timestamptz, 13, false, $2::jsonb, $3 from users where email = $1`,
    [written.email, JSON.stringify(written.answers), written.key],
  );
  await pool.query(
    `insert into moods (user_id, created_at, mood, idempotency_key)
     select id, '2026-03-05T04:01Z'::timestamptz + n * interval '1 day', 'calm', $2 || '-' || n from users, generate_series(1, 3) as n
     where email = $1`,
    [written.email, written.key],
  );
  await pool.query(`
    update users set last_assessment_at = (select max(created_at) from assessments where user_id = users.id)`);
  // One day was closed and counted.
  await pool.query(`insert into day_scores values ('2026-03-05', 'PHQ-9', false, 13, 1)`);
  await pool.query(`insert into day_moods values ('2026-03-06', 'calm', 1)`);
  await pool.query(`update day_counts_state set time_zone = 'Asia/Kolkata', closed_through = '2026-03-06'`);
}

async function fillSettings(pool: pg.Pool, token: string, keys: PublishedDatabase['pushKeys']): Promise<void> {
  const own = `from users where email = '${written.email}'`;
  await pool.query(`update questions set is_active = false, changed_at = '2026-02-01T04:00Z' where id = 'gad7-7'`);
  await pool.query(`insert into audit_events (at, actor_id, action, person_id)
    select now(), id, 'account_enabled', id ${own}`);
  await pool.query(`insert into reminder_settings values (true, '09:30', '17:30', 45, 90, now())`);
  await pool.query(`insert into reminder_preferences (user_id, mood_on, water_on, posture_on, water_interval_minutes,
    weekends_on, updated_at) select id, true, false, true, 75, false, now() ${own}`);
  await pool.query('insert into push_state (public_key, private_key) values ($1, $2)', [
    keys.publicKey,
    keys.privateKey,
  ]);
  await pool.query(
    `insert into push_subscriptions (session_hash, user_id, endpoint, p256dh, auth, time_zone, checked_at, water_anchor,
       posture_anchor, look_at)
     select $1, id, 'https://fcm.googleapis.com/fcm/send/x', 'p', 'a', 'Asia/Kolkata', now(), now(), now(), '2100-01-01' ${own}`,
    [hashToken(token)],
  );
}
