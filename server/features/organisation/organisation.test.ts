import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../process/app.ts';
import { addFoot } from '../../mail/mailer.ts';
import { takeOverZone } from './follow-organisation.ts';
import { readOrganisation } from './organisation.ts';
import { givePassword, registerPerson, signedInAdmin } from '../../test/people.ts';
import type { SignedInPerson } from '../../test/people.ts';
import { makePng } from '../../test/pictures.ts';
import { startTestServer } from '../../test/test-server.ts';
import type { TestServer } from '../../test/test-server.ts';

const html = '<html><head><meta name="org-logo" content="" /><title>x</title></head><body></body></html>';

let server: TestServer;
let folder: string;
let admin: SignedInPerson;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evenkeel-organisation-'));
  await writeFile(join(folder, 'index.html'), html);
  server = await startTestServer({ app: { pageFolder: folder }, config: { orgName: 'As the setting says' } });
  admin = await signedInAdmin(server);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const settle = (body: Record<string, unknown>, { token } = admin) =>
  server.request('PUT', '/api/admin/organisation', { token, body });
const putLogo = (bytes: Buffer, type = 'image/png') =>
  server.request('PUT', '/api/admin/organisation/logo', {
    token: admin.token,
    body: { type, image: bytes.toString('base64') },
  });
const told = async () => (await server.request('GET', '/api/organisation')).body;
const privacy = {
  name: 'Data office',
  email: 'privacy@example.org',
  phone: '+91 651 1234567',
  address: 'Bistupur\nJamshedpur',
};

describe('what an organisation says of itself', () => {
  test('begins as the environment says, and any stranger reads it', async () => {
    expect(await told()).toEqual({ name: 'As the setting says', logo: null, privacy: null, grievance: null });
  });

  test('is changed by an admin alone, who gives the password and is named in the list of actions', async () => {
    const { token } = await registerPerson(server);
    expect((await settle({ name: 'Mine' }, { ...admin, token })).status).toBe(403);
    server.clock.advance({ minutes: 16 });
    expect((await settle({ name: 'Mine' })).body.code).toBe('password_needed');
    await givePassword(server, admin);
    const answer = await settle({ name: '  Tata Steel Foundation ', privacy });
    expect(answer.status).toBe(200);
    expect(await told()).toMatchObject({ name: 'Tata Steel Foundation', privacy, grievance: null });
    const { body: events } = await server.request('GET', '/api/admin/audit-events?limit=2', { token: admin.token });
    expect(events.map(({ action, detail }: Record<string, unknown>) => [action, detail])).toEqual([
      ['organisation_changed', { what: 'privacy' }],
      ['organisation_changed', { what: 'name' }],
    ]);
  });

  test('keeps what a change leaves out, and takes a grievance contact back', async () => {
    const grievance = { name: 'Ombuds office', email: '', phone: '1800 000', address: '' };
    await settle({ grievance });
    expect(await told()).toMatchObject({ name: 'Tata Steel Foundation', privacy, grievance });
    await settle({ grievance: null });
    expect(await told()).toMatchObject({ privacy, grievance: null });
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ time_zone: 'Mars/Olympus' }, 'time_zone'],
    [{ privacy: { name: 'Nobody to reach' } }, 'privacy'],
    [{ privacy: { name: 'A', email: 'not an address' } }, 'privacy'],
  ])('refuses %j', async (body, field) => {
    const answer = await settle(body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
  });

  test('is in the page that any process sends next', async () => {
    const other = await createApp(server.services, { pageFolder: folder });
    const page = async () => (await other.inject({ method: 'GET', url: '/' })).body;
    expect(await page()).toContain('content="Tata Steel Foundation"');
    await settle({ name: 'Jharkhand & Sons' });
    expect(await page()).toContain('<meta name="org-name" content="Jharkhand &amp; Sons" />');
    await other.close();
  });
});

