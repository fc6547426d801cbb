import { beforeEach, describe, expect, test } from 'vitest';
import { keepHouse } from '../../../process/housekeeping.ts';
import { registerPerson, signedInAdmin, signedInCounsellor } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { sendOtherMails } from '../../../test/sent-mails.ts';
import { serverForAll } from '../../../test/test-server.ts';
import { tellOverdue } from './tell-overdue.ts';

const server = serverForAll({
  now: new Date('2026-11-02T06:00:00Z'),
  config: { sessionIdleMinutes: 525_600, sessionMaxHours: 8760, callBackHours: 24 },
});
let kavita: SignedInPerson;
let asha: SignedInPerson;

beforeEach(async () => {
  server.clock.set('2026-11-02T06:00:00Z');
  await server.services.db.deleteFrom('users').execute();
  kavita = await newCounsellor('Kavita');
  asha = await registerPerson(server, { name: 'Marked Name' });
  await sendOtherMails(server);
});

/** Without the admin who makes them one. */
async function newCounsellor(name: string): Promise<SignedInPerson> {
  const { db } = server.services;
  const admins = db.selectFrom('users').select('id').where('role', '=', 'admin');
  const before = (await admins.execute()).map(({ id }) => id);
  const counsellor = await signedInCounsellor(server, { name });
  for (const { id } of await admins.execute())
    if (!before.includes(id)) await db.deleteFrom('users').where('id', '=', id).execute();
  return counsellor;
}

const call = (method: string, path: string, { token }: SignedInPerson, body?: unknown) =>
  server.request(method, `/api/${path}`, { token, body });

const wish = { consent: true, phone: '+91 71111 54321', preferred_time: 'marked time', note: 'marked note' };
const ask = () => call('POST', 'call-back', asha, wish);
const agree = ({ user }: SignedInPerson, yes = true) =>
  call('PUT', `call-back/counsellors/${user.id}`, asha, { agree: yes });

async function receivers(): Promise<string[]> {
  return (await sendOtherMails(server)).map(({ to }) => to).toSorted();
}

async function look() {
  await Promise.all([tellOverdue(server.services), tellOverdue(server.services)]);
  return sendOtherMails(server);
}

async function lookForReceivers(): Promise<string[]> {
  return (await look()).map(({ to }) => to).toSorted();
}

const emails = (...people: SignedInPerson[]) => people.map(({ user }) => user.email).toSorted();

describe('pilot 2: a request for a call', () => {
  test('is mailed at once to every counsellor whom it names, without content and without who asks', async () => {
    const ravi = await newCounsellor('Ravi');
    await sendOtherMails(server);
    expect((await ask()).status).toBe(201);
    const [first, second] = await Promise.all([sendOtherMails(server), sendOtherMails(server)]);
    const mails = [...first, ...second];
    expect(mails.map(({ to }) => to).toSorted()).toEqual(emails(kavita, ravi));
    for (const { subject, text, html } of mails) {
      expect(subject).toBe('Evenkeel: someone has asked for a call');
      expect(text).toContain('Someone has asked for a call. Please call within a day.');
      expect(text).toContain('/counsellor');
      expect(`${text}${html}`).not.toMatch(/Marked|marked|71111/);
    }
    expect(await receivers()).toEqual([]);
  });

  test('is mailed to who comes later once the person agrees, and to no one where it was withdrawn meanwhile', async () => {
    await ask();
    await receivers();
    const ravi = await newCounsellor('Ravi');
    await sendOtherMails(server);
    await agree(ravi);
    expect(await receivers()).toEqual(emails(ravi));
    await call('DELETE', 'call-back', asha);
    await ask();
    await call('DELETE', 'call-back', asha);
    expect(await receivers()).toEqual([]);
  });

  test('is not mailed again and again to who is asked and withdrawn from many times', async () => {
    const heard = [];
    for (let time = 0; time < 6; time += 1) {
      await ask();
      heard.push((await receivers()).length);
      await call('DELETE', 'call-back', asha);
    }
    expect(heard).toEqual([1, 1, 1, 0, 0, 0]);
    await ask();
    server.clock.advance({ hours: 1 });
    await call('DELETE', 'call-back', asha);
    await ask();
    expect(await receivers()).toEqual(emails(kavita));
  });
});

