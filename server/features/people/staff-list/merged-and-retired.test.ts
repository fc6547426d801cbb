import { beforeEach, expect, test } from 'vitest';
import type { LineFault } from '../../../../domain/contract/staff-list.ts';
import type { OutgoingMail } from '../../../mail/outgoing-mail.ts';
import { listAdmin } from '../../../test/list-admin.ts';
import type { ListAdmin } from '../../../test/list-admin.ts';
import { registerPerson } from '../../../test/people.ts';
import { mailDueLinks } from '../../../test/sent-mails.ts';
import { aboutInvited, staffFile, staffImporter, tokenIn } from '../../../test/staff-files.ts';
import type { StaffLine } from '../../../test/staff-files.ts';
import { serverForEach } from '../../../test/test-server.ts';

const server = serverForEach();
let admin: ListAdmin;
let staff: ReturnType<typeof staffImporter>;

beforeEach(async () => {
  admin = await listAdmin(server);
  staff = staffImporter(server, admin);
});

const account = 'account@example.org';
const invited = 'invited@example.org';

async function previewOf(lines: StaffLine[], adds = false) {
  const { body: file } = await staff.upload(staffFile(lines));
  return (await staff.preview(file.id, { adds })).body;
}

async function faultsOf(...lines: StaffLine[]): Promise<string[]> {
  const { faults } = await previewOf(lines);
  return faults.map(({ line, heading, code }: LineFault) => `${line} ${heading} ${code}`);
}

test('a list may say the retired entries that its people have, and no one else gets them', async () => {
  const work = { theme: 'Disability', designation: 'Driver', state: 'Odisha', city: 'Gopalpur' };
  const { token } = await registerPerson(server, { email: account, ...work });
  const lines = [
    { email: account, ...work },
    { email: invited, ...work },
  ];
  await staff.store(staffFile(lines));
  for (const [kind, name] of Object.entries(work)) expect((await admin.retire(kind, name)).status).toBe(200);
  const { shown: kept, settled } = await staff.store(staffFile(lines));
  expect(kept.counts).toMatchObject({ same: 2, changed: 0, faults: 0, additions: 0 });
  expect(settled.state).toBe('stored');
  // Something else of them may change meanwhile.
  await staff.store(staffFile(lines.map((line) => ({ ...line, theme: 'Sports' }))));
  const me = await server.request('GET', '/api/auth/me', { token });
  expect(me.body).toMatchObject({ ...work, theme: 'Sports' });
  for (const kind of ['designation', 'state', 'city'] as const)
    expect(await admin.entryOf(kind, work[kind])).toMatchObject({ retired: true });
  // They have given it up.
  expect(await faultsOf(...lines)).toEqual(['2 Theme retired_name', '3 Theme retired_name']);
  expect(await faultsOf({ email: 'new@example.org', designation: 'Driver' })).toEqual(['2 Designation retired_name']);
  expect(await faultsOf({ email: 'no address', designation: 'Driver', city: 'Nowhere' })).toEqual([
    '2 Email email_format',
    '2 Designation retired_name',
    '2 City unknown_city',
  ]);
  expect((await previewOf([{ email: 'new@example.org', designation: 'Driver' }], true)).counts).toMatchObject({
    faults: 0,
    additions: 1,
  });
});

test('a retired city of the same name in another state is another one', async () => {
  const { id } = await admin.entryOf('state', 'Odisha');
  await admin.add('city', { name: 'Ludhiana', within: id });
  await registerPerson(server, { email: account, state: 'Odisha', city: 'Ludhiana' });
  await admin.add('city', { name: 'Moga', within: (await admin.entryOf('state', 'Punjab')).id });
  const cities = (await admin.entries()).filter(({ name }) => name === 'Ludhiana');
  const punjabs = cities.find(({ within }) => within !== id);
  const retired = await admin.ask('PUT', `work-list-entries/${punjabs?.id}/retired`, { retired: true });
  expect(retired.status).toBe(200);
  expect(await faultsOf({ email: account, state: 'Odisha', city: 'Ludhiana' })).toEqual([]);
  expect(await faultsOf({ email: account, state: 'Punjab', city: 'Ludhiana' })).toEqual(['2 City retired_name']);
});

const email = 'asha@example.org';
const before = { state: 'Odisha', city: 'Gopalpur' };
const after = { state: 'Maharashtra', city: 'Khopoli' };
const profile = async (token: string) => (await server.request('GET', '/api/auth/me', { token })).body;

test('who was invited to a city that has gone into one of another state joins in that state', async () => {
  await staff.store(staffFile([{ email, ...before }]));
  const mails: OutgoingMail[] = [];
  await mailDueLinks(server.services, async (mail) => void mails.push(mail));
  expect((await admin.merge('city', before.city, after.city)).status).toBe(200);
  const link = `/api/auth/join/${tokenIn(mails[0])}`;
  expect((await server.request('POST', `${link}/opened`)).body.invited).toMatchObject(after);
  const joined = await server.request('POST', link, { body: aboutInvited });
  expect(joined.status).toBe(201);
  expect(await profile(joined.body.token)).toMatchObject(after);
});

test('a file that still has the old pair means the city with its state', async () => {
  const { token } = await registerPerson(server, { email, ...before });
  const file = staffFile([
    { email, ...before },
    { email: 'invited@example.org', ...before },
  ]);
  await staff.store(file);
  expect((await admin.merge('city', before.city, after.city)).status).toBe(200);
  for (const adds of [false, true]) {
    const { shown } = await staff.store(file, { adds });
    expect(shown.counts).toMatchObject({ same: 2, changed: 0, additions: 0 });
    expect(await profile(token)).toMatchObject(after);
  }
  await staff.store(
    staffFile([
      { email, ...before },
      { email: 'late@example.org', ...before },
    ]),
  );
  const { db } = server.services;
  const khopoli = await admin.entryOf('city', after.city);
  const late = db.selectFrom('staff_list').select(['state', 'city']).where('email', '=', 'late@example.org');
  expect(await late.executeTakeFirst()).toEqual({ state: Number(khopoli.within), city: Number(khopoli.id) });
});
