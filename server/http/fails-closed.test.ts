import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { allEndpoints } from '../../domain/contract/all-endpoints.ts';
import { registerPerson, signedInAdmin } from '../test/people.ts';
import type { SignedInPerson } from '../test/people.ts';
import { serverForAll } from '../test/test-server.ts';

/** What breaks in front of the data lets no one through to it. */

const server = serverForAll();
let asha: SignedInPerson;
let admin: SignedInPerson;
beforeAll(async () => {
  asha = await registerPerson(server, { name: 'Canary Name', ailments: 'canary ailment' });
  admin = await signedInAdmin(server);
});
afterEach(() => vi.restoreAllMocks());

/** Changes something of the tables, and changes it back. */
async function withBroken(broken: string, mended: string, work: () => Promise<void>): Promise<void> {
  await sql.raw(`alter table ${broken}`).execute(server.owner);
  try {
    await work();
  } finally {
    await sql.raw(`alter table ${mended}`).execute(server.owner);
  }
}

const places = () => [
  '/api/auth/me',
  '/api/mood',
  '/api/my-record.json',
  '/api/account',
  '/api/assessment/history?type=GAD-7',
];
const ofAdmins = () => [
  '/api/admin/employees',
  `/api/admin/employee-details/${asha.user.id}`,
  '/api/admin/people',
  '/api/admin/exports/employees.csv',
];

/** No call tells anything, and none says that all is well. */
async function expectNothing(statuses: readonly number[]): Promise<void> {
  for (const [paths, { token }] of [
    [places(), asha],
    [ofAdmins(), admin],
  ] as const) {
    for (const path of paths) {
      const answer = await server.request('GET', path, { token });
      expect([path, statuses.includes(answer.status), answer.status]).toEqual([path, true, answer.status]);
      expect(answer.text).not.toMatch(/canary/i);
    }
  }
}

test('ASVS 16.5.3: where no session can be looked up no one is signed in', async () => {
  await withBroken('sessions rename column token_hash to away', 'sessions rename column away to token_hash', () =>
    expectNothing([500, 503]),
  );
});

test('ASVS 16.5.3: where the role of a person is not to be had no call is made for them', async () => {
  await withBroken('users rename column role to away', 'users rename column away to role', () =>
    expectNothing([500, 503]),
  );
});

test('ASVS 16.5.3: where the clock can not be read no session is valid', async () => {
  vi.spyOn(server.services, 'heldTime').mockImplementation(() => {
    throw new Error('no clock');
  });
  await expectNothing([500]);
});

test('ASVS 16.5.3: where the rule for named records can not be read no record opens', async () => {
  const path = `/api/admin/employee-details/${asha.user.id}`;
  await withBroken('record_policies rename to away', 'away rename to record_policies', async () => {
    const answer = await server.request('GET', path, { token: admin.token });
    expect(answer.status).toBe(500);
    expect(answer.text).not.toMatch(/canary/i);
  });
  expect((await server.request('GET', path, { token: admin.token })).status).toBe(200);
});

const schemaOf = (path: string, part: 'body' | 'reply') => {
  const schema = allEndpoints.find((endpoint) => endpoint.path === path && part in endpoint)?.[part];
  if (typeof schema !== 'object') throw new Error(`${path} has no ${part}`);
  return schema;
};
const breaks = () => {
  throw new Error('no check');
};

test('ASVS 16.5.3: where what was sent can not be checked nothing is done', async () => {
  vi.spyOn(schemaOf('/api/mood', 'body')._zod, 'run').mockImplementation(breaks);
  const answer = await server.request('POST', '/api/mood', { token: asha.token, body: { mood: 'calm' } });
  expect(answer.status).toBe(500);
  vi.restoreAllMocks();
  expect((await server.request('GET', '/api/mood', { token: asha.token })).body).toEqual([]);
});

test('ASVS 16.5.3: where an answer can not be checked it does not go out', async () => {
  vi.spyOn(schemaOf('/api/auth/me', 'reply')._zod, 'run').mockImplementation(breaks);
  const answer = await server.request('GET', '/api/auth/me', { token: asha.token });
  expect(answer.status).toBe(500);
  expect(answer.text).not.toMatch(/canary|@example/i);
});
