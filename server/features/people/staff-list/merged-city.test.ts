import { beforeEach, expect, test } from 'vitest';
import type { OutgoingMail } from '../../../mail/outgoing-mail.ts';
import { listAdmin } from '../../../test/list-admin.ts';
import type { ListAdmin } from '../../../test/list-admin.ts';
import { registerPerson } from '../../../test/people.ts';
import { mailDueLinks } from '../../../test/sent-mails.ts';
import { aboutInvited, staffFile, staffImporter, tokenIn } from '../../../test/staff-files.ts';
import { serverForEach } from '../../../test/test-server.ts';

const server = serverForEach();
let admin: ListAdmin;
let staff: ReturnType<typeof staffImporter>;

beforeEach(async () => {
  admin = await listAdmin(server);
  staff = staffImporter(server, admin);
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
