import { beforeAll, describe, expect, it } from 'vitest';
import { adminRequestHours } from '../../domain/admin-requests.ts';
import { allEndpoints } from '../../domain/contract/all-endpoints.ts';
import type { Endpoint } from '../../domain/contract/endpoint.ts';
import { accessCell, accessColumns } from '../../domain/visibility/access-matrix.ts';
import type { AccessColumn } from '../../domain/visibility/access-matrix.ts';
import { callName } from '../../domain/contract/endpoint.ts';
import { accessDocument } from '../../scripts/access-document.ts';
import { eraseDueAccounts } from '../features/accounts/own/erase-accounts.ts';
import { settleRequests } from '../features/people/admin-requests/settle-requests.ts';
import { kindsIn, settleEverybody } from '../test/marked-person.ts';
import type { Everybody } from '../test/marked-person.ts';
import type { TestAnswer } from '../test/calls-to.ts';
import { goodPassword, registerPerson, signedInAdmin } from '../test/people.ts';
import type { SignedInPerson } from '../test/people.ts';
import { serverForAll } from '../test/test-server.ts';

const server = serverForAll();
let people: Everybody;
let inState: Partial<Record<AccessColumn, SignedInPerson>>;

beforeAll(async () => {
  people = await settleEverybody(server);
  const { admins } = people;
  const make = async (end: (person: SignedInPerson) => Promise<unknown>) => {
    const person = await signedInAdmin(server);
    await end(person);
    return person;
  };
  const expired = await signedInAdmin(server);
  server.clock.advance({ days: 15 });
  const fresh = await server.request('POST', '/api/auth/login', {
    body: { email: admins.user.email, password: goodPassword },
  });
  admins.token = fresh.body.token;
  const byAdmin = (path: string, body: object) => server.request('PUT', path, { token: admins.token, body });
  inState = {
    'session expired': expired,
    disabled: await make(async ({ user }) => {
      await byAdmin(`/api/admin/people/${user.id}/disabled`, { disabled: true });
      // An admin may object for a day.
      server.clock.advance({ hours: adminRequestHours });
      await settleRequests(server.services);
    }),
    'session ended': await make(({ token }) => server.request('POST', '/api/auth/logout', { token })),
    erased: await make(async ({ token }) => {
      const asked = await server.request('POST', '/api/account/erasure', { token, body: { password: goodPassword } });
      server.clock.set(asked.body.erase_at);
      await eraseDueAccounts(server.services);
    }),
  };
});

/** What a stranger hears of a call, asked for once. */
const heard = new Map<Endpoint, Promise<TestAnswer>>();
function toStranger(endpoint: Endpoint): Promise<TestAnswer> {
  const answer = heard.get(endpoint) ?? server.inject('GET', address(endpoint));
  heard.set(endpoint, answer);
  return answer;
}

const address = ({ path }: Endpoint, id = 'x') => path.replaceAll(/:\w+/g, id);

describe('ASVS 8.1.1: who may call what', () => {
  const document = accessDocument();

  it('has a row for each call and a column for each state', () => {
    const rows = document.split('\n').filter((line) => line.startsWith('| `'));
    expect(rows.map((row) => row.split('`')[1])).toEqual(allEndpoints.map(callName));
    expect(document).toContain(`| call | ${accessColumns.join(' | ')} |`);
  });

  it.each([
    ['POST /api/auth/login', 'yes | yes | yes | yes | yes | yes | yes | yes | yes | yes'],
    ['GET /api/look-notices', '401 | own | own | own | own | 401 | 401 | 401 | 401 | 403'],
    ['GET /api/admin/employees', '401 | 403 | 403 | 403 | yes | 401 | 401 | 401 | 401 | 403'],
    ['GET /api/counsellor/requests', '401 | 403 | 403 | yes | 403 | 401 | 401 | 401 | 401 | 403'],
  ])('says of %s who is heard', (call, cells) => {
    expect(document).toContain(`| \`${call}\` | ${cells} |`);
  });
});

