import { beforeAll, expect, test } from 'vitest';
import { moodAxis } from '../../../domain/charts/axis.ts';
import { moodNames } from '../../../domain/messages/en/moods.ts';
import { isRetired, moodOf, moods, moodsWith, parseMood } from '../../../domain/moods.ts';
import { registerPerson, signedInAdmin } from '../../test/people.ts';
import type { SignedInPerson } from '../../test/people.ts';
import { storeMood } from '../../test/stored-records.ts';
import { serverForAll } from '../../test/test-server.ts';

const server = serverForAll();
let asha: SignedInPerson;
let bina: SignedInPerson;
let admin: SignedInPerson;

beforeAll(async () => {
  asha = await registerPerson(server);
  bina = await registerPerson(server);
  admin = await signedInAdmin(server);
  // As it was stored when it was offered. The entry is the program's own, for this file alone.
  await storeMood(server.services, asha.user.id, { mood: 'calm', at: '2026-11-19T06:00:00Z' });
  await storeMood(server.services, asha.user.id, { mood: 'sad', at: '2026-11-19T07:00:00Z' });
  Object.assign(moodOf('calm'), { isRetired: true });
});

const read = (path: string, { token }: SignedInPerson) => server.request('GET', path, { token });

test('is taken no more, by its word or its face, and the refusal stands at the field', async () => {
  for (const mood of ['calm', '🙂', ' Calm ', '🙂\uFE0F']) {
    const answer = await server.request('POST', '/api/mood', { token: bina.token, body: { mood } });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['mood']]);
  }
  expect((await read('/api/mood', bina)).body).toEqual([]);
  expect((await server.request('POST', '/api/mood', { token: bina.token, body: { mood: '😔' } })).status).toBe(201);
  expect(parseMood('calm')).toBeUndefined();
});

test('stays in the history, the record, its files, the report, and what an admin reads', async () => {
  const history = (await read('/api/mood', asha)).body;
  expect(history.map(({ mood }: { mood: string }) => mood)).toEqual(['🙂', '😔']);
  expect((await read('/api/my-record.json', asha)).text).toContain('🙂');
  expect((await read('/api/my-record.csv', asha)).text).toContain('Calm');
  expect((await read('/api/my-record.fhir.json', asha)).text).toContain('Calm');
  expect((await read('/api/assessment/report', asha)).status).toBe(200);
  const details = (await read(`/api/admin/employee-details/${asha.user.id}`, admin)).body;
  expect(details.moods).toHaveLength(2);
});

test('is counted where there is something of it, and is no empty row where there is not', async () => {
  const distribution = async (period: string) => {
    const { body } = await read(`/api/admin/stats/mood-distribution?period=${period}`, admin);
    return body.map(({ label, count }: { label: string; count: number }) => `${label} ${count}`);
  };
  expect(await distribution('all')).toEqual(['Happy 0', 'Calm 1', 'Neutral 0', 'Sad 2', 'Angry 0']);
  expect((await read('/api/admin/stats/overview', admin)).body.moodEntries).toBe(3);
  server.clock.set('2026-12-25T06:00:00Z');
  const later = await signedInAdmin(server);
  const { body } = await read('/api/admin/stats/mood-distribution?period=30d', later);
  expect(body.map(({ label }: { label: string }) => label)).toEqual(['Happy', 'Neutral', 'Sad', 'Angry']);
});

test('has its height in a chart that shows it, and no line in one that does not', () => {
  expect(moods.filter(isRetired).map(({ word }) => word)).toEqual(['calm']);
  expect(moodAxis(moodNames, [5, 2]).ticks.map(({ value }) => value)).toEqual([1, 2, 3, 5]);
  expect(moodAxis(moodNames, [4]).ticks.map(({ text }) => text)).toContain('🙂 Calm');
  expect(moodsWith(() => 0)).toHaveLength(4);
});
