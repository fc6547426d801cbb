import { expect } from '../fixtures.ts';
import { answersOf } from './calls-of-employees.ts';
import type { Scene } from './scene.ts';
import { says } from './statement.ts';
import type { Section } from './statement.ts';

/** Section 7, what the admin screens call. */
export function callsOfAdmins(): Section {
  let token = '';
  let id = '';
  const read = async ({ call }: Scene, path: string) => {
    const { status, body } = await call('GET', `/api/admin/${path}`, { token });
    expect(status).toBe(200);
    return body;
  };
  return {
    heading: '7 The calls of admins',
    open: async (scene) => {
      ({ token } = await scene.admin());
      const ravi = await scene.join({ name: 'Ravi Rao', state: 'Odisha', city: 'Balasore' });
      for (const type of ['GAD-7', 'PHQ-9']) {
        const body = await answersOf(scene, ravi.token, type, 2);
        await scene.call('POST', '/api/assessment', { token: ravi.token, body });
      }
      await scene.call('POST', '/api/mood', { token: ravi.token, body: { mood: '😄' } });
      ({ id } = (await scene.call('GET', '/api/auth/me', { token: ravi.token })).body);
    },
    statements: [
      says('GET questions gives all questions with is_active', async ({ call }) => {
        const { body } = await call('GET', '/api/questions', { token });
        expect(body).toHaveLength(16);
        expect(body[0]).toMatchObject({ id: expect.any(String), text: expect.any(String), is_active: true });
      }),
      says('PATCH questions/{id} takes an empty body and gives is_active', async ({ call }) => {
        const { body: questions } = await call('GET', '/api/questions', { token });
        const path = `/api/questions/${questions[0].id}`;
        expect((await call('PATCH', path, { token })).body).toMatchObject({ is_active: false });
        expect((await call('PATCH', path, { token, body: {} })).body).toMatchObject({ is_active: true });
      }),
      says('POST reminder-settings takes the four settings', async ({ call }) => {
        const { body: before } = await call('GET', '/api/admin/reminder-settings', { token });
        const body = { ...before, water_interval_minutes: 45 };
        expect((await call('POST', '/api/admin/reminder-settings', { token, body })).status).toBe(200);
        expect(await read({ call } as Scene, 'reminder-settings')).toEqual(body);
        await call('POST', '/api/admin/reminder-settings', { token, body: before });
      }),
      says('GET stats/overview gives the four counts', async (scene) => {
        const counts = await read(scene, 'stats/overview');
        for (const name of ['totalEmployees', 'gadSubmissions', 'phqSubmissions', 'moodEntries'])
          expect(counts[name]).toBeGreaterThan(0);
      }),
      says('GET stats/severity gives the severity data', async (scene) => {
        const bands = await read(scene, 'stats/severity');
        expect(bands.map(({ name }: { name: string }) => name)).toEqual(['Minimal', 'Mild', 'Moderate', 'Severe']);
      }),
      says('GET stats/daily-submissions gives a day with both counts', async (scene) => {
        const [day] = (await read(scene, 'stats/daily-submissions')).slice(-1);
        expect(day.date).toMatch(/^\d{4}-\d\d-\d\d$/);
        expect([typeof day.gad7_count, typeof day.phq9_count]).toEqual(['number', 'number']);
      }),
      says('GET stats/mood-distribution gives labels and counts', async (scene) => {
        const moods = await read(scene, 'stats/mood-distribution');
        expect(moods).toContainEqual({ label: 'Happy', count: expect.any(Number) });
      }),
      says('GET stats/average-scores gives a day with both averages', async (scene) => {
        const [day] = (await read(scene, 'stats/average-scores')).slice(-1);
        expect(day).toMatchObject({ avg_gad7_score: expect.any(Number), avg_phq9_score: expect.any(Number) });
      }),
      says('GET employees gives the list, by state and city where they are asked for', async (scene) => {
        const names = async (query: string) =>
          (await read(scene, `employees${query}`)).map(({ name }: { name: string }) => name);
        expect(await names('')).toContain('Ravi Rao');
        expect(await names('?state=Odisha&city=Balasore')).toEqual(['Ravi Rao']);
        expect(await names('?state=Punjab')).toEqual([]);
      }),
      says('GET employee-details/{id} gives name, assessments and moods', async (scene) => {
        const found = await read(scene, `employee-details/${id}`);
        expect([found.name, found.assessments.length, found.moods.length]).toEqual(['Ravi Rao', 2, 1]);
      }),
    ],
  };
}
