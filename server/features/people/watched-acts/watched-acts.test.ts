import { beforeEach, describe, expect, it } from 'vitest';
import { keepHouse } from '../../../process/housekeeping.ts';
import { registerPerson, signedInAdmin, signInAgain } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { sendOtherMails } from '../../../test/sent-mails.ts';
import { storeMood, storePerson } from '../../../test/stored-records.ts';
import { serverForAll } from '../../../test/test-server.ts';
import { tellAdmins } from './tell-admins.ts';

const server = serverForAll({ now: new Date('2026-11-20T06:00:00Z') });
let admin: SignedInPerson;
let others: SignedInPerson[];

beforeEach(async () => {
  await server.services.db.deleteFrom('users').execute();
  await server.owner.deleteFrom('audit_events').execute();
  admin = await signedInAdmin(server);
  others = [await signedInAdmin(server), await signedInAdmin(server)];
});

const call = async (method: string, path: string, body?: unknown, token = admin.token) => {
  const answer = await server.request(method, `/api/${path}`, { token, body });
  expect(answer.status, `${method} ${path}: ${answer.text}`).toBeLessThan(300);
  return answer.body;
};

/** What goes out now, as the two jobs do. */
async function mails() {
  await tellAdmins(server.services);
  return (await sendOtherMails(server)).filter(({ subject }) => subject.includes('an admin made changes'));
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.startsWith('- '));

