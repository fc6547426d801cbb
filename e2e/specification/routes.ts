import { expect } from '../fixtures.ts';
import type { Scene } from './scene.ts';
import { departs, says } from './statement.ts';
import type { Section } from './statement.ts';

/** Section 2: the table of routes. */
export function routes(): Section {
  const shows =
    (path: string, heading: string | RegExp) =>
    async ({ page }: Scene) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect(new URL(page.url()).pathname).toBe(path);
    };
  let id = '';
  return {
    heading: '2 Screens and routes',
    statements: [
      says('/ is the login', shows('/', 'Login')),
      says('/register is the registration', shows('/register', 'Employee Registration')),
      says('/forgot-password', shows('/forgot-password', 'Forgot password')),
      says('/reset-password/{token}', async ({ page }) => {
        await page.goto('/reset-password/some-token');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset password');
      }),
      departs('its token stays in the address', 'The reset token is in the address'),
      says('/dashboard is that of employees', async (scene) => {
        const asha = await scene.join();
        ({ id } = (await scene.call('GET', '/api/auth/me', { token: asha.token })).body);
        await scene.enter(asha, '/dashboard');
        await expect(scene.page).toHaveURL('/dashboard');
      }),
      says('/profile is My Profile', shows('/profile', 'My Profile')),
      says('/admin-dashboard is that of admins', async (scene) => {
        await scene.enter(await scene.admin(), '/admin-dashboard', 'admin');
        await expect(scene.page).toHaveURL('/admin-dashboard');
      }),
      says('/admin/stats are the statistics', shows('/admin/stats', /Statistics/)),
      says('/admin/employee-history lists employees', shows('/admin/employee-history', 'All Employees')),
      says('/admin/employee-history/{employeeId} is the history of one', async (scene) => {
        const path = `/admin/employee-history/${id}`;
        await shows(path, 'Asha Murmu')(scene);
      }),
      says('tests, statistics and health are tabs of the dashboard', async (scene) => {
        await scene.enter(await scene.join(), '/dashboard');
        for (const tab of ['My Tests', 'My Stats', 'My Health']) {
          await scene.page.getByRole('link', { name: tab, exact: true }).click();
          await expect(scene.page.getByRole('heading', { level: 1 })).toHaveText(tab);
          expect(new URL(scene.page.url()).pathname).toBe('/dashboard');
        }
      }),
    ],
  };
}
