import { fastify } from 'fastify';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { allEndpoints } from '../../domain/contract/all-endpoints.ts';
import { defineEndpoint } from '../../domain/contract/endpoint.ts';
import { registerPerson, signedInAdmin, signedInCounsellor } from '../test/people.ts';
import { serverForAll } from '../test/test-server.ts';
import { readJsonBodies } from './json-bodies.ts';
import { mountEndpoint } from './mount-endpoint.ts';

const server = serverForAll();

test('ASVS 15.3.1: what an answer was not agreed to have stays here, at every depth', async () => {
  const app = fastify();
  readJsonBodies(app);
  app.decorateRequest('caller', undefined);
  const person = z.object({ name: z.string() });
  const endpoint = defineEndpoint({
    method: 'GET',
    path: '/api/people',
    access: 'anyone',
    shows: 'nothing',
    summary: 'Says less than it was given.',
    reply: z.object({ one: person, many: z.array(person) }),
  });
  const secret = { name: 'Asha', password_hash: 'canary', ailments: 'canary' };
  mountEndpoint(app, server.services, endpoint, {
    handle: async () => ({ one: secret, many: [secret], more: 'canary' }),
  });
  const answer = await app.inject({ method: 'GET', url: '/api/people' });
  expect(answer.json()).toEqual({ one: { name: 'Asha' }, many: [{ name: 'Asha' }] });
  await app.close();
});

const withBody = allEndpoints.filter(({ body }) => body);

describe('a body', () => {
  test('ASVS 1.5.2, 15.3.6: with the name of a prototype is refused by every call, at any depth', async () => {
    const [employee, admin, counsellor] = [
      await registerPerson(server),
      await signedInAdmin(server),
      await signedInCounsellor(server),
    ];
    for (const { method, path, access } of withBody) {
      const { token } = access === 'admin' ? admin : access === 'counsellor' ? counsellor : employee;
      const address = path.replaceAll(/:\w+/g, 'x');
      for (const raw of [
        '{"__proto__":{"role":"admin"}}',
        '{"a":{"__proto__":{"role":"admin"}}}',
        '{"constructor":{"prototype":{"role":"admin"}}}',
      ]) {
        const answer = await server.request(method, address, { token, raw });
        expect([path, answer.status, answer.body?.code]).toEqual([path, 400, 'broken_json']);
      }
    }
    expect(Reflect.get({}, 'role')).toBeUndefined();
    expect((await server.request('GET', '/api/auth/me', { token: employee.token })).body.role).toBe('employee');
  });

  test('ASVS 1.5.2, 3.5.2: in another form than JSON is refused by every call', async () => {
    const admin = await signedInAdmin(server);
    const [employee, counsellor] = [await registerPerson(server), await signedInCounsellor(server)];
    for (const { method, path, access, form } of withBody) {
      const { token } = access === 'admin' ? admin : access === 'counsellor' ? counsellor : employee;
      for (const type of [
        'application/xml',
        'application/yaml',
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ]) {
        const answer = await server.request(method, path.replaceAll(/:\w+/g, 'x'), {
          token,
          raw: '{}',
          headers: { 'Content-Type': type },
        });
        // A provider says by a form that a session has ended; what it should hold is missing here.
        const isForm = form === true && type === 'application/x-www-form-urlencoded';
        expect([path, type, answer.status]).toEqual([path, type, isForm ? 400 : 415]);
      }
    }
    const takesForm = allEndpoints.filter(({ form }) => form).map(({ path }) => path);
    expect(takesForm).toEqual(['/api/auth/sso/backchannel-logout']);
  });

  test('ASVS 15.3.3: has no place for what only the server decides, and what it has no place for is left out', () => {
    const ofServer = ['role', 'id', 'user_id', 'is_active', 'created_at', 'updated_at', 'disabled_at', 'password_hash'];
    const places = withBody.map(({ method, path, body }) => {
      const { shape = {} } = Object(body?._zod.def);
      return [`${method} ${path}`, Object.keys(shape).filter((key) => ofServer.includes(key))] as const;
    });
    expect(places.filter(([, keys]) => keys.length > 0)).toEqual([
      ['PUT /api/admin/people/:id/role', ['role']],
      // Whom an admin invites again.
      ['POST /api/admin/staff-list/invitations', ['id']],
    ]);
    for (const { body } of withBody) expect(Object(body?._zod.def).catchall).toBeUndefined();
  });
});
