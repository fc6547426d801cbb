import { beforeAll, expect, test } from 'vitest';
import { instruments } from '../../../../domain/instruments/instrument.ts';
import { questionIdOf } from '../../../../domain/instruments/care.ts';
import type { RecordPolicy } from '../../../../domain/visibility/record-policy.ts';
import { registerPerson, signedInAdmin } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { serverForAll } from '../../../test/test-server.ts';

const server = serverForAll({ now: new Date('2026-11-20T06:00:00Z') });
let admin: SignedInPerson;
let asha: SignedInPerson;
let ravi: SignedInPerson;

beforeAll(async () => {
  admin = await signedInAdmin(server);
  asha = await registerPerson(server);
  ravi = await registerPerson(server);
});

const call = (method: string, path: string, body?: unknown, by = admin) =>
  server.request(method, `/api/${path}`, { token: by.token, body });

const choose = async (policy: RecordPolicy) => (await call('PUT', 'admin/record-policy', { policy })).body;

/** Every question of the PHQ-9 with 'Nearly every day'. */
const submit = async (by: SignedInPerson) => {
  const ids = instruments['PHQ-9'].items.map(({ n }) => questionIdOf('PHQ-9', n));
  const answers = Object.fromEntries(ids.map((id) => [id, 3]));
  return (await call('POST', 'assessment', { type: 'PHQ-9', total_score: 27, answers }, by)).status;
};

const open = () => call('GET', `admin/employee-details/${asha.user.id}`);

test('trust 1: never, open, one PHQ-9, the named record, never, in a second: nothing is opened, and everyone is told', async () => {
  expect(await submit(ravi)).toBe(201);
  await choose('never');
  // Her page loads here, and says that no one can open her record.
  const announced = await choose('open');
  expect(await submit(asha)).toBe(201);
  const { status, body, text } = await open();
  const calledOff = await choose('never');

  expect([status, body.code]).toEqual([403, 'statistics_only']);
  expect(text).not.toMatch(/27|severe/i);
  expect(announced).toMatchObject({ policy: 'never', coming: { policy: 'open' } });
  expect(calledOff).toMatchObject({ policy: 'never', coming: null });
  const told = (await call('GET', 'notices', undefined, asha)).body;
  expect(told).toMatchObject([{ kind: 'policy_called_off', detail: { from: 'never', to: 'open' } }]);
  expect((await call('GET', 'who-has-looked', undefined, asha)).body).toEqual([]);
});
