import { beforeAll, expect, test } from 'vitest';
import type { OutgoingMail } from '../../../mail/outgoing-mail.ts';
import { registration, signedInAdmin } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { mailDueLinks } from '../../../test/sent-mails.ts';
import { aboutInvited, staffFile, staffImporter, tokenIn } from '../../../test/staff-files.ts';
import { serverForAll } from '../../../test/test-server.ts';
import { waitingForLock } from '../../../test/waiting-for-lock.ts';

const server = serverForAll();
let admin: SignedInPerson;
beforeAll(async () => {
  admin = await signedInAdmin(server);
});

/** The invitation is withdrawn, and used a moment later: both wait for its row. Returns how they end. */
async function withdrawnBefore(email: string, use: () => Promise<{ status: number }>): Promise<number[]> {
  const { db } = server.services;
  const both = await db.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .selectFrom('staff_list')
      .select('id')
      .where('email', '=', email)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const withdrawn = server.request('DELETE', `/api/admin/staff-list/${id}`, { token: admin.token });
    await expect.poll(() => waitingForLock(server)).toBe(1);
    const used = use();
    await expect.poll(() => waitingForLock(server)).toBe(2);
    return [withdrawn, used];
  });
  return (await Promise.all(both)).map(({ status }) => status);
}

test('an invitation that is withdrawn while its link is used lets no one in, and neither fails', async () => {
  const mails: OutgoingMail[] = [];
  const email = 'asha@example.org';
  await staffImporter(server, admin).store(staffFile([{ email }]));
  await mailDueLinks(server.services, async (mail) => void mails.push(mail));
  const join = () => server.request('POST', `/api/auth/join/${tokenIn(mails[0])}`, { body: aboutInvited });
  expect(await withdrawnBefore(email, join)).toEqual([200, 400]);
});

test('one that is withdrawn before its mail is out, while its person registers by the form, leaves both as they were asked for', async () => {
  const email = 'bipin@example.org';
  await staffImporter(server, admin).store(staffFile([{ email }]));
  const register = () => server.request('POST', '/api/auth/register', { body: registration({ email }) });
  expect(await withdrawnBefore(email, register)).toEqual([200, 201]);
});
