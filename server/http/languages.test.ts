import { messages, secondLanguage } from '../test/second-language.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileHeadings } from '../../domain/file-headings.ts';
import { sendDuePushes } from '../features/reminders/push/push-sender.ts';
import type { OutgoingMail } from '../mail/outgoing-mail.ts';
import { givePassword, randomEmail, registerPerson, registration, signedInAdmin } from '../test/people.ts';
import { startPushReceiver } from '../test/push-receiver.ts';
import type { PushReceiver } from '../test/push-receiver.ts';
import { subscribedPerson } from '../test/subscribed-people.ts';
import { startTestServer } from '../test/test-server.ts';
import type { TestServer } from '../test/test-server.ts';
import { mailDueResets } from '../test/sent-mails.ts';

let server: TestServer;
let receiver: PushReceiver;
beforeAll(async () => {
  receiver = await startPushReceiver();
  server = await startTestServer({
    now: new Date('2026-11-18T09:00:00Z'),
    config: { pushHosts: [receiver.origin] },
  });
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});

const english = 'That email or password isn’t right.';
const { wrong_login: accented, not_found: accentedNotFound } = messages.errors.errorMessages;

const signIn = (headers: Record<string, string>) =>
  server.request('POST', '/api/auth/login', { body: { email: randomEmail(), password: 'Wrong#Word1' }, headers });

const speak = (token: string, language: unknown) =>
  server.request('PUT', '/api/auth/update-profile', { token, body: { language } });

describe('a refusal is in the language', () => {
  test.each([
    ['that the page is shown in', { 'X-Language': 'en-XA', Cookie: 'language=en' }, accented, secondLanguage],
    [
      'of the cookie, whatever the header',
      { Cookie: 'a=b; language=en-XA', 'Accept-Language': 'en' },
      accented,
      secondLanguage,
    ],
    ['that comes first, where none is known', { Cookie: 'language=xx', 'X-Language': 'fr' }, english, 'en'],
    ['that comes first, where a browser alone prefers another', { 'Accept-Language': 'en-XA, hi' }, english, 'en'],
  ])('%s', async (_which, headers, sentence, language) => {
    const answer = await signIn(headers);
    expect(answer.body).toMatchObject({ msg: sentence, code: 'wrong_login' });
    expect(answer.headers.get('content-language')).toBe(language);
  });

  test('that its person has chosen, whatever cookie and header say', async () => {
    const { token } = await registerPerson(server);
    const headers = { Cookie: 'language=en', 'Accept-Language': 'en' };
    const missing = () => server.request('DELETE', '/api/mood/1', { token, headers });
    expect((await missing()).body.msg).toBe('We couldn’t find what you asked for.');
    expect((await speak(token, secondLanguage)).body.language).toBe(secondLanguage);
    expect((await missing()).body.msg).toBe(accentedNotFound);
    expect((await missing()).headers.get('content-language')).toBe(secondLanguage);
  });

  test('for each field, and for a call that nothing answers', async () => {
    const headers = { 'X-Language': secondLanguage };
    const body = registration({ email: 'none', name: '' });
    const { body: refused } = await server.request('POST', '/api/auth/register', { body, headers });
    expect(refused.msg).toBe(messages.errors.errorMessages.invalid_input);
    expect(refused.fields).toEqual({
      email: messages.fieldFaults.fieldMessages.email_format,
      name: messages.fieldFaults.fieldMessages.required,
    });
    expect((await server.request('GET', '/api/nothing', { headers })).body.msg).toBe(
      messages.errors.errorMessages.unknown_call,
    );
  });
});

describe('the language of a person', () => {
  test('is that in which they registered, until they choose another', async () => {
    const headers = { 'X-Language': secondLanguage };
    const { body } = await server.request('POST', '/api/auth/register', { body: registration(), headers });
    const me = async () => (await server.request('GET', '/api/auth/me', { token: body.token })).body.language;
    expect(await me()).toBe(secondLanguage);
    await speak(body.token, 'en');
    expect(await me()).toBe('en');
  });

  test('is English where the call that made the account chose none, whatever its browser prefers', async () => {
    const headers = { 'Accept-Language': 'hi-IN, en-XA, hi;q=0.9' };
    const { body } = await server.request('POST', '/api/auth/register', { body: registration(), headers });
    expect((await server.request('GET', '/api/auth/me', { token: body.token, headers })).body.language).toBe('en');
    const refused = await server.request('DELETE', '/api/mood/1', { token: body.token, headers });
    expect(refused.body.msg).toBe('We couldn’t find what you asked for.');
  });

  test('stays where the profile is changed without it', async () => {
    const { token } = await registerPerson(server);
    await speak(token, secondLanguage);
    const change = await server.request('PUT', '/api/auth/update-profile', { token, body: { height: '170' } });
    expect(change.body).toMatchObject({ height: '170', language: secondLanguage });
  });

  test.each(['xx', 'EN', '', null, 7, ['en']])('is never %j', async (language) => {
    const { token } = await registerPerson(server);
    const answer = await speak(token, language);
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, ['language']]);
  });

  test('that the product does not speak any more counts as the first', async () => {
    const { token, user } = await registerPerson(server);
    await server.services.db.updateTable('users').set({ language: 'gone' }).where('id', '=', user.id).execute();
    expect((await server.request('GET', '/api/auth/me', { token })).body.language).toBe('en');
    expect((await server.request('DELETE', '/api/mood/1', { token })).headers.get('content-language')).toBe('en');
  });

  test('is in their own record, in JSON and CSV, and nobody else is told', async () => {
    const { token, user } = await registerPerson(server);
    await speak(token, secondLanguage);
    const json = await server.request('GET', '/api/my-record.json', { token });
    expect(json.body.profile.language).toBe(secondLanguage);
    const csv = await server.request('GET', '/api/my-record.csv', { token });
    expect(csv.text).toContain(`${messages.fields.fieldLabel('language')},${secondLanguage}`);
    const { token: admin } = await signedInAdmin(server);
    for (const path of [`/api/admin/employees/${user.id}`, '/api/admin/employees', '/api/admin/people'])
      expect((await server.request('GET', path, { token: admin })).text).not.toContain(secondLanguage);
  });
});

