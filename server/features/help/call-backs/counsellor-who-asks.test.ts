import { expect, it } from 'vitest';
import { wish } from '../../../test/call-backs.ts';
import { signedInCounsellor } from '../../../test/people.ts';
import { serverForAll } from '../../../test/test-server.ts';

const server = serverForAll();

it('a counsellor who asks for a call is called by another one, and is not offered a call where there is none', async () => {
  const { token, user } = await signedInCounsellor(server, { name: 'Ravi' });
  const call = (method: string, path: string, body?: unknown) =>
    server.request(method, `/api/${path}`, { token, body });
  expect((await call('GET', 'call-back')).body).toMatchObject({ available: false, counsellors: [] });
  expect((await call('POST', 'call-back', wish())).body.code).toBe('no_counsellor');
  const zoya = (await signedInCounsellor(server, { name: 'Zoya' })).user.id;
  const { request } = (await call('POST', 'call-back', wish({ counsellors: [zoya] }))).body;
  expect(request).toMatchObject({ counsellors: [{ id: zoya, name: 'Zoya' }], new_counsellors: [] });
  expect((await call('PUT', `call-back/counsellors/${user.id}`, { agree: true })).status).toBe(404);
  expect((await call('GET', 'counsellor/requests')).body).toEqual([]);
  expect((await call('POST', `counsellor/requests/${request.id}/taken`)).status).toBe(404);
});
