import { expect, hueOf } from '../fixtures.ts';
import type { Scene } from './scene.ts';
import { departs, says } from './statement.ts';
import type { Section } from './statement.ts';

const field = ({ page }: Scene, label: string) => page.getByLabel(label, { exact: true });

/** Sections 2, 4 and 5: forgotten passwords. */
export function forgottenPasswords(): Section {
  let person = { email: '', password: '' };
  let link = '';
  const send = ({ page }: Scene) => page.getByRole('button', { name: 'Send Reset Link' });
  const choose = async (scene: Scene, password: string, again: string) => {
    await field(scene, 'New password').fill(password);
    await field(scene, 'Confirm password').fill(again);
    await scene.page.getByRole('button', { name: 'Reset Password' }).click();
  };
  const now = new Date('2026-11-18T09:00:00+05:30');
  return {
    heading: '2, 4, 5 Forgot and reset password',
    open: async (scene) => {
      person = await scene.join();
      await scene.page.goto('/forgot-password');
    },
    statements: [
      says('one email field', async ({ page }) => expect(page.getByRole('textbox')).toHaveCount(1)),
      says('a button ‘Send Reset Link’', async (scene) => expect(send(scene)).toBeVisible()),
      says('the email is required', async (scene) => {
        await send(scene).click();
        await expect(field(scene, 'Email')).toHaveAttribute('aria-invalid', 'true');
      }),
      says('the server’s msg is shown', async (scene) => {
        await field(scene, 'Email').fill(person.email);
        const replied = scene.page.waitForResponse('**/api/auth/forgot-password');
        await send(scene).click();
        const { msg } = await (await replied).json();
        await expect(scene.page.getByText(msg)).toBeVisible();
        link = await scene.mailedLink(person.email);
      }),
      departs('field and button stay', '*Send Reset Link* and its field'),
      says('the reset has New password and Confirm password', async (scene) => {
        await scene.page.clock.install({ time: now });
        await scene.page.goto(link);
        for (const label of ['New password', 'Confirm password']) await expect(field(scene, label)).toBeVisible();
      }),
      says('two entries that differ give ‘Passwords do not match’', async (scene) => {
        await choose(scene, 'Calm@more22', 'Calm@more23');
        await expect(scene.page.getByText('Passwords do not match')).toBeVisible();
      }),
      says('a message without ‘success’ is red', async (scene) => {
        await scene.answerWith('**/api/auth/reset-password/*', { status: 400, json: { msg: 'That did not work.' } });
        await choose(scene, 'Calm@more22', 'Calm@more22');
        expect(await hueOf(scene.page.getByText('That did not work.'))).toBe('red');
        await scene.restore();
      }),
      says('one with ‘success’ is green', async (scene) => {
        await scene.page.clock.pauseAt(new Date(now.getTime() + 3_600_000));
        await choose(scene, 'Calm@more22', 'Calm@more22');
        await expect(scene.page.getByText(/success/)).toBeVisible();
        expect(await hueOf(scene.page.getByText(/success/))).toBe('green');
      }),
      says('after 2 s the app returns to /', async ({ page }) => {
        await page.clock.runFor(1900);
        await expect(page).not.toHaveURL('/');
        await page.clock.runFor(100);
        await expect(page).toHaveURL('/');
      }),
    ],
  };
}

/** Section 2: the profile. */
export function profile(): Section {
  const fixed = (label: string, value?: string) => async (scene: Scene) => {
    await expect(field(scene, label)).not.toBeEditable();
    if (value) await expect(field(scene, label)).toHaveValue(value);
  };
  const changes = (
    label: string,
    act: (input: ReturnType<typeof field>) => Promise<unknown>,
    kept: Record<string, unknown>,
  ) =>
    says(`${label} can be changed`, async (scene) => {
      await act(field(scene, label));
      const saved = scene.page.waitForResponse('**/api/auth/update-profile');
      await scene.page.getByRole('button', { name: 'Update Profile' }).click();
      await saved;
      expect((await scene.call('GET', '/api/auth/me', { token })).body).toMatchObject(kept);
    });
  let token = '';
  return {
    heading: '2 Profile',
    open: async (scene) => {
      const asha = await scene.join();
      token = asha.token;
      await scene.enter(asha, '/profile');
    },
    statements: [
      says('a form ‘My Profile’', async ({ page }) =>
        expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile'),
      ),
      says('the name is read-only', fixed('Name', 'Asha Murmu')),
      says('the email is read-only', fixed('Email')),
      says('the role is read-only', fixed('Role')),
      says('the date of birth is read-only, as dd-mm-yyyy', fixed('Date of birth', '17-04-1991')),
      departs('no other way changes these', 'Name, email and date of birth'),
      says('a button ‘Update Profile’', async ({ page }) =>
        expect(page.getByRole('button', { name: 'Update Profile' })).toBeVisible(),
      ),
      changes('Designation', (input) => input.selectOption('Doctor'), { designation: 'Doctor' }),
      changes('Phone', (input) => input.fill('+91 98765 43210'), { phone: '+91 98765 43210' }),
      changes('Height', (input) => input.selectOption('180'), { height: '180' }),
      changes('Weight', (input) => input.selectOption('75'), { weight: '75' }),
      changes('Ailments', (input) => input.fill('Pollen'), { ailments: 'Pollen' }),
    ],
  };
}