describe('what is sent later is in the language of the person whom it goes to', () => {
  test('a mail, no matter who asks for it', async () => {
    const [first, other] = [await registerPerson(server), await registerPerson(server)];
    await speak(other.token, secondLanguage);
    for (const [{ user }, asked] of [
      [first, secondLanguage],
      [other, 'en'],
    ] as const)
      await server.request('POST', '/api/auth/forgot-password', {
        body: { email: user.email },
        headers: { 'X-Language': asked },
      });
    const mails: OutgoingMail[] = [];
    await mailDueResets(server.services, async (mail) => void mails.push(mail));
    const mailTo = (email: string) => mails.find(({ to }) => to === email);
    expect(mailTo(first.user.email)?.subject).toBe('Evenkeel: choose a new password');
    expect(mailTo(first.user.email)?.html).toContain('<html lang="en">');
    const mail = mailTo(other.user.email);
    expect(mail?.subject).toBe(messages.auth.resetMail.subject('Evenkeel'));
    expect(mail?.html).toContain(`<html lang="${secondLanguage}">`);
    expect(mail?.text).toMatch(/\nhttp:\/\/[^/]+\/reset-password\/[\w-]{43}\n/);
    expect(mail?.text.replaceAll(/https?:\S+/g, '')).not.toMatch(/[aeiou]/);
  });

  test('a push', async () => {
    const [first, other] = [await subscribedPerson(server, receiver), await subscribedPerson(server, receiver)];
    await speak(other.token, secondLanguage);
    server.clock.set('2026-11-18T10:00:00Z');
    await sendDuePushes(server.services);
    const pushTo = (device: string) => JSON.parse(receiver.pushes.find((push) => push.device === device)?.text ?? '{}');
    expect(pushTo(first.device)).toEqual({ kinds: ['posture'], title: 'Time to check your posture!', body: '' });
    expect(pushTo(other.device)).toEqual({
      kinds: ['posture'],
      ...messages.reminders.reminderNotification(['posture']),
    });
  });
});

describe('files and answers are in the language of the person who asks', () => {
  test('the own record', async () => {
    const { token } = await registerPerson(server);
    await speak(token, secondLanguage);
    await server.request('POST', '/api/mood', { token, body: { mood: 'happy' } });
    const [head, ...rows] = (await server.request('GET', '/api/my-record.csv', { token })).text.split('\r\n');
    // The privacy notice is kept in the language that its versions are counted in.
    const lines = rows.filter((row) => !row.startsWith(messages.privacyNotice.privacyNoticeMessages.title));
    expect(head).toBe(fileHeadings.ownRecord.join(','));
    expect(lines.join('\n')).toContain(`,${messages.moods.moodNames.happy},😄,`);
    expect(lines.join('\n')).not.toMatch(/Happy|Profile|Signed in/);
    const fhir = await server.request('GET', '/api/my-record.fhir.json', { token });
    expect(fhir.text).toContain(messages.moods.moodNames.happy);
    const json = await server.request('GET', '/api/my-record.json', { token });
    expect(json.body.note).toBe(messages.myRecord.myRecordMessages.notADiagnosis);
    expect(json.body.moods[0]).toMatchObject({ mood: '😄', label: 'Happy' });
  });

  test('lists and statistics of admins; names on the wire stay', async () => {
    const admin = await signedInAdmin(server);
    await speak(admin.token, secondLanguage);
    await givePassword(server, admin);
    const get = (path: string) => server.request('GET', path, { token: admin.token });
    expect((await get('/api/admin/exports/employees.csv')).text).toContain(
      Object.values(fileHeadings.employees).join(','),
    );
    const bands = (await get('/api/admin/exports/severity.csv')).text;
    expect(bands).toContain(fileHeadings.severity.join(','));
    expect(bands).toContain(`\n${messages.instruments.levelNames.Minimal},`);
    expect((await get('/api/admin/stats/severity')).body[0].name).toBe('Minimal');
    const moods = (await get('/api/admin/exports/mood-distribution.csv')).text;
    expect(moods).toContain(`\n${messages.moods.moodNames.happy},`);
    expect((await get('/api/admin/stats/mood-distribution')).body[0].label).toBe('Happy');
  });

  test('what a step says that is done', async () => {
    const { token } = await registerPerson(server);
    await speak(token, secondLanguage);
    const done = await server.request('POST', '/api/auth/logout', { token });
    expect(done.body.msg).toBe(messages.auth.logoutMessages.done);
  });
});