describe.each(['disabled', 'erased', 'session ended', 'session expired'] as const)('ASVS 8.1.1: %s', (column) => {
  it('is no one, whatever is called with whatever body', async () => {
    for (const endpoint of allEndpoints) {
      if (accessCell(endpoint, column) === 'yes') continue;
      // Without a body strangers are refused alike: `access.test.ts`.
      const body = endpoint.method === 'GET' ? undefined : { mood: 'happy' };
      const answer = await server.inject(endpoint.method, address(endpoint), { token: inState[column]?.token, body });
      expect([callName(endpoint), answer.status]).toEqual([callName(endpoint), accessCell(endpoint, column)]);
      expect(answer.body).toEqual({ msg: 'Please sign in to continue.', code: 'not_signed_in' });
    }
  });

  it('gets no more from an open call than a stranger', async () => {
    for (const endpoint of allEndpoints) {
      if (endpoint.access !== 'anyone' || endpoint.method !== 'GET') continue;
      const stranger = await toStranger(endpoint);
      const answer = await server.inject('GET', address(endpoint), { token: inState[column]?.token });
      expect([callName(endpoint), answer.status, answer.text]).toEqual([
        callName(endpoint),
        stranger.status,
        stranger.text,
      ]);
    }
  });
});

describe('ASVS 8.1.1: another employee', () => {
  it('reaches nothing of a person by their ids, in path, query or body', async () => {
    const stranger = await registerPerson(server);
    const { db } = server.services;
    const { id } = people.you.user;
    const own = async () => ({
      moods: await db.selectFrom('moods').selectAll().where('user_id', '=', id).execute(),
      assessments: await db.selectFrom('assessments').selectAll().where('user_id', '=', id).execute(),
      contexts: await db.selectFrom('mood_contexts').selectAll().where('user_id', '=', id).execute(),
      person: await db.selectFrom('users').selectAll().where('id', '=', id).execute(),
    });
    const before = await own();
    expect(before.moods).toHaveLength(1);
    const ids = [id, ...[...before.moods, ...before.assessments].map((record) => String(record.id))];
    for (const endpoint of allEndpoints) {
      if (accessCell(endpoint, 'another employee') !== 'own' || endpoint.path === '/api/auth/logout') continue;
      // A report takes longer than all others, and none of its fields is an id.
      for (const one of endpoint.path === '/api/assessment/report' ? [id] : ids) {
        const sent = { id: one, user_id: id, person: id, mood: 'happy', tags: [], note: '' };
        const answer = await server.inject(endpoint.method, `${address(endpoint, one)}?id=${one}&user_id=${id}`, {
          token: stranger.token,
          body: endpoint.method === 'GET' ? undefined : sent,
        });
        expect([callName(endpoint), await kindsIn(answer)]).toEqual([callName(endpoint), []]);
        expect([401, 403]).not.toContain(
          answer.status === 403 && answer.body.code !== 'forbidden' ? 200 : answer.status,
        );
      }
    }
    expect(await own()).toEqual(before);
  });
});

describe('ASVS 8.1.1: second factor missing', () => {
  it('opens nothing but the way to one, for an admin who must have it', async () => {
    const { config } = server.services;
    // Where the program knows no such setting there is no such state.
    if (!('requireTotp' in config)) return;
    const admin = await signedInAdmin(server);
    const before = config.requireTotp;
    config.requireTotp = 'admins';
    for (const endpoint of allEndpoints) {
      const cell = accessCell(endpoint, 'second factor missing');
      if (endpoint.access === 'anyone') continue;
      const answer = await server.inject(endpoint.method, address(endpoint), { token: admin.token });
      const isRefused = answer.status === 403 && answer.body.code === 'second_factor_setup_needed';
      expect([callName(endpoint), isRefused]).toEqual([callName(endpoint), cell === 403]);
      if (endpoint.path === '/api/auth/logout') break;
    }
    config.requireTotp = before;
  });
});
