import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allEndpoints } from '../../../domain/contract/all-endpoints.ts';
import { createMailer } from '../../mail/mailer.ts';
import { readOrganisation } from '../../features/organisation/organisation.ts';
import { startTestCluster } from '../../db/test-database.ts';
import type { TestCluster } from '../../db/test-database.ts';
import { goodPassword, registerPerson, signedInAdmin, signedInCounsellor } from '../../test/people.ts';
import { holds } from '../../test/raw-search.ts';
import { activeIds } from '../../test/submissions.ts';
import { startTestServer } from '../../test/test-server.ts';
import type { TestServer } from '../../test/test-server.ts';
import { mailDueResets } from '../../test/sent-mails.ts';

/** What a person writes or answers, and what must be found nowhere. The answers of no other test look like these. */
const secrets = {
  ailments: 'canary-ailment-7f3a',
  changedAilments: 'canary-ailment-changed-7f3a',
  phone: '+91 70071 00223',
  changedPhone: '(070) 07-100-224',
  plan: 'canary-plan-7f3a',
  moodTag: 'canary-mood-tag-7f3a',
  moodNote: 'canary-mood-note-7f3a',
  callBackPhone: '+91 70071 00224 5',
  callBackTime: 'canary-call-time-7f3a',
  callBackNote: 'canary-call-note-7f3a',
  reason: 'canary-reason-7f3a',
  /** The page makes it of the answers. */
  key: 'canary-key-7f3a',
};
/** Stored in the clear by design: shows that the search would find something. */
const openly = 'Canary Findable 7f3a';

/** Its own: what other tests write would be found in the log of changes, and would drive out what is looked for. */
let cluster: TestCluster;
let server: TestServer;
let answers: Record<string, number>;
let email: string;
beforeAll(async () => {
  cluster = await startTestCluster();
  server = await startTestServer({ superuser: cluster.superuser });
  const registered = { name: openly, ailments: secrets.ailments, phone: secrets.phone };
  const { token, user } = await registerPerson(server, registered);
  email = user.email;
  const admin = await signedInAdmin(server);
  const ids = await activeIds(server, token, 'PHQ-9');
  answers = Object.fromEntries(ids.map((id, place) => [id, [2, 0, 3, 1, 1, 0, 2, 3, 1][place] ?? 0]));
  const body = { type: 'PHQ-9', answers, total_score: 13 };
  const headers = { 'Idempotency-Key': secrets.key };
  for (let round = 0; round < 2; round += 1) {
    const { status } = await server.request('POST', '/api/assessment', { token, body, headers });
    expect(status).toBe(201);
  }
  const changes = { ailments: secrets.changedAilments, phone: secrets.changedPhone };
  await server.request('PUT', '/api/auth/update-profile', { token, body: changes });
  const sections = ['warning_signs', 'what_helps', 'people', 'professionals', 'safe_place'];
  const plan = Object.fromEntries(sections.map((section) => [section, secrets.plan]));
  expect((await server.request('PUT', '/api/safety-plan', { token, body: plan })).status).toBe(200);
  const mood = await server.request('POST', '/api/mood', { token, headers, body: { mood: 'sad' } });
  const context = { tags: [secrets.moodTag], note: secrets.moodNote };
  const contextPath = `/api/mood/${mood.body.id}/context`;
  expect((await server.request('PUT', contextPath, { token, body: context })).status).toBe(200);
  const { status: chosen } = await server.request('PUT', '/api/mood-tags', { token, body: { tags: context.tags } });
  expect(chosen).toBe(200);
  await server.request('PUT', contextPath, { token, body: { ...context, tags: [7] } });
  const counsellor = await signedInCounsellor(server);
  const wish = { phone: secrets.callBackPhone, preferred_time: secrets.callBackTime, note: secrets.callBackNote };
  const asked = await server.request('POST', '/api/call-back', { token, body: { consent: true, ...wish } });
  expect(asked.status, asked.text).toBe(201);
  const takeUp = `/api/counsellor/requests/${asked.body.request.id}/taken`;
  const taken = await server.request('POST', takeUp, { token: counsellor.token });
  expect(taken.body.phone).toBe(secrets.callBackPhone);
  await server.request('PUT', '/api/admin/record-policy', { token: admin.token, body: { policy: 'reason' } });
  const given = { reason: secrets.reason, password: goodPassword };
  const access = `/api/admin/record-access/${user.id}`;
  expect((await server.request('POST', access, { token: admin.token, body: given })).status).toBe(200);
  const details = `/api/admin/employee-details/${user.id}`;
  expect((await server.request('GET', details, { token: admin.token })).status).toBe(200);
  const looks = await server.request('GET', '/api/who-has-looked', { token });
  expect(looks.body[0].reason).toBe(secrets.reason);
  // A refused and a broken call carry the texts too.
  await server.request('PUT', '/api/safety-plan', { token, body: { ...plan, people: 7 } });
  await server.request('POST', '/api/assessment', { token, body: { ...body, total_score: 1 } });
  for (const { method, path } of allEndpoints.filter((one) => one.method === 'GET')) {
    for (const caller of [token, admin.token])
      await server.inject(method, path.replaceAll(/:\w+/g, 'x'), { token: caller });
  }
});
afterAll(async () => {
  await server.close();
  await cluster.stop();
});

