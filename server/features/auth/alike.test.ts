import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeHashesUsual } from '../../test/hash-cost.ts';
import { randomEmail, registerPerson } from '../../test/people.ts';
import { startTestServer } from '../../test/test-server.ts';
import type { TestServer } from '../../test/test-server.ts';

/** Known and unknown e-mails by turns, and with them those of accounts that are disabled, in one run, so that whatever slows the machine slows both. */

let server: TestServer;
beforeAll(async () => {
  makeHashesUsual();
  server = await startTestServer();
});
afterAll(() => server.close());

const rounds = 40;

async function measure(call: (email: string) => Promise<unknown>, known: readonly string[]) {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (const [round, email] of known.entries()) {
    const both = [
      ['known', email],
      ['unknown', randomEmail()],
    ] as const;
    for (const [kind, one] of round % 2 === 0 ? both : both.toReversed()) {
      const start = performance.now();
      await call(one);
      times[kind].push(performance.now() - start);
    }
  }
  const middle = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
  return { known: middle(times.known), unknown: middle(times.unknown) };
}

test.each([
  ['login', (email: string) => ['/api/auth/login', { email, password: 'Wrong#Password1' }] as const],
  ['login, disabled', (email: string) => ['/api/auth/login', { email, password: 'Wrong#Password1' }] as const],
  ['forgot-password', (email: string) => ['/api/auth/forgot-password', { email }] as const],
])('trust 7: %s takes the same time for a known and an unknown e-mail', async (name, callOf) => {
  const people: string[] = [];
  for (let one = 0; one < rounds; one += 1) people.push((await registerPerson(server)).user.email);
  if (name === 'login, disabled')
    await server.services.db
      .updateTable('users')
      .set({ disabled_at: server.clock.now() })
      .where('email', 'in', people)
      .execute();
  const call = (email: string) => {
    const [path, body] = callOf(email);
    return server.request('POST', path, { body });
  };
  await call(randomEmail());
  const { known, unknown } = await measure(call, people);
  process.stdout.write(`${name}: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms\n`);
  expect(known / unknown).toBeGreaterThan(0.7);
  expect(known / unknown).toBeLessThan(1.4);
});
