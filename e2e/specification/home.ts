import { expect } from '../fixtures.ts';
import { answersOf } from './calls-of-employees.ts';
import type { Scene } from './scene.ts';
import { departs, says } from './statement.ts';
import type { Section } from './statement.ts';

const cards = [
  ['Depression', 'UNDERSTANDING DEPRESSION'],
  ['Personality Disorder', 'KNOW YOURSELF BETTER'],
  ['Anger Management', 'STRESS FREE LIFE!'],
  ['Lost and Trauma', 'HEALING TRAUMA'],
  ['GAD-7 Anxiety', 'ANXIETY AWARENESS'],
  ['PHQ-9 Depression', 'DEPRESSION SCREENING'],
] as const;

const topics = ({ page }: Scene) => page.getByRole('region', { name: 'Psychological Issues That We Deal With' });
const cardOf = (scene: Scene, title: string) =>
  topics(scene)
    .getByRole('listitem')
    .filter({ has: scene.page.getByRole('heading', { name: title, exact: true }) });
const hasCard = (title: string, badge: string) => async (scene: Scene) =>
  expect(cardOf(scene, title).getByText(badge, { exact: true })).toBeVisible();
const pictures = (name: string) => async (scene: Scene) =>
  expect(cardOf(scene, name).locator('svg, img').first()).toBeVisible();

/** Section 1: what it is for, and the home page. */
export function home(): Section {
  let token = '';
  const leads = (link: string, heading: string) => async (scene: Scene) => {
    await scene.page.getByRole('link', { name: link, exact: true }).first().click();
    await expect(scene.page.getByRole('heading', { level: 1 })).toContainText(heading);
  };
  const answers = async ({ call }: Scene, method: string, path: string, request: object, status: number) =>
    expect((await call(method, path, { token, ...request })).status).toBe(status);
  return {
    heading: '1 What it does',
    open: async (scene) => {
      const asha = await scene.join();
      token = asha.token;
      await scene.enter(asha, '/dashboard');
    },
    statements: [
      says('the greeting is Welcome and the name in upper case', async ({ page }) =>
        expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, ASHA MURMU'),
      ),
      says('the subtext is ‘Your mental wellness journey starts here’', async ({ page }) =>
        expect(page.getByText('Your mental wellness journey starts here', { exact: true })).toBeVisible(),
      ),
      departs('these are its words in every browser', 'Its texts'),
      says('a section ‘Psychological Issues That We Deal With’ holds cards', async (scene) =>
        expect(topics(scene).getByRole('listitem')).toHaveCount(6),
      ),
      says('their images stand left and right in turn', async (scene) => {
        await scene.page.setViewportSize({ width: 1280, height: 800 });
        const sides = await topics(scene)
          .getByRole('listitem')
          .evaluateAll((items) =>
            items.map((item) => {
              const left = (part: Element | null) => part?.getBoundingClientRect().left ?? 0;
              return left(item.querySelector('svg, img')) < left(item.querySelector('h3'));
            }),
          );
        expect(sides).toEqual([true, false, true, false, true, false]);
      }),
      says('each has a badge, a short description and a link ‘Learn more’', async (scene) => {
        for (const card of await topics(scene).getByRole('listitem').all()) {
          await expect(card.getByRole('paragraph')).toHaveCount(2);
          await expect(card.getByRole('link', { name: /^Learn more/ })).toHaveAttribute('href', /^https:/);
        }
      }),
      says('the links open in a new tab', async (scene) => {
        for (const link of await topics(scene).getByRole('link').all())
          await expect(link).toHaveAttribute('target', '_blank');
      }),
      says('anger management, ‘STRESS FREE LIFE!’', hasCard(...cards[2])),
      says('lost and trauma, ‘HEALING TRAUMA’', hasCard(...cards[3])),
      says('GAD-7 anxiety, ‘ANXIETY AWARENESS’', hasCard(...cards[4])),
      says('PHQ-9 depression, ‘DEPRESSION SCREENING’', hasCard(...cards[5])),
      says('earlier ones are depression and personality disorder', async (scene) =>
        expect(topics(scene).getByRole('heading', { level: 3 })).toHaveText(cards.map(([title]) => title)),
      ),
      says('personality has an image', pictures('Personality Disorder')),
      says('the GAD-7 has an image', pictures('GAD-7 Anxiety')),
      says('the PHQ-9 has an image', pictures('PHQ-9 Depression')),
      says('employees answer the two questionnaires', async (scene) => {
        for (const type of ['GAD-7', 'PHQ-9'])
          await answers(scene, 'POST', '/api/assessment', { body: await answersOf(scene, token, type, 0) }, 201);
      }),
      says('they submit a daily mood', async (scene) =>
        answers(scene, 'POST', '/api/mood', { body: { mood: '😐' } }, 201),
      ),
      says('they view trends', leads('My Stats', 'My Stats')),
      says('they download a report', async ({ page }) =>
        expect(page.getByRole('button', { name: 'Download Report' })).toBeVisible(),
      ),
      says('they use exercises', leads('My Health', 'My Health')),
      says('without a name the greeting falls back to ‘employee’', async (scene) => {
        await scene.answerWith('**/api/auth/me', { status: 500 });
        // Of someone else this device may know it by now.
        await scene.enter(await scene.join(), '/dashboard');
        await expect(scene.page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome, employee$/i);
        await scene.restore();
      }),
      says('admins manage questions and reminders and browse employees', async (scene) => {
        await scene.enter(await scene.admin(), '/admin-dashboard', 'admin');
        for (const name of ['GAD-7 Questions', 'Save Settings'])
          await expect(scene.page.getByRole('button', { name })).toBeVisible();
        await expect(scene.page.locator('a[href="/admin/employee-history"]').first()).toBeVisible();
      }),
    ],
  };
}
