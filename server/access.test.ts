import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allEndpoints } from '../domain/contract/all-endpoints.ts';
import { registerPerson, signedInAdmin } from './test/people.ts';
import type { SignedInPerson } from './test/people.ts';
import { startTestServer } from './test/test-server.ts';
import type { TestServer } from './test/test-server.ts';

let server: TestServer;
let employee: SignedInPerson;
let admin: SignedInPerson;
beforeAll(async () => {
  server = await startTestServer();
  [employee, admin] = [await registerPerson(server), await signedInAdmin(server)];
});
afterAll(() => server.close());

const calls = allEndpoints.map(({ method, path, access }) => ({ method, path: path.replaceAll(/:\w+/g, 'x'), access }));
const guarded = calls.filter(({ access }) => access !== 'anyone');

test('exactly these calls are open to strangers', () => {
  const open = calls.filter(({ access }) => access === 'anyone').map(({ method, path }) => `${method} ${path}`);
  expect(open.toSorted()).toEqual([
    'GET /api/health',
    'POST /api/auth/forgot-password',
    'POST /api/auth/login',
    'POST /api/auth/register',
    'POST /api/auth/reset-password/x',
  ]);
});

test('every call under /api/admin is for admins, except reading the reminder settings', () => {
  const others = calls.filter(({ path, access }) => path.startsWith('/api/admin/') && access !== 'admin');
  expect(others).toEqual([{ method: 'GET', path: '/api/admin/reminder-settings', access: 'signed-in' }]);
});

describe.each(guarded)('$method $path ($access)', ({ method, path, access }) => {
  // Bad bodies on purpose: whoever may not call learns nothing about what would be right.
  const bodies = method === 'GET' ? [undefined] : [undefined, {}, { mood: 'happy' }];

  test('refuses a stranger with 401', async () => {
    for (const body of bodies) {
      for (const token of [undefined, 'a'.repeat(43)]) {
        const answer = await server.request(method, path, { token, body });
        expect(answer.status).toBe(401);
        expect(answer.body).toEqual({ msg: 'Please sign in to continue.', code: 'not_signed_in' });
      }
    }
  });

  if (access === 'admin') {
    test('refuses an employee with 403', async () => {
      for (const body of bodies) {
        const answer = await server.request(method, path, { token: employee.token, body });
        expect(answer.status).toBe(403);
        expect(answer.body).toEqual({ msg: 'Your account may not do this.', code: 'forbidden' });
      }
    });
  }

  test('lets those in who may call', async () => {
    // A sign-out would end the token of the others.
    if (path === '/api/auth/logout') return;
    const { token } = access === 'admin' ? admin : employee;
    const { status } = await server.request(method, path, { token });
    expect([401, 403]).not.toContain(status);
    expect(status).toBeLessThan(500);
  });
});
