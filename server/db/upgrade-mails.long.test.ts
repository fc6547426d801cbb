import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startMailboxServer } from '../test/mailbox-server.ts';
import type { MailboxServer } from '../test/mailbox-server.ts';
import { readReleased, restoreReleased } from '../test/released-database.ts';
import { databaseUrl, runMain } from '../test/run-main.ts';
import { stopAll } from '../test/upgrades.ts';
import type { TestDatabase } from './test-database.ts';

/** The last one whose mails waited in tables of their own. */
const then = readReleased('2026-11-22');

let dataDir: string;
let database: TestDatabase;
let mailbox: MailboxServer;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-mails-'));
  database = await restoreReleased(then);
  mailbox = await startMailboxServer();
});
afterEach(async () => {
  await mailbox.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** One in each of the tables there were, each of its kind. */
async function putIn(): Promise<void> {
  const [person, admin] = [then.person.email, then.admin.email];
  await database.pool.query(`
    insert into reset_requests (email, requested_at, next_attempt_at, by_admin)
    values ('${person}', now(), now(), true), ('nobody@example.org', now(), now(), false);

    insert into staff_list (email, name, theme, designation, state, city, added_at)
    select 'invited@example.org', 'Invited', theme.id, designation.id, state.id, city.id, now()
    from work_list_entries as theme, work_list_entries as designation, work_list_entries as state, work_list_entries as city
    where theme.kind = 'theme' and designation.kind = 'designation' and state.kind = 'state' and city.kind = 'city' limit 1;
    insert into registration_mails (email, is_asked, language, requested_at, next_attempt_at)
    values ('asking@example.org', true, 'en', now(), now()), ('invited@example.org', false, 'en', now(), now());

    delete from outgoing_mails;
    insert into outgoing_mails (kind, user_id, detail, queued_at, next_attempt_at)
    select 'sign_in_after_failures', id, '{"at": "2026-11-20T06:00:00.000Z", "system": "", "browser": ""}', now(), now()
    from users where email = '${person}';
    insert into safety_mails (user_id, kind, written_at)
    select id, 'sign_in_after_failures', now() from users where email = '${person}';

    insert into board_report_months values ('2026-09-01'), ('2026-10-01');
    insert into board_report_recipients select id from users where email = '${admin}';
    insert into board_report_mails (month, admin_id, requested_at, next_attempt_at, sent_at)
    select '2026-10-01'::date, id, now(), now(), null from users where email = '${admin}'
    union all select '2026-09-01', id, now(), now(), now() from users where email = '${admin}'`);
}

function start() {
  const keyFile = join(dataDir, 'data-keys.json');
  const keys = [{ id: then.key.id, key: Buffer.from(then.key.digits, 'hex').toString('base64') }];
  writeFileSync(keyFile, JSON.stringify({ version: 1, keys, inUse: true }), { mode: 0o600 });
  const settings = { DATABASE_URL: databaseUrl(database.connection), DATA_DIR: dataDir, DATA_KEY_FILE: keyFile };
  return runMain({ ...settings, SMTP_URL: mailbox.url, RETENTION_MONTHS: '1200' });
}

const numberOf = async (rows: string) => (await database.pool.query(`select from ${rows}`)).rowCount;

test('what waits in each of the earlier tables goes out once, by several processes, and what was counted counts', async () => {
  await putIn();
  const servers = [start(), start()];
  await Promise.all(servers.map(({ ready }) => ready));
  await expect.poll(() => numberOf('outbox'), { timeout: 60_000 }).toBe(0);
  await stopAll(servers);
  const { person, admin } = then;
  expect(mailbox.mails.map(({ receivers, subject }) => `${receivers.join()} ${subject}`).toSorted()).toEqual(
    [
      `${person.email} Evenkeel: choose a new password`,
      `${person.email} Evenkeel: a sign-in after wrong passwords`,
      'asking@example.org Evenkeel: confirm your email address',
      'invited@example.org Evenkeel: your invitation',
      `${admin.email} Evenkeel: report for the board, Oct 2026`,
    ].toSorted(),
  );
  expect(await numberOf(`mail_counts where kind = 'sign_in_after_failures'`)).toBe(1);
  expect(await numberOf(`mail_counts where kind in ('reset', 'register_link')`)).toBe(2);
});
