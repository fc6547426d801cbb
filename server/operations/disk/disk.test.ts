import { expect, test } from 'vitest';
import { createReadiness } from '../../core/readiness.ts';
import { registerPerson } from '../../test/people.ts';
import { serverForEach } from '../../test/test-server.ts';
import { readFreeSpace } from './free-space.ts';
import { startWatchingDisk } from './watch-disk.ts';

const server = serverForEach();

const sentence =
  'We can’t save anything right now, because our storage is almost full. You can still read everything here, and reach help. Please try again later.';

test('while the disk is nearly full nothing is stored, and reading, help and signing in go on', async () => {
  const { token, user, password } = await registerPerson(server);
  server.services.readiness.set('disk');
  const refused = await server.request('POST', '/api/mood', { token, body: { mood: 'calm' } });
  expect([refused.status, refused.headers.get('retry-after'), refused.body]).toEqual([
    503,
    '30',
    { msg: sentence, code: 'unavailable' },
  ]);
  for (const path of ['/api/auth/me', '/api/mood', '/api/help-lines', '/api/health', '/api/ready?for=reading'])
    expect([path, (await server.request('GET', path, { token })).status]).toEqual([path, 200]);
  expect((await server.request('GET', '/api/ready')).body.reasons).toEqual(['disk']);
  const signedIn = await server.request('POST', '/api/auth/login', { body: { email: user.email, password } });
  expect(signedIn.status).toBe(200);
  expect((await server.request('POST', '/api/auth/logout', { token: signedIn.body.token })).status).toBe(200);
  expect((await server.request('POST', '/api/auth/register', { body: {} })).status).toBe(503);
  server.services.readiness.clear('disk');
  expect((await server.request('POST', '/api/mood', { token, body: { mood: 'calm' } })).status).toBe(201);
});

test('the alarm comes before the first call, once in the log, and goes by itself', async () => {
  const dataDir = '/not/there/yet';
  const free = await readFreeSpace(dataDir);
  expect(free).toBeGreaterThan(0);
  const { log } = server.services;
  const readiness = createReadiness();
  readiness.clear('starting');
  const config = { dataDir, databaseUrl: undefined, diskFreeMin: free * 2 };
  const job = await startWatchingDisk({ config, readiness, log });
  expect(readiness.reasons()).toEqual(['disk']);
  await job?.stop();
  expect(server.logLines().filter((line) => line.includes('"disk_low"'))).toHaveLength(1);
  expect(
    await startWatchingDisk({ config: { ...config, databaseUrl: 'postgres://x' }, readiness, log }),
  ).toBeUndefined();
  expect(await startWatchingDisk({ config: { ...config, diskFreeMin: 0 }, readiness, log })).toBeUndefined();
});
