import { beforeAll, expect, it } from 'vitest';
import { recordPolicies } from '../../../../domain/visibility/record-policy.ts';
import { registerPerson, signedInAdmin, signedInCounsellor } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { storeAssessment, storeMood } from '../../../test/stored-records.ts';
import { serverForAll } from '../../../test/test-server.ts';

const server = serverForAll({ now: new Date('2026-11-20T06:00:00Z') });
let admin: SignedInPerson;
let priya: SignedInPerson;

beforeAll(async () => {
  admin = await signedInAdmin(server);
  priya = await registerPerson(server, { name: 'Priya Das', phone: '+91 70000 12345', ailments: 'marked ailment' });
  await storeAssessment(server.services, priya.user.id, { type: 'GAD-7', total: 17 });
  await storeMood(server.services, priya.user.id, { mood: 'sad' });
});

const named = (id: string, token: string | undefined = admin.token) =>
  server.request('GET', `/api/admin/employees/${id}`, { token });

it.each(recordPolicies)(
  'trust 12: names the person under %s, with no health value, and opens nothing',
  async (policy) => {
    const chosen = await server.request('PUT', '/api/admin/record-policy', { token: admin.token, body: { policy } });
    expect(chosen.status).toBe(200);
    const { status, body, text } = await named(priya.user.id);
    expect(status, text).toBe(200);
    const { id, email } = priya.user;
    expect(body).toEqual({ id, name: 'Priya Das', email, designation: 'Teacher', city: 'Jamshedpur' });
    const looks = await server.request('GET', '/api/who-has-looked', { token: priya.token });
    expect(looks.body).toEqual([]);
    const record = await server.request('GET', `/api/admin/employee-details/${id}`, {
      token: policy === 'open' ? undefined : admin.token,
    });
    expect(record.status).toBe(policy === 'open' ? 401 : 403);
  },
);

it('trust 12: tells two of one name apart', async () => {
  const other = await registerPerson(server, { name: 'Priya Das', designation: 'Field Coordinator' });
  expect((await named(priya.user.id)).body).toMatchObject({ email: priya.user.email, designation: 'Teacher' });
  expect((await named(other.user.id)).body).toMatchObject({
    email: other.user.email,
    designation: 'Field Coordinator',
  });
});

it('trust 12: names nobody to those who are no admin, and nobody who is no employee', async () => {
  const counsellor = await signedInCounsellor(server);
  expect((await server.request('GET', `/api/admin/employees/${priya.user.id}`)).status).toBe(401);
  for (const { token } of [priya, counsellor]) expect((await named(priya.user.id, token)).status).toBe(403);
  const unknown = '6ec0bd7f-11c0-43da-975e-2a8ad9ebae0b';
  for (const id of [admin.user.id, counsellor.user.id, unknown, '1', "'", '%00'])
    expect([id, (await named(id)).status]).toEqual([id, 404]);
});
