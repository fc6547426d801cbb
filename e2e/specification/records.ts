import { expect } from '../fixtures.ts';
import { answersOf } from './calls-of-employees.ts';
import { optionsOf } from './scene.ts';
import type { Scene } from './scene.ts';
import { departs, says } from './statement.ts';
import type { Section } from './statement.ts';

const own = { name: 'Sita Hembrom', state: 'Uttar Pradesh', city: 'Sahibabad' };
const list = '/admin/employee-history';
const main = ({ page }: Scene) => page.getByRole('main');

/** Section 2: the employee list. */
export function employeeList(): Section {
  let email = '';
  const shows = (what: string, text: string | RegExp) =>
    says(`a card shows ${what}`, async (scene) => {
      const card = main(scene).getByRole('listitem').filter({ hasText: own.name });
      await expect(card).toContainText(text);
    });
  return {
    heading: '2 Employee list',
    open: async (scene) => {
      ({ email } = await scene.join(own));
      await scene.enter(await scene.admin(), `${list}?q=${own.name.split(' ')[1]}`, 'admin');
    },
    statements: [
      says('the title is ‘All Employees’', async ({ page }) =>
        expect(page.getByRole('heading', { level: 1 })).toHaveText('All Employees'),
      ),
      says('a state filter is made of the data', async ({ page }) =>
        expect.poll(() => optionsOf(page.getByLabel('State', { exact: true }))).toContain(own.state),
      ),
      says('and so is a city filter', async ({ page }) => {
        const cities = () => optionsOf(page.getByLabel('City', { exact: true }));
        await expect.poll(cities).toContain(own.city);
        expect(await cities()).not.toContain('Khopoli');
      }),
      shows('the name', own.name),
      says('a card shows the email', async (scene) =>
        expect(main(scene).getByRole('listitem').filter({ hasText: own.name })).toContainText(email),
      ),
      shows('the date of birth', '17-04-1991'),
      shows('the age', /Age\s*\d\d/),
      shows('the theme', 'Public Health'),
      shows('the designation', 'Field Coordinator'),
      shows('the state', own.state),
      shows('the city', own.city),
      departs('all are on one page', 'All Employees has a card for each'),
      says('a click opens the history of that person', async ({ page }) => {
        await page.getByText(own.name, { exact: true }).first().click();
        await expect(page).toHaveURL(new RegExp(`${list}/[^?]+`));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(own.name);
      }),
    ],
  };
}

/** Section 2: one employee's history. */
export function employeeHistory(): Section {
  let person = { token: '' };
  let path = '';
  const region = ({ page }: Scene, name: string) => page.getByRole('region', { name, exact: true });
  return {
    heading: '2 Employee history',
    open: async (scene) => {
      person = await scene.join({ name: 'Lakhan Tudu' });
      path = `${list}/${(await scene.call('GET', '/api/auth/me', { token: person.token })).body.id}`;
      await scene.enter(await scene.admin(), path, 'admin');
    },
    statements: [
      says('it shows the name', async ({ page }) =>
        expect(page.getByRole('heading', { level: 1 })).toHaveText('Lakhan Tudu'),
      ),
      says('without results ‘No assessment records found.’', async ({ page }) =>
        expect(page.getByText('No assessment records found.')).toBeVisible(),
      ),
      says('without moods ‘No mood entries available.’', async ({ page }) =>
        expect(page.getByText('No mood entries available.')).toBeVisible(),
      ),
      says('Assessments have date, type, score and severity', async (scene) => {
        const { call, page } = scene;
        const body = await answersOf(scene, person.token, 'GAD-7', 2);
        await call('POST', '/api/assessment', { token: person.token, body });
        await call('POST', '/api/mood', { token: person.token, body: { mood: '🙂' } });
        await page.reload();
        const row = region(scene, 'Assessments').getByRole('row').last();
        await expect(row).toHaveText(/\d\d-\d\d-\d{4}.*GAD-7.*14.*Moderate/);
      }),
      says('Mood Entries have date and mood', async (scene) =>
        expect(region(scene, 'Mood Entries').getByRole('row').last()).toHaveText(/\d\d-\d\d-\d{4}.*🙂 Calm/),
      ),
      departs('all records are shown at once', 'All Employees has a card for each'),
      says('‘Filter by Date’ has ‘All Dates’ and each date once', async ({ page }) => {
        const options = page.getByLabel('Filter by Date').getByRole('option');
        await expect(options).toHaveText(['All Dates', /^\d\d-\d\d-\d{4}$/]);
      }),
      says('while it loads ‘Loading...’', async ({ page }) => {
        let go: () => void = () => undefined;
        const held = new Promise<void>((resolve) => (go = resolve));
        await page.route('**/api/admin/employee-details/*', async (route) => {
          await held;
          await route.continue();
        });
        await page.goto(path);
        await expect(page.getByText('Loading...').first()).toBeVisible();
        go();
        await expect(page.getByText('Loading...')).toHaveCount(0);
        await page.unrouteAll({ behavior: 'wait' });
      }),
      says('without data ‘No data available.’', async ({ page }) => {
        await page.goto(`${list}/0`);
        await expect(page.getByText('No data available.').first()).toBeVisible();
      }),
    ],
  };
}
