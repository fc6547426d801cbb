import { afterAll, beforeAll, beforeEach } from 'vitest';
import { settleRequests } from '../features/people/admin-requests/settle-requests.ts';
import { signedInAdmin, signInAgain } from './people.ts';
import type { SignedInPerson } from './people.ts';
import { startTestServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';

export let server: TestServer;
/** Three who have been admins for eight days, others for each test, and no one else. */
export let angry: SignedInPerson;
export let bina: SignedInPerson;
export let chitra: SignedInPerson;

/** To be called once in a file of tests: all that is exported here is of that file's server. */
export function withThreeAdmins(): void {
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    for (const table of ['users', 'attempts', 'audit_events'] as const) await server.owner.deleteFrom(table).execute();
    server.clock.set('2026-11-20T06:00:00Z');
    [angry, bina, chitra] = [await signedInAdmin(server), await signedInAdmin(server), await signedInAdmin(server)];
    server.clock.advance({ days: 8 });
    await signInAll();
  });
}

async function signInAll(): Promise<void> {
  for (const admin of [angry, bina, chitra]) await signInAgain(server, admin);
}

/** Time passes, by the clock of the database, and all three sign in again who may. */
export async function pass(hours: number): Promise<void> {
  server.clock.advance({ hours });
  await settleRequests(server.services);
  await signInAll();
}

const call = (by: SignedInPerson, method: string, path: string, body?: unknown) =>
  server.request(method, `/api/admin/${path}`, { token: by.token, body });

export const requests = async (by = chitra) => (await call(by, 'GET', 'admin-requests')).body;
export const firstId = async (by = chitra): Promise<string> => (await requests(by))[0].id;

const stateOf = async ({ user }: SignedInPerson) =>
  server.services.db
    .selectFrom('users')
    .select(['role', 'disabled_at', 'left_on', 'email'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();

/** What admins ask of each other's access, over HTTP. */
export const admins = {
  call,
  stateOf,
  takeRole: (by: SignedInPerson, of: SignedInPerson, role = 'employee') =>
    call(by, 'PUT', `people/${of.user.id}/role`, { role }),
  disable: (by: SignedInPerson, of: SignedInPerson) =>
    call(by, 'PUT', `people/${of.user.id}/disabled`, { disabled: true }),
  step: async (by: SignedInPerson, what: 'agreed' | 'objected', id?: string) =>
    call(by, 'POST', `admin-requests/${id ?? (await firstId(by))}/${what}`),
  roleOf: async (of: SignedInPerson) => (await stateOf(of)).role,
  /** The list of actions, the oldest first. */
  async actions() {
    const columns = ['action', 'actor_id', 'person_id'] as const;
    const rows = await server.owner.selectFrom('audit_events').select(columns).orderBy('id').execute();
    return rows.map(({ action, actor_id, person_id }) => [action, actor_id, person_id] as const);
  },
};
