import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keepHouse } from '../../../process/housekeeping.ts';
import type { OutgoingMail } from '../../../mail/outgoing-mail.ts';
import { goodPassword, registerPerson, signedInAdmin } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { aboutInvited, clearStaff, staffFile, staffImporter, tokenIn } from '../../../test/staff-files.ts';
import { selectPeople } from '../../../db/person-columns.ts';
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

/** Several go out at once, in any order. */
const deliver = async () => {
  const sent: OutgoingMail[] = [];
  await mailDueLinks(server.services, async (mail) => void sent.push(mail));
  mails.push(...sent.toSorted((one, other) => one.to.localeCompare(other.to)));
};
const list = async () => (await server.request('GET', '/api/admin/staff-list', { token: admin.token })).body;
const join = (token: string, body: Record<string, unknown> = aboutInvited) =>
  server.request('POST', `/api/auth/join/${token}`, { body });
const stored = () => server.services.db.selectFrom('staff_list').select(['email', 'name']).orderBy('email').execute();

describe('an import', () => {
  test('invites everyone, who are people of the product only once they have registered', async () => {
    const overview = async () =>
      (await server.request('GET', '/api/admin/employees', { token: admin.token })).headers.get('x-total-count');
    const before = await overview();
    const { settled } = await staff.store(
      staffFile([
        { name: 'Asha Rani', email: 'asha@example.org' },
        { name: 'Bipin Sahu', email: 'bipin@example.org' },
      ]),
    );
    expect(settled).toEqual({
      state: 'stored',
      done: 2,
      total: 2,
      outcome: { invited: 2, changed: 0, left: 0, waiting: 0, withdrawn: 0, added: 0 },
    });
    expect(await overview()).toBe(before);
    expect((await list()).invitations.map(({ state }: { state: string }) => state)).toEqual(['waiting', 'waiting']);
    await deliver();
    expect(mails.map(({ to }) => to)).toEqual(['asha@example.org', 'bipin@example.org']);
    expect(mails[0]?.text).toContain('Asha Trust invites you to Evenkeel.');
    expect((await list()).counts).toMatchObject({ listed: 2, registered: 0, waiting: 0, over: 0 });
    const token = tokenIn(mails[0]);
    expect((await server.request('POST', `/api/auth/join/${token}/opened`)).body).toEqual({
      email: 'asha@example.org',
      invited: {
        name: 'Asha Rani',
        theme: 'Education',
        designation: 'Teacher',
        state: 'Jharkhand',
        city: 'Jamshedpur',
      },
    });
    const joined = await join(token, {
      ...aboutInvited,
      role: 'admin',
      email: 'evil@example.org',
      name: 'Evil',
      theme: 'Sports',
    });
    expect(joined.status).toBe(201);
    expect(joined.body.user).toMatchObject({ name: 'Asha Rani', email: 'asha@example.org', role: 'employee' });
    const me = await server.request('GET', '/api/auth/me', { token: joined.body.token });
    expect(me.body).toMatchObject({ theme: 'Education', city: 'Jamshedpur', blood_group: 'O+', role: 'employee' });
    expect((await join(token)).body.code).toBe('join_link_invalid');
    expect((await list()).counts).toMatchObject({ listed: 2, registered: 1 });
    expect((await list()).invitations.map(({ name }: { name: string }) => name)).toEqual(['Bipin Sahu']);
  });

  test('of two joins with one link takes one', async () => {
    await staff.store(staffFile([{ email: 'asha@example.org' }]));
    await deliver();
    const token = tokenIn(mails[0]);
    const statuses = (await Promise.all([join(token), join(token), join(token)])).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 400, 400]);
  });

  test('leads to a link that works for seven days, and again on request', async () => {
    await server.request('PUT', '/api/admin/registration', {
      token: admin.token,
      body: { rule: 'invitation', domains: [], confirms_email: false, password: goodPassword },
    });
    await staff.store(staffFile([{ email: 'asha@example.org' }]));
    await deliver();
    server.clock.advance({ days: 7, seconds: 1 });
    expect((await join(tokenIn(mails[0]))).body.code).toBe('join_link_invalid');
    expect((await list()).invitations[0]).toMatchObject({ state: 'over', until: null });
    for (const email of ['Asha@Example.org', 'stranger@example.org'])
      await server.request('POST', '/api/auth/registration-link', { body: { email } });
    await deliver();
    expect(mails.map(({ to }) => to)).toEqual(['asha@example.org', 'asha@example.org']);
    expect((await join(tokenIn(mails[1]))).status).toBe(201);
    await server.request('PUT', '/api/admin/registration', {
      token: admin.token,
      body: { rule: 'open', domains: [], confirms_email: false, password: goodPassword },
    });
  });

  test('again shows what is new, changed and gone, and does that', async () => {
    await staff.store(
      staffFile(['asha', 'bipin', 'chandra', 'divya'].map((name) => ({ name, email: `${name}@example.org` }))),
    );
    await deliver();
    const asha = await join(tokenIn(mails[0]));
    const divya = await join(tokenIn(mails[3]));
    const again = staffFile([
      { name: 'asha', email: 'ASHA@example.org', theme: 'Sports', state: 'Odisha', city: 'Gopalpur' },
      { name: 'Bipin S', email: 'bipin@example.org' },
      { name: 'esha', email: 'esha@example.org' },
    ]);
    const { shown, settled } = await staff.store(again, { leavers: true });
    expect(shown.counts).toMatchObject({ new: 1, changed: 2, same: 0, gone: 2, gone_registered: 1 });
    expect(shown.changed).toEqual([
      {
        name: 'asha',
        email: 'ASHA@example.org',
        before: { theme: 'Education', state: 'Jharkhand', city: 'Jamshedpur' },
        after: { theme: 'Sports', state: 'Odisha', city: 'Gopalpur' },
      },
      { name: 'Bipin S', email: 'bipin@example.org', before: { name: 'bipin' }, after: { name: 'Bipin S' } },
    ]);
    expect(settled.outcome).toEqual({ invited: 1, changed: 2, left: 1, waiting: 0, withdrawn: 1, added: 0 });
    expect(await stored()).toEqual([
      { email: 'asha@example.org', name: 'asha' },
      { email: 'bipin@example.org', name: 'Bipin S' },
      { email: 'esha@example.org', name: 'esha' },
    ]);
    const me = (token: string) => server.request('GET', '/api/auth/me', { token });
    expect((await me(asha.body.token)).body).toMatchObject({ theme: 'Sports', city: 'Gopalpur' });
    const told = await server.services.db
      .selectFrom('outbox')
      .where('lane', '=', 'account')
      .select(['kind', 'user_id', 'detail'])
      .where('kind', '=', 'details_corrected')
      .execute();
    expect(told).toEqual([
      { kind: 'details_corrected', user_id: asha.body.user.id, detail: { fields: 'theme,state,city' } },
    ]);
    const { body: notices } = await server.request('GET', '/api/notices', { token: asha.body.token });
    expect(notices).toMatchObject([{ kind: 'details_corrected' }]);
    const { body: actions } = await server.request('GET', '/api/admin/audit-events?limit=3', { token: admin.token });
    expect(actions.map(({ action }: { action: string }) => action).toSorted()).toEqual([
      'details_corrected',
      'person_left',
      'staff_imported',
    ]);
    expect((await me(divya.body.token)).status).toBe(401);
    // Chandra's invitation has been taken back.
    expect((await join(tokenIn(mails[2]))).body.code).toBe('join_link_invalid');
    const { shown: third } = await preview(again);
    expect(third.counts).toMatchObject({ new: 0, changed: 0, same: 3, gone: 0 });
    const { shown: rehired } = await preview(staffFile([{ email: 'divya@example.org' }]));
    expect(rehired.faults[0]).toMatchObject({ line: 2, code: 'has_left' });
  });

  test('leaves who is gone alone where the admin does not say that they have left', async () => {
    await staff.store(staffFile([{ email: 'asha@example.org' }, { email: 'bipin@example.org' }]));
    const { settled } = await staff.store(staffFile([{ email: 'asha@example.org' }]));
    expect(settled.outcome).toMatchObject({ left: 0, withdrawn: 0 });
    expect(await stored()).toHaveLength(2);
  });

  test('knows who has registered before, whatever their role, and who has changed their e-mail since', async () => {
    const { user } = await registerPerson(server, { email: 'asha@example.org' });
    const { settled } = await staff.store(
      staffFile([{ email: 'Asha@example.org' }, { email: admin.user.email, name: 'Boss' }]),
    );
    expect(settled.outcome).toMatchObject({ invited: 0, changed: 1 });
    const { db } = server.services;
    const boss = await selectPeople(db, ['theme', 'name'])
      .select('users.role')
      .where('users.id', '=', admin.user.id)
      .executeTakeFirst();
    expect(boss).toMatchObject({ role: 'admin', theme: 'Education', name: 'Admin' });
    await db.updateTable('users').set({ email: 'rani@example.org' }).where('id', '=', user.id).execute();
    const boss2 = { email: admin.user.email };
    expect((await preview(staffFile([{ email: 'asha@example.org' }, boss2]))).shown.counts).toMatchObject({
      new: 0,
      same: 2,
      gone: 0,
    });
    expect((await preview(staffFile([{ email: 'rani@example.org' }, boss2]))).shown.counts).toMatchObject({
      new: 0,
      same: 2,
      gone: 0,
    });
    const both = staffFile([{ email: 'asha@example.org' }, { email: 'rani@example.org' }]);
    expect((await preview(both)).shown.faults[0]).toMatchObject({ line: 3, code: 'same_email', first_line: 2 });
  });

  test('adds names to the lists where the admin says so, a state before its cities', async () => {
    const file = staffFile([
      { email: 'a@example.org', theme: 'Night school', state: 'Goa', city: 'Panaji' },
      { email: 'b@example.org', theme: 'night  School', state: 'Goa', city: 'Margao' },
      { email: 'c@example.org', city: 'Margao' },
    ]);
    const { shown, settled } = await staff.store(file, { adds: true });
    expect(shown.counts).toMatchObject({ new: 3, additions: 5 });
    expect(settled.outcome.added).toBe(5);
    const lists = (await server.request('GET', '/api/work-lists')).body;
    expect(lists.theme).toContain('Night school');
    expect(lists.state.find(({ name }: { name: string }) => name === 'Goa').cities).toEqual(['Panaji', 'Margao']);
    expect((await preview(file)).shown.counts).toMatchObject({ same: 3, faults: 0, additions: 0 });
  });

  test('stores nothing where something has changed since it was shown', async () => {
    const { body: file } = await staff.upload(staffFile([{ email: 'a@example.org' }]));
    const { body: shown } = await staff.preview(file.id);
    await registerPerson(server, { email: 'a@example.org' });
    await staff.confirm(file.id, shown.plan);
    expect((await staff.settled(file.id)).body.state).toBe('outdated');
    expect(await stored()).toEqual([]);
    const { body: again } = await staff.preview(file.id);
    expect(again.counts).toMatchObject({ new: 0, same: 1 });
    await staff.confirm(file.id, again.plan);
    expect((await staff.settled(file.id)).body.state).toBe('stored');
  });

  test('confirms nothing but what was shown, and nothing twice', async () => {
    const { body: file } = await staff.upload(staffFile([{ email: 'a@example.org' }]));
    expect((await staff.confirm(file.id, 'x')).body.code).toBe('import_faulty');
    const { body: shown } = await staff.preview(file.id);
    expect((await staff.confirm(file.id, `${shown.plan}x`)).body.code).toBe('import_faulty');
    const answers = await Promise.all([1, 2, 3].map(() => staff.confirm(file.id, shown.plan)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    await staff.settled(file.id);
    expect((await staff.confirm(file.id, shown.plan)).status).toBe(409);
    expect(await stored()).toHaveLength(1);
    expect(
      await server.services.db.selectFrom('outbox').where('lane', 'in', ['asked', 'invitations']).selectAll().execute(),
    ).toHaveLength(1);
  });

  test('is not begun by a second yes that came while the first one was being noted', async () => {
    const { body: file } = await staff.upload(staffFile([{ email: 'a@example.org' }]));
    const { body: shown } = await staff.preview(file.id);
    const second = await server.owner.transaction().execute(async (first) => {
      const noted = { state: 'storing', beat_at: server.clock.now() } as const;
      await first.updateTable('staff_imports').set(noted).where('id', '=', file.id).execute();
      const asked = staff.confirm(file.id, shown.plan);
      const waiting = sql`select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid`;
      await expect.poll(async () => (await waiting.execute(first)).rows.length).toBe(1);
      return { asked };
    });
    expect((await second.asked).status).toBe(409);
  });

  test('needs the password, and is written into the list of actions', async () => {
    server.clock.advance({ minutes: 20 });
    expect((await staff.upload(staffFile([{ email: 'a@example.org' }]))).body.code).toBe('password_needed');
    await server.request('POST', '/api/auth/confirm-password', {
      token: admin.token,
      body: { password: goodPassword },
    });
    await staff.store(staffFile([{ email: 'a@example.org' }]));
    const { body } = await server.request('GET', '/api/admin/audit-events?limit=1', { token: admin.token });
    expect(body[0]).toMatchObject({ action: 'staff_imported', detail: { invited: '1', left: '0' } });
    expect(server.logLines().join('\n')).not.toMatch(/a@example\.org/);
  });

  test('keeps a file for a day and no longer', async () => {
    await staff.upload(staffFile([{ email: 'a@example.org' }]));
    server.clock.advance({ hours: 23 });
    await keepHouse(server.services);
    expect(await server.services.db.selectFrom('staff_imports').selectAll().execute()).toHaveLength(1);
    server.clock.advance({ hours: 2 });
    await keepHouse(server.services);
    expect(await server.services.db.selectFrom('staff_imports').selectAll().execute()).toEqual([]);
    await server.request('POST', '/api/auth/confirm-password', {
      token: admin.token,
      body: { password: goodPassword },
    });
  });

  async function preview(file: string) {
    const { body: uploaded } = await staff.upload(file);
    return { shown: (await staff.preview(uploaded.id)).body };
  }
});