describe('pilot 2: a request that is overdue', () => {
  beforeEach(async () => {
    await ask();
    await sendOtherMails(server);
  });
  const later = () => server.clock.set('2026-11-03T06:00:01Z');

  test('is told to every admin where there is no second counsellor, once a day, without content', async () => {
    const [one, two] = [await signedInAdmin(server), await signedInAdmin(server)];
    await sendOtherMails(server);
    later();
    const mails = await look();
    expect(mails.map(({ to }) => to).toSorted()).toEqual(emails(kavita, one, two));
    const forAdmin = mails.find(({ to }) => to === one.user.email);
    expect(forAdmin?.subject).toBe('Evenkeel: a request for a call is waiting');
    expect(forAdmin?.text).toContain('You cannot see it');
    expect(`${forAdmin?.text}${forAdmin?.html}`).not.toMatch(/Marked|marked|71111|Kavita/);
    expect(await look()).toEqual([]);
    server.clock.set('2026-11-03T18:30:00Z');
    expect(await lookForReceivers()).toEqual(emails(kavita, one, two));
  });

  test('is told on the next day also after a clock that was a year ahead for a moment', async () => {
    later();
    server.clock.advance({ days: 365 });
    expect(await lookForReceivers()).toEqual(emails(kavita));
    server.clock.advance({ days: -365 });
    await keepHouse(server.services);
    server.clock.advance({ days: 1 });
    expect(await lookForReceivers()).toEqual(emails(kavita));
  });

  test('is told to a second counsellor, and then to no admin', async () => {
    const ravi = await newCounsellor('Ravi');
    await signedInAdmin(server);
    await sendOtherMails(server);
    later();
    const mails = await look();
    expect(mails.map(({ to }) => to).toSorted()).toEqual(emails(kavita, ravi));
    expect(mails.find(({ to }) => to === ravi.user.email)?.subject).toBe('Evenkeel: a request for a call is waiting');
  });

  test('is told to no counsellor whom the person did not want', async () => {
    const ravi = await newCounsellor('Ravi');
    const admin = await signedInAdmin(server);
    await agree(ravi, false);
    await sendOtherMails(server);
    later();
    expect(await lookForReceivers()).toEqual(emails(kavita, admin));
  });

  test('is told to admins where its only counsellor is gone, and to none once it is taken up', async () => {
    const admin = await signedInAdmin(server);
    await call('PUT', `admin/people/${kavita.user.id}/disabled`, admin, { disabled: true });
    await sendOtherMails(server);
    later();
    expect(await lookForReceivers()).toEqual(emails(admin));
    await call('DELETE', 'call-back', asha);
    server.clock.advance({ days: 3 });
    expect(await look()).toEqual([]);
  });

  test('is told to no one else where two counsellors can read it', async () => {
    const ravi = await newCounsellor('Ravi');
    await signedInAdmin(server);
    await agree(ravi);
    await sendOtherMails(server);
    later();
    const mails = await look();
    expect(mails.map(({ to }) => to).toSorted()).toEqual(emails(kavita, ravi));
    for (const { subject } of mails) expect(subject).toBe('Evenkeel: someone is waiting for a call');
  });

  test('is told to its own person by no mail', async () => {
    await server.services.db.updateTable('users').set({ role: 'admin' }).where('id', '=', asha.user.id).execute();
    later();
    expect(await lookForReceivers()).toEqual(emails(kavita));
  });

  test('is told to its own person by no mail, also where they are a counsellor', async () => {
    const ravi = await newCounsellor('Ravi');
    await call('POST', 'call-back', ravi, wish);
    await call('DELETE', 'call-back', asha);
    await sendOtherMails(server);
    later();
    expect(await lookForReceivers()).toEqual(emails(kavita));
  });
});
