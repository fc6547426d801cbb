import { expect } from '../fixtures.ts';
import { standStillAt } from '../stand-still.ts';
import type { Scene } from './scene.ts';
import { departs, says } from './statement.ts';
import type { Section } from './statement.ts';

const at = (time: string) => new Date(`2026-11-18T${time}+05:30`);
const seldom = {
  mood_popup_1: '03:00',
  mood_popup_2: '03:01',
  water_interval_minutes: 1440,
  posture_interval_minutes: 1440,
};
const alerts = ({ page }: Scene) => page.getByRole('alertdialog');
const popup = ({ page }: Scene) => page.getByRole('dialog', { name: 'How are you feeling right now?' });
const minutes = ({ page }: Scene, count: number) => page.clock.runFor(count * 60_000);

/** Section 4: the reminders of the dashboard, by a clock that goes as it is told. */
export function reminderTimer(): Section {
  let isInstalled = false;
  const from = async (scene: Scene, time: string, settings: Partial<typeof seldom>) => {
    const { page } = scene;
    await scene.restore();
    await scene.answerWith('**/api/admin/reminder-settings', { status: 200, json: { ...seldom, ...settings } });
    await (isInstalled ? page.clock.setSystemTime(at(time)) : page.clock.install({ time: at(time) }));
    if (isInstalled) await page.clock.resume();
    isInstalled = true;
    const person = await scene.join();
    await Promise.all([page.waitForResponse('**/api/reminders/mine?for=timer'), scene.enter(person, '/dashboard')]);
    await expect(page.getByRole('region', { name: 'Psychological Issues That We Deal With' })).toBeVisible();
    await standStillAt(page, new Date(at(time).getTime() + 20_000));
  };
  const asks = (field: 'mood_popup_1' | 'mood_popup_2') => async (scene: Scene) => {
    await from(scene, '09:00:00', { [field]: '09:03' });
    await minutes(scene, 2);
    await expect(popup(scene)).toHaveCount(0);
    await minutes(scene, 1);
    await expect(popup(scene)).toBeVisible();
  };
  const alertsAt =
    (field: 'water_interval_minutes' | 'posture_interval_minutes', text: string) => async (scene: Scene) => {
      await from(scene, '09:00:00', { [field]: 5 });
      await minutes(scene, 4);
      await expect(alerts(scene)).toHaveCount(0);
      await minutes(scene, 1);
      await expect(alerts(scene)).toContainText(text);
    };
  return {
    heading: '4, 9 Reminder timer',
    statements: [
      says('at the first mood time the popup opens', asks('mood_popup_1')),
      says('at the second mood time, too', asks('mood_popup_2')),
      says(
        'at the posture time ‘Time to check your posture!’',
        alertsAt('posture_interval_minutes', 'Time to check your posture!'),
      ),
      says('at the water time ‘Time to drink water!’', alertsAt('water_interval_minutes', 'Time to drink water!')),
      says('these times are the current time and the interval', async (scene) => {
        // It came five minutes after the page was opened, and comes again five minutes later.
        await alerts(scene).getByRole('button', { name: 'OK' }).click();
        await minutes(scene, 4);
        await expect(alerts(scene)).toHaveCount(0);
        await minutes(scene, 1);
        await expect(alerts(scene)).toContainText('Time to drink water!');
      }),
      says('a repeat in the same minute is suppressed', async (scene) => {
        await alerts(scene).getByRole('button', { name: 'OK' }).click();
        await scene.page.evaluate(() => window.dispatchEvent(new Event('focus')));
        await scene.page.clock.runFor(20_000);
        await expect(alerts(scene)).toHaveCount(0);
      }),
      says('it is checked every 60 s', async (scene) => {
        await from(scene, '09:00:00', { water_interval_minutes: 1 });
        await minutes(scene, 1);
        await expect(alerts(scene)).toBeVisible();
      }),
      says('the times are shown as HH:MM', async (scene) => {
        await from(scene, '09:00:00', { water_interval_minutes: 7, posture_interval_minutes: 5 });
        await expect(scene.page.getByText('posture 09:05, water 09:07')).toBeVisible();
      }),
      departs('each fires at its very minute', 'A reminder comes at its minute'),
      departs('for everyone at the same times', 'A reminder comes at its minute'),
    ],
  };
}
