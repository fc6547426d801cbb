import { expect, it } from 'vitest';
import { wish } from '../../../test/call-backs.ts';
import { goodPassword, registerPerson, signedInAdmin, signedInCounsellor } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { serverForAll } from '../../../test/test-server.ts';
import { eraseDueAccounts } from '../../accounts/own/erase-accounts.ts';

const server = serverForAll({ config: { sessionIdleMinutes: 1_000_000, sessionMaxHours: 8760 } });

const call = async (method: string, path: string, { token }: SignedInPerson, body?: unknown) => {
  const answer = await server.request(method, `/api/${path}`, { token, body });
  expect([path, answer.status < 300, answer.text]).toEqual([path, true, answer.text]);
  return answer.body;
};

it('tells no one of a disabled counsellor’s end: they were told, or never had them', async () => {
  const ravi = await signedInCounsellor(server, { name: 'Ravi' });
  const asha = await registerPerson(server);
  const { request } = await call('POST', 'call-back', asha, wish());
  await call('POST', `counsellor/requests/${request.id}/taken`, ravi);
  await call('POST', 'account/erasure', ravi, { password: goodPassword });
  const admin = await signedInAdmin(server);
  await call('PUT', `admin/people/${ravi.user.id}/disabled`, admin, { disabled: true, password: goodPassword });
  const [notice] = await call('GET', 'notices', asha);
  expect(notice.kind).toBe('counsellor_lost');
  await call('POST', `notices/${notice.id}/seen`, asha);

  server.clock.advance({ days: 40 });
  await signedInCounsellor(server, { name: 'Zoya' });
  const later = await registerPerson(server);
  await call('POST', 'call-back', later, wish());
  await eraseDueAccounts(server.services);
  expect(await call('GET', 'notices', asha)).toEqual([]);
  expect(await call('GET', 'notices', later)).toEqual([]);
});
