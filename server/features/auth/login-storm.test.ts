import { expect, test } from 'vitest';
import { readFigures } from '../../metrics/registry.ts';
import { makeHashesUsual } from '../../test/hash-cost.ts';
import { goodPassword, registerPerson } from '../../test/people.ts';
import { startTestServer } from '../../test/test-server.ts';
import type { TestAnswer } from '../../test/calls-to.ts';

const storm = 260;
/** Two are hashed at once, and so many wait. */
const longestQueue = 128;
const most = 2 + longestQueue;

/** Of the passwords that are compared. */
function queueNow(): number {
  const figures = readFigures().find(({ name }) => name === 'evenkeel_slots_waiting');
  return figures?.series.find(({ labels }) => labels[0] === 'passwords')?.value ?? 0;
}

test('a storm of logins is refused past what can be hashed in good time, and others are served meanwhile', async () => {
  makeHashesUsual();
  const server = await startTestServer();
  const { user } = await registerPerson(server);
  const { token } = await registerPerson(server);
  const settled: TestAnswer[] = [];
  const ofStatus = (wanted: number) => settled.filter(({ status }) => status === wanted);
  const queues: number[] = [];
  const look = setInterval(() => queues.push(queueNow()), 5);
  const logins = Array.from({ length: storm }, async () => {
    const body = { email: user.email, password: goodPassword };
    settled.push(await server.request('POST', '/api/auth/login', { body }));
  });
  await expect.poll(() => ofStatus(503).length, { timeout: 20_000, interval: 5 }).toBeGreaterThan(0);
  expect((await server.request('GET', '/api/auth/me', { token })).status).toBe(200);
  expect(settled.length).toBeLessThan(storm);
  await Promise.all(logins);
  clearInterval(look);
  // On a slow machine those are refused as well who have waited too long, however many may wait.
  expect(Math.max(...queues)).toBeLessThanOrEqual(longestQueue);
  expect(Math.max(...queues)).toBeGreaterThan(longestQueue / 2);
  expect(ofStatus(200).length).toBeGreaterThanOrEqual(most);
  expect(ofStatus(200).length + ofStatus(503).length).toBe(storm);
  for (const { headers, body } of ofStatus(503))
    expect([headers.get('retry-after'), body.code]).toEqual(['5', 'unavailable']);
  const again = { email: user.email, password: goodPassword };
  expect((await server.request('POST', '/api/auth/login', { body: again })).status).toBe(200);
  await server.close();
});
