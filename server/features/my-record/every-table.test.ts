import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { serverForAll } from '../../test/test-server.ts';

const server = serverForAll();

const inRecord = [
  'assessments',
  'call_back_counsellors',
  'call_backs',
  'check_in_wishes',
  'consents',
  'known_browsers',
  'look_choices',
  'mood_tags',
  'moods',
  'passkeys',
  'reminder_preferences',
  'safety_plans',
  'sessions',
];
/** They open something, wait to be sent, count, or say once more what the record or the profile says. */
const leftOut = [
  'email_changes',
  'email_undos',
  'last_records',
  'leaving_links',
  'mail_counts',
  'notices',
  'notices_seen',
  'outbox',
  'passkey_challenges',
  'password_resets',
  'push_subscriptions',
  'recovery_codes',
  'second_factor_challenges',
  'sso_identities',
  'totp_factors',
];
/** What someone does as an admin or a counsellor; the person whom it is about finds it among events and looks. */
const ofDuties = [
  'admin_requests',
  'board_report_recipients',
  'counsellor_hours',
  'overdue_mails',
  'record_access',
  'staff_imports',
  'staff_list',
  'watched_rounds',
];

test('each table that has rows of a person is in their own record, or left out on purpose', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass`.execute(server.owner);
  const known = [inRecord, leftOut, ofDuties].flat();
  expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
});
