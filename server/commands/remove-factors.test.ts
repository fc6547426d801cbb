import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { registerPerson } from '../test/people.ts';
import { runCommand } from '../test/run-command.ts';
import { databaseUrl } from '../test/run-main.ts';
import { addPasskey, firstStep, passkeyAddress, turnTotpOn } from '../test/second-factors.ts';
import { serverForAll } from '../test/test-server.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-factors-'));
const server = serverForAll({ config: { publicUrl: passkeyAddress } });

afterAll(async () => {
  rmSync(dataDir, { recursive: true });
});

const removeFactors = (...words: string[]) =>
  runCommand('remove-factors', { DATA_DIR: dataDir, DATABASE_URL: databaseUrl(server.database.connection) }, ...words);

it('takes the second step of one person away, signs them out, writes to them and writes it down', async () => {
  const asha = await registerPerson(server, { email: 'asha@example.org' });
  const bina = await registerPerson(server, { email: 'bina@example.org' });
  for (const person of [asha, bina]) await turnTotpOn(server, person);
  await addPasskey(server, asha);
  const isIn = async (token: string) => (await server.request('GET', '/api/auth/me', { token })).status === 200;

  for (const words of [[], ['--all'], ['asha@example.org', 'bina@example.org']]) {
    const refused = await removeFactors(...words);
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('Say whose second step')]);
  }
  const unknown = await removeFactors('chitra@example.org');
  expect([unknown.code, unknown.output]).toEqual([1, expect.stringContaining('no account with the e-mail')]);
  expect([(await firstStep(server, asha)).status, await isIn(asha.token)]).toEqual([403, true]);

  const removed = await removeFactors('Asha@example.org');
  expect([removed.code, removed.output]).toEqual([0, expect.stringContaining('Removed: Asha@example.org signs in')]);
  expect([await isIn(asha.token), await isIn(bina.token)]).toEqual([false, true]);
  expect([(await firstStep(server, asha)).status, (await firstStep(server, bina)).status]).toEqual([200, 403]);

  const again = await removeFactors('asha@example.org');
  expect([again.code, again.output]).toEqual([0, expect.stringContaining('has no second step')]);

  const { db } = server.services;
  const mails = await db
    .selectFrom('outbox')
    .where('lane', '=', 'account')
    .select(['kind', 'user_id'])
    .orderBy('id')
    .execute();
  expect(mails.filter(({ kind }) => kind === 'factor_removed')).toEqual([
    { kind: 'factor_removed', user_id: asha.user.id },
  ]);
  const events = await server.owner
    .selectFrom('security_events')
    .select(['person_id', 'detail'])
    .where('action', '=', 'command_run')
    .execute();
  expect(events).toEqual([
    { person_id: asha.user.id, detail: { command: 'remove-factors', sessions: expect.any(String) } },
  ]);
});
