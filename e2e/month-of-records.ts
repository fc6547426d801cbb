import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { addDays, dayInZone } from '../domain/dates.ts';
import { instrumentTypes } from '../domain/instruments/instrument.ts';
import { instrumentMessages } from '../domain/messages/en/instruments.ts';
import { offeredMoods } from '../domain/moods.ts';
import { queryAt } from './database.ts';
import { expect } from './fixtures.ts';
import { answered, each, headersOfAdmin, signInAsAdmin, zone } from './moving-in.ts';
import type { MovingIn } from './moving-in.ts';

const dayMinutes = 24 * 60;

/** Four times in a month two thirds of the people answer and say how they feel. */
async function recordFor(moving: MovingIn, tokens: Map<number, string>): Promise<void> {
  const { request, server } = moving;
  const people = [...tokens.keys()].filter((place) => place > 2);
  const own = { Authorization: `Bearer ${tokens.get(3)}` };
  const questions = await (await answered(() => request.get('/api/questions/active', { headers: own }))).json();
  for (const [round, ahead] of [1, 11, 21, 29].entries()) {
    server.setClockAhead(ahead * dayMinutes);
    await each(
      people.filter((place) => (place + round) % 3 > 0),
      async (place) => {
        const headers = { Authorization: `Bearer ${tokens.get(place)}` };
        for (const type of instrumentTypes.filter((_, which) => (place + which) % 2 === 0 || round > 1)) {
          const asked = questions.filter((one: { type: string }) => one.type === type);
          const answers = Object.fromEntries(
            asked.map(({ id }: { id: string }, item: number) => [id, (place + item * round) % 4]),
          );
          const total = Object.values<number>(answers).reduce((sum, value) => sum + value, 0);
          await answered(() =>
            request.post('/api/assessment', { headers, data: { type, answers, total_score: total } }),
          );
        }
        const mood = offeredMoods[(place + round) % offeredMoods.length]?.emoji;
        await answered(() => request.post('/api/mood', { headers, data: { mood } }));
      },
    );
  }
  server.setClockAhead(31 * dayMinutes);
}

/** A month of records passes, and the report for the board says what a count by hand says. */
export async function reportTheMonth(moving: MovingIn, tokens: Map<number, string>): Promise<void> {
  const { page, request, server, joined } = moving;
  const start = new Date();
  await recordFor(moving, tokens);
  const [from, to] = [dayInZone(start, zone), addDays(dayInZone(start, zone), 30)];
  const headers = await headersOfAdmin(request);
  const during = `assessments.created_at >= ($1::timestamp at time zone '${zone}') and assessments.created_at < ($2::timestamp at time zone '${zone}')`;
  const days = [from, addDays(to, 1)];
  const address = `/api/admin/exports/board-report.csv?from=${from}&to=${to}&by=theme`;
  const csv = await (await answered(() => request.get(address, { headers }))).text();
  const lines = csv
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  const said = (section: string, what: string) => lines.find(([one, other]) => one === section && other === what)?.[2];
  for (const type of instrumentTypes) {
    const [counted] = await queryAt<{ all: string; elevated: string; severe: string }>(
      server,
      `select count(*) as all, count(*) filter (where total_score >= 10) as elevated,
        count(*) filter (where total_score >= 15) as severe from assessments where type = $3 and ${during}`,
      [...days, type],
    );
    expect(Number(counted?.all)).toBeGreaterThanOrEqual(joined - 3);
    expect(said(type, 'All')).toBe(counted?.all);
    expect(said(type, 'Moderate or severe')).toBe(counted?.elevated);
    expect(said(type, 'Severe')).toBe(counted?.severe);
  }
  const [moods] = await queryAt<{ all: string }>(
    server,
    `select count(*) as all from moods where ${during.replaceAll('assessments.', 'moods.')}`,
    days,
  );
  expect(said('Moods', 'All')).toBe(moods?.all);
  const [took] = await queryAt<{ people: string }>(
    server,
    `select count(*) as people from (select user_id from assessments where ${during}
      union select user_id from moods where ${during.replaceAll('assessments.', 'moods.')}) as person`,
    days,
  );
  expect(said('Participation', 'People who took part')).toBe(took?.people);
  expect(said('Participation', 'Registered')).toBe(String(joined - 3));

  await page.clock.install({ time: new Date(start.getTime() + 31 * dayMinutes * 60_000) });
  await page.evaluate(() => localStorage.clear());
  await signInAsAdmin(page);
  await page.goto('/admin/board-report');
  await page.getByRole('radio', { name: 'Other days' }).check();
  await page.getByLabel('From').fill(from);
  await page.getByLabel('To', { exact: true }).fill(to);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /PDF/ }).click();
  const file = await (await download).path();
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(file)));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  expect(totalPages).toBeGreaterThanOrEqual(2);
  expect(totalPages).toBeLessThanOrEqual(4);
  for (const type of instrumentTypes)
    expect(text.replace(/\s+/g, ' ')).toContain(
      `${type} · ${instrumentMessages.measures[type]} · ${said(type, 'All')} results`,
    );
  expect(text).not.toContain('Person ');
}
