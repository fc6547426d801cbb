import { expect } from '../fixtures.ts';
import type { Scene } from './scene.ts';
import { says } from './statement.ts';
import type { Section } from './statement.ts';

const panel = ({ page }: Scene, type: string) => page.getByRole('button', { name: `${type} Questions` });
const actives = ({ page }: Scene) => page.getByRole('checkbox', { name: /^Active/ });
const field = ({ page }: Scene, label: string) => page.getByLabel(label, { exact: true });
const save = ({ page }: Scene) => page.getByRole('button', { name: 'Save Settings' });
const fields = {
  'Mood Popup 1 Time': 'time',
  'Mood Popup 2 Time': 'time',
  'Water Reminder Interval (min)': 'number',
  'Posture Reminder Interval (min)': 'number',
};

/** Sections 2, 4 and 5: the admin dashboard. */
export function adminDashboard(): Section {
  const reads = (type: string) => async (scene: Scene) => {
    await scene.answerWith('**/api/questions', { status: 200, json: [] });
    await scene.page.reload();
    await panel(scene, type).click();
    await expect(scene.page.getByText(`No ${type} questions found.`, { exact: true })).toBeVisible();
    await scene.restore();
  };
  const opens =
    (path: string) =>
    async ({ page }: Scene) =>
      expect(page.getByRole('main').locator(`a[href="${path}"]`).first()).toBeVisible();
  return {
    heading: '2, 4, 5 Admin dashboard',
    open: async (scene) => scene.enter(await scene.admin(), '/admin-dashboard', 'admin'),
    statements: [
      says('the title is ‘Admin Dashboard’', async ({ page }) =>
        expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard'),
      ),
      says('a button to the full statistics', async ({ page }) => {
        await page.getByRole('button', { name: 'View Full Statistics' }).click();
        await expect(page).toHaveURL(/\/admin\/stats$/);
        await page.goBack();
      }),
      says('two panels, ‘GAD-7 Questions’ and ‘PHQ-9 Questions’', async (scene) => {
        for (const type of ['GAD-7', 'PHQ-9'])
          await expect(panel(scene, type)).toHaveAttribute('aria-expanded', 'false');
      }),
      says('each lists its questions with an Active checkbox', async (scene) => {
        await panel(scene, 'GAD-7').click();
        await expect(actives(scene)).toHaveCount(7);
      }),
      says('only one panel is open at a time', async (scene) => {
        await panel(scene, 'PHQ-9').click();
        await expect(actives(scene)).toHaveCount(9);
        await expect(panel(scene, 'GAD-7')).toHaveAttribute('aria-expanded', 'false');
      }),
      says('a click toggles it', async (scene) => {
        await panel(scene, 'PHQ-9').click();
        await expect(actives(scene)).toHaveCount(0);
      }),
      says('a click on Active asks the server to flip it', async (scene) => {
        await panel(scene, 'GAD-7').click();
        const asked = scene.page.waitForRequest((one) => one.method() === 'PATCH');
        await actives(scene).first().click();
        expect(new URL((await asked).url()).pathname).toMatch(/^\/api\/questions\/\S+$/);
      }),
      says('the list then shows what the server returns', async (scene) => {
        await expect(actives(scene).first()).not.toBeChecked();
        await actives(scene).first().click();
        await expect(actives(scene).first()).toBeChecked();
      }),
      says('an empty list reads ‘No GAD-7 questions found.’', reads('GAD-7')),
      says('or ‘No PHQ-9 questions found.’', reads('PHQ-9')),
      says('a card links to the employee records', opens('/admin/employee-history')),
      ...Object.entries(fields).map(([label, type]) =>
        says(`the reminder form has ${label}`, async (scene) =>
          expect(field(scene, label)).toHaveAttribute('type', type),
        ),
      ),
      says('‘Save Settings’ is disabled unless both mood times are set', async (scene) => {
        for (const label of ['Mood Popup 1 Time', 'Mood Popup 2 Time']) {
          const before = await field(scene, label).inputValue();
          await field(scene, label).fill('');
          await expect(save(scene)).toBeDisabled();
          await field(scene, label).fill(before);
          await expect(save(scene)).toBeEnabled();
        }
      }),
      says('a save says ‘Reminder settings updated!’', async (scene) => {
        await save(scene).click();
        await expect(scene.page.getByRole('alertdialog')).toContainText('Reminder settings updated!');
      }),
    ],
  };
}
