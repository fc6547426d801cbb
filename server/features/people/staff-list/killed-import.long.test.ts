import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../db/test-database.ts';
import { goodPassword } from '../../../test/people.ts';
import { databaseUrl, runMain } from '../../../test/run-main.ts';
import { callsTo } from '../../../test/calls-to.ts';
import { staffFile, staffImporter } from '../../../test/staff-files.ts';

test('a server that is killed while it stores a list leaves nothing of it, and the next one stores it whole', async () => {
  const database = await createTestDatabase();
  const { db } = database;
  const email = 'boss@example.org';
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-killed-import-'));
  const settings = {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl(database.connection),
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: goodPassword,
    LOG_LEVEL: 'error',
  };
  const people = 30_000;
  const lines = Array.from({ length: people }, (_, at) => ({ name: `Person ${at}`, email: `p${at}@example.org` }));
  const file = staffFile([...lines, { email: 'new@example.org', theme: 'A theme of its own' }]);
  const counts = async () => ({
    staff: (await db.selectFrom('staff_list').select('id').execute()).length,
    mails: (await db.selectFrom('outbox').where('lane', 'in', ['asked', 'invitations']).select('id').execute()).length,
    entries: (await db.selectFrom('work_list_entries').select('id').where('name', '=', 'A theme of its own').execute())
      .length,
    actions: (await db.selectFrom('audit_events').select('id').where('action', '=', 'staff_imported').execute()).length,
  });
  const signedIn = async (address: string) => {
    const request = callsTo(address);
    const { body } = await request('POST', '/api/auth/login', { body: { email, password: goodPassword } });
    return staffImporter({ request }, { token: body.token });
  };
  try {
    const first = runMain(settings);
    const staff = await signedIn(await first.ready);
    const { body: uploaded } = await staff.upload(file);
    const { body: shown } = await staff.preview(uploaded.id, { adds: true });
    expect(shown.counts).toMatchObject({ new: people + 1, additions: 1, faults: 0 });
    await staff.confirm(uploaded.id, shown.plan);
    let seen = { done: 0, total: 0 };
    while (seen.done === 0) {
      seen = await db
        .selectFrom('staff_imports')
        .select(['done', 'total'])
        .where('id', '=', uploaded.id)
        .executeTakeFirstOrThrow();
    }
    first.child.kill('SIGKILL');
    await first.ended;
    expect(seen.done).toBeLessThan(seen.total);
    await expect.poll(counts).toEqual({ staff: 0, mails: 0, entries: 0, actions: 0 });

    const second = runMain(settings);
    const again = await signedIn(await second.ready);
    // As if the twenty seconds had passed after which a process that says nothing counts as gone.
    await db
      .updateTable('staff_imports')
      .set({ beat_at: new Date(Date.now() - 60_000) })
      .execute();
    expect((await again.progress(uploaded.id)).body.state).toBe('stopped');
    await again.confirm(uploaded.id, shown.plan);
    expect((await again.settled(uploaded.id)).body).toMatchObject({ state: 'stored', done: people + 1 });
    expect(await counts()).toMatchObject({ staff: people + 1, entries: 1, actions: 1 });
    second.child.kill('SIGTERM');
    await second.ended;
  } finally {
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
});
