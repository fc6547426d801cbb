import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { rollUpDays } from '../../daily-rollups/roll-up-days.ts';
import { registerPerson, signedInAdmin } from '../../../test/people.ts';
import { seedRecords } from '../../../test/seeded-people.ts';
import type { SeededRecord } from '../../../test/seeded-people.ts';
import { serverAsNew } from '../../../test/server-as-new.ts';
import { storeAssessment, storeMood, storePerson } from '../../../test/stored-records.ts';
import { encryptMoodContext } from '../../../security/encryption/mood-context-columns.ts';
import { erasedAt, eraseOldRecords, keptSince } from './retention.ts';

const rule = { orgTimezone: 'Asia/Kolkata', retentionMonths: 24 };

describe('the time that records are kept', () => {
  test('ends with whole days of the organisation', () => {
    expect(keptSince(rule, new Date('2026-11-20T18:29:00Z')).toISOString()).toBe('2024-11-19T18:30:00.000Z');
    expect(keptSince(rule, new Date('2026-11-20T18:30:00Z')).toISOString()).toBe('2024-11-20T18:30:00.000Z');
  });

  test.each([
    '2024-01-31T12:00:00Z',
    '2024-02-28T12:00:00Z',
    '2024-02-29T12:00:00Z',
    '2024-03-01T12:00:00Z',
    '2024-12-31T18:29:59Z',
    '2024-12-31T18:30:00Z',
  ])('a record of %s is told to go exactly when it goes', (instant) => {
    for (const retentionMonths of [1, 6, 12, 24, 25]) {
      const own = { ...rule, retentionMonths };
      const recorded = new Date(instant);
      const gone = erasedAt(own, recorded);
      expect(keptSince(own, gone).getTime()).toBeGreaterThan(recorded.getTime());
      expect(keptSince(own, new Date(gone.getTime() - 1)).getTime()).toBeLessThanOrEqual(recorded.getTime());
    }
  });
});

const server = serverAsNew({
  now: new Date('2026-11-20T06:00:00Z'),
  config: { ...rule, sessionIdleMinutes: 525_600, sessionMaxHours: 8760 },
});

const timesOf = async (table: 'assessments' | 'moods') =>
  (await server.services.db.selectFrom(table).select('created_at').orderBy('created_at').execute()).map(
    ({ created_at }) => created_at.toISOString(),
  );

test('older records go, younger ones stay, however many processes are at it', async () => {
  const { services } = server;
  const person = await storePerson(services);
  const kept = '2024-11-19T18:30:00.000Z';
  for (let day = 1; day <= 12; day += 1) {
    const at = new Date(Date.parse(kept) - day * 3_600_000);
    await storeAssessment(services, person, { type: 'GAD-7', total: day, at });
    await storeMood(services, person, { mood: 'calm', at });
  }
  await storeAssessment(services, person, { type: 'GAD-7', total: 3, at: kept });
  await storeMood(services, person, { mood: 'calm', at: kept });
  const stored = await services.db.selectFrom('moods').select(['user_id', 'id']).execute();
  const added = stored.map(({ user_id, id }) => ({
    user_id,
    mood_id: id,
    content: encryptMoodContext(services.cipher, { userId: user_id, id }, { tags: ['work'], note: '' }),
  }));
  await services.db.insertInto('mood_contexts').values(added).execute();
  await Promise.all([eraseOldRecords(services), eraseOldRecords(services)]);
  expect([await timesOf('assessments'), await timesOf('moods')]).toEqual([[kept], [kept]]);
  expect(await services.db.selectFrom('mood_contexts').select('mood_id').execute()).toHaveLength(1);
  const logged = server.logLines().filter((line) => line.includes('"old_records_erased"'));
  expect(logged.reduce((sum, line) => sum + JSON.parse(line).records, 0)).toBe(24);
  await eraseOldRecords(services);
  expect(server.logLines().filter((line) => line.includes('"old_records_erased"'))).toHaveLength(logged.length);
});

test('records go together with what is noted of them, or not at all', async () => {
  const { services, owner } = server;
  const person = await storePerson(services);
  await storeMood(services, person, { mood: 'calm', at: '2024-11-01T06:00:00Z' });
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`.execute(
    owner,
  );
  await sql`create trigger refused before delete on last_records for each row execute function refuse()`.execute(owner);
  await expect(eraseOldRecords(services)).rejects.toThrow();
  expect(await timesOf('moods')).toEqual(['2024-11-01T06:00:00.000Z']);
  await sql`drop trigger refused on last_records`.execute(owner);
  await eraseOldRecords(services);
  expect(await timesOf('moods')).toEqual([]);
  expect(await services.db.selectFrom('last_records').selectAll().execute()).toEqual([]);
});

test('more than one step is needed for many, and the sums stay right', async () => {
  const { services } = server;
  const [person, admin] = [await storePerson(services), await storePerson(services, { role: 'admin' })];
  const { token } = await signedInAdmin(server);
  const atHour = (hour: number) => new Date(Date.parse('2024-10-25T00:00:00Z') + hour * 3_600_000);
  const records = Array.from({ length: 520 }, (_, hour): SeededRecord[] => {
    const own = { userId: person, at: atHour(hour) };
    const mood = { ...own, kind: 'mood', mood: hour % 2 === 0 ? 'sad' : 'happy' } as const;
    return hour % 10 === 0 ? [mood, { ...own, kind: 'PHQ-9', total: hour % 28, partial: hour % 20 === 0 }] : [mood];
  });
  await seedRecords(server, records.flat());
  for (const hour of [0, 130, 260, 390])
    await storeAssessment(services, admin, { type: 'PHQ-9', total: 1, at: atHour(hour) });
  await storeMood(services, person, { mood: 'calm', at: '2026-11-01T06:00:00Z' });
  await rollUpDays(services);
  await eraseOldRecords(services);
  const statistics = async () => {
    const found: unknown[] = [];
    for (const call of ['overview', 'severity', 'daily-submissions', 'mood-distribution', 'average-scores'])
      found.push((await server.request('GET', `/api/admin/stats/${call}`, { token })).body);
    return found;
  };
  const counted = await statistics();
  await services.db.updateTable('day_counts_state').set({ time_zone: null, counted_until: null }).execute();
  expect(await statistics()).toEqual(counted);
  expect(counted[0]).toMatchObject({ totalEmployees: 1, participants: 1, moodEntries: 1 });
});

test('a person is told thirty days before what will go, and when', async () => {
  const { services } = server;
  const { token, user } = await registerPerson(server);
  const stateOf = async () => (await server.request('GET', '/api/account', { token })).body;
  await storeMood(services, user.id, { mood: 'calm', at: '2024-12-20T06:00:00Z' });
  expect(await stateOf()).toEqual({ erase_at: null, retention: { months: 24, notice_days: 30, leaving: null } });
  await storeMood(services, user.id, { mood: 'sad', at: '2024-12-01T06:00:00Z' });
  await storeAssessment(services, user.id, { type: 'GAD-7', total: 4, at: '2024-12-05T20:00:00Z' });
  await storeAssessment(services, user.id, { type: 'PHQ-9', total: 4, at: '2026-11-01T20:00:00Z' });
  const other = await registerPerson(server);
  await storeMood(services, other.user.id, { mood: 'sad', at: '2024-12-01T06:00:00Z' });
  expect((await stateOf()).retention.leaving).toEqual({
    assessments: 1,
    moods: 1,
    from: '2024-12-01T06:00:00.000Z',
    to: '2024-12-05T20:00:00.000Z',
    first_erased_at: '2026-12-01T18:30:00.000Z',
  });
});
