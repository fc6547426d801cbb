import { describe, expect, it } from 'vitest';
import { adminRequestKinds } from '../../../../domain/admin-requests.ts';
import { registerPerson, signInAgain } from '../../../test/people.ts';
import { turnTotpOn } from '../../../test/second-factors.ts';
import { sendOtherMails } from '../../../test/sent-mails.ts';
import {
  admins,
  angry,
  bina,
  chitra,
  firstId,
  pass,
  requests,
  server,
  withThreeAdmins,
} from '../../../test/three-admins.ts';
import { tellAdmins } from '../watched-acts/tell-admins.ts';

withThreeAdmins();

const hasFactor = async () =>
  (await server.services.db.selectFrom('totp_factors').selectAll().where('user_id', '=', bina.user.id).execute())
    .length === 1;

/** Every way in which one admin may take another's access, with what then is so. */
const ways = {
  role: async () => admins.takeRole(angry, bina),
  disabled: async () => admins.disable(angry, bina),
  leaving: async () => admins.call(angry, 'PUT', `people/${bina.user.id}/leaving`, { left_on: '2026-11-28' }),
  email: async () => admins.call(angry, 'PUT', `people/${bina.user.id}/details`, { email: 'angry.too@example.org' }),
  second_factor: async () => {
    if (!(await hasFactor())) await turnTotpOn(server, bina);
    return admins.call(angry, 'DELETE', `people/${bina.user.id}/second-factor`);
  },
} as const satisfies Record<(typeof adminRequestKinds)[number], () => unknown>;

describe('trust 2: what takes an admin’s access waits', () => {
  it.each(adminRequestKinds)('%s', async (kind) => {
    const before = await admins.stateOf(bina);
    const answer = await ways[kind]();
    const factor = await hasFactor();
    expect(answer.status, answer.text).toBe(202);
    expect(answer.body.waiting).toEqual([kind]);
    expect([await admins.stateOf(bina), await hasFactor()]).toEqual([before, factor]);
    expect((await admins.call(bina, 'GET', 'people')).status).toBe(200);
    const [request, ...others] = await requests();
    expect([request.kind, request.person.id, request.asked_by.id, others]).toEqual([
      kind,
      bina.user.id,
      angry.user.id,
      [],
    ]);
    const askedAt = server.clock.now();
    expect(request.asked_at).toBe(askedAt.toISOString());
    expect(request.due_at).toBe(new Date(askedAt.getTime() + 86_400_000).toISOString());
    expect(await admins.actions()).toEqual([['admin_request_made', angry.user.id, bina.user.id]]);
    // The same once more is the same: neither a mail nor another day.
    server.clock.advance({ minutes: 5 });
    expect((await ways[kind]()).status).toBe(202);
    expect((await requests())[0].due_at).toBe(request.due_at);
    const mails = (await sendOtherMails(server)).filter(
      ({ to, subject }) => to === bina.user.email && !subject.includes('second step'),
    );
    expect(mails.map(({ subject }) => subject)).toEqual(['Evenkeel: another admin wants to change your access']);
    expect(mails[0]?.text).toContain('29 Nov 2026, 11:30');
    expect(mails[0]?.text).toContain('/admin/people');
  });

  it('and the list of people says so', async () => {
    await admins.takeRole(angry, bina);
    await admins.disable(angry, bina);
    const list = (await admins.call(chitra, 'GET', 'people')).body;
    expect(list.map(({ waiting }: { waiting?: string[] }) => waiting)).toContainEqual(['role', 'disabled']);
  });

  it('and every other admin is mailed at once that someone asks for it', async () => {
    await admins.takeRole(angry, bina);
    await tellAdmins(server.services);
    const mails = await sendOtherMails(server);
    const told = mails.filter(({ text }) => text.includes('Someone asked to remove an admin’s access'));
    expect(told.map(({ to }) => to).toSorted()).toEqual([bina.user.email, chitra.user.email].toSorted());
  });

  it('also by another role', async () => {
    expect((await admins.takeRole(angry, bina, 'counsellor')).status).toBe(202);
    await pass(24);
    expect(await admins.roleOf(bina)).toBe('counsellor');
  });

  it('and nothing else does: what is the own comes at once, and so does what is no admin’s', async () => {
    const asha = await registerPerson(server);
    expect((await admins.disable(angry, asha)).status).toBe(200);
    expect((await admins.takeRole(bina, bina)).body.role).toBe('employee');
    expect(await requests()).toEqual([]);
    expect((await admins.disable(angry, bina)).status).toBe(200);
    expect((await admins.takeRole(angry, angry)).status).toBe(200);
    const last = await admins.takeRole(chitra, chitra);
    expect([last.status, last.body.code]).toEqual([409, 'last_admin']);
  });

  it('and another one of the kind is refused, and no more are noted in an hour than ten', async () => {
    await ways.email();
    const other = await admins.call(chitra, 'PUT', `people/${bina.user.id}/details`, { email: 'other@example.org' });
    expect([other.status, other.body.code]).toEqual([409, 'request_waiting']);
    const withdraw = async () => admins.call(angry, 'DELETE', `admin-requests/${await firstId(angry)}`);
    for (let time = 0; time < 9; time += 1) {
      await withdraw();
      expect((await admins.disable(angry, bina)).status).toBe(202);
    }
    await withdraw();
    expect((await admins.disable(angry, bina)).status).toBe(429);
    expect(await requests()).toEqual([]);
  });
});

