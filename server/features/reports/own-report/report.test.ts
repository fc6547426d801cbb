import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { encryptAnswers } from '../../../security/encryption/answers-column.ts';
import { makeRecordId } from '../../../db/record-id.ts';
import { registerPerson, signedInAdmin } from '../../../test/people.ts';
import { submitAll } from '../../../test/submissions.ts';
import { serverForAll } from '../../../test/test-server.ts';
import { isLong } from '../../../test/long-form.ts';

const server = serverForAll({
  now: new Date('2026-11-20T20:35:00Z'),
  config: { orgTimezone: 'Asia/Kolkata', productTitle: 'Steady', orgName: 'Good Works', sessionIdleMinutes: 14_400 },
});

function download(token: string | undefined, query = '', headers: Record<string, string> = {}) {
  return server.request('GET', `/api/assessment/report${query}`, { token, headers });
}

async function textOf(token: string, query = '', headers: Record<string, string> = {}) {
  const { status, bytes, text } = await download(token, query, headers);
  expect(status, text.slice(0, 200)).toBe(200);
  const { text: pages } = await extractText(await getDocumentProxy(bytes));
  return pages.join(' ').replaceAll(/\s+/g, ' ');
}

test('is a PDF to be saved under its name, kept by nobody on the way', async () => {
  const { token } = await registerPerson(server);
  const { status, headers, bytes } = await download(token);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toBe('attachment; filename="Mental_Health_Report.pdf"');
  expect(headers.get('content-length')).toBe(String(bytes.length));
  expect(headers.get('cache-control')).toContain('no-store');
  expect(new TextDecoder().decode(bytes.subarray(0, 5))).toBe('%PDF-');
});

test('of somebody without records says so', async () => {
  const { token } = await registerPerson(server, { name: 'Meera Nair' });
  const text = await textOf(token);
  for (const part of ['Meera Nair', 'Steady, Good Works', 'No records yet', 'No GAD-7 data available.']) {
    expect(text).toContain(part);
  }
});

test("holds one's own results and moods and nobody else's", async () => {
  const owner = await registerPerson(server, { name: 'Owner Own' });
  const other = await registerPerson(server, { name: 'Other Else' });
  await submitAll(server, owner.token, 'GAD-7', 2);
  server.clock.advance({ days: 3 });
  await submitAll(server, owner.token, 'PHQ-9', 2);
  await server.request('POST', '/api/mood', { token: owner.token, body: { mood: 'calm' } });
  await submitAll(server, other.token, 'GAD-7', 0);
  await server.request('POST', '/api/mood', { token: other.token, body: { mood: 'happy' } });
  const text = await textOf(owner.token);
  server.clock.advance({ days: -3 });
  expect(text).toContain('Owner Own');
  expect(text).toContain('Period: 21 Nov 2026 to 24 Nov 2026');
  expect(text).toContain('GAD-7 14 of 21 Moderate');
  expect(text).toContain('PHQ-9 18 of 27 Moderately severe');
  expect(text).toContain('Happy 0 · Calm 1');
  expect(text).not.toContain('Other Else');
  expect(text).not.toContain('0 of 21');
});

test('an admin gets a report of the admin alone', async () => {
  const { token } = await signedInAdmin(server);
  expect(await textOf(token)).toContain('No records yet');
});

describe('its dates are read', () => {
  test.each([
    ['', '21 Nov 2026, 02:05 (Asia/Kolkata)'],
    ['?tz=America/New_York', '20 Nov 2026, 15:35 (America/New_York)'],
    ['?tz=UTC', '20 Nov 2026, 20:35 (UTC)'],
    ['?tz=', '21 Nov 2026, 02:05 (Asia/Kolkata)'],
    ['?tz=Mars/Olympus', '21 Nov 2026, 02:05 (Asia/Kolkata)'],
    ['?tz=%00', '21 Nov 2026, 02:05 (Asia/Kolkata)'],
    ['?tz=..%2F..%2Fetc%2Fpasswd', '21 Nov 2026, 02:05 (Asia/Kolkata)'],
    ['?other=1', '21 Nov 2026, 02:05 (Asia/Kolkata)'],
  ])('with the query %j as %s', async (query, made) => {
    const { token } = await registerPerson(server);
    expect(await textOf(token, query)).toContain(`Created: ${made}`);
  });

  test.each([
    ['America/New_York', '', '20 Nov 2026, 15:35 (America/New_York)'],
    ['Mars/Olympus', '', '21 Nov 2026, 02:05 (Asia/Kolkata)'],
    ['', '', '21 Nov 2026, 02:05 (Asia/Kolkata)'],
    ['America/New_York', '?tz=UTC', '20 Nov 2026, 20:35 (UTC)'],
  ])('with the header %j and the query %j as %s', async (zone, query, made) => {
    const { token } = await registerPerson(server);
    expect(await textOf(token, query, { 'X-Time-Zone': zone })).toContain(`Created: ${made}`);
  });

  test('in no zone where two are asked for', async () => {
    const { token } = await registerPerson(server);
    const answer = await download(token, '?tz=UTC&tz=Asia/Kolkata');
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input']);
  });
});

test.runIf(isLong)('of two thousand records is made, also for several at once', async () => {
  const { token, user } = await registerPerson(server, { name: 'ଅନିତା देवी' });
  const start = server.clock.now().getTime();
  const { db, cipher } = server.services;
  const ids = Array.from({ length: 2000 }, makeRecordId);
  const rows = ids.map((id, index) => ({
    id,
    user_id: user.id,
    type: index % 2 === 0 ? ('GAD-7' as const) : ('PHQ-9' as const),
    created_at: new Date(start - index * 3_600_000 * 7),
    total_score: index % 22,
    partial: index % 10 === 0,
    answers: encryptAnswers(cipher, { userId: user.id, id, answers: {} }),
    idempotency_key: null,
    made_as: 'employee' as const,
  }));
  await db.insertInto('assessments').values(rows).execute();
  const reports = Array.from({ length: 3 }, () => download(token));
  expect((await server.request('GET', '/api/mood', { token })).body).toEqual([]);
  for (const { status, bytes } of await Promise.all(reports)) {
    expect(status).toBe(200);
    expect(bytes.length).toBeGreaterThan(100_000);
  }
});
