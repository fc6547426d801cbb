import { beforeAll, expect, test } from 'vitest';
import { goodPassword, registerPerson, signedInAdmin } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { sendOtherMails } from '../../../test/sent-mails.ts';
import { staffFile, staffImporter } from '../../../test/staff-files.ts';
import { serverForAll } from '../../../test/test-server.ts';

const server = serverForAll();
let admin: SignedInPerson;
let asha: SignedInPerson;

beforeAll(async () => {
  admin = await signedInAdmin(server);
  const lines = ['asha@example.org', 'rani@example.org', 'bina@example.org'].map((email) => ({ email }));
  await staffImporter(server, admin).store(staffFile(lines));
  asha = await registerPerson(server, { email: 'asha@home.example' });
});

async function linkTo(email: string): Promise<string> {
  const mail = (await sendOtherMails(server)).find(({ to, text }) => to === email && text.includes('-email/'));
  return /-email\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? 'none';
}

async function changeTo(email: string) {
  server.clock.advance({ minutes: 1 });
  const body = { email, password: goodPassword };
  expect((await server.request('POST', '/api/account/email', { token: asha.token, body })).status).toBe(200);
  const confirmed = await server.request('POST', `/api/email-changes/${await linkTo(email)}`, { body: {} });
  expect([confirmed.status, confirmed.text]).toEqual([200, confirmed.text]);
}

async function invited(): Promise<string[]> {
  const { body } = await server.request('GET', '/api/admin/staff-list', { token: admin.token });
  return body.invitations.map(({ email }: { email: string }) => email).toSorted();
}

test('who takes the e-mail of an invitation for their account is no longer invited, until they take that back', async () => {
  expect(await invited()).toEqual(['asha@example.org', 'bina@example.org', 'rani@example.org']);
  await changeTo('asha@example.org');
  expect(await invited()).toEqual(['bina@example.org', 'rani@example.org']);
  const undo = await linkTo('asha@home.example');
  // One person is one entry, which they keep: the list goes on knowing them by it.
  await changeTo('rani@example.org');
  expect(await invited()).toEqual(['bina@example.org', 'rani@example.org']);
  const second = await linkTo('asha@example.org');
  for (const token of [second, undo]) {
    const undone = await server.request('POST', `/api/email-undos/${token}`, { body: { password: goodPassword } });
    expect([undone.status, undone.text]).toEqual([200, undone.text]);
  }
  expect(await invited()).toEqual(['asha@example.org', 'bina@example.org', 'rani@example.org']);
});
