import { answer, expect } from '../fixtures.ts';
import { moodLevel } from '../../domain/moods.ts';
import { answersOf } from './calls-of-employees.ts';
import { block, choices } from './employee-screens.ts';
import type { Scene } from './scene.ts';
import { says } from './statement.ts';
import type { Section } from './statement.ts';

/** Sections 3 and 9: scales and limits. */
export function constants(): Section {
  let token = '';
  const scale = ({ page }: Scene) => page.getByRole('figure', { name: 'Mood Trend', exact: true });
  return {
    heading: '3, 9 Constants',
    open: async (scene) => {
      ({ token } = await scene.join());
      await scene.enter({ token }, '/dashboard?tab=mytests');
    },
    statements: [
      ...choices.map((label, value) =>
        says(`‘${label}’ counts ${value}`, async (scene) => {
          await scene.page.goto('/dashboard?tab=mytests');
          const again = block(scene, 'GAD-7').getByRole('button', { name: 'Take the GAD-7 again' });
          const submit = block(scene, 'GAD-7').getByRole('button', { name: 'Submit GAD-7' });
          await expect(again.or(submit)).toBeVisible();
          if (await again.isVisible()) await again.click();
          await answer(block(scene, 'GAD-7'), Array(7).fill(label));
          const [sent] = await Promise.all([scene.page.waitForRequest('**/api/assessment'), submit.click()]);
          expect(sent.postDataJSON()).toMatchObject({ total_score: 7 * value, type: 'GAD-7' });
        }),
      ),
      says('the score is a plain sum', async (scene) => {
        const { answers } = await answersOf(scene, token, 'GAD-7', 0);
        const mixed = Object.fromEntries(Object.keys(answers).map((id, at) => [id, at % 4]));
        const body = { answers: mixed, total_score: 0 + 1 + 2 + 3 + 0 + 1 + 2, type: 'GAD-7' };
        const { body: kept } = await scene.call('POST', '/api/assessment', { token, body });
        expect(kept.total_score).toBe(9);
      }),
      ...['😡', '😔', '😐', '🙂', '😄'].map((mood, at) =>
        says(`${mood} has level ${at + 1}`, () => expect(moodLevel(mood)).toBe(at + 1)),
      ),
      says('an unknown mood has level 0', () => expect(moodLevel('🤖')).toBe(0)),
      says('moods are drawn in the order in which they came', async (scene) => {
        for (const mood of ['😡', '😐', '😄']) await scene.call('POST', '/api/mood', { token, body: { mood } });
        const { body } = await scene.call('GET', '/api/mood', { token });
        // In whatever order the server gives them.
        await scene.answerWith('**/api/mood', { status: 200, json: body.toReversed() });
        await scene.page.goto('/dashboard?tab=mystats');
        await scale(scene).getByText('Show as a table').click();
        await expect(scale(scene).getByRole('row').nth(1)).toContainText('Happy');
        await scene.restore();
      }),
    ],
  };
}
