import { expect } from 'vitest';
import { linkEvents } from '../server/security/audit/link-events.ts';
import { verifyEvidence } from '../server/security/audit/verify-evidence.ts';
import { checkCounts, isRight } from '../server/features/daily-rollups/compare-with-records.ts';
import { rollUpDays } from '../server/features/daily-rollups/roll-up-days.ts';
import { moods as moodList } from '../domain/moods.ts';
import { decryptAnswers } from '../server/security/encryption/answers-column.ts';
import { startSession } from '../server/security/sessions/start-session.ts';
import { emailOf } from './commands.ts';
import type { Model, ModelPerson } from './model.ts';
import type { World } from './world.ts';

/** What holds after every run, whatever was done in it. */
export async function checkInvariants(model: Model, world: World): Promise<void> {
  const { services } = world.server;
  for (const [who, person] of model.people.entries()) await checkPerson(who, person, model, world);
  await sumsMatchAnswers(world);
  await everythingIsSomeonesWhoIsHere(model, world);

  world.server.clock.advance({ minutes: 1 });
  await rollUpDays(services);
  const counts = await checkCounts(services, () => undefined);
  expect(counts).toMatchObject({ falseDays: [], areEmployeesRight: true, areParticipantsRight: true });
  expect(isRight(counts)).toBe(true);
  await dailySumsAreTheModels(model, world);
  await openingsAreWrittenDown(model, world);

  await linkEvents(services);
  expect((await verifyEvidence(services)).faults).toEqual([]);
}

async function checkPerson(who: number, person: ModelPerson, model: Model, world: World): Promise<void> {
  const { services } = world.server;
  const row = await services.db.selectFrom('users').select('id').where('email', '=', emailOf(who)).executeTakeFirst();
  expect([who, row !== undefined]).toEqual([who, person.state !== 'none']);
  if (!row) return;
  // Exactly the sessions that the model has are open, and no others.
  const open = await services.db.selectFrom('sessions').select('token_hash').where('user_id', '=', row.id).execute();
  expect([who, open.length]).toEqual([who, person.sessions.length]);
  const origin = { authorization: undefined, userAgent: undefined, isShared: false };
  const { token } = await startSession(services, { userId: row.id }, origin);
  world.tokens.set('looks', token);
  const get = async (path: string) => (await world.call('GET', path, undefined, 'looks')).body;
  expect(await get('/api/auth/me')).toMatchObject({ email: emailOf(who), theme: person.theme });
  const records: { type: string; total_score: number }[] = await get('/api/assessment/all');
  expect(records.map(({ type, total_score }) => [type, total_score])).toEqual(
    person.assessments.map(({ type, total }) => [type, total]),
  );
  const moods: { mood: string }[] = await get('/api/mood');
  expect(moods.map(({ mood }) => moodList.find(({ emoji, word }) => emoji === mood || word === mood)?.word)).toEqual(
    person.moods,
  );
  const { settings, preferences } = await get('/api/reminders/mine');
  expect(settings).toMatchObject(model.reminders);
  expect(preferences).toMatchObject({ water_on: person.waterOn, water_interval_minutes: person.ownWater });
  expect((await get('/api/sharing')).shares).toBe(person.shares);
  const questions: { id: string }[] = await get('/api/questions/active');
  expect(questions.map(({ id }) => id).toSorted()).toEqual([...model.active].toSorted());
  const { erase_at } = await get('/api/account');
  expect(erase_at !== null).toBe(person.state === 'asked');
}

async function sumsMatchAnswers({ server }: World): Promise<void> {
  const { db, cipher } = server.services;
  const rows = await db.selectFrom('assessments').selectAll().execute();
  for (const row of rows) {
    const { id, user_id: userId, answers } = row;
    const said = decryptAnswers(cipher, { id, userId, answers });
    expect(Object.values(said).reduce((sum, value) => sum + value, 0)).toBe(row.total_score);
  }
}

async function everythingIsSomeonesWhoIsHere({ people }: Model, { server }: World): Promise<void> {
  const { db } = server.services;
  const count = async (table: 'assessments' | 'moods') => (await db.selectFrom(table).select('id').execute()).length;
  expect([await count('assessments'), await count('moods')]).toEqual([
    people.reduce((sum, { assessments }) => sum + assessments.length, 0),
    people.reduce((sum, { moods }) => sum + moods.length, 0),
  ]);
}

async function dailySumsAreTheModels({ people }: Model, { server }: World): Promise<void> {
  const { db } = server.services;
  const scores = await db.selectFrom('day_scores').select(['type', 'score_sum']).execute();
  for (const wanted of ['GAD-7', 'PHQ-9'] as const) {
    const kept = scores.filter(({ type }) => type === wanted).reduce((sum, row) => sum + row.score_sum, 0);
    const whole = wanted === 'GAD-7' ? 7 : 9;
    const made = people
      .flatMap(({ assessments }) => assessments)
      .filter(({ type, answers }) => type === wanted && Object.keys(answers).length === whole)
      .reduce((sum, { total }) => sum + total, 0);
    expect([wanted, kept]).toEqual([wanted, made]);
  }
}

async function openingsAreWrittenDown({ people }: Model, world: World): Promise<void> {
  const { db } = world.server.services;
  const entries = await db.selectFrom('access_log').select('person_id').execute();
  for (const [who, { state, openings }] of people.entries()) {
    if (state === 'none') continue;
    const id = world.ids.get(who);
    expect([who, entries.filter(({ person_id }) => person_id === id).length]).toEqual([who, openings]);
  }
  const audited = await db.selectFrom('audit_events').select('id').where('action', '=', 'history_opened').execute();
  expect(audited.length).toBeGreaterThanOrEqual(people.reduce((sum, { openings }) => sum + openings, 0));
}
