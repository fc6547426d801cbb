import { answer, expect, registration } from '../fixtures.ts';
import { fillRegistration } from '../forms.ts';
import { answersOf } from './calls-of-employees.ts';
import { block } from './employee-screens.ts';
import type { Scene } from './scene.ts';
import { departs, says } from './statement.ts';
import type { Section } from './statement.ts';

const field = ({ page }: Scene, label: string) => page.getByLabel(label, { exact: true });
const ok = (scene: Scene) => scene.page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();

/** Section 5, without the forms that have sections of their own. */
export function validation(): Section {
  let token = '';
  const insists = (type: string) => async (scene: Scene) => {
    const sent: string[] = [];
    scene.page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await answer(block(scene, type), ['Not at all', 'Not at all']);
    await block(scene, type)
      .getByRole('button', { name: `Submit ${type}` })
      .click();
    const text = `Please answer all ${type} questions before submitting.`;
    await expect(scene.page.getByRole('alertdialog')).toContainText(text);
    await ok(scene);
    expect(sent.filter((url) => url.includes('/api/assessment'))).toEqual([]);
  };
  return {
    heading: '5 Validation',
    open: async ({ page }) => void (await page.goto('/')),
    statements: [
      says('the login’s email is of type email and required', async (scene) => {
        await expect(field(scene, 'Email')).toHaveAttribute('type', 'email');
        await expect(field(scene, 'Email')).toHaveAttribute('required', '');
      }),
      says('its password is required', async (scene) =>
        expect(field(scene, 'Password')).toHaveAttribute('required', ''),
      ),
      says('each question takes exactly one choice', async (scene) => {
        ({ token } = await scene.join());
        await scene.enter({ token }, '/dashboard?tab=mytests');
        await answer(block(scene, 'GAD-7'), ['Not at all']);
        await answer(block(scene, 'GAD-7'), ['Several days']);
        await expect(block(scene, 'GAD-7').getByRole('radio', { checked: true })).toHaveCount(1);
      }),
      says('a GAD-7 with open questions is not sent, and an alert says so', insists('GAD-7')),
      says('and so with a PHQ-9', insists('PHQ-9')),
      departs('that is the browser’s alert', 'Alerts'),
      says('all active questions have to be answered', async (scene) => {
        const body = await answersOf(scene, token, 'GAD-7', 1);
        const answers = Object.fromEntries(Object.entries(body.answers).slice(1));
        const request = { token, body: { ...body, answers, total_score: 6 } };
        expect((await scene.call('POST', '/api/assessment', request)).status).toBeGreaterThanOrEqual(400);
      }),
      says('how many there are comes from the server', async (scene) => {
        const json = [{ id: '1', text: 'Only this', type: ' gad-7 ', care_from: null }];
        await scene.answerWith('**/api/questions/active', { status: 200, json });
        await scene.page.reload();
        await expect(block(scene, 'GAD-7').getByRole('group')).toHaveCount(1);
      }),
      says('the type is matched after trimming and upper-casing', async (scene) => {
        await expect(block(scene, 'GAD-7')).toContainText('Only this');
        await scene.restore();
      }),
      says('a mood has to be selected', async ({ call }) =>
        expect((await call('POST', '/api/mood', { token, body: { mood: '' } })).status).toBe(400),
      ),
    ],
  };
}

/** Section 6: roles and permissions. */
export function roles(): Section {
  let person = { token: '' };
  const headersOf = async (scene: Scene, path: string, act: () => Promise<unknown>) => {
    const asked = scene.page.waitForRequest(`**${path}`);
    await act();
    return (await asked).headers();
  };
  // Of someone who is signed in: their token is there, and is left out.
  const withoutToken = (address: string, path: string, button: string) => async (scene: Scene) => {
    await scene.page.goto(address);
    expect(await scene.page.evaluate(() => localStorage.getItem('token'))).toBe(person.token);
    await expect(scene.page.getByRole('button', { name: button })).toBeVisible();
    for (const box of await scene.page.getByRole('textbox').all())
      if (await box.isEditable())
        await box.fill((await box.getAttribute('type')) === 'email' ? 'a@e2e.example' : 'Calm@less1');
    const headers = await headersOf(scene, path, () => scene.page.getByRole('button', { name: button }).click());
    expect(headers['authorization']).toBeUndefined();
  };
  return {
    heading: '6 Roles and permissions',
    open: async (scene) => {
      person = await scene.join();
      await scene.enter(person, '/dashboard');
    },
    statements: [
      says(
        'forgot-password sends no token',
        withoutToken('/forgot-password', '/api/auth/forgot-password', 'Send Reset Link'),
      ),
      says(
        'reset-password sends none',
        withoutToken('/reset-password/none', '/api/auth/reset-password/*', 'Reset Password'),
      ),
      says('registration needs none', async (scene) => {
        await scene.page.evaluate(() => localStorage.clear());
        await scene.page.goto('/register');
        await fillRegistration(scene.page, registration());
        const registered = scene.page.waitForResponse('**/api/auth/register');
        const register = () => scene.page.getByRole('button', { name: 'Register' }).click();
        expect((await headersOf(scene, '/api/auth/register', register))['authorization']).toBeUndefined();
        expect((await registered).status()).toBe(201);
      }),
      says('every other call sends the token of the local storage', async (scene) => {
        const headers = await headersOf(scene, '/api/auth/me', () => scene.enter(person, '/dashboard'));
        expect(headers['authorization']).toBe(`Bearer ${person.token}`);
      }),
      departs('it is there on every device', 'The token is in local storage'),
      says('a person is an employee by default, whatever they ask for', async (scene) => {
        const { token } = await scene.join({ role: 'admin' });
        expect((await scene.call('GET', '/api/auth/me', { token })).body.role).toBe('employee');
      }),
      says('the role of the me call decides where one gets, not the stored one', async (scene) => {
        await scene.page.evaluate(() => localStorage.setItem('role', 'admin'));
        await scene.page.goto('/admin-dashboard');
        await expect(scene.page).toHaveURL('/dashboard');
      }),
      ...['/admin-dashboard', '/admin/stats', '/admin/employee-history', '/admin/employee-history/1'].map((path) =>
        says(`${path} is for admins only`, async ({ page }) => {
          await page.goto(path);
          await expect(page).toHaveURL('/dashboard');
        }),
      ),
      says('the server refuses their calls to employees, which it left open', async ({ call }) => {
        for (const path of ['stats/overview', 'employees', 'employee-details/1'])
          expect((await call('GET', `/api/admin/${path}`, { token: person.token })).status).toBe(403);
      }),
      departs('admins see each history and all statistics', 'Admins see one employee'),
      departs('a signed-in admin may do all of it', 'Admins act once signed in'),
    ],
  };
}
