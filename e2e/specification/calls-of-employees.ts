import { expect, registration } from '../fixtures.ts';
import type { Scene } from './scene.ts';
import { departs, says } from './statement.ts';
import type { Section } from './statement.ts';

/** Answers each question of a questionnaire with the same value. */
export async function answersOf({ call }: Scene, token: string, type: string, value: number) {
  const { body: questions } = await call('GET', '/api/questions/active', { token });
  const ids: string[] = questions
    .filter((one: { type: string }) => one.type === type)
    .map(({ id }: { id: string }) => id);
  return { answers: Object.fromEntries(ids.map((id) => [id, value])), total_score: ids.length * value, type };
}

/** Section 7, what anyone and each employee calls. */
export function callsOfEmployees(): Section {
  let token = '';
  let email = '';
  const read = ({ call }: Scene, path: string) => call('GET', path, { token });
  const submits = (type: string) => async (scene: Scene) => {
    const sent = await scene.call('POST', '/api/assessment', { token, body: await answersOf(scene, token, type, 1) });
    expect(sent.status).toBe(201);
  };
  const lists = (type: string, score: number) => async (scene: Scene) => {
    const { status, body } = await read(scene, `/api/assessment/history?type=${type}`);
    expect(status).toBe(200);
    expect(body).toMatchObject([{ total_score: score, created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }]);
  };
  return {
    heading: '7 The calls it makes',
    open: async (scene) => ({ token, email } = await scene.join()),
    statements: [
      says('all calls go to one backend, that which gave the page', async ({ page }) => {
        const hosts = new Set<string>();
        page.on('request', (request) => hosts.add(new URL(request.url()).host));
        await page.goto('/');
        await page.waitForLoadState('networkidle');
        expect([...hosts]).toEqual([new URL(page.url()).host]);
      }),
      says('POST login takes email and password, gives token and the role of the user', async ({ call }) => {
        const { status, body } = await call('POST', '/api/auth/login', { body: { email, password: 'Calm@less1' } });
        expect(status).toBe(200);
        expect(body).toMatchObject({ token: expect.stringMatching(/\S{20,}/), user: { role: 'employee' } });
      }),
      says('GET me gives name and role', async (scene) =>
        expect((await read(scene, '/api/auth/me')).body).toMatchObject({ name: 'Asha Murmu', role: 'employee' }),
      ),
      says('POST register takes all fields of registration, gives token and user', async ({ call }) => {
        const { body } = await call('POST', '/api/auth/register', { body: registration() });
        expect(body).toMatchObject({ token: expect.any(String), user: { role: 'employee' } });
      }),
      says('POST forgot-password takes email, gives msg', async ({ call }) => {
        const { status, body } = await call('POST', '/api/auth/forgot-password', { body: { email } });
        expect([status, typeof body.msg]).toEqual([200, 'string']);
      }),
      says('POST reset-password with the token takes newPassword, gives msg', async (scene) => {
        const path = `/api/auth${await scene.mailedLink(email)}`;
        const { status, body } = await scene.call('POST', path, { body: { newPassword: 'Calm@more22' } });
        expect([status, typeof body.msg]).toEqual([200, 'string']);
        const login = await scene.call('POST', '/api/auth/login', { body: { email, password: 'Calm@more22' } });
        token = login.body.token;
      }),
      says('PUT update-profile takes the whole profile', async (scene) => {
        const { body: profile } = await read(scene, '/api/auth/me');
        const body = { ...profile, designation: 'Doctor', phone: '', ailments: 'Pollen' };
        expect((await scene.call('PUT', '/api/auth/update-profile', { token, body })).status).toBe(200);
        expect((await read(scene, '/api/auth/me')).body).toMatchObject({ designation: 'Doctor', ailments: 'Pollen' });
      }),
      says('GET questions/active gives id, text and type, of both questionnaires', async (scene) => {
        const { body } = await read(scene, '/api/questions/active');
        const ofType = (type: string) => body.filter((one: { type: string }) => one.type === type).length;
        expect([ofType('GAD-7'), ofType('PHQ-9'), body.length]).toEqual([7, 9, 16]);
        expect(body[0]).toMatchObject({ id: expect.any(String), text: expect.any(String) });
      }),
      says('POST assessment takes answers, total_score and type of the GAD-7', submits('GAD-7')),
      says('POST assessment takes the same of the PHQ-9', submits('PHQ-9')),
      says('GET assessment/history of GAD-7 lists created_at and total_score', lists('GAD-7', 7)),
      says('GET assessment/history of PHQ-9 has the same shape', lists('PHQ-9', 9)),
      says('GET assessment/all gives the history of both', async (scene) =>
        expect((await read(scene, '/api/assessment/all')).body).toHaveLength(2),
      ),
      departs('the page uses it as history', '`GET /api/assessment/all` is used'),
      says('GET assessment/report gives a file named Mental_Health_Report.pdf', async (scene) => {
        const { bytes, headers } = await read(scene, '/api/assessment/report');
        expect(new TextDecoder().decode(bytes.subarray(0, 5))).toBe('%PDF-');
        expect(headers.get('content-disposition')).toContain('Mental_Health_Report.pdf');
      }),
      says('POST mood takes a mood', async ({ call }) =>
        expect((await call('POST', '/api/mood', { token, body: { mood: '🙂' } })).status).toBe(201),
      ),
      says('GET mood lists created_at and mood', async (scene) =>
        expect((await read(scene, '/api/mood')).body).toMatchObject([{ mood: '🙂', created_at: expect.any(String) }]),
      ),
      says('GET reminder-settings gives the four settings', async (scene) => {
        const { body } = await read(scene, '/api/admin/reminder-settings');
        expect(Object.keys(body).toSorted()).toEqual([
          'mood_popup_1',
          'mood_popup_2',
          'posture_interval_minutes',
          'water_interval_minutes',
        ]);
      }),
      says('the bearer header is Authorization: Bearer and the token', async ({ call }) => {
        const withHeader = (authorization: string) => call('GET', '/api/auth/me', { headers: { authorization } });
        expect((await withHeader(`Bearer ${token}`)).status).toBe(200);
        expect((await withHeader(token)).status).toBe(401);
      }),
    ],
  };
}