describe('a logo', () => {
  test('is shown under an address of its own, for ever the same picture, and never as a document', async () => {
    const bytes = makePng(120, 40);
    const { status, body } = await putLogo(bytes);
    expect(status).toBe(200);
    expect(body.logo).toMatchObject({ width: 120, height: 40 });
    const picture = await server.request('GET', body.logo.url);
    expect(Buffer.from(picture.bytes)).toEqual(bytes);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
    expect(picture.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(picture.headers.get('content-security-policy')).toContain('sandbox');
    expect(picture.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await server.request('GET', '/')).text).toContain(
      `<meta name="org-logo" content="120 40 ${body.logo.url}" />`,
    );
  });

  test('that is another one has another address; the old one is gone', async () => {
    const before = (await told()).logo.url;
    const { body } = await putLogo(makePng(64, 64));
    expect(body.logo.url).not.toBe(before);
    expect((await server.request('GET', before)).status).toBe(404);
    expect((await server.request('GET', '/api/organisation-logo/%2e%2e%2fx')).status).toBe(404);
  });

  test('is refused where it is none, is too large, or is not what it says, and the one there stays', async () => {
    const before = (await told()).logo;
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    expect((await putLogo(svg)).body.code).toBe('logo_refused');
    expect((await putLogo(svg, 'image/svg+xml')).body.code).toBe('invalid_input');
    expect((await putLogo(makePng(64, 64), 'image/webp')).body.code).toBe('logo_refused');
    expect((await putLogo(Buffer.alloc(200 * 1024 + 1, 7))).status).toBeGreaterThanOrEqual(400);
    expect((await putLogo(Buffer.alloc(400 * 1024, 7))).body.code).toBe('too_large');
    expect((await told()).logo).toEqual(before);
  });

  test('of a stranger is not even read', async () => {
    const raw = 'x'.repeat(1_000_000);
    expect((await server.request('PUT', '/api/admin/organisation/logo', { raw })).status).toBe(401);
  });

  test('stands in the report of each person, with the name and the contact', async () => {
    const { token } = await registerPerson(server);
    const { bytes } = await server.request('GET', '/api/assessment/report', { token });
    const text = Buffer.from(bytes).toString('latin1');
    expect(text).toContain('/Subtype /Image');
    await server.request('DELETE', '/api/admin/organisation/logo', { token: admin.token });
    expect((await told()).logo).toBeNull();
    const without = await server.request('GET', '/api/assessment/report', { token });
    expect(Buffer.from(without.bytes).toString('latin1')).not.toContain('/Subtype /Image');
  });
});

test('each mail says below whom to ask, in text and in HTML', async () => {
  const organisation = await readOrganisation(server.services);
  const mail = { to: 'a@example.org', subject: 'x', text: 'Hello', html: '<html><body><p>Hello</p>\n</body></html>' };
  const { text, html: marked } = addFoot(mail, { ...organisation, name: 'Jharkhand & Sons <b>' });
  expect(text).toBe(
    'Hello\n\n--\nJharkhand & Sons <b>\nQuestions about your data: Data office, privacy@example.org, +91 651 1234567, Bistupur, Jamshedpur',
  );
  expect(marked).toContain('Jharkhand &amp; Sons &lt;b&gt;');
  expect(marked.endsWith('</body></html>')).toBe(true);
});

describe('the time zone', () => {
  test('is chosen while nothing is recorded, and other processes take it over', async () => {
    const { body } = await settle({ time_zone: 'Asia/Dubai' });
    expect(body.time_zone).toEqual({ in_force: 'Asia/Dubai', changeable: true });
    expect(server.services.config.orgTimezone).toBe('Asia/Dubai');
    const elsewhere = { ...server.services, config: { ...server.services.config, orgTimezone: 'Asia/Kolkata' } };
    await takeOverZone(elsewhere);
    expect(elsewhere.config.orgTimezone).toBe('Asia/Dubai');
  });

  test('is what the operator sets where that is a later word', async () => {
    const config = { ...server.services.config, orgTimezone: 'Europe/Paris', orgTimezoneAtStart: 'Europe/Paris' };
    await takeOverZone({ ...server.services, config });
    expect(config.orgTimezone).toBe('Europe/Paris');
  });

  test('stays once something is recorded', async () => {
    const { token } = await registerPerson(server);
    await server.request('POST', '/api/mood', { token, body: { mood: 'calm' } });
    const refused = await settle({ time_zone: 'Asia/Kolkata' });
    expect([refused.status, refused.body.code]).toEqual([409, 'zone_in_use']);
    const { body } = await server.request('GET', '/api/admin/organisation', { token: admin.token });
    expect(body.time_zone).toEqual({ in_force: 'Asia/Dubai', changeable: false });
    expect((await settle({ time_zone: 'Asia/Dubai' })).status).toBe(200);
  });
});
