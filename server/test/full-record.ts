import { expect } from 'vitest';
import { insertPasskey } from '../features/accounts/second-factor/passkeys.queries.ts';
import { givePassword, goodPassword, registerPerson, signedInAdmin, signedInCounsellor } from './people.ts';
import type { SignedInPerson } from './people.ts';
import { activeIds } from './submissions.ts';
import { startTestServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';

/** With cells that a spreadsheet would run. */
export const plan = {
  warning_signs: '=HYPERLINK("http://example.org")',
  what_helps: 'A walk, music\nand "tea"',
  people: '+91 98765 43210',
  professionals: '-',
  safe_place: '@home',
};

export interface FullRecord {
  server: TestServer;
  person: SignedInPerson;
  stranger: SignedInPerson;
}

async function submit(
  { server, person }: Pick<FullRecord, 'server' | 'person'>,
  type: 'GAD-7' | 'PHQ-9',
  values: number[],
): Promise<void> {
  const ids = await activeIds(server, person.token, type);
  const answers = Object.fromEntries(ids.map((id, place) => [id, values[place] ?? 0]));
  const total_score = Object.values(answers).reduce((sum, value) => sum + value, 0);
  const body = { type, answers, total_score };
  expect((await server.request('POST', '/api/assessment', { token: person.token, body })).status).toBe(201);
}

/** A server on which a person has something of each kind that is exported, and a stranger has, too. */
export async function startWithFullRecord(): Promise<FullRecord> {
  const server = await startTestServer({ now: new Date('2026-11-20T06:00:00Z') });
  const person = await registerPerson(server, { name: 'ଅନିତା Mahto', ailments: '=1+1', phone: '+91 12345 67890' });
  const stranger = await registerPerson(server, { name: 'Somebody Else' });
  const admin = await signedInAdmin(server);
  await submit({ server, person }, 'GAD-7', [0, 1, 2, 3, 0, 1, 2]);
  server.clock.advance({ hours: 1 });
  await submit({ server, person }, 'PHQ-9', [3, 2, 1, 0, 3, 2, 1, 0, 1]);
  await givePassword(server, admin);
  await server.request('PATCH', '/api/questions/phq9-3', { token: admin.token });
  server.clock.advance({ hours: 1 });
  await submit({ server, person }, 'PHQ-9', [1, 1, 1, 1, 1, 1, 1, 1]);
  for (const [by, mood, tag, note] of [
    [person, 'calm', 'Garden', '=1+1 with "tea"'],
    [stranger, 'angry', 'Somebody', 'Somebody'],
  ] as const) {
    const { token } = by;
    const { id } = (await server.request('POST', '/api/mood', { token, body: { mood } })).body;
    await server.request('PUT', `/api/mood/${id}/context`, { token, body: { tags: ['work', tag], note } });
    await server.request('PUT', '/api/mood-tags', { token, body: { tags: ['sleep', tag] } });
  }
  await server.request('PUT', '/api/safety-plan', { token: person.token, body: plan });
  await server.request('GET', `/api/admin/employee-details/${person.user.id}`, { token: admin.token });
  await signedInCounsellor(server, { name: 'Ravi Counsellor' });
  const wish = { consent: true, phone: '+91 90000 11111', preferred_time: 'After six', note: '=cmd' };
  await server.request('POST', '/api/call-back', { token: stranger.token, body: { ...wish, note: 'Somebody' } });
  await server.request('POST', '/api/call-back', { token: person.token, body: wish });
  await server.request('DELETE', '/api/call-back', { token: person.token });
  server.clock.advance({ seconds: 1 });
  await server.request('POST', '/api/call-back', { token: person.token, body: wish });
  await server.request('PUT', '/api/sharing', { token: person.token, body: { shares: true } });
  await givePassword(server, admin);
  await server.request('PUT', '/api/admin/record-policy', { token: admin.token, body: { policy: 'reason' } });
  for (const { user } of [person, stranger]) {
    const body = { reason: user.id === person.user.id ? '@she asked' : 'Somebody asked', password: goodPassword };
    await server.request('POST', `/api/admin/record-access/${user.id}`, { token: admin.token, body });
    await server.request('GET', `/api/admin/employee-details/${user.id}`, { token: admin.token });
  }
  await server.request('PUT', '/api/check-ins/mine', { token: person.token, body: { by_mail: true } });
  await storePasskey(server, person, '@phone');
  await storePasskey(server, stranger, 'Somebody');
  for (const one of [person, stranger]) await givePassword(server, one);
  return { server, person, stranger };
}

async function storePasskey({ services }: TestServer, { user }: SignedInPerson, name: string): Promise<void> {
  const [id, key] = [crypto.randomUUID(), Buffer.from(user.id)];
  const of = { id, userId: user.id, credentialId: key, publicKey: key, host: 'localhost', name };
  const used = { counter: 0, transports: '', createdAt: services.now(), lastUsedAt: null };
  expect(await services.db.transaction().execute((begun) => insertPasskey(begun, { ...of, ...used }))).toBe(true);
}
