import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { registerPerson, signedInAdmin } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { clearStaff, staffFile, staffImporter } from '../../../test/staff-files.ts';
import { serverForAll } from '../../../test/test-server.ts';

const server = serverForAll({ config: { sessionIdleMinutes: 525_600, sessionMaxHours: 8760 } });
let admin: SignedInPerson;
let staff: ReturnType<typeof staffImporter>;

beforeAll(async () => {
  admin = await signedInAdmin(server);
  staff = staffImporter(server, admin);
});
beforeEach(() => clearStaff(server, admin));

const stored = async () =>
  (await server.services.db.selectFrom('staff_list').select('email').execute()).map(({ email }) => email);

const locksOf = (table: string) => sql`
  select from pg_locks where relation = ${table}::regclass
    and database = (select oid from pg_database where datname = current_database())`;

/** Confirms it while someone holds a table, and lets go after `then`. */
async function confirmBehind(table: 'staff_list' | 'work_list_entries', then: (id: string) => Promise<unknown>) {
  const { body: file } = await staff.upload(staffFile([{ email: 'a@example.org' }]));
  const { body: shown } = await staff.preview(file.id);
  const mode = table === 'staff_list' ? 'access exclusive' : 'share row exclusive';
  await server.owner.transaction().execute(async (holder) => {
    await sql`lock table ${sql.table(table)} in ${sql.raw(mode)} mode`.execute(holder);
    await staff.confirm(file.id, shown.plan);
    const waiting = sql`${locksOf(table)} and not granted`;
    await expect.poll(async () => (await waiting.execute(holder)).rows.length).toBe(1);
    await then(file.id);
  });
  return (await staff.settled(file.id)).body.state;
}

test('an import holds nothing while it compares, and says that it is at it', async () => {
  const heldLists = sql`${locksOf('work_list_entries')} and mode = 'ShareRowExclusiveLock'`;
  const state = await confirmBehind('staff_list', async (id) => {
    expect((await heldLists.execute(server.owner)).rows).toEqual([]);
    server.clock.advance({ seconds: 30 });
    await expect.poll(async () => (await staff.progress(id)).body.state, { timeout: 30_000 }).toBe('storing');
  });
  expect(state).toBe('stored');
  expect(await stored()).toEqual(['a@example.org']);
});

test('an import whose process is gone is shown as it would be now, and stored so', async () => {
  const { body: file } = await staff.upload(staffFile([{ email: 'a@example.org' }]));
  await staff.preview(file.id);
  const lately = new Date(server.clock.now().getTime() - 19_000);
  const begun = server.services.db.updateTable('staff_imports').where('id', '=', file.id);
  await begun.set({ state: 'storing', beat_at: lately }).execute();
  await registerPerson(server, { email: 'a@example.org' });
  const { body: tooEarly } = await staff.preview(file.id);
  expect((await staff.confirm(file.id, tooEarly.plan)).body.code).toBe('import_faulty');
  server.clock.advance({ seconds: 2 });
  expect((await staff.progress(file.id)).body.state).toBe('stopped');
  const { body: shown } = await staff.preview(file.id);
  expect((await staff.progress(file.id)).body.state).toBe('uploaded');
  expect((await staff.confirm(file.id, shown.plan)).status).toBe(200);
  expect((await staff.settled(file.id)).body.state).toBe('stored');
});

test('the file of a process that is gone is taken away where the admin asks for it, and not while one stores it', async () => {
  const { db } = server.services;
  const { body: file } = await staff.upload(staffFile([{ email: 'a@example.org' }]));
  await db.updateTable('staff_imports').set({ state: 'storing', beat_at: server.clock.now() }).execute();
  const left = async () => {
    const path = `/api/admin/staff-imports/${file.id}`;
    expect((await server.request('DELETE', path, { token: admin.token })).status).toBe(200);
    return (await db.selectFrom('staff_imports').select('id').execute()).length;
  };
  expect(await left()).toBe(1);
  server.clock.advance({ seconds: 21 });
  expect(await left()).toBe(0);
});

test('an import stores what was shown where someone else has come in the end, and nothing where it would do other things', async () => {
  expect(await confirmBehind('work_list_entries', () => registerPerson(server))).toBe('stored');
  await clearStaff(server, admin);
  const late = () => registerPerson(server, { email: 'a@example.org' });
  expect(await confirmBehind('work_list_entries', late)).toBe('outdated');
  expect(await stored()).toEqual([]);
});
