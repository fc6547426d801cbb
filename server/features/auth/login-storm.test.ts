import { expect, test } from 'vitest';
import { goodPassword, registerPerson } from '../../test/people.ts';
import { startTestServer } from '../../test/test-server.ts';
import type { TestAnswer } from '../../test/test-server.ts';

const storm = 260;
/** Two are hashed at once, and so many wait. */
const most = 2 + 128;

test('a storm of logins is refused past what can be hashed in good time, and others are served meanwhile', async () => {
  const server = await startTestServer();
  const { user } = await registerPerson(server);
  const { token } = await registerPerson(server);
  const settled: TestAnswer[] = [];
  const ofStatus = (wanted: number) => settled.filter(({ status }) => status === wanted);
  const logins = Array.from({ length: storm }, async () => {
    const body = { email: user.email, password: goodPassword };
    settled.push(await server.request('POST', '/api/auth/login', { body }));
  });
  await expect.poll(() => ofStatus(503).length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(0);
  expect((await server.request('GET', '/api/auth/me', { token })).status).toBe(200);
  expect(settled.length).toBeLessThan(storm);
  await Promise.all(logins);
  expect(ofStatus(200).length).toBeGreaterThanOrEqual(most);
  expect(ofStatus(200).length + ofStatus(503).length).toBe(storm);
  for (const { headers, body } of ofStatus(503))
    expect([headers.get('retry-after'), body.code]).toEqual(['5', 'unavailable']);
  const again = { email: user.email, password: goodPassword };
  expect((await server.request('POST', '/api/auth/login', { body: again })).status).toBe(200);
  await server.close();
});
