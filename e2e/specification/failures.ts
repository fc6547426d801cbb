import { answer, expect, registration } from '../fixtures.ts';
import { fillRegistration } from '../forms.ts';
import { block } from './employee-screens.ts';
import type { Scene } from './scene.ts';
import { departs, says } from './statement.ts';
import type { Section } from './statement.ts';

const field = ({ page }: Scene, label: string) => page.getByLabel(label, { exact: true });
const button = ({ page }: Scene, name: string) => page.getByRole('button', { name, exact: true });
const press = (scene: Scene, name: string) => button(scene, name).click();
const broken = { status: 500 };
const refused = { status: 400, json: { msg: 'The words of the server.' } };
const empty = { status: 200, json: {} };

interface Failing {
  path: string;
  answer: { status: number; json?: unknown };
  act: (scene: Scene) => Promise<unknown>;
  text: string;
}

/** What a person reads where a call is answered like this. */
const shows = (title: string, { path, answer: given, act, text }: Failing) =>
  says(`${title}: ‘${text}’`, async (scene) => {
    await scene.answerWith(path, given);
    await act(scene);
    await expect(scene.page.getByText(text, { exact: true }).first()).toBeVisible();
    await scene.restore();
  });

/** Section 8: the failures of strangers’ screens. */
export function failuresOfStrangers(): Section {
  const login = async (scene: Scene) => {
    await scene.page.goto('/');
    await field(scene, 'Email').fill('a@e2e.example');
    await field(scene, 'Password').fill('Calm@less1');
    await press(scene, 'Login');
  };
  const register = async (scene: Scene) => {
    await scene.page.goto('/register');
    await fillRegistration(scene.page, registration());
    await press(scene, 'Register');
  };
  const forgot = async (scene: Scene) => {
    await scene.page.goto('/forgot-password');
    await field(scene, 'Email').fill('a@e2e.example');
    await press(scene, 'Send Reset Link');
  };
  const reset = async (scene: Scene) => {
    await scene.page.goto('/reset-password/none');
    for (const label of ['New password', 'Confirm password']) await field(scene, label).fill('Calm@less1');
    await press(scene, 'Reset Password');
  };
  const said = refused.json.msg;
  const at = (name: string, act: Failing['act']) => ({ path: `**/api/auth/${name}`, act });
  return {
    heading: '8 Errors of strangers',
    statements: [
      shows('login, with a msg', { ...at('login', login), answer: refused, text: said }),
      shows('login, without', { ...at('login', login), answer: broken, text: 'Login failed' }),
      shows('login without token or user', {
        ...at('login', login),
        answer: empty,
        text: 'Invalid response from server',
      }),
      shows('registration without token or user', {
        ...at('register', register),
        answer: { status: 201, json: {} },
        text: 'Invalid response from server',
      }),
      shows('registration, with a msg', { ...at('register', register), answer: refused, text: said }),
      shows('registration, without', { ...at('register', register), answer: broken, text: 'Registration failed' }),
      shows('forgot password, with a msg', { ...at('forgot-password', forgot), answer: refused, text: said }),
      shows('forgot password, without', {
        ...at('forgot-password', forgot),
        answer: broken,
        text: 'Something went wrong',
      }),
      shows('reset, with a msg', { ...at('reset-password/*', reset), answer: refused, text: said }),
      shows('reset, without', { ...at('reset-password/*', reset), answer: broken, text: 'Error resetting password' }),
    ],
  };
}

