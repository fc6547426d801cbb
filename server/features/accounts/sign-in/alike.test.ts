import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWireFaults } from '../../../../faults/nth-call/wire-faults.ts';
import type { WireFaults } from '../../../../faults/nth-call/wire-faults.ts';
import { makeHashesUsual } from '../../../test/hash-cost.ts';
import { isLong } from '../../../test/long-form.ts';
import { waitingForHash } from '../../../test/waiting-for-hash.ts';
import { goodPassword, randomEmail, registerPerson } from '../../../test/people.ts';
import { startTestServer } from '../../../test/test-server.ts';
import type { TestServer } from '../../../test/test-server.ts';
import { hashPassword, isPassword, withHashingSemaphore } from '../../../security/passwords/passwords.ts';

let server: TestServer;
let wire: WireFaults;
beforeAll(async () => {
  makeHashesUsual();
  server = await startTestServer({
    through: async (database) => {
      wire = await startWireFaults(database);
      return wire.connection;
    },
  });
});
afterAll(async () => {
  await server.close();
  await wire.close();
});

const calls = [
  ['login', (email: string) => ['/api/auth/login', { email, password: 'Wrong#Password1' }] as const],
  ['login, disabled', (email: string) => ['/api/auth/login', { email, password: 'Wrong#Password1' }] as const],
  ['forgot-password', (email: string) => ['/api/auth/forgot-password', { email }] as const],
] as const;

type CallOf = (typeof calls)[number][1];

const callerOf = (callOf: CallOf) => (email: string) => {
  const [path, body] = callOf(email);
  return server.request('POST', path, { body });
};

async function settlePeople(name: string, count: number): Promise<string[]> {
  const people: string[] = [];
  for (let one = 0; one < count; one += 1) people.push((await registerPerson(server)).user.email);
  if (name === 'login, disabled')
    await server.services.db
      .updateTable('users')
      .set({ disabled_at: server.clock.now() })
      .where('email', 'in', people)
      .execute();
  return people;
}

/** How many statements a call sends before its answer, and whether it waits for its turn to hash. */
async function workOf(call: () => Promise<unknown>) {
  const tries: { hashes: boolean; statements: number }[] = [];
  for (let one = 0; one < 4; one += 1) tries.push(await workOfOne(call));
  // The first refusals of an hour are written down after their answers, and fall into another one's count.
  return { hashes: tries.every(({ hashes }) => hashes), statements: Math.min(...tries.map((one) => one.statements)) };
}

async function workOfOne(call: () => Promise<unknown>) {
  const held = Promise.withResolvers<void>();
  const holders = [1, 2].map(() => withHashingSemaphore(server.services.db, () => held.promise));
  wire.arm();
  let isAnswered = false;
  const answer = call().finally(() => (isAnswered = true));
  await expect.poll(async () => (await waitingForHash()) === 1 || isAnswered).toBe(true);
  const hashes = !isAnswered;
  held.resolve();
  await answer;
  const statements = wire.counted();
  await Promise.all(holders);
  return { hashes, statements };
}

test.each(calls)('trust 7: %s does the same for a known and an unknown e-mail', async (name, callOf) => {
  const [email = ''] = await settlePeople(name, 1);
  const call = callerOf(callOf);
  const known = await workOf(() => call(email));
  expect(known.hashes).toBe(name !== 'forgot-password');
  expect(await workOf(() => call(randomEmail()))).toEqual(known);
});

test('trust 7: as much is computed where there is no account to compare a password with', async () => {
  const stored = await withHashingSemaphore(server.services.db, () => hashPassword(goodPassword));
  const processorTimeOf = async (hash: string | undefined) => {
    const before = process.cpuUsage();
    for (let one = 0; one < 20; one += 1)
      await withHashingSemaphore(server.services.db, () => isPassword('Wrong#Password1', hash));
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  await processorTimeOf(undefined);
  const ratio = (await processorTimeOf(undefined)) / (await processorTimeOf(stored));
  // Of the processor and not of the clock: what else the machine does is not in it. Without the work it is 0.02.
  expect(ratio).toBeGreaterThan(0.4);
  expect(ratio).toBeLessThan(2.5);
});

/** By turns in one run, so that whatever slows the machine slows both. */
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

test.runIf(isLong).each(calls)(
  'trust 7: %s takes the same time for a known and an unknown e-mail',
  async (name, callOf) => {
    const people = await settlePeople(name, rounds);
    const call = callerOf(callOf);
    await call(randomEmail());
    const { known, unknown } = await measure(call, people);
    process.stdout.write(`${name}: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms\n`);
    expect(known / unknown).toBeGreaterThan(0.7);
    expect(known / unknown).toBeLessThan(1.4);
  },
);
