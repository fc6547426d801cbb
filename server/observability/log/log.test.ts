import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { tokenIn } from '../../test/mailbox-server.ts';
import { randomEmail, registerPerson, registration, signedInAdmin } from '../../test/people.ts';
import { startTestServer } from '../../test/test-server.ts';
import { mailDueResets } from '../../test/sent-mails.ts';

test('a whole journey leaves JSON lines without a password, token, e-mail, name or health value', async () => {
  const server = await startTestServer();
  const password = 'Canary#Secret7';
  const email = randomEmail();
  const overrides = {
    email,
    password,
    name: 'Canary\nName'.replace('\n', ' '),
    ailments: 'canary-ailment',
    phone: '9000000001',
  };
  const { token } = await registerPerson(server, overrides);
  const admin = await signedInAdmin(server);
  const tokens = [token, admin.token];

  const agent = { 'User-Agent': 'canary-agent\u001b[31m', 'X-Forwarded-For': '203.0.113.77' };
  const send = (method: string, path: string, body?: unknown, by = token) =>
    server.request(method, path, { token: by, body, headers: { 'X-Forwarded-For': agent['X-Forwarded-For'] } });
  await send('POST', '/api/auth/login', { email, password: 'Canary#Wrong7' });
  await send('POST', '/api/auth/login', { email, password: ['Canary#Wrong7'] });
  await send('POST', '/api/auth/register', registration({ email, password, phone: 'canary-phone' }));
  await send('POST', '/api/auth/register', registration({ email, password }));
  await send('POST', '/api/mood', { mood: 'happy' });
  await send('POST', '/api/mood', { mood: 'canary-mood' });
  await send('POST', '/api/assessment', { type: 'GAD-7', total_score: 77, answers: { canary: 3 } });
  await send('GET', '/api/mood');
  await send('GET', `/api/nothing/${email}?token=${token}`);
  await send('GET', '/api/questions');
  await send('GET', `/api/admin/employees?q=${email}`, undefined, admin.token);
  await send('POST', `/api/auth/reset-password/canary-token`, { newPassword: password });

  await send('POST', '/api/auth/forgot-password', { email });
  await mailDueResets(server.services, async (mail) => {
    tokens.push(tokenIn(mail.text));
    throw Object.assign(new Error(`550 ${email}`), { code: 'EENVELOPE' });
  });
  server.clock.advance({ minutes: 2 });
  await mailDueResets(server.services, async (mail) => void tokens.push(tokenIn(mail.text)));
  await send('POST', `/api/auth/reset-password/${tokens.at(-1)}`, { newPassword: 'Canary#Second8' });
  for (let time = 0; time < 7; time += 1) await send('POST', '/api/auth/login', { email, password: 'Canary#Wrong7' });
  await send('POST', '/api/auth/logout', undefined, admin.token);
  await server.request('POST', '/api/auth/login', { raw: `{"email":"${email}","password":"Canary` });
  await server.close();

  const lines = server.logLines();
  expect(lines.length).toBeGreaterThan(25);
  const events = new Set<string>();
  for (const line of lines) {
    const entry = JSON.parse(line);
    expect(entry.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(entry.level).toMatch(/^(?:debug|info|warn|error|fatal)$/);
    if (entry.event) events.add(entry.event);
  }
  const all = lines.join('\n');
  expect(all).not.toMatch(/canary/i);
  expect(all).not.toMatch(/happy|😄|203\.0\.113|9000000001/);
  expect(all).not.toContain(email.split('@')[0]);
  expect(tokens).toHaveLength(4);
  for (const secret of tokens) expect(all).not.toContain(secret);
  for (const event of [
    'call',
    'registered',
    'signed_in',
    'sign_in_failed',
    'slowed',
    'signed_out',
    'refused',
    'password_reset',
    'mail_failed',
    'mail_sent',
  ]) {
    expect(events).toContain(event);
  }
});

test('trust 8: what records how someone is has one name in the log', async () => {
  const server = await startTestServer();
  const { token } = await registerPerson(server);
  const admin = await signedInAdmin(server);
  const calls = [
    ['POST', '/api/assessment'],
    ['POST', '/api/mood'],
    ['PUT', '/api/results/1/left'],
    ['PUT', '/api/safety-plan'],
    ['POST', '/api/call-back'],
    ['DELETE', '/api/call-back'],
  ] as const;
  for (const [method, path] of calls)
    for (const by of [token, admin.token]) await server.request(method, path, { token: by, body: { x: 1 } });
  await server.close();
  const all = server.logLines().join('\n');
  expect(all).toContain('"method":"POST","route":"record"');
  expect(all).not.toMatch(/call-back|safety-plan|assessment|results|mood/);
});

test('docs/logging.md lists exactly the events that the code logs', () => {
  const folder = join(import.meta.dirname, '../..');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const logged = new Set(
    sources.flatMap((source) => [...source.matchAll(/event: '([a-z_]+)'/g)].map(([, name]) => name)),
  );
  const document = readFileSync(join(folder, '../docs/logging.md'), 'utf8');
  const written = [...document.matchAll(/^\| `([a-z_]+)` \|/gm)].map(([, name]) => name);
  expect(new Set(written)).toEqual(logged);
});

test('a level leaves out what is below it', async () => {
  const stream = new PassThrough();
  const log = createLog({ logLevel: 'warn' }, stream);
  log.info({ event: 'call' });
  log.warn({ event: 'slowed' });
  stream.end();
  expect((await text(stream)).trim().split('\n')).toEqual([expect.stringContaining('"slowed"')]);
});