describe('trust 2: after 24 hours without an objection it is in force', () => {
  it.each([
    ['role', async () => expect(await admins.roleOf(bina)).toBe('employee')],
    ['disabled', async () => expect((await admins.stateOf(bina)).disabled_at).not.toBeNull()],
    [
      'leaving',
      async () => expect(await admins.stateOf(bina)).toMatchObject({ left_on: '2026-11-28', role: 'employee' }),
    ],
    [
      'email',
      async () => {
        const [waiting] = await server.services.db.selectFrom('email_changes').selectAll().execute();
        expect(waiting).toMatchObject({ user_id: bina.user.id, new_email: 'angry.too@example.org' });
        expect((await admins.stateOf(bina)).email).toBe(bina.user.email);
      },
    ],
    ['second_factor', async () => expect(await hasFactor()).toBe(false)],
  ] as const)('%s', async (kind, isSo) => {
    const before = await admins.stateOf(bina);
    await ways[kind]();
    const factor = await hasFactor();
    await pass(23.99);
    expect([await admins.stateOf(bina), await hasFactor()]).toEqual([before, factor]);
    await pass(0.01);
    await isSo();
    expect(await requests()).toEqual([]);
  });
});

describe('trust 2: who has asked can withdraw it', () => {
  it('and no one else', async () => {
    await admins.takeRole(angry, bina);
    const id = await firstId();
    for (const one of [bina, chitra])
      expect((await admins.call(one, 'DELETE', `admin-requests/${id}`)).status).toBe(403);
    expect((await admins.call(angry, 'DELETE', `admin-requests/${id}`)).body).toEqual([]);
    expect((await admins.call(angry, 'DELETE', `admin-requests/${id}`)).status).toBe(404);
    await pass(48);
    expect(await admins.roleOf(bina)).toBe('admin');
  });
});

describe('trust 2: an admin whom another one signs out', () => {
  it('is left to work for an hour', async () => {
    const end = () => admins.call(angry, 'DELETE', `people/${bina.user.id}/sessions`);
    for (let time = 0; time < 2; time += 1) {
      expect((await end()).status).toBe(200);
      await signInAgain(server, bina);
    }
    const refused = await end();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
    expect((await admins.call(chitra, 'DELETE', `people/${bina.user.id.toUpperCase()}/sessions`)).status).toBe(429);
    expect((await admins.call(bina, 'GET', 'people')).status).toBe(200);
    expect((await admins.call(bina, 'DELETE', `people/${bina.user.id}/sessions`)).status).toBe(200);
  });
});