/** Section 8: the failures of those who are signed in. */
export function failures(): Section {
  const lines: string[] = [];
  const isLoggedOnly = async (scene: Scene, path: string, act: () => Promise<unknown>) => {
    await scene.answerWith(path, broken);
    lines.length = 0;
    await act();
    await expect.poll(() => lines.join('\n')).toContain('Could not');
    await expect(scene.page.getByRole('alertdialog')).toHaveCount(0);
    await scene.restore();
  };
  const logged = (title: string, path: string, address: string, act?: Failing['act']) =>
    says(`${title}: logged only`, async (scene) => {
      await scene.page.goto(address);
      await expect(scene.page.getByRole('heading', { level: 1 })).toBeVisible();
      await isLoggedOnly(scene, path, () => (act ? act(scene) : scene.page.reload()));
    });
  const tests = async ({ page }: Scene) => void (await page.goto('/dashboard?tab=mytests'));
  const submit = (type: string, count: number) => async (scene: Scene) => {
    await tests(scene);
    await answer(block(scene, type), Array(count).fill('Not at all'));
    await press(scene, `Submit ${type}`);
  };
  const mood = async (scene: Scene) => {
    await tests(scene);
    await block(scene, 'Submit Your Mood').getByText('Calm', { exact: true }).click();
    await press(scene, 'Submit Mood');
  };
  const update = async (scene: Scene) => {
    await scene.page.goto('/profile');
    await press(scene, 'Update Profile');
  };
  const wrong = (what: string) => `Something went wrong while submitting your ${what}.`;
  const assessment = { path: '**/api/assessment', answer: broken };
  const profile = '**/api/auth/update-profile';
  return {
    heading: '8 Errors',
    open: async (scene) => {
      scene.page.on('console', (message) => message.type() === 'warning' && lines.push(message.text()));
      await scene.enter(await scene.join(), '/dashboard');
    },
    statements: [
      says('the profile is updated: ‘Profile updated successfully!’', async (scene) => {
        await update(scene);
        await expect(scene.page.getByText('Profile updated successfully!')).toBeVisible();
      }),
      shows('the profile, failed', { path: profile, answer: broken, act: update, text: 'Failed to update profile.' }),
      shows('the GAD-7', { ...assessment, act: submit('GAD-7', 7), text: wrong('GAD-7 assessment') }),
      shows('the PHQ-9', { ...assessment, act: submit('PHQ-9', 9), text: wrong('PHQ-9 assessment') }),
      shows('a mood on the tests screen', { path: '**/api/mood', answer: broken, act: mood, text: wrong('mood') }),
      departs('without a connection, too', 'A failed submission alerts'),
      departs('in these words whatever the reason', 'A failed submission alerts'),
      says('a mood of the popup: no message, and it closes', async (scene) => {
        await scene.answerWith('**/api/mood', broken);
        await scene.page.goto('/dashboard?mood=now');
        const popup = scene.page.getByRole('dialog', { name: 'How are you feeling right now?' });
        await popup.getByRole('button', { name: 'Sad' }).click();
        await expect(popup).toHaveCount(0);
        for (const role of ['alert', 'alertdialog'] as const) await expect(scene.page.getByRole(role)).toHaveCount(0);
        await scene.restore();
      }),
      logged('the name', '**/api/auth/me', '/dashboard'),
      logged('reminders', '**/api/admin/reminder-settings', '/dashboard'),
      says('without a token: a warning is logged only', async (scene) => {
        lines.length = 0;
        await scene.page.evaluate(() => localStorage.clear());
        await scene.page.goto('/dashboard');
        await expect.poll(() => lines.join('\n')).toContain('No token');
        await expect(scene.page.getByRole('alert')).toHaveCount(0);
      }),
      departs('and nothing else happens then', 'A missing token'),
      departs('what questions and charts show that don’t load is left open', 'What questions or charts'),
      logged('statistics', '**/api/admin/stats/**', '/admin/stats', async (scene) =>
        scene.enter(await scene.admin(), '/admin/stats', 'admin'),
      ),
      logged('questions', '**/api/questions', '/admin-dashboard', async ({ page }) => {
        await page.reload();
        await page.getByRole('button', { name: 'GAD-7 Questions' }).click();
      }),
      logged('settings', '**/api/admin/reminder-settings', '/admin-dashboard'),
      logged('a question that is not flipped', '**/api/questions/*', '/admin-dashboard', async ({ page }) => {
        await page.getByRole('button', { name: 'GAD-7 Questions' }).click();
        await page
          .getByRole('checkbox', { name: /^Active/ })
          .first()
          .click();
      }),
      says('settings that are not saved: logged only', async (scene) => {
        await scene.page.goto('/admin-dashboard');
        // With the settings that are known: without a time nothing can be saved.
        await expect(button(scene, 'Save Settings')).toBeEnabled();
        await isLoggedOnly(scene, '**/api/admin/reminder-settings', () => press(scene, 'Save Settings'));
      }),
    ],
  };
}
