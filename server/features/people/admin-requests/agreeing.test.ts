import { describe, expect, it } from 'vitest';
import { registerPerson, signInAgain } from '../../../test/people.ts';
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

withThreeAdmins();

describe('trust 2: another admin agrees', () => {
  it('and it is in force at once, once', async () => {
    await admins.takeRole(angry, bina);
    const id = await firstId();
    const answers = await Promise.all([admins.step(chitra, 'agreed', id), admins.step(chitra, 'agreed', id)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]));
    expect(await admins.roleOf(bina)).toBe('employee');
    expect(await requests()).toEqual([]);
    expect(await admins.actions()).toEqual([
      ['admin_request_made', angry.user.id, bina.user.id],
      ['admin_taken_back', angry.user.id, bina.user.id],
      ['admin_request_agreed', chitra.user.id, bina.user.id],
    ]);
  });

  it('with the password', async () => {
    await admins.takeRole(angry, bina);
    server.clock.advance({ minutes: 16 });
    expect((await admins.step(chitra, 'agreed')).body.code).toBe('password_needed');
    expect(await admins.roleOf(bina)).toBe('admin');
  });

  it('but neither who asks, nor whom it is about, nor an employee', async () => {
    await admins.takeRole(angry, bina);
    for (const one of [angry, bina]) {
      const refused = await admins.step(one, 'agreed');
      expect([refused.status, refused.body.code]).toEqual([403, 'cannot_agree']);
    }
    const asha = await registerPerson(server);
    expect((await admins.step(asha, 'agreed', await firstId())).status).toBe(403);
    expect(await admins.roleOf(bina)).toBe('admin');
  });

  it('but no one who has not been an admin for seven days', async () => {
    const dora = await registerPerson(server);
    await admins.takeRole(chitra, dora, 'admin');
    server.clock.advance({ days: 6, hours: 23 });
    await pass(0);
    await signInAgain(server, dora);
    await admins.takeRole(angry, bina);
    expect((await requests(dora))[0].steps).toEqual([]);
    expect((await admins.step(dora, 'agreed')).body.code).toBe('cannot_agree');
    server.clock.advance({ hours: 1 });
    await signInAgain(server, dora);
    expect((await requests(dora))[0].steps).toEqual(['agree']);
    expect((await admins.step(dora, 'agreed')).status).toBe(200);
  });

  it('but no one who was made an admin, or let in again, by the admin who asks, however long ago', async () => {
    const [friend, other] = [await registerPerson(server), await registerPerson(server)];
    await admins.takeRole(angry, friend, 'admin');
    await admins.takeRole(chitra, other, 'admin');
    await server.owner.updateTable('users').set({ disabled_at: new Date() }).where('id', '=', other.user.id).execute();
    await admins.call(angry, 'PUT', `people/${other.user.id}/disabled`, { disabled: false });
    server.clock.advance({ days: 30 });
    await pass(0);
    for (const one of [friend, other]) await signInAgain(server, one);
    await admins.takeRole(angry, bina);
    for (const one of [friend, other]) expect((await admins.step(one, 'agreed')).body.code).toBe('cannot_agree');
    expect(await admins.roleOf(bina)).toBe('admin');
  });

  it('but no one who has made the admin who asks one these days, directly or through another', async () => {
    const [friend, friends] = [await registerPerson(server), await registerPerson(server)];
    await admins.takeRole(angry, friend, 'admin');
    await signInAgain(server, friend);
    await admins.takeRole(friend, friends, 'admin');
    await signInAgain(server, friends);
    await admins.takeRole(friends, bina);
    expect((await admins.step(angry, 'agreed')).body.code).toBe('cannot_agree');
    expect((await requests(angry))[0].steps).toEqual([]);
    expect(await admins.roleOf(bina)).toBe('admin');
    // Someone who has nothing to do with it can.
    expect((await admins.step(chitra, 'agreed')).status).toBe(200);
  });

  it('and not after losing the role in the same moment', async () => {
    await admins.takeRole(angry, bina);
    await admins.disable(angry, chitra);
    const [byChitra] = await Promise.all([
      admins.step(chitra, 'agreed', (await requests(angry)).find((one: { kind: string }) => one.kind === 'role').id),
      admins.takeRole(chitra, chitra),
    ]);
    expect(byChitra.status).toBeOneOf([200, 401, 403]);
    expect(await admins.roleOf(bina)).toBe(byChitra.status === 200 ? 'employee' : 'admin');
    expect(await admins.roleOf(chitra)).toBe('employee');
  });
});
