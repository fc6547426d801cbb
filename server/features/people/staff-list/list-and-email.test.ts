import { expect, test } from 'vitest';
import { goodPassword, registerPerson, signedInAdmin } from '../../../test/people.ts';
import { sendOtherMails } from '../../../test/sent-mails.ts';
import { staffFile, staffImporter } from '../../../test/staff-files.ts';
import { serverForAll } from '../../../test/test-server.ts';
import { waitingForLock } from '../../../test/waiting-for-lock.ts';

const server = serverForAll();

test('someone takes the e-mail of an invitation while a list corrects both of them, and neither fails', async () => {
  const staff = staffImporter(server, await signedInAdmin(server));
  const [invited, own] = ['asha@example.org', 'asha@home.example'];
  await staff.store(staffFile([{ email: invited }]));
  const { token } = await registerPerson(server, { email: own });
  await server.request('POST', '/api/account/email', { token, body: { email: invited, password: goodPassword } });
  const mail = (await sendOtherMails(server)).find(({ to }) => to === invited);
  const link = /-email\/([\w-]{43})/.exec(mail?.text ?? '')?.[1];
  const file = staffFile([
    { email: invited, name: 'Asha R' },
    { email: own, theme: 'Sports' },
  ]);
  const both = await server.services.db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('staff_list').select('id').where('email', '=', invited).forUpdate().execute();
    const stored = staff.store(file);
    await expect.poll(() => waitingForLock(server)).toBe(1);
    const confirmed = server.request('POST', `/api/email-changes/${link}`, { body: {} });
    await expect.poll(() => waitingForLock(server)).toBe(2);
    return { stored, confirmed };
  });
  expect((await both.confirmed).status).toBe(200);
  expect((await both.stored).settled.state).toBe('stored');
});
