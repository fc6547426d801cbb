import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../db/test-database.ts';
import { goodPassword, registration } from '../../test/people.ts';
import { databaseUrl, runMain } from '../../test/run-main.ts';

async function send(url: string, { method = 'GET', token, body }: { method?: string; token?: string; body?: unknown }) {
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
  return fetch(url, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
}

test('a server that is killed while records are read has given out nothing without an entry', async () => {
  const database = await createTestDatabase();
  const email = 'boss@example.org';
  // Its keys lie there, too: those of another run are refused.
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-killed-while-reading-'));
  const settings = {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl(database.connection),
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: goodPassword,
  };
  let received = 0;
  try {
    for (const round of [1, 2, 3]) {
      const main = runMain({ ...settings, LOG_LEVEL: 'error' });
      const address = await main.ready;
      const login = { method: 'POST', body: { email, password: goodPassword } };
      const { token } = await (await send(`${address}/api/auth/login`, login)).json();
      const registered = await send(`${address}/api/auth/register`, { method: 'POST', body: registration() });
      const { user } = await registered.json();
      const path = `${address}/api/admin/employee-details/${user.id}`;
      const enough = received + round * 40;
      const readers = Array.from({ length: 6 }, async () => {
        for (;;) {
          const answer = await send(path, { token }).catch(() => undefined);
          if (answer === undefined) return;
          expect(answer.status).toBe(200);
          received += 1;
          if (received >= enough) main.child.kill('SIGKILL');
        }
      });
      await Promise.all(readers);
      await main.ended;
    }
    const { count } = await database.db
      .selectFrom('access_log')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(received).toBeGreaterThanOrEqual(240);
    expect(count).toBeGreaterThanOrEqual(received);
  } finally {
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  }
});
