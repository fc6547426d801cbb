import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../db/test-database.ts';
import { fetchPatiently } from '../test/patiently.ts';
import { registration } from '../test/people.ts';
import { runCommand } from '../test/run-command.ts';
import { databaseUrl, runMain } from '../test/run-main.ts';

const endSessions = (settings: Record<string, string>, ...words: string[]) =>
  runCommand('end-sessions', settings, ...words);

it('ASVS 7.4.5: the command signs out one person, or everyone, while the server runs, and writes it down', async () => {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-end-'));
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl(database.connection) };
  const server = runMain({ ...env, ADMIN_PASSWORD: 'long enough' });
  const address = await server.ready;
  const register = async (email: string): Promise<string> => {
    const body = JSON.stringify(registration({ email }));
    const headers = { 'Content-Type': 'application/json' };
    const send = () => fetch(`${address}/api/auth/register`, { method: 'POST', headers, body });
    return (await (await fetchPatiently(send)).json()).token;
  };
  const isIn = async (token: string) => {
    const own = { headers: { Authorization: `Bearer ${token}` } };
    return (await fetchPatiently(() => fetch(`${address}/api/auth/me`, own))).ok;
  };
  const [asha, bina] = [await register('asha@example.org'), await register('bina@example.org')];
  expect([await isIn(asha), await isIn(bina)]).toEqual([true, true]);

  for (const words of [[], ['--all', 'asha@example.org'], ['--everyone'], ['asha@example.org', 'bina@example.org']]) {
    const refused = await endSessions(env, ...words);
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('Say whose sessions are to end')]);
  }
  const unknown = await endSessions(env, 'chitra@example.org');
  expect([unknown.code, unknown.output]).toEqual([1, expect.stringContaining('no account with the e-mail')]);
  expect([await isIn(asha), await isIn(bina)]).toEqual([true, true]);

  const one = await endSessions(env, 'Asha@Example.org');
  expect([one.code, one.output]).toEqual([0, expect.stringContaining('Ended: 1 session of Asha@Example.org.')]);
  expect([await isIn(asha), await isIn(bina)]).toEqual([false, true]);

  const all = await endSessions(env, '--all');
  expect([all.code, all.output]).toEqual([0, expect.stringContaining('Ended: 1 session. Everyone needs')]);
  expect([await isIn(asha), await isIn(bina)]).toEqual([false, false]);

  const { rows } = await database.pool.query(
    `select detail, users.email from security_events left join users on users.id = person_id
     where action = 'command_run' order by security_events.id`,
  );
  expect(rows).toEqual([
    { email: 'asha@example.org', detail: { command: 'end-sessions', sessions: '1' } },
    { email: null, detail: { command: 'end-sessions', whose: 'all', sessions: '1' } },
  ]);
  server.child.kill('SIGTERM');
  await server.ended;
  await database.drop();
  rmSync(dataDir, { recursive: true });
});
