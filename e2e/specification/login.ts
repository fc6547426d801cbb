import { admin, expect, hueOf } from '../fixtures.ts';
import type { Scene } from './scene.ts';
import { departs, says } from './statement.ts';
import type { Section } from './statement.ts';

const field = ({ page }: Scene, label: string) => page.getByLabel(label, { exact: true });

/** By the form that is open. */
export async function signIn(scene: Scene, email: string, password: string) {
  await field(scene, 'Email').fill(email);
  await field(scene, 'Password').fill(password);
  await scene.page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Section 2: the login. */
export function login(): Section {
  const links =
    (name: string, path: string) =>
    async ({ page }: Scene) =>
      expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  return {
    heading: '2 Login',
    open: async ({ page }) => void (await page.goto('/')),
    statements: [
      says('fields Email and Password', async (scene) => {
        for (const label of ['Email', 'Password']) await expect(field(scene, label)).toBeVisible();
      }),
      says('a toggle shows and hides the password', async (scene) => {
        await scene.page.getByRole('button', { name: 'Show password' }).click();
        await expect(field(scene, 'Password')).toHaveAttribute('type', 'text');
        await scene.page.getByRole('button', { name: 'Hide password' }).click();
        await expect(field(scene, 'Password')).toHaveAttribute('type', 'password');
      }),
      says('a button Login', async ({ page }) => expect(page.getByRole('button', { name: 'Login' })).toBeVisible()),
      says('‘Sign Up’ goes to /register', links('Sign Up', '/register')),
      says('‘Forgot Password?’ goes to /forgot-password', links('Forgot Password?', '/forgot-password')),
      departs('fields and links are there in every house', 'People register and sign in'),
      says('the form is at most 400 px wide', async ({ page }) =>
        expect((await page.locator('form').boundingBox())?.width).toBeLessThanOrEqual(400),
      ),
      says('errors stand in red above the form', async (scene) => {
        for (const password of ['', 'Wrong@pass1']) {
          await signIn(scene, 'nobody@e2e.example', password);
          const alert = scene.page.getByRole('alert');
          await expect(alert).toBeVisible();
          // The one of the try before may be on its way out.
          await expect.poll(() => hueOf(alert.getByText(/./).first())).toBe('red');
          const top = async (part: typeof alert) => (await part.boundingBox())?.y ?? 0;
          expect(await top(alert)).toBeLessThan(await top(field(scene, 'Email')));
        }
      }),
      departs('whatever was asked for before, it leads to a dashboard', 'Login leads to a dashboard'),
      says('an employee goes to /dashboard', async (scene) => {
        const { email, password } = await scene.join();
        await signIn(scene, email, password);
        await expect(scene.page).toHaveURL('/dashboard');
      }),
      says('an admin goes to /admin-dashboard', async (scene) => {
        await scene.page.evaluate(() => localStorage.clear());
        await scene.page.goto('/');
        await signIn(scene, admin.email, admin.password);
        await expect(scene.page).toHaveURL('/admin-dashboard');
      }),
    ],
  };
}

/** Section 2: the top navigation bar. */
export function navigationBar(): Section {
  const main = ({ page }: Scene) => page.getByRole('navigation', { name: 'Main' });
  const opened = async ({ page }: Scene) => page.getByRole('button', { name: 'Hi, Asha' }).click();
  return {
    heading: '2 Top navigation bar',
    open: async (scene) => scene.enter(await scene.join(), '/dashboard'),
    statements: [
      says('it shows the title and the logo', async ({ page }) => {
        const title = page.getByRole('banner').getByRole('link', { name: 'Evenkeel' });
        await expect(title).toBeVisible();
        await expect(title.locator('svg, img').first()).toBeVisible();
      }),
      says('four tabs: Home, My Tests, My Stats, My Health', async (scene) =>
        expect(main(scene).getByRole('link')).toHaveText(['Home', 'My Tests', 'My Stats', 'My Health']),
      ),
      departs('they are there on every screen but the login', 'Every screen but the login has the four tabs'),
      departs('they are on top at every width', 'Every screen but the login has the four tabs'),
      says('the greeting is ‘Hi,’ and the first word of the name', async ({ page }) =>
        expect(page.getByRole('button', { name: 'Hi, Asha', exact: true })).toBeVisible(),
      ),
      says('the dropdown closes on a click outside', async (scene) => {
        await opened(scene);
        await expect(scene.page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
        await scene.page.getByRole('heading', { level: 1 }).click();
        await expect(scene.page.getByRole('button', { name: 'Sign Out' })).toBeHidden();
      }),
      says('‘My Profile’ goes to /profile', async (scene) => {
        await opened(scene);
        await scene.page.getByRole('link', { name: 'My Profile' }).click();
        await expect(scene.page.getByRole('heading', { level: 1 })).toHaveText('My Profile');
        await expect(scene.page).toHaveURL('/profile');
      }),
      says('‘Sign Out’ removes the token and goes to /', async (scene) => {
        await opened(scene);
        await scene.page.getByRole('button', { name: 'Sign Out' }).click();
        await expect(scene.page).toHaveURL('/');
        expect(await scene.page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      }),
      departs('it asks nothing first', 'Sign Out goes to'),
      says('the login shows no tabs', async (scene) => expect(main(scene)).toHaveCount(0)),
    ],
  };
}
