import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { version } from '../core/version.ts';
import { startWithFullRecord } from '../test/full-record.ts';
import type { FullRecord } from '../test/full-record.ts';
import { fetchPatiently } from '../test/patiently.ts';
import { goodPassword } from '../test/people.ts';
import {
  allMigrations,
  readReleased,
  releasedVersions,
  restoreReleased,
  rowsOf,
  settingsFor,
  writeReleased,
} from '../test/released-database.ts';
import type { RecordThen, ReleasedDatabase } from '../test/released-database.ts';
import { runMain } from '../test/run-main.ts';
import { schemaText } from '../test/schema-text.ts';
import { keyOf } from '../test/test-key.ts';
import { migrate } from './migrate.ts';
import { createTestDatabase } from './test-database.ts';
import type { TestDatabase } from './test-database.ts';

/** Tables whose rows may go in an update, because they are counted or tried again: each with the version that ended them. */
const mayShrink: Record<string, string> = {};

/** Tables that have another name since. */
const renamed: Record<string, string> = {
  last_assessments: 'last_records',
  outgoing_mails: 'outbox',
  safety_mails: 'mail_counts',
};

async function recordOf({ server, person }: FullRecord): Promise<RecordThen> {
  const { assessments, moods, safety_plan } = (
    await server.request('GET', '/api/my-record.json', { token: person.token })
  ).body;
  return { assessments, moods, safety_plan };
}

/** `npm run release-fixture` writes it. */
test('what the next release is tried on can be made of this version', async () => {
  const full = await startWithFullRecord();
  try {
    const { server, person } = full;
    // Later versions sign in with the password alone.
    await server.services.db.deleteFrom('passkeys').where('user_id', '=', person.user.id).execute();
    const admin = (await rowsOf(server.database.connection.database))['users']?.find(({ role }) => role === 'admin');
    const made: ReleasedDatabase = {
      version,
      migrations: allMigrations(),
      key: keyOf(server.services.cipher),
      person: { email: person.user.email, password: goodPassword, record: await recordOf(full) },
      admin: { email: String(admin?.['email']), password: goodPassword },
      rows: await rowsOf(server.database.connection.database),
    };
    expect(made.person.record.assessments.length).toBeGreaterThan(2);
    for (const { email, password } of [made.person, made.admin])
      expect((await server.request('POST', '/api/auth/login', { body: { email, password } })).status).toBe(200);
    const filled = Object.entries(made.rows).filter(([, rows]) => rows.length > 0);
    expect(filled.length).toBeGreaterThan(25);
    if (process.env['RELEASE_FIXTURE'] === 'write') writeReleased(made);
  } finally {
    await full.server.close();
  }
});

describe.each(releasedVersions())('a database of version %s', (released) => {
  const then = readReleased(released);
  let database: TestDatabase;
  let dataDir: string;
  let before: Record<string, number>;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-released-'));
    database = await restoreReleased(then);
    before = Object.fromEntries(Object.entries(then.rows).map(([table, rows]) => [table, rows.length]));
    await migrate(database.pool);
  });
  afterAll(async () => {
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('keeps every row, and gets the tables of a new one', async () => {
    const after = await rowsOf(database.connection.database);
    for (const [table, count] of Object.entries(before))
      if (!(table in mayShrink))
        expect(after[renamed[table] ?? table]?.length ?? 0, table).toBeGreaterThanOrEqual(count);
    const fresh = await createTestDatabase();
    try {
      expect(await schemaText(database.pool)).toEqual(await schemaText(fresh.pool));
    } finally {
      await fresh.drop();
    }
  });

  test('is served: people sign in with their passwords, and read what they had written', async () => {
    const server = runMain(settingsFor(then, database, dataDir));
    const address = await server.ready;
    const signIn = async ({ email, password }: { email: string; password: string }) => {
      const body = JSON.stringify({ email, password });
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetchPatiently(() => fetch(`${address}/api/auth/login`, { method: 'POST', headers, body }));
      expect(answer.status, email).toBe(200);
      const { token }: { token: string } = await answer.json();
      return { headers: { Authorization: `Bearer ${token}` } };
    };
    const own = await signIn(then.person);
    const record: RecordThen = await (await fetchPatiently(() => fetch(`${address}/api/my-record.json`, own))).json();
    expect(record).toMatchObject(then.person.record);
    const admin = await signIn(then.admin);
    const list = await fetchPatiently(() => fetch(`${address}/api/admin/employees`, admin));
    expect((await list.json()).length).toBeGreaterThan(1);
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  });
});

test('each version of CHANGELOG.md that has a day has a database here, and so have those without a number', () => {
  const changelog = readFileSync(join(import.meta.dirname, '../../CHANGELOG.md'), 'utf8');
  const released = [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}$/gm)].map(([, one]) => one);
  expect(releasedVersions()).toEqual(expect.arrayContaining(['2026-11-22', ...released]));
});