function hidden(): string[] {
  const json = JSON.stringify(answers);
  return [
    ...Object.values(secrets),
    '7007100223',
    '70071002245',
    json,
    json.slice(1, -1),
    JSON.stringify(answers, undefined, 1),
    Object.entries(answers).join(),
    '"phq9-1":',
    '"phq9-1": ',
  ];
}

test('nothing of it stands in the files of the database, its log of changes among them', async () => {
  const superuser = new pg.Client(cluster.superuser);
  await superuser.connect();
  await superuser.query('checkpoint');
  const { rows } = await superuser.query<{ data_directory: string }>('show data_directory');
  await superuser.end();
  const folder = rows[0]?.data_directory ?? '';
  const { rows: places } = await sql<{ place: string }>`
    select pg_relation_filepath('users') as place`.execute(server.services.db);
  const own = join(folder, places[0]?.place ?? '', '..');
  const log = join(folder, 'pg_wal');
  const paths = [
    ...readdirSync(own).map((name) => join(own, name)),
    ...readdirSync(log)
      .filter((name) => /^[0-9A-F]{24}$/.test(name))
      .map((name) => join(log, name)),
  ];
  const files = paths.map((path) => readFileSync(path));
  expect(files.filter((file) => holds(file, openly)).length).toBeGreaterThanOrEqual(2);
  for (const secret of hidden())
    expect([secret, files.filter((file) => holds(file, secret)).length]).toEqual([secret, 0]);
});

test('nothing of it stands in a dump of all tables, as COPY writes them, as text and as bytes', async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.services.db);
  const superuser = new pg.Client({ ...cluster.superuser, database: rows[0]?.name });
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-copy-'));
  await superuser.connect();
  try {
    const { rows: tables } = await superuser.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    );
    expect(tables.length).toBeGreaterThan(10);
    for (const { name } of tables)
      for (const format of ['text', 'binary']) {
        const file = join(folder, `${name}.${format}`);
        await superuser.query(`copy ${pg.escapeIdentifier(name)} to ${pg.escapeLiteral(file)} (format ${format})`);
      }
    const dump = Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))));
    expect(dump.includes(openly)).toBe(true);
    for (const secret of hidden()) expect([secret, holds(dump, secret)]).toEqual([secret, false]);
  } finally {
    await superuser.end();
    rmSync(folder, { recursive: true });
  }
});

test('nothing of it stands in a mail', async () => {
  const { services } = server;
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-mail-'));
  const config = { ...services.config, dataDir: folder, smtpUrl: undefined };
  try {
    await server.request('POST', '/api/auth/forgot-password', { body: { email } });
    await mailDueResets(
      { ...services, config },
      createMailer(config, services.log, () => readOrganisation(services)),
    );
    const mails = readdirSync(join(folder, 'mail')).map((name) => readFileSync(join(folder, 'mail', name)));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.includes('/reset-password/')).toBe(true);
    for (const secret of hidden()) expect([secret, mails.some((mail) => holds(mail, secret))]).toEqual([secret, false]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('nothing of it stands in the log', () => {
  const log = Buffer.from(server.logLines().join('\n'));
  expect(log.includes('/api/safety-plan')).toBe(true);
  for (const secret of [...hidden(), openly]) expect([secret, holds(log, secret)]).toEqual([secret, false]);
});
