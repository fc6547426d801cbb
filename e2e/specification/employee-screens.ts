import { answer, blockOf, expect } from '../fixtures.ts';
import type { Scene } from './scene.ts';
import { departs, says } from './statement.ts';
import type { Section } from './statement.ts';

export const choices = ['Not at all', 'Several days', 'More than half the days', 'Nearly every day'];
export const block = ({ page }: Scene, type: string) =>
  blockOf(page, { 'GAD-7': 'GAD-7 Anxiety', 'PHQ-9': 'PHQ-9 Depression' }[type] ?? type);
const popup = ({ page }: Scene) => page.getByRole('dialog', { name: 'How are you feeling right now?' });

/** Section 2: the employee dashboard. */
export function employeeDashboard(): Section {
  return {
    heading: '2 Employee dashboard',
    open: async (scene) => scene.enter(await scene.join(), '/dashboard'),
    statements: [
      says('home is the tab that opens', async ({ page }) =>
        expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome'),
      ),
      says('tabs home, mytests, mystats, myhealth', async ({ page }) => {
        for (const [tab, heading] of [
          ['mytests', 'My Tests'],
          ['mystats', 'My Stats'],
          ['myhealth', 'My Health'],
        ]) {
          await page.goto(`/dashboard?tab=${tab}`);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(heading));
        }
      }),
      says('the popup asks ‘How are you feeling right now?’', async (scene) => {
        await scene.page.goto('/dashboard?mood=now');
        await expect(popup(scene)).toBeVisible();
      }),
      says('it has five emoji, from grinning to angry', async (scene) =>
        expect(
          popup(scene)
            .getByRole('button')
            .filter({ hasText: /\p{Emoji_Presentation}/u }),
        ).toHaveText([/😄/, /🙂/, /😐/, /😔/, /😡/]),
      ),
      departs('an emoji is what one sees of them', 'Moods are emoji'),
      says('it closes after a save', async (scene) => {
        await popup(scene).getByRole('button', { name: 'Happy' }).click();
        await expect(popup(scene)).toHaveCount(0);
      }),
      says('it closes after a save that fails, too', async (scene) => {
        await scene.answerWith('**/api/mood', { status: 500 });
        await scene.page.goto('/dashboard?mood=now');
        await popup(scene).getByRole('button', { name: 'Calm' }).click();
        await expect(popup(scene)).toHaveCount(0);
        await scene.restore();
      }),
    ],
  };
}

/** Section 2: My Tests. */
export function myTests(): Section {
  const asks = (type: string, count: number) => async (scene: Scene) => {
    await expect(block(scene, type).getByRole('group')).toHaveCount(count);
    for (const group of await block(scene, type).getByRole('group').all())
      await expect(group.getByRole('radio')).toHaveCount(4);
  };
  const button = (type: string) => async (scene: Scene) =>
    expect(block(scene, type).getByRole('button', { name: `Submit ${type}`, exact: true })).toBeVisible();
  const scores = (type: string, score: number) => async (scene: Scene) => {
    await answer(block(scene, type), [
      ...Array(type === 'GAD-7' ? 7 : 8).fill('Several days'),
      ...(type === 'GAD-7' ? [] : ['Not at all']),
    ]);
    await block(scene, type)
      .getByRole('button', { name: `Submit ${type}`, exact: true })
      .click();
    await expect(scene.page.getByText(`Your ${type} Score: ${score}`, { exact: true })).toBeVisible();
  };
  const picture =
    (name: string) =>
    async ({ page }: Scene) =>
      expect(page.getByRole('img', { name, exact: true }).first()).toBeVisible();
  return {
    heading: '2 My Tests',
    open: async (scene) => scene.enter(await scene.join(), '/dashboard?tab=mytests'),
    statements: [
      says('three blocks', async (scene) => {
        for (const name of ['GAD-7', 'PHQ-9', 'Submit Your Mood']) await expect(block(scene, name)).toBeVisible();
      }),
      says('an image named personality', picture('personality')),
      says('an image named GAD-7', picture('GAD-7')),
      says('an image named PHQ-9', picture('PHQ-9')),
      says('the GAD-7 has its questions with four choices each', asks('GAD-7', 7)),
      says('a button ‘Submit GAD-7’', button('GAD-7')),
      says('the PHQ-9 has its questions', asks('PHQ-9', 9)),
      says('a button ‘Submit PHQ-9’', button('PHQ-9')),
      says('the mood block has an emoji grid: Happy, Calm, Neutral, Sad, Angry', async (scene) => {
        const grid = block(scene, 'Submit Your Mood').getByRole('group', { name: 'Your mood right now' });
        await expect(grid.getByRole('radio')).toHaveCount(5);
        await expect(grid.locator('label')).toHaveText([/Happy$/, /Calm$/, /Neutral$/, /Sad$/, /Angry$/]);
        for (const label of await grid.locator('label').all()) await expect(label.locator('svg')).toBeVisible();
      }),
      says('and a submit button', async (scene) =>
        expect(block(scene, 'Submit Your Mood').getByRole('button', { name: 'Submit Mood' })).toBeVisible(),
      ),
      departs('a click on Submit sends at once', 'A submission is sent at once'),
      says('after the GAD-7 ‘Your GAD-7 Score: N’ appears with the total', scores('GAD-7', 7)),
      says('after the PHQ-9 ‘Your PHQ-9 Score: N’', scores('PHQ-9', 8)),
    ],
  };
}

/** Section 2: My Health. */
export function myHealth(): Section {
  const region = ({ page }: Scene, name: string) => page.getByRole('region', { name });
  const advises = (name: string, words: RegExp) => async (scene: Scene) =>
    expect(region(scene, name).getByText(words).first()).toBeVisible();
  const posture = 'Office Posture Exercise';
  const eyes = 'Eye Rest Exercise';
  return {
    heading: '2 My Health',
    open: async (scene) => scene.enter(await scene.join(), '/dashboard?tab=myhealth'),
    statements: [
      says('breathing has Start and Stop', async (scene) => {
        for (const name of ['Start', 'Stop'])
          await expect(region(scene, 'Breathing Exercise').getByRole('button', { name, exact: true })).toBeVisible();
      }),
      says('and a circle with the phase and a countdown', async (scene) => {
        await expect(region(scene, 'Breathing Exercise').getByText('Inhale', { exact: true })).toBeVisible();
        await expect(region(scene, 'Breathing Exercise').getByText('4', { exact: true })).toBeVisible();
      }),
      says('posture: straighten your back', advises(posture, /straighten your back/i)),
      says('roll your shoulders slowly', advises(posture, /roll your shoulders slowly/i)),
      says('relax your neck', advises(posture, /relax your neck/i)),
      says('repeat every 30 mins', advises(posture, /repeat every 30 mins/i)),
      says('eye rest: the 20-20-20 rule', advises(eyes, /20-20-20 rule/)),
      says(
        'every 20 minutes, 20 feet away, 20 seconds',
        advises(eyes, /every 20 minutes look at something 20 feet away for 20 seconds/i),
      ),
      says('blink gently', advises(eyes, /blink gently/i)),
    ],
  };
}
