import type { Page } from '@playwright/test';
import { expect, testAlone as test } from '../fixtures.ts';
import { openScene } from './scene.ts';

// Nothing that others see is changed.
test.use({ serverOf: 'the sessions' });

interface Words {
  texts?: readonly string[];
  labels?: readonly string[];
  buttons?: readonly string[];
  links?: readonly string[];
  /** Texts that are not there. */
  none?: readonly string[];
}

/** Each is found once as part of a text, a label or a name, in small letters or capitals, also where it is not seen. */
async function findsOnce(page: Page, { texts = [], labels = [], buttons = [], links = [], none = [] }: Words) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const all = [
    ...texts.map((text) => page.getByText(text)),
    ...labels.map((label) => page.getByLabel(label)),
    ...buttons.map((name) => page.getByRole('button', { name })),
    ...links.map((name) => page.getByRole('link', { name })),
  ];
  const where = new URL(page.url()).pathname;
  for (const found of all) await expect.soft(found, `${where}: ${String(found)}`).toHaveCount(1);
  for (const text of none) await expect.soft(page.getByText(text), `${where}: no ${text}`).toHaveCount(0);
}

const faces = ['😄', '🙂', '😐', '😔', '😡', 'Happy', 'Calm', 'Neutral', 'Sad', 'Angry'];
const tabs = ['Home', 'My Tests', 'My Stats', 'My Health'];
const work = ['Designation', 'Height', 'Weight', 'Phone', 'Ailments'];
const person = ['Name', 'Email', 'Date of birth', ...work];
const lists = ['Blood group', 'Theme', 'State', 'City'];
const asked = 'How are you feeling right now?';
const own = ['My Profile', 'Sign Out'];
const trends = ['GAD-7 Score Trend', 'PHQ-9 Score Trend', 'Mood Trend'];
const noData = ['No GAD-7 data available.', 'No PHQ-9 data available.', 'No mood data available.'];
const exercises = ['Breathing Exercise', 'Office Posture Exercise', 'Eye Rest Exercise', '20-20-20', 'blink gently'];
const poses = ['straighten your back', 'roll your shoulders slowly', 'relax your neck', 'repeat every 30 mins'];
const panels = ['GAD-7 Questions', 'PHQ-9 Questions', 'Save Settings', 'View Full Statistics'];
const settings = ['Popup 1 Time', 'Popup 2 Time', 'Water Reminder Interval (min)', 'Posture Reminder Interval (min)'];
const cards = ['Total Employees', 'GAD-7 Submissions', 'PHQ-9 Submissions', 'Mood Entries'];
const charts = ['Average score trends', 'Daily assessment submissions', 'Severity distribution', 'Mood distribution'];

test('what the specification names is found once before sign-in', async ({ browser, running }) => {
  const { page } = await openScene(browser, running);
  const at = async (path: string, words: Words) => {
    await page.goto(path);
    await findsOnce(page, words);
  };
  await at('/', { labels: ['Email', 'Password'], buttons: ['Login'], links: ['Sign Up', 'Forgot Password?'] });
  await at('/register', { labels: [...person, 'Password', 'Age', ...lists], texts: ['Employee Registration'] });
  await at('/forgot-password', { labels: ['Email'], buttons: ['Send Reset Link'] });
  await at('/reset-password/abc', { labels: ['New password', 'Confirm password'] });
  await page.context().close();
});

test('what the specification names is found once on an employee’s screens', async ({ browser, running }) => {
  const scene = await openScene(browser, running);
  const { page } = scene;
  const at = async (path: string, words: Words) => {
    await page.goto(path);
    await findsOnce(page, words);
  };
  const somebody = await scene.join();
  await scene.enter(somebody, '/dashboard');
  await findsOnce(page, { texts: [...faces, ...tabs], links: tabs, none: own });
  await page.getByRole('button', { name: 'Hi, Asha' }).click();
  await findsOnce(page, { texts: own, links: ['My Profile'], buttons: ['Sign Out'] });
  await page.goto('/dashboard?mood=now');
  await expect(page.getByText(asked)).toBeVisible();
  for (const face of faces) await expect.soft(page.getByText(face, { exact: true }), face).toHaveCount(1);
  await at('/dashboard?tab=mytests', {
    texts: [...faces, 'Submit Your Mood'],
    labels: faces,
    buttons: ['Submit GAD-7'],
  });
  await at('/dashboard?tab=mystats', { texts: [...trends, ...noData], buttons: ['Download Report'] });
  await at('/dashboard?tab=myhealth', { texts: [...exercises, ...poses, 'Inhale', 'Start', 'Stop'] });
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('Hold')).toBeVisible();
  await expect(page.getByText('Exhale')).toBeVisible();
  await at('/profile', {
    texts: ['My Profile'],
    labels: [...person, 'Role'],
    buttons: ['Update Profile'],
    none: ['Sign Out'],
  });
  await page.context().close();
});

test('what the specification names is found once on an admin’s screens', async ({ browser, running }) => {
  const scene = await openScene(browser, running);
  const { page } = scene;
  const somebody = await scene.join({ name: 'Bina Kumari' });
  const { body } = await scene.call('GET', '/api/auth/me', { token: somebody.token });
  const at = async (path: string, words: Words) => {
    await page.goto(path);
    await findsOnce(page, words);
  };
  await scene.enter(await scene.admin(), '/admin-dashboard', 'admin');
  await findsOnce(page, { texts: ['Admin Dashboard', 'Reminder Settings'], labels: settings, buttons: panels });
  await at('/admin/stats', { texts: [...cards, ...charts] });
  // Of days on which there was nothing.
  await at('/admin/stats?from=2020-01-01&to=2020-01-02', { texts: [...cards, ...charts] });
  await at('/admin/employee-history', { texts: ['All Employees'], labels: ['State', 'City'] });
  const none = ['No assessment records found.', 'No mood entries available.'];
  await at(`/admin/employee-history/${body.id}`, { texts: ['Filter by Date', 'Assessments', ...none] });
  await page.context().close();
});