describe('trust 2: what an admin does is mailed to every other admin', () => {
  it('at once, with a link to the list of actions, and names no one', async () => {
    const asha = await registerPerson(server, { name: 'Asha Rani' });
    await call('PUT', `admin/people/${asha.user.id}/role`, { role: 'admin' });
    const sent = await mails();
    expect(sent.map(({ to }) => to).toSorted()).toEqual([...others, asha].map(({ user }) => user.email).toSorted());
    for (const { text, html } of sent) {
      expect(linesOf(text)).toEqual(['- Someone was made an admin.']);
      expect(text).toContain(`${server.services.config.publicUrl}/admin/people?show=actions`);
      for (const name of ['Asha', admin.user.name + ' ', admin.user.email, asha.user.email])
        expect(text + html).not.toContain(name);
    }
    expect(await mails()).toEqual([]);
  });

  it('and what follows within ten minutes comes in one mail that counts it', async () => {
    const [asha, bina] = [await registerPerson(server), await registerPerson(server)];
    const exportNames = () => call('GET', 'admin/exports/employees.csv');
    await exportNames();
    expect(await mails()).toHaveLength(2);
    server.clock.advance({ minutes: 1 });
    for (const { user } of [asha, bina]) await call('PUT', `admin/people/${user.id}/role`, { role: 'admin' });
    await exportNames();
    expect(await mails()).toEqual([]);
    server.clock.advance({ minutes: 8, seconds: 59 });
    expect(await mails()).toEqual([]);
    server.clock.advance({ seconds: 1 });
    const sent = await mails();
    expect(sent).toHaveLength(4);
    expect(linesOf(sent[0]?.text ?? '')).toEqual([
      '- Someone was made an admin, two times.',
      '- A list with the names of employees was downloaded.',
    ]);
    server.clock.advance({ minutes: 30 });
    await signInAgain(server, admin);
    expect(await mails()).toEqual([]);
    await exportNames();
    expect(await mails()).toHaveLength(4);
  });

  it('also after a clock that was a year ahead for a moment', async () => {
    const exportNames = () => call('GET', 'admin/exports/employees.csv');
    server.clock.advance({ days: 365 });
    await signInAgain(server, admin);
    await exportNames();
    expect(await mails()).toHaveLength(2);
    server.clock.advance({ days: -365 });
    await keepHouse(server.services);
    await signInAgain(server, admin);
    await exportNames();
    server.clock.advance({ minutes: 10 });
    expect(await mails()).toHaveLength(2);
  });

  it('all employees read in one answer, once an hour; a page of them, as the screen reads it, is told to no one', async () => {
    const exported = async () =>
      (await call('GET', 'admin/audit-events')).filter(
        ({ action }: { action: string }) => action === 'employees_exported',
      );
    await call('GET', 'admin/employees?limit=200');
    await server.request('GET', '/api/admin/employees', { token: admin.token, headers: { 'X-Page-Size': '24' } });
    expect([await mails(), await exported()]).toEqual([[], []]);
    const asha = await registerPerson(server, { name: 'Asha Rani' });
    expect(await call('GET', 'admin/employees')).toMatchObject([{ id: asha.user.id }]);
    const sent = await mails();
    expect(sent.map(({ to }) => to).toSorted()).toEqual(others.map(({ user }) => user.email).toSorted());
    expect(linesOf(sent[0]?.text ?? '')).toEqual(['- A list with the names of employees was downloaded.']);
    for (const filter of ['', '?q=asha', '?state=Punjab']) await call('GET', `admin/employees${filter}`);
    expect(await exported()).toMatchObject([{ actor: { id: admin.user.id } }]);
    await call('GET', 'admin/employees', undefined, others[0]?.token);
    expect(await exported()).toHaveLength(2);
    server.clock.advance({ hours: 1, seconds: 1 });
    await signInAgain(server, admin);
    await call('GET', 'admin/employees');
    expect(await exported()).toHaveLength(3);
  });

  it('anyone else who acts at the same time is told of separately', async () => {
    const [second] = others;
    await call('PUT', 'admin/record-policy', { policy: 'never' });
    await call('PUT', 'admin/record-policy', { policy: 'open' });
    await mails();
    await server.request('GET', '/api/admin/exports/employees.csv', { token: second?.token ?? '' });
    const sent = await mails();
    expect(sent.map(({ to }) => to)).toContain(admin.user.email);
    expect(sent.map(({ to }) => to)).not.toContain(second?.user.email);
  });

  it.each([
    [
      'the setting for named records',
      'The setting for named records was made more open.',
      async () => {
        await call('PUT', 'admin/record-policy', { policy: 'never' });
        expect(await mails()).toEqual([]);
        await call('PUT', 'admin/record-policy', { policy: 'open' });
      },
    ],
    [
      'the setting for named records, announced',
      'A more open setting for named records was announced. It waits for seven days, and any admin can call it off until then.',
      async () => {
        const asha = await registerPerson(server);
        await storeMood(server.services, asha.user.id, { mood: 'calm' });
        await call('PUT', 'admin/record-policy', { policy: 'never' });
        expect(await mails()).toEqual([]);
        await call('PUT', 'admin/record-policy', { policy: 'open' });
      },
    ],
    [
      'item 9',
      'The question that leads to help was turned off.',
      async () => {
        await call('PATCH', 'questions/phq9-8', {});
        expect(await mails()).toEqual([]);
        await call('PATCH', 'questions/phq9-9', {});
      },
    ],
    [
      'who may register',
      'Who can register was changed.',
      async () => {
        await call('PUT', 'admin/registration', { rule: 'domain', domains: ['example.org'], confirms_email: false });
      },
    ],
  ])('%s', async (_what, line, act) => {
    await act();
    const sent = await mails();
    expect(sent.map(({ to }) => to).toSorted()).toEqual(others.map(({ user }) => user.email).toSorted());
    expect(linesOf(sent[0]?.text ?? '')).toEqual([`- ${line}`]);
    await server.services.db.updateTable('questions').set({ is_active: true }).execute();
    await server.services.db.updateTable('registration_rule').set({ rule: 'open', domains: [] }).execute();
    await server.owner.deleteFrom('record_policies').execute();
    await server.owner.deleteFrom('coming_policy').execute();
  });

  it('a helpline that is removed, or loses a number', async () => {
    const line = {
      name: 'House line',
      numbers: ['1800-000-111'],
      hours: '',
      languages: '',
      note: '',
      source: 'https://example.org',
      verified_on: '2026-11-20',
    };
    const { id } = await call('POST', 'admin/help-lines', line);
    await call('PUT', `admin/help-lines/${id}`, { ...line, note: 'Ask for Asha' });
    expect(await mails()).toEqual([]);
    await call('PUT', `admin/help-lines/${id}`, { ...line, numbers: ['1800-000-222'] });
    const [changed] = await mails();
    expect(linesOf(changed?.text ?? '')).toEqual(['- A helpline was removed, or its numbers were changed.']);
    await call('DELETE', `admin/help-lines/${id}`);
    server.clock.advance({ minutes: 10 });
    expect(await mails()).toHaveLength(2);
  });

  it('more than 20 different records opened in an hour, with how many', async () => {
    const people = [];
    for (let each = 0; each < 24; each += 1) people.push(await storePerson(server.services));
    for (const id of people.slice(0, 20)) await call('GET', `admin/employee-details/${id}`);
    await call('GET', `admin/employee-details/${people[0]}`);
    expect(await mails()).toEqual([]);
    await call('GET', `admin/employee-details/${people[20]}`);
    const [first] = await mails();
    expect(linesOf(first?.text ?? '')).toEqual(['- The records of 21 different people were opened within an hour.']);
    for (const id of people.slice(21)) await call('GET', `admin/employee-details/${id}`);
    server.clock.advance({ minutes: 10 });
    const [second] = await mails();
    expect(linesOf(second?.text ?? '')).toEqual(['- The records of 24 different people were opened within an hour.']);
    server.clock.advance({ minutes: 55 });
    await call('GET', `admin/employee-details/${people[1]}`);
    expect(await mails()).toEqual([]);
  });

  it('ten accounts disabled or marked as leaving in a day', async () => {
    const people = [];
    for (let each = 0; each < 11; each += 1) people.push(await storePerson(server.services));
    for (const id of people.slice(0, 5)) await call('PUT', `admin/people/${id}/disabled`, { disabled: true });
    server.clock.advance({ hours: 10 });
    await signInAgain(server, admin);
    for (const id of people.slice(4, 9)) await call('PUT', `admin/people/${id}/leaving`, { left_on: '2026-12-24' });
    expect(await mails()).toEqual([]);
    await call('PUT', `admin/people/${people[9]}/leaving`, { left_on: '2026-11-20' });
    const [sent] = await mails();
    expect(linesOf(sent?.text ?? '')).toEqual(['- 10 accounts were disabled or marked as leaving within a day.']);
    server.clock.advance({ hours: 20 });
    await signInAgain(server, admin);
    await call('PUT', `admin/people/${people[10]}/disabled`, { disabled: true });
    expect(await mails()).toEqual([]);
  });

  it('is told once, however many processes tell it', async () => {
    await server.request('GET', '/api/admin/exports/employees.csv', { token: admin.token });
    await Promise.all(Array.from({ length: 6 }, () => tellAdmins(server.services)));
    expect(await mails()).toHaveLength(2);
  });

  it('and no one who is not an admin any more gets it', async () => {
    await server.request('GET', '/api/admin/exports/employees.csv', { token: admin.token });
    await tellAdmins(server.services);
    await server.services.db
      .updateTable('users')
      .set({ role: 'employee' })
      .where('id', '=', others[0]?.user.id ?? '')
      .execute();
    expect((await mails()).map(({ to }) => to)).toEqual([others[1]?.user.email]);
  });
});
