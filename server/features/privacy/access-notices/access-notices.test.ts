import { beforeAll, describe, expect, test } from 'vitest';
import type { OutgoingMail } from '../../../mail/outgoing-mail.ts';
import { keepHouse } from '../../../process/housekeeping.ts';
import { givePassword, registerPerson, signedInAdmin } from '../../../test/people.ts';
import type { SignedInPerson } from '../../../test/people.ts';
import { serverForAll } from '../../../test/test-server.ts';
import { mailAccesses } from './access-mailer.ts';
import { mailToAccounts } from '../../../test/sent-mails.ts';

const server = serverForAll({ config: { sessionMaxHours: 8760, sessionIdleMinutes: 525_600 } });
let admin: SignedInPerson;

beforeAll(async () => {
  admin = await signedInAdmin(server);
});

const news = async ({ token }: SignedInPerson) => (await server.request('GET', '/api/privacy-news', { token })).body;
const choose = ({ token }: SignedInPerson, body: Record<string, unknown>) =>
  server.request('PUT', '/api/look-notices', { token, body });
const open = async (person: SignedInPerson) => {
  server.clock.advance({ seconds: 1 });
  const answer = await server.request('GET', `/api/admin/employee-details/${person.user.id}`, { token: admin.token });
  expect(answer.status).toBe(200);
};
const mailed: OutgoingMail[] = [];
const mail = async (send = async (one: OutgoingMail) => void mailed.push(one)) => {
  await mailAccesses(server.services);
  await mailToAccounts(server.services, send);
};
const mailsTo = ({ user }: SignedInPerson) =>
  mailed.filter(({ to, text }) => to === user.email && text.includes('/profile/privacy'));

describe('on the page', () => {
  test('a person is told of each opening until they have read it, without being asked to wish for it', async () => {
    const person = await registerPerson(server);
    const other = await registerPerson(server);
    expect((await news(person)).looks).toBeNull();
    await open(person);
    await open(person);
    const { looks } = await news(person);
    expect(looks).toEqual({ count: 2, last: server.clock.now().toISOString() });
    expect((await news(other)).looks).toBeNull();
    const { token } = person;
    const read = await server.request('PUT', '/api/privacy-news/looks-read', { token, body: { until: looks.last } });
    expect(read.body.looks).toBeNull();
    await open(person);
    expect((await news(person)).looks.count).toBe(1);
  });

  test('an opening that comes while they read is told all the same', async () => {
    const person = await registerPerson(server);
    await open(person);
    const { last } = (await news(person)).looks;
    await open(person);
    await server.request('PUT', '/api/privacy-news/looks-read', { token: person.token, body: { until: last } });
    expect((await news(person)).looks.count).toBe(1);
    const ahead = { until: '2999-01-01T00:00:00.000Z' };
    await server.request('PUT', '/api/privacy-news/looks-read', { token: person.token, body: ahead });
    await open(person);
    expect((await news(person)).looks.count).toBe(1);
  });

  test('who does not want it there is not told, and still finds it in the list', async () => {
    const person = await registerPerson(server);
    expect((await choose(person, { on_page: false })).body).toEqual({
      on_page: false,
      by_mail: false,
      mail_works: false,
    });
    await open(person);
    expect((await news(person)).looks).toBeNull();
    const list = await server.request('GET', '/api/who-has-looked', { token: person.token });
    expect(list.body).toHaveLength(1);
  });
});

describe('by mail', () => {
  test('comes to who wants it alone, names no one, and leads to who it was', async () => {
    const person = await registerPerson(server, { name: 'Meera Toppo' });
    const other = await registerPerson(server);
    await open(person);
    await choose(person, { by_mail: true });
    await mail();
    expect(mailsTo(person)).toHaveLength(0);
    await open(person);
    await open(other);
    await mail();
    const [letter] = mailsTo(person);
    expect(mailsTo(other)).toHaveLength(0);
    expect(letter?.text).toContain(`${server.services.config.publicUrl}/profile/privacy`);
    for (const text of [letter?.subject, letter?.text, letter?.html]) {
      expect(text).not.toMatch(/Meera|Toppo|Admin\b|score|mood|PHQ|GAD|anxi|depress/i);
    }
  });

  test('comes once a day at most, and tells then of what came in between', async () => {
    const person = await registerPerson(server);
    await choose(person, { by_mail: true });
    await open(person);
    await mail();
    await open(person);
    await mail();
    expect(mailsTo(person)).toHaveLength(1);
    server.clock.advance({ hours: 24 });
    await mail();
    expect(mailsTo(person)).toHaveLength(2);
    server.clock.advance({ hours: 48 });
    await mail();
    expect(mailsTo(person)).toHaveLength(2);
  });

  test('comes also after a clock that was months ahead for a moment, once for each opening', async () => {
    const person = await registerPerson(server);
    await choose(person, { by_mail: true });
    server.clock.advance({ days: 300 });
    await open(person);
    await mail();
    expect(mailsTo(person)).toHaveLength(1);
    server.clock.advance({ days: -300 });
    await keepHouse(server.services);
    for (const mails of [2, 2]) {
      server.clock.advance({ hours: 25 });
      if (mailsTo(person).length < 2) await open(person);
      await mail();
      await keepHouse(server.services);
      expect(mailsTo(person)).toHaveLength(mails);
    }
  });

  test('that could not be sent is tried again, and by one process at a time', async () => {
    const person = await registerPerson(server);
    await choose(person, { by_mail: true });
    await givePassword(server, admin);
    await open(person);
    const refuse = async () => Promise.reject(new Error('no'));
    await mail(refuse);
    expect(server.logLines().join('')).toMatch(/"event":"mail_failed","kind":"looked"/);
    await mail();
    expect(mailsTo(person)).toHaveLength(0);
    server.clock.advance({ minutes: 11 });
    await Promise.all([mail(), mail(), mail()]);
    expect(mailsTo(person)).toHaveLength(1);
  });

  test('ends with the wish, and does not come to a disabled account', async () => {
    const person = await registerPerson(server);
    await choose(person, { by_mail: true });
    await open(person);
    await choose(person, { by_mail: false });
    await mail();
    await choose(person, { by_mail: true });
    await mail();
    expect(mailsTo(person)).toHaveLength(0);
    await open(person);
    const path = `/api/admin/people/${person.user.id}/disabled`;
    await givePassword(server, admin);
    await server.request('PUT', path, { token: admin.token, body: { disabled: true } });
    await mail();
    expect(mailsTo(person)).toHaveLength(0);
  });

  test('setting it again loses no opening', async () => {
    const person = await registerPerson(server);
    await choose(person, { by_mail: true });
    await open(person);
    await choose(person, { by_mail: true });
    await mail();
    expect(mailsTo(person)).toHaveLength(1);
  });
});

test('the choice is the own one, and is in the record', async () => {
  const person = await registerPerson(server);
  await choose(person, { by_mail: true });
  const { body } = await server.request('GET', '/api/my-record.json', { token: person.token });
  expect(body.look_notices).toEqual({ on_page: true, by_mail: true });
  // No mail server is set up here, which the page goes by.
  const { body: choice } = await server.request('GET', '/api/look-notices', { token: person.token });
  expect(choice).toEqual({ on_page: true, by_mail: true, mail_works: false });
  expect((await choose(person, { by_mail: 'yes' })).body.fields).toEqual({ by_mail: expect.any(String) });
  expect((await server.request('GET', '/api/look-notices')).status).toBe(401);
});
