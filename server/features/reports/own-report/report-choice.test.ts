import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { registerPerson, signedInAdmin } from '../../../test/people.ts';
import { storeAssessment, storeMood } from '../../../test/stored-records.ts';
import { serverForAll } from '../../../test/test-server.ts';

const server = serverForAll({ now: new Date('2026-11-20T06:00:00Z'), config: { orgTimezone: 'Asia/Kolkata' } });
let token: string;
beforeAll(async () => {
  const person = await registerPerson(server, { name: 'Meera Nair' });
  token = person.token;
  const { services } = server;
  const store = (type: 'GAD-7' | 'PHQ-9', total: number, at: string) =>
    storeAssessment(services, person.user.id, { type, total, at });
  await store('GAD-7', 20, '2026-08-31T18:29:00Z');
  await store('GAD-7', 14, '2026-08-31T18:30:00Z');
  await store('PHQ-9', 26, '2026-09-10T06:00:00Z');
  await store('GAD-7', 5, '2026-09-30T18:29:00Z');
  await store('GAD-7', 17, '2026-09-30T18:30:00Z');
  await storeMood(services, person.user.id, { mood: 'angry', at: '2026-09-05T06:00:00Z' });
});

const download = (query: string) => server.request('GET', `/api/assessment/report${query}`, { token });

async function textOf(query: string) {
  const { status, bytes, text } = await download(query);
  expect(status, text.slice(0, 200)).toBe(200);
  const { text: pages } = await extractText(await getDocumentProxy(bytes));
  return pages.join(' ').replaceAll(/\s+/g, ' ');
}

test('shows a period of whole days in the zone of the person, and names it', async () => {
  const text = await textOf('?from=2026-09-01&to=2026-09-30');
  expect(text).toContain('Period: 1 Sep 2026 to 30 Sep 2026');
  for (const time of ['1 Sep 2026, 00:00', '10 Sep 2026, 11:30', '30 Sep 2026, 23:59']) expect(text).toContain(time);
  for (const time of ['31 Aug 2026, 23:59', '1 Oct 2026, 00:00']) expect(text).not.toContain(time);
});

test('a change is counted from the last time, also where that was before the period', async () => {
  expect(await textOf('?from=2026-09-01&to=2026-09-02')).toContain('6 points lower');
});

test('an end that is left open or empty is that of the records', async () => {
  const all = await textOf('');
  expect(await textOf('?from=&to=&sections=')).toBe(all);
  expect(all).toContain('Period: 31 Aug 2026 to 1 Oct 2026');
  expect(await textOf('?from=2026-09-10')).toContain('Period: 10 Sep 2026 to 1 Oct 2026');
  expect(await textOf('?to=2026-09-10')).toContain('Period: 31 Aug 2026 to 10 Sep 2026');
  expect(await textOf('?from=2027-01-01')).toContain('Period: 1 Jan 2027');
});

test('never says of someone who has answered that they have not', async () => {
  for (const query of ['?from=2027-01-01', '?from=2026-09-11&to=2026-09-12&sections=phq9']) {
    const text = await textOf(query);
    expect(text).not.toContain('You haven’t answered a questionnaire yet');
    expect(text).not.toContain('No result yet');
    expect(text).toContain('No PHQ-9 data available.');
  }
});

test('shows the chosen sections only', async () => {
  const titles = { gad7: 'GAD-7 Score Trend', phq9: 'PHQ-9 Score Trend', mood: 'Mood Trend' };
  for (const chosen of ['gad7', 'phq9', 'mood', 'phq9,gad7', 'gad7,mood']) {
    const text = await textOf(`?sections=${chosen}`);
    for (const [section, title] of Object.entries(titles))
      expect([chosen, title, text.includes(title)]).toEqual([chosen, title, chosen.split(',').includes(section)]);
    expect(text).toContain('Tele-MANAS');
    expect(text).toContain('This is a screening result, not a diagnosis.');
  }
  const moodAlone = await textOf('?sections=mood');
  expect(moodAlone).not.toContain('Your results');
  expect(moodAlone).toContain('Angry 1');
  expect(await textOf('?sections=gad7')).not.toMatch(/26 of 27|Angry/);
});

test('the period is that of the chosen sections: it tells nothing of those that are left out', async () => {
  expect(await textOf('?sections=phq9')).toContain('Period: 10 Sep 2026 Created');
  expect(await textOf('?sections=mood')).toContain('Period: 5 Sep 2026 Created');
  expect(await textOf('?sections=phq9,mood')).toContain('Period: 5 Sep 2026 to 10 Sep 2026');
  expect(await textOf('?from=2026-09-01&sections=mood')).toContain('Period: 1 Sep 2026 to 5 Sep 2026');
});

test.each([
  ['?from=2026-02-30', 'from'],
  ['?to=yesterday', 'to'],
  ['?from=2026-09-02&to=2026-09-01', 'to'],
  ['?sections=gad7,everything', 'sections'],
  ['?sections=,', 'sections'],
])('%s is refused', async (query, field) => {
  const answer = await download(query);
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
});

test('names the help lines that an admin has set, in the text and at the foot of each page, and is never without any', async () => {
  const admin = await signedInAdmin(server);
  const line = {
    name: 'Asha Line',
    numbers: ['+91 80 4611 0007', '1860 555 0101'],
    hours: '9 to 18',
    languages: 'Odia, Hindi',
    note: 'Free, for staff',
    source: 'https://example.org/asha',
    verified_on: '2026-11-01',
    position: 1,
  };
  const added = await server.request('POST', '/api/admin/help-lines', { token: admin.token, body: line });
  expect(added.status, added.text).toBe(201);
  const text = await textOf('');
  expect(text).toContain('Asha Line: +91 80 4611 0007 or 1860 555 0101 Free, for staff · 9 to 18 · Odia, Hindi');
  expect(text).toContain('Tele-MANAS: 14416 or 1800-891-4416');
  expect(text).toContain('You decide who sees this. · Asha Line +91 80 4611 0007 · Tele-MANAS 14416');
  await server.services.db.deleteFrom('help_lines').execute();
  const fallback = await textOf('');
  expect(fallback).not.toContain('Asha Line');
  expect(fallback).toContain('Tele-MANAS: 14416 or 1800-891-4416');
  expect(fallback).toContain('Emergency: 112');
});
