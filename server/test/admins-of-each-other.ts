import { settleRequests } from '../features/people/admin-requests/settle-requests.ts';
import { signedInAdmin, signInAgain } from './people.ts';
import type { SignedInPerson } from './people.ts';
import type { TestServer } from './test-server.ts';

/** What admins ask of each other's access, over HTTP. */
export function adminsOfEachOther(server: TestServer) {
  const call = (by: SignedInPerson, method: string, path: string, body?: unknown) =>
    server.request(method, `/api/admin/${path}`, { token: by.token, body });
  const requests = async (by: SignedInPerson) => (await call(by, 'GET', 'admin-requests')).body;
  const firstId = async (by: SignedInPerson): Promise<string> => (await requests(by))[0].id;
  const stateOf = async ({ user }: SignedInPerson) =>
    server.services.db
      .selectFrom('users')
      .select(['role', 'disabled_at', 'left_on', 'email'])
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
  return {
    call,
    requests,
    firstId,
    stateOf,
    takeRole: (by: SignedInPerson, of: SignedInPerson, role = 'employee') =>
      call(by, 'PUT', `people/${of.user.id}/role`, { role }),
    disable: (by: SignedInPerson, of: SignedInPerson) =>
      call(by, 'PUT', `people/${of.user.id}/disabled`, { disabled: true }),
    step: async (by: SignedInPerson, what: 'agreed' | 'objected', id?: string) =>
      call(by, 'POST', `admin-requests/${id ?? (await firstId(by))}/${what}`),
    roleOf: async (of: SignedInPerson) => (await stateOf(of)).role,
    /** The list of actions, the oldest first. */
    actions: async () => {
      const rows = await server.owner
        .selectFrom('audit_events')
        .select(['action', 'actor_id', 'person_id'])
        .orderBy('id')
        .execute();
      return rows.map(({ action, actor_id, person_id }) => [action, actor_id, person_id] as const);
    },
    /** Three who have been admins for eight days, and no one else. */
    async settle(): Promise<[SignedInPerson, SignedInPerson, SignedInPerson]> {
      for (const table of ['users', 'attempts', 'audit_events'] as const)
        await server.owner.deleteFrom(table).execute();
      server.clock.set('2026-11-20T06:00:00Z');
      const admins = [await signedInAdmin(server), await signedInAdmin(server), await signedInAdmin(server)] as const;
      server.clock.advance({ days: 8 });
      for (const admin of admins) await signInAgain(server, admin);
      return [...admins];
    },
    /** Time passes, by the clock of the database; who may sign in does so. */
    async pass(hours: number, admins: readonly SignedInPerson[]): Promise<void> {
      server.clock.advance({ hours });
      await settleRequests(server.services);
      for (const admin of admins) await signInAgain(server, admin);
    },
  };
}
