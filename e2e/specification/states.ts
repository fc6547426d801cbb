import { answer, expect } from '../fixtures.ts';
import { block } from './employee-screens.ts';
import { standStillAt } from '../stand-still.ts';
import type { Scene } from './scene.ts';
import { departs, says } from './statement.ts';
import type { Section } from './statement.ts';

const moods = (scene: Scene) => block(scene, 'Submit Your Mood');
const send = (scene: Scene) => moods(scene).getByRole('button', { name: 'Submit Mood' });
const done = (scene: Scene) => moods(scene).getByRole('button', { name: 'Mood Submitted' });
const score = ({ page }: Scene) => page.getByText(/^Your GAD-7 Score: \d+$/);
const submit = (scene: Scene) => block(scene, 'GAD-7').getByRole('button', { name: 'Submit GAD-7' });

/** Section 4: questionnaires, moods and questions. */
export function states(): Section {
  return {
    heading: '4 States of the tests',
    open: async (scene) => scene.enter(await scene.join(), '/dashboard?tab=mytests'),
    statements: [
      says('no score is shown until a submission succeeds', async (scene) => {
        await answer(block(scene, 'GAD-7'), Array(7).fill('Several days'));
        await expect(score(scene)).toHaveCount(0);
      }),
      says('then the score line appears', async (scene) => {
        await submit(scene).click();
        await expect(score(scene)).toBeVisible();
      }),
      departs('a questionnaire goes on showing its questions', 'After a submission the score appears'),
      departs('whatever was answered, the score is what appears', 'After a submission the score appears'),
      says('no mood is selected at first', async (scene) =>
        expect(moods(scene).getByRole('radio', { checked: true })).toHaveCount(0),
      ),
      says('the button is disabled while none is chosen', async (scene) => expect(send(scene)).toBeDisabled()),
      says('a click without a mood does nothing', async (scene) => {
        const sent: string[] = [];
        scene.page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
        await send(scene).click({ force: true });
        expect(sent).toEqual([]);
      }),
      says('a chosen mood is highlighted', async (scene) => {
        await moods(scene).getByText('Calm', { exact: true }).click();
        await expect(moods(scene).getByRole('radio', { name: 'Calm' })).toBeChecked();
      }),
      says('after success the button reads ‘Mood Submitted’ with a check mark', async (scene) => {
        await send(scene).click();
        await expect(done(scene)).toContainText('✓');
      }),
      says('and is disabled', async (scene) => expect(done(scene)).toBeDisabled()),
      departs('a click on Active of any question flips it', 'A click on Active flips a question'),
      says('the tab of the address is the active one', async ({ page }) =>
        expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')).toHaveText('My Tests'),
      ),
    ],
  };
}

/** Section 4: the breathing exercise, by a clock that goes as it is told. */
export function breathing(): Section {
  const region = ({ page }: Scene) => page.getByRole('region', { name: 'Breathing Exercise' });
  const shows = async (scene: Scene, phase: string, left: number) => {
    await expect(region(scene).getByText(phase, { exact: true })).toBeVisible();
    await expect(region(scene).getByText(String(left), { exact: true })).toBeVisible();
  };
  const press = (scene: Scene, name: string) => region(scene).getByRole('button', { name, exact: true }).click();
  const after = (seconds: number, phase: string, left: number) => async (scene: Scene) => {
    await scene.page.clock.runFor(seconds * 1000);
    await shows(scene, phase, left);
  };
  const now = new Date('2026-11-18T09:00:00+05:30');
  return {
    heading: '4, 9 Breathing exercise',
    open: async (scene) => {
      await scene.page.clock.install({ time: now });
      await scene.enter(await scene.join(), '/dashboard?tab=myhealth');
      await expect(region(scene)).toBeVisible();
      await standStillAt(scene.page, new Date(now.getTime() + 120_000));
    },
    statements: [
      says('it is off by default', after(10, 'Inhale', 4)),
      says('Start resets to Inhale with 4', async (scene) => {
        await press(scene, 'Start');
        await shows(scene, 'Inhale', 4);
      }),
      says('the countdown ticks once per second', after(1, 'Inhale', 3)),
      says('Inhale takes 4 s, then Hold begins at 0', after(3, 'Hold', 4)),
      says('Hold takes 4 s, then Exhale', after(4, 'Exhale', 6)),
      says('Exhale takes 6 s, then Inhale again', after(6, 'Inhale', 4)),
      says('Stop turns it off and resets to Inhale with 4', async (scene) => {
        await after(6, 'Hold', 2)(scene);
        await press(scene, 'Stop');
        await shows(scene, 'Inhale', 4);
        await after(5, 'Inhale', 4)(scene);
      }),
    ],
  };
}
