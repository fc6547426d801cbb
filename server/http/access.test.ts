import { beforeAll, describe, expect, test } from 'vitest';
import { allEndpoints } from '../../domain/contract/all-endpoints.ts';
import { registerPerson, signedInAdmin, signedInCounsellor } from '../test/people.ts';
import type { SignedInPerson } from '../test/people.ts';
import { serverForAll } from '../test/test-server.ts';

const server = serverForAll();
let employee: SignedInPerson;
let admin: SignedInPerson;
let counsellor: SignedInPerson;
beforeAll(async () => {
  [employee, admin] = [await registerPerson(server), await signedInAdmin(server)];
  counsellor = await signedInCounsellor(server);
});

const calls = allEndpoints.map(({ method, path, access }) => ({ method, path: path.replaceAll(/:\w+/g, 'x'), access }));
const guarded = calls.flatMap((call) => (call.access === 'anyone' ? [] : [{ ...call, access: call.access }]));

test('exactly these calls are open to strangers', () => {
  const open = calls.filter(({ access }) => access === 'anyone').map(({ method, path }) => `${method} ${path}`);
  expect(open.toSorted()).toEqual([
    'DELETE /api/left/x/erasure',
    'GET /api/docs',
    'GET /api/email-changes/x',
    'GET /api/health',
    'GET /api/help-lines',
    'GET /api/left/x',
    'GET /api/left/x/my-record.json',
    'GET /api/left/x/report',
    'GET /api/openapi.json',
    'GET /api/organisation',
    'GET /api/organisation-logo/x',
    'GET /api/privacy-notice',
    'GET /api/ready',
    'GET /api/record-policy',
    'GET /api/registration',
    'GET /api/who-can-see',
    'GET /api/work-lists',
    'POST /api/auth/forgot-password',
    'POST /api/auth/join/x',
    'POST /api/auth/join/x/opened',
    'POST /api/auth/login',
    'POST /api/auth/passkey',
    'POST /api/auth/passkey-options',
    'POST /api/auth/register',
    'POST /api/auth/registration-link',
    'POST /api/auth/reset-password/x',
    'POST /api/auth/second-factor',
    'POST /api/auth/second-factor/passkey',
    'POST /api/auth/second-factor/passkey-options',
    'POST /api/auth/sso/backchannel-logout',
    'POST /api/auth/sso/finish',
    'POST /api/auth/sso/join',
    'POST /api/auth/sso/register',
    'POST /api/auth/sso/start',
    'POST /api/browser-reports',
    'POST /api/email-changes/x',
    'POST /api/email-undos/x',
    'POST /api/left/x/erasure',
    'POST /api/left/x/opened',
  ]);
});

test('every call under /api/admin is for admins, except reading the reminder settings', () => {
  const others = calls.filter(({ path, access }) => path.startsWith('/api/admin/') && access !== 'admin');
  expect(others).toEqual([{ method: 'GET', path: '/api/admin/reminder-settings', access: 'signed-in' }]);
});

test('elsewhere exactly these calls are for one role', () => {
  const held = calls.filter(
    ({ path, access }) => !path.startsWith('/api/admin/') && !['anyone', 'signed-in'].includes(access),
  );
  expect(held.map(({ method, path, access }) => `${method} ${path} ${access}`).toSorted()).toEqual([
    'DELETE /api/counsellor/requests/x/taken counsellor',
    'DELETE /api/questions/wordings/x admin',
    'GET /api/counsellor/hours counsellor',
    'GET /api/counsellor/requests counsellor',
    'GET /api/questions admin',
    'GET /api/questions/wordings admin',
    'PATCH /api/questions/x admin',
    'POST /api/counsellor/requests/x/taken counsellor',
    'PUT /api/counsellor/hours counsellor',
    'PUT /api/counsellor/requests/x/outcome counsellor',
    'PUT /api/questions/wordings/x admin',
  ]);
});

describe.each(guarded)('$method $path ($access)', ({ method, path, access }) => {
  // Bad bodies on purpose: a caller who may not call learns nothing about what would be right.
  const body = method === 'GET' ? undefined : { mood: 'happy' };

  test('refuses a stranger with 401', async () => {
    for (const sent of [{}, { token: 'a'.repeat(43), body }]) {
      const answer = await server.inject(method, path, sent);
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ msg: 'Please sign in to continue.', code: 'not_signed_in' });
    }
  });

  if (access !== 'signed-in') {
    test('refuses every other role with 403', async () => {
      const other = access === 'admin' ? counsellor : admin;
      for (const sent of [{ token: employee.token }, { token: other.token, body }]) {
        const answer = await server.inject(method, path, sent);
        expect(answer.status).toBe(403);
        expect(answer.body).toEqual({ msg: 'Your account doesn’t have permission to do this.', code: 'forbidden' });
      }
    });
  }

  test('lets those in who may call', async () => {
    // A sign-out would end the token of the others.
    if (path === '/api/auth/logout') return;
    const allowed = { 'signed-in': [employee, admin, counsellor], admin: [admin], counsellor: [counsellor] }[access];
    // A query that it refuses: no report is drawn.
    const query = path === '/api/assessment/report' ? '?from=x' : '';
    for (const { token } of allowed ?? []) {
      const { status } = await server.inject(method, path + query, { token });
      expect([401, 403]).not.toContain(status);
      expect(status).toBeLessThan(500);
    }
  });
});
