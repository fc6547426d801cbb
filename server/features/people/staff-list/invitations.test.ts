import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keepHouse } from '../../../process/housekeeping.ts';
import type { OutgoingMail } from '../../../mail/outgoing-mail.ts';
import { goodPassword, registration, signedInAdmin } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { aboutInvited, clearStaff, staffFile, staffImporter, tokenIn } from '../../../test/staff-files.ts';
import { serverForAll } from '../../../test/test-server.ts';
import { mailDueLinks } from '../../../test/sent-mails.ts';

const server = serverForAll({
  config: { sessionIdleMinutes: 525_600, sessionMaxHours: 8760, orgName: 'Asha Trust' },
});
let admin: SignedInPerson;
let staff: ReturnType<typeof staffImporter>;
let mails: OutgoingMail[];

beforeAll(async () => {
  admin = await signedInAdmin(server);
  staff = staffImporter(server, admin);
});
beforeEach(async () => {
  mails = [];
  await clearStaff(server, admin);
});

const deliver = () => mailDueLinks(server.services, async (mail) => void mails.push(mail));
const list = async (query = '') =>
  (await server.request('GET', `/api/admin/staff-list${query}`, { token: admin.token })).body;
const join = (token: string) => server.request('POST', `/api/auth/join/${token}`, { body: aboutInvited });
const refusing = (command: string, responseCode: number) => () =>
  Promise.reject(Object.assign(new Error('No'), { code: 'EENVELOPE', command, responseCode }));

describe('invitations', () => {
  const again = (body: Record<string, unknown> = {}) =>
    server.request('POST', '/api/admin/staff-list/invitations', {
      token: admin.token,
      body: { password: goodPassword, ...body },
    });

  test('are sent again to all whose link is over, or to one', async () => {
    await staff.store(staffFile(['asha', 'bipin'].map((name) => ({ name, email: `${name}@example.org` }))));
    expect((await again()).body).toEqual({ mails: 0 });
    await deliver();
    const [asha] = (await list('?q=ASHA')).invitations;
    expect(asha).toMatchObject({ name: 'asha', state: 'sent' });
    expect((await list(`?q=${encodeURIComponent(' asha ')}`)).invitations).toEqual([asha]);
    expect((await list('?q=%00')).invitations).toEqual([]);
    expect((await again({ id: asha.id })).body).toEqual({ mails: 1 });
    await deliver();
    server.clock.advance({ days: 8 });
    await keepHouse(server.services);
    expect((await list()).counts).toMatchObject({ over: 2 });
    expect((await again()).body).toEqual({ mails: 2 });
    expect((await again()).body).toEqual({ mails: 0 });
    await deliver();
    expect(mails).toHaveLength(5);
  });

  test('are withdrawn, and their links with them', async () => {
    await staff.store(staffFile([{ email: 'asha@example.org' }]));
    await deliver();
    const [asha] = (await list()).invitations;
    const withdraw = () => server.request('DELETE', `/api/admin/staff-list/${asha.id}`, { token: admin.token });
    expect((await withdraw()).status).toBe(200);
    expect((await withdraw()).status).toBe(404);
    expect((await join(tokenIn(mails[0]))).body.code).toBe('join_link_invalid');
  });

  test('come page by page', async () => {
    const lines = Array.from({ length: 5 }, (_, at) => ({ name: `P${at}`, email: `p${at}@example.org` }));
    await staff.store(staffFile(lines));
    const first = await server.request('GET', '/api/admin/staff-list?limit=3', { token: admin.token });
    const cursor = encodeURIComponent(first.headers.get('x-next-cursor') ?? '');
    const rest = await list(`?limit=3&cursor=${cursor}`);
    const names = [...first.body.invitations, ...rest.invitations].map(({ name }: { name: string }) => name);
    expect(names).toEqual(['P0', 'P1', 'P2', 'P3', 'P4']);
  });

  test('that a mail server refuses for good are told, and not tried for ever', async () => {
    await staff.store(staffFile([{ email: 'asha@example.org' }]));
    await mailDueLinks(server.services, refusing('RCPT TO', 550));
    expect((await list()).invitations[0]).toMatchObject({ state: 'refused' });
    expect(
      await server.services.db.selectFrom('outbox').where('lane', 'in', ['asked', 'invitations']).selectAll().execute(),
    ).toEqual([]);
  });

  test.each(['MAIL FROM', 'DATA'])(
    'wait where a mail server refuses %s: it is no fault of their address',
    async (step) => {
      await staff.store(staffFile([{ email: 'asha@example.org' }]));
      await mailDueLinks(server.services, refusing(step, 553));
      expect((await list()).invitations[0]).toMatchObject({ state: 'waiting' });
      server.clock.advance({ minutes: 1 });
      await deliver();
      expect((await list()).invitations[0]).toMatchObject({ state: 'sent' });
      expect(mails).toHaveLength(1);
    },
  );

  test('end where their person registers by the form', async () => {
    await staff.store(staffFile([{ email: 'asha@example.org' }]));
    await deliver();
    const { status } = await server.request('POST', '/api/auth/register', {
      body: registration({ email: 'ASHA@example.org' }),
    });
    expect(status).toBe(201);
    expect((await list()).counts).toMatchObject({ listed: 1, registered: 1 });
    expect((await join(tokenIn(mails[0]))).body.code).toBe('join_link_invalid');
  });
});
