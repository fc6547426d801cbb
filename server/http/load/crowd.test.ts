import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withHashingSemaphore } from '../../security/passwords/passwords.ts';
import { createTestDatabase } from '../../db/test-database.ts';
import { callsTo } from '../../test/calls-to.ts';
import type { Call } from '../../test/calls-to.ts';
import { isLong } from '../../test/long-form.ts';
import { goodPassword, registration } from '../../test/people.ts';
import { databaseUrl, runMain } from '../../test/run-main.ts';
import { startTestServer } from '../../test/test-server.ts';
import { waitingForHash } from '../../test/waiting-for-hash.ts';

/** Returns how many were taken. */
async function registerAtOnce(request: Call, crowd: number): Promise<number> {
  const people = Array.from({ length: crowd }, (_, place) => registration({ email: `crowd-${place}@example.org` }));
  const answers = await Promise.all(people.map((body) => request('POST', '/api/auth/register', { body })));
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual([]);
  return answers.length - refused.length;
}

// 128 was once all that could wait for a hash.
const arriving = isLong ? 150 : 40;

test(`operator 8: ${arriving} people who register while others are hashed all wait, and are stored`, async () => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const held = Promise.withResolvers<void>();
  const holders = [1, 2].map(() => withHashingSemaphore(server.services.db, () => held.promise));
  const taken = registerAtOnce(server.request, arriving);
  const allWait = expect.poll(waitingForHash).toBe(arriving);
  await allWait.finally(held.resolve);
  await Promise.all(holders);
  expect(await taken).toBe(arriving);
});

/** What the home screen asks for at once; `client/api/route-prefetch.ts` has the list. */
const home = [
  '/api/auth/me',
  '/api/notices',
  '/api/privacy-news',
  '/api/reminders/mine?for=timer',
  '/api/account',
  '/api/call-back',
].concat(['/api/assessment/history?type=GAD-7', '/api/assessment/history?type=PHQ-9', '/api/mood']);

test('operator 8: 12 people who sign in and open the page in the same instant are all served', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  await registerAtOnce(server.request, 12);
  const open = async (place: number) => {
    const body = { email: `crowd-${place}@example.org`, password: goodPassword };
    const signedIn = await server.request('POST', '/api/auth/login', { body });
    const { token } = signedIn.body;
    const asked = await Promise.all(home.map((path) => server.request('GET', path, { token })));
    return [signedIn, ...asked].map(({ status }) => status);
  };
  const statuses = await Promise.all(Array.from({ length: 12 }, (_, place) => open(place)));
  expect(statuses.flat().filter((status) => status !== 200)).toEqual([]);
});

// Of a server on a quiet machine 135 were stored and 115 refused.
test.runIf(isLong)(
  'operator 8: 250 people who register in the same instant on a server that has just started are all stored',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-crowd-'));
    const database = await createTestDatabase();
    onTestFinished(async () => {
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    });
    const server = runMain({
      DATABASE_URL: databaseUrl(database.connection),
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: goodPassword,
    });
    expect(await registerAtOnce(callsTo(await server.ready), 250)).toBe(250);
    const stored = await database.pool.query(`select from users where role = 'employee'`);
    expect(stored.rowCount).toBe(250);
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
  },
);
