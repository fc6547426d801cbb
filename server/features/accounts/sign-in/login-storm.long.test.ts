import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { goodPassword, registerPerson } from '../../../test/people.ts';
import { startTestServer } from '../../../test/test-server.ts';
import { passwordSlots, waitingForHash } from '../../../test/waiting-for-hash.ts';
import type { TestAnswer } from '../../../test/calls-to.ts';

/** More than may wait, however quick this machine hashes. */
const storm = 1100;

test('a storm of logins is refused past what can be hashed in good time, and others are served meanwhile', async () => {
  const limits = { max: 24, acquireTimeoutMs: 60_000, statementTimeoutMs: 60_000, isNeverSilent: true };
  const server = await startTestServer({ pool: limits });
  const { user } = await registerPerson(server);
  const holders = [await registerPerson(server), await registerPerson(server)];
  const { token } = await registerPerson(server);
  const settled: TestAnswer[] = [];
  const calls: Promise<unknown>[] = [];
  let waiting = 0;
  await server.services.db.transaction().execute(async (transaction) => {
    // The holders of the two slots want to count a try; the others only read what was counted.
    await sql`lock table attempts in exclusive mode`.execute(transaction);
    for (const holder of holders) {
      const body = { password: goodPassword, newPassword: 'Other#River43' };
      calls.push(server.request('POST', '/api/auth/change-password', { token: holder.token, body }));
    }
    await expect.poll(() => passwordSlots('evenkeel_slots_used')).toBe(2);
    const body = { email: user.email, password: goodPassword };
    const login = async () => void settled.push(await server.request('POST', '/api/auth/login', { body }));
    for (let sent = 0; sent < storm; sent += 50) {
      calls.push(...Array.from({ length: 50 }, login));
      await expect.poll(async () => (await waitingForHash()) + settled.length).toBe(sent + 50);
    }
    waiting = await waitingForHash();
    expect((await server.request('GET', '/api/auth/me', { token })).status).toBe(200);
    // Ten seconds' worth, by what was measured, and never more than the memory is for.
    expect(waiting).toBeGreaterThan(20);
    expect(waiting).toBeLessThanOrEqual(1000);
    expect(settled).toHaveLength(storm - waiting);
    for (const { status, headers, body: said } of settled) {
      expect([status, said.code]).toEqual([503, 'unavailable']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });
  await Promise.all(calls);
  expect(settled).toHaveLength(storm);
  // The last of them at least have waited for no longer than their turn takes.
  expect(settled.some(({ status }) => status === 200)).toBe(true);
  const again = { email: user.email, password: goodPassword };
  expect((await server.request('POST', '/api/auth/login', { body: again })).status).toBe(200);
  await server.close();
});
