import { describe, expect, it } from 'vitest';
import { signInAgain } from '../../../test/people.ts';
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
import { settleRequests } from './settle-requests.ts';

withThreeAdmins();

describe('trust 2: whom it is about objects', () => {
  it('and it never comes into force, and no one can agree, withdraw or ask anew', async () => {
    await admins.takeRole(angry, bina);
    const [objected] = (await admins.step(bina, 'objected')).body;
    expect(objected).toMatchObject({ about_you: true, objected_at: expect.any(String), steps: ['drop_objection'] });
    await pass(100);
    expect(await admins.roleOf(bina)).toBe('admin');
    expect((await admins.step(chitra, 'agreed')).body.code).toBe('admin_objected');
    expect((await admins.call(angry, 'DELETE', `admin-requests/${await firstId()}`)).body.code).toBe('admin_objected');
    for (const anew of [await admins.takeRole(angry, bina), await admins.disable(chitra, bina)])
      expect([anew.status, anew.body.code]).toEqual([409, 'admin_objected']);
    expect((await requests()).length).toBe(1);
  });

  it('and that holds against all that was asked about them before, until they take it back', async () => {
    await admins.takeRole(angry, bina);
    await admins.disable(angry, bina);
    const objected = (await admins.step(bina, 'objected')).body;
    expect(objected.map(({ steps }: { steps: string[] }) => steps)).toEqual([['drop_objection'], ['drop_objection']]);
    expect((await admins.step(chitra, 'agreed', objected[1].id)).body.code).toBe('admin_objected');
    await pass(48);
    expect((await admins.call(bina, 'DELETE', `admin-requests/${await firstId()}`)).body).toEqual([]);
    // No one reads that Bina had asked for any of it.
    expect((await admins.actions()).at(-1)?.[0]).toBe('admin_objection_withdrawn');
    await pass(48);
    expect(await admins.stateOf(bina)).toMatchObject({ role: 'admin', disabled_at: null });
    expect((await admins.takeRole(angry, bina)).status).toBe(202);
  });

  it('and neither their page nor the list of people says any more that it waits', async () => {
    await admins.call(angry, 'PUT', `people/${bina.user.id}/details`, { email: 'angry.too@example.org' });
    await admins.step(bina, 'objected');
    expect((await admins.call(chitra, 'GET', `people/${bina.user.id}/details`)).body.waiting).toBeUndefined();
    const list = (await admins.call(chitra, 'GET', 'people')).body;
    expect(list.flatMap(({ waiting = [] }: { waiting?: string[] }) => waiting)).toEqual([]);
  });

  it('alone', async () => {
    await admins.takeRole(angry, bina);
    for (const one of [angry, chitra]) expect((await admins.step(one, 'objected')).status).toBe(403);
    await pass(24);
    expect(await admins.roleOf(bina)).toBe('employee');
  });

  it('and that stays, also where who has asked gives up the role and gets it back', async () => {
    await admins.takeRole(angry, bina);
    await admins.step(bina, 'objected');
    await admins.takeRole(angry, angry);
    await admins.takeRole(chitra, angry, 'admin');
    await signInAgain(server, angry);
    expect((await admins.takeRole(angry, bina)).body.code).toBe('admin_objected');
  });

  it('twice as once, and tells the other admins', async () => {
    await admins.takeRole(angry, bina);
    await admins.step(bina, 'objected');
    await admins.step(bina, 'objected');
    expect((await admins.actions()).map(([action]) => action)).toEqual([
      'admin_request_made',
      'admin_request_objected',
    ]);
    await tellAdmins(server.services);
    const told = (await sendOtherMails(server)).filter(({ text }) => text.includes('An admin objected'));
    expect(told.map(({ to }) => to).toSorted()).toEqual([angry.user.email, chitra.user.email].toSorted());
  });
});

describe('trust 2: after 24 hours without an objection it is in force', () => {
  it('once, however many processes see to it', async () => {
    await admins.takeRole(angry, bina);
    server.clock.advance({ hours: 24 });
    await Promise.all(Array.from({ length: 6 }, () => settleRequests(server.services)));
    expect((await admins.actions()).map(([action]) => action)).toEqual(['admin_request_made', 'admin_taken_back']);
  });

  it('of two who ask it of each other the first one’s counts, and the other’s lapses', async () => {
    await admins.takeRole(bina, angry);
    server.clock.advance({ seconds: 1 });
    await admins.takeRole(angry, bina);
    await pass(25);
    expect([await admins.roleOf(angry), await admins.roleOf(bina)]).toEqual(['employee', 'admin']);
    expect(await requests()).toEqual([]);
  });

  it('and what someone has asked for who is no admin any more lapses', async () => {
    await admins.takeRole(angry, bina);
    await admins.disable(angry, chitra);
    await admins.takeRole(angry, angry);
    expect(await requests()).toEqual([]);
    await admins.takeRole(chitra, angry, 'admin');
    await pass(48);
    expect([await admins.roleOf(bina), await admins.roleOf(chitra)]).toEqual(['admin', 'admin']);
    expect((await admins.stateOf(chitra)).disabled_at).toBeNull();
  });

  it('where there are but two admins that is the only way', async () => {
    await admins.takeRole(chitra, chitra);
    await admins.takeRole(angry, bina);
    for (const one of [angry, bina]) expect((await admins.step(one, 'agreed')).body.code).toBe('cannot_agree');
    await pass(24);
    expect(await admins.roleOf(bina)).toBe('employee');
  });

  it('and an admin always stays', async () => {
    await admins.takeRole(chitra, chitra);
    await admins.call(angry, 'PUT', `people/${bina.user.id}/leaving`, { left_on: '2026-12-24' });
    await admins.call(angry, 'PUT', `people/${angry.user.id}/leaving`, { left_on: '2026-12-24' });
    await pass(24);
    expect((await admins.stateOf(bina)).left_on).toBeNull();
    expect(await requests(bina)).toEqual([]);
  });
});
