import { expect, registration } from '../fixtures.ts';
import { answersOf } from './calls-of-employees.ts';
import { signIn } from './login.ts';
import type { Scene } from './scene.ts';
import { departs, says } from './statement.ts';
import type { Section } from './statement.ts';

type Fields = Record<string, unknown>;

/** Section 3: entities and their fields, over the wire. */
export function entities(): Section {
  let token = '';
  let id = '';
  let user: Fields = {};
  const entry = (from: Scene, path: string) => async () => (await from.call('GET', path, { token })).body;
  const asAdmin = async (scene: Scene, path: string) =>
    (await scene.call('GET', path, { token: (await scene.admin()).token })).body;
  const has = async (found: Fields, names: string) => {
    for (const name of names.split(' ')) expect(Object.keys(found)).toContain(name);
  };
  const first = async (scene: Scene, path: string): Promise<Fields> => (await entry(scene, path)())[0];
  return {
    heading: '3 Entities',
    open: async (scene) => {
      const { body } = await scene.call('POST', '/api/auth/register', { body: registration({ phone: '98765 43210' }) });
      ({ token, user } = body);
    },
    statements: [
      says('the register response has token and user with a role', () => {
        expect(typeof token).toBe('string');
        expect(user).toMatchObject({ role: 'employee' });
      }),
      says('the login response has token and user with a role', async (scene) => {
        const { email, password } = await scene.join();
        const { body } = await scene.call('POST', '/api/auth/login', { body: { email, password } });
        expect(body).toMatchObject({ token: expect.any(String), user: { role: 'employee' } });
      }),
      says('me has name and role', async (scene) => has(await entry(scene, '/api/auth/me')(), 'name role')),
      says('the browser keeps token and role', async (scene) => {
        const { email, password } = await scene.join();
        await scene.page.goto('/');
        await signIn(scene, email, password);
        await expect(scene.page).toHaveURL('/dashboard');
        const kept = await scene.page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
        expect(kept).toEqual({ role: 'employee', token: expect.stringMatching(/./) });
      }),
      says('a user has name, email, theme, designation, state, city', async (scene) => {
        const me = await entry(scene, '/api/auth/me')();
        ({ id } = me);
        await has(me, 'name email theme designation state city');
      }),
      says('date_of_birth, and an age computed from it', async (scene) => {
        const { date_of_birth, age } = await entry(scene, '/api/auth/me')();
        expect([date_of_birth, typeof age]).toEqual(['1991-04-17', 'number']);
      }),
      says('phone and ailments', async (scene) => has(await entry(scene, '/api/auth/me')(), 'phone ailments')),
      says('height and weight as text, and blood_group', async (scene) =>
        expect(await entry(scene, '/api/auth/me')()).toMatchObject({ height: '165', weight: '60', blood_group: 'O+' }),
      ),
      says('a role, by default employee', async (scene) =>
        expect(await entry(scene, '/api/auth/me')()).toMatchObject({ role: 'employee' }),
      ),
      says('a question has id, text and type', async (scene) =>
        has(await first(scene, '/api/questions/active'), 'id text type'),
      ),
      says('and is_active', async (scene) => has((await asAdmin(scene, '/api/questions'))[0], 'is_active')),
      says('a submission has answers from 0 to 3, total_score and type', async (scene) => {
        const body = await answersOf(scene, token, 'GAD-7', 3);
        expect((await scene.call('POST', '/api/assessment', { token, body })).status).toBe(201);
        const wrong = await answersOf(scene, token, 'GAD-7', 4);
        expect((await scene.call('POST', '/api/assessment', { token, body: wrong })).status).toBe(400);
      }),
      says('total_score is the sum', async (scene) => {
        const body = { ...(await answersOf(scene, token, 'GAD-7', 1)), total_score: 8 };
        expect((await scene.call('POST', '/api/assessment', { token, body })).status).toBeGreaterThanOrEqual(400);
      }),
      says('an own result has created_at and total_score', async (scene) =>
        has(await first(scene, '/api/assessment/history?type=GAD-7'), 'created_at total_score'),
      ),
      ...['😄', '🙂', '😐', '😔', '😡'].map((mood) =>
        says(`a mood may be ${mood}`, async ({ call }) =>
          expect((await call('POST', '/api/mood', { token, body: { mood } })).status).toBe(201),
        ),
      ),
      says('no other mood is taken', async ({ call }) =>
        expect((await call('POST', '/api/mood', { token, body: { mood: '🤖' } })).status).toBe(400),
      ),
      says('a mood record has created_at and mood', async (scene) =>
        has(await first(scene, '/api/mood'), 'created_at mood'),
      ),
      says('an admin sees of a result date, type, score and severity', async (scene) => {
        const { assessments } = await asAdmin(scene, `/api/admin/employee-details/${id}`);
        expect(assessments[0]).toMatchObject({
          type: 'GAD-7',
          score: 21,
          severity: 'Severe',
          date: expect.any(String),
        });
      }),
      departs('each result has its severity', 'A score has its severity'),
      says('and of a mood date and mood', async (scene) =>
        has((await asAdmin(scene, `/api/admin/employee-details/${id}`)).moods[0], 'date mood'),
      ),
      says('employee details have name, assessments and moods', async (scene) =>
        has(await asAdmin(scene, `/api/admin/employee-details/${id}`), 'name assessments moods'),
      ),
      says('reminder settings have two times and two intervals', async (scene) => {
        const found = await asAdmin(scene, '/api/admin/reminder-settings');
        expect([found.mood_popup_1, found.mood_popup_2].join()).toMatch(/^\d\d:\d\d,\d\d:\d\d$/);
        await has(found, 'water_interval_minutes posture_interval_minutes');
      }),
      says('the overview has its four counts', async (scene) =>
        has(
          await asAdmin(scene, '/api/admin/stats/overview'),
          'totalEmployees gadSubmissions phqSubmissions moodEntries',
        ),
      ),
      says('a day of submissions has date, gad7_count, phq9_count', async (scene) =>
        has((await asAdmin(scene, '/api/admin/stats/daily-submissions'))[0], 'date gad7_count phq9_count'),
      ),
      says('a mood of the distribution has label and count', async (scene) =>
        has((await asAdmin(scene, '/api/admin/stats/mood-distribution'))[0], 'label count'),
      ),
      says('a day of averages has date, avg_gad7_score, avg_phq9_score', async (scene) =>
        has((await asAdmin(scene, '/api/admin/stats/average-scores'))[0], 'date avg_gad7_score avg_phq9_score'),
      ),
      says('a band of severity has name and value', async (scene) =>
        has((await asAdmin(scene, '/api/admin/stats/severity'))[0], 'name value'),
      ),
      says('an employee of the list has its nine fields', async (scene) =>
        has(
          (await asAdmin(scene, '/api/admin/employees'))[0],
          'id name email date_of_birth age theme designation state city',
        ),
      ),
    ],
  };
}
