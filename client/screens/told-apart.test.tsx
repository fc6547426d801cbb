import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Role } from '../../domain/roles.ts';
import type { Answers } from '../test/answer-calls.ts';
import { openScreen } from '../test/open-screen.tsx';

/** What the specification names can be told apart: whoever looks for one of its words finds one thing. */

interface Words {
  texts?: readonly string[];
  labels?: readonly string[];
  buttons?: readonly string[];
  links?: readonly string[];
  /** Texts that are not there. */
  none?: readonly string[];
}

const part = { exact: false };

/** Each is found once as part of a text, a label or a name, in small letters or capitals, also where it is not seen. */
async function findsOnce({ texts = [], labels = [], buttons = [], links = [], none = [] }: Words): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const once = [
    ...texts.map((text) => page.getByText(text, part)),
    ...labels.map((label) => page.getByLabelText(label, part)),
    ...buttons.map((name) => page.getByRole('button', { name, ...part })),
    ...links.map((name) => page.getByRole('link', { name, ...part })),
  ];
  const never = none.map((text) => page.getByText(text, part));
  const found = () => [...once, ...never].map(({ selector }, place) => [selector, countOf(place)]);
  const countOf = (place: number) => [...once, ...never][place]?.elements().length;
  await expect
    .poll(found)
    .toEqual([...once.map(({ selector }) => [selector, 1]), ...never.map(({ selector }) => [selector, 0])]);
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

/** Someone who has recorded nothing yet. */
const newcomer: Answers = { 'GET /api/assessment/history': [], 'GET /api/assessment/all': [], 'GET /api/mood': [] };

/** Days on which nothing happened. */
const nothingHappened: Answers = {
  'GET /api/admin/stats/severity': ['Minimal', 'Mild', 'Moderate', 'Severe'].map((name) => ({
    name,
    value: 0,
    gad7: 0,
    phq9: 0,
  })),
  'GET /api/admin/stats/daily-submissions': [],
  'GET /api/admin/stats/average-scores': [],
  'GET /api/admin/stats/mood-distribution': faces.slice(5).map((label) => ({ label, count: 0 })),
};

const nobodysRecords: Answers = {
  'GET /api/admin/employee-details/:id': { name: 'Bina Kumari', assessments: [], moods: [] },
};

const screens: readonly [address: string, role: Role | null, words: Words, answers?: Answers][] = [
  ['/', null, { labels: ['Email', 'Password'], buttons: ['Login'], links: ['Sign Up', 'Forgot Password?'] }],
  ['/register', null, { labels: [...person, 'Password', 'Age', ...lists], texts: ['Employee Registration'] }],
  ['/forgot-password', null, { labels: ['Email'], buttons: ['Send Reset Link'] }],
  ['/reset-password/abc', null, { labels: ['New password', 'Confirm password'] }],
  ['/dashboard', 'employee', { texts: [...faces, ...tabs], links: tabs, none: own }, newcomer],
  [
    '/dashboard?tab=mytests',
    'employee',
    { texts: [...faces, 'Submit Your Mood'], labels: faces, buttons: ['Submit GAD-7'] },
    newcomer,
  ],
  ['/dashboard?tab=mystats', 'employee', { texts: [...trends, ...noData], buttons: ['Download Report'] }, newcomer],
  [
    '/dashboard?tab=myhealth',
    'employee',
    { texts: [...exercises, ...poses, 'Inhale', 'Start', 'Stop'], none: ['Hold', 'Exhale'] },
  ],
  [
    '/profile',
    'employee',
    { texts: ['My Profile'], labels: [...person, 'Role'], buttons: ['Update Profile'], none: ['Sign Out'] },
  ],
  ['/admin-dashboard', 'admin', { texts: ['Admin Dashboard', 'Reminder Settings'], labels: settings, buttons: panels }],
  ['/admin/stats', 'admin', { texts: [...cards, ...charts] }],
  ['/admin/stats?from=2020-01-01&to=2020-01-02', 'admin', { texts: [...cards, ...charts] }, nothingHappened],
  ['/admin/employee-history', 'admin', { texts: ['All Employees'], labels: ['State', 'City'] }],
  [
    '/admin/employee-history/10000000-0000-4000-8000-000000000001',
    'admin',
    { texts: ['Filter by Date', 'Assessments', 'No assessment records found.', 'No mood entries available.'] },
    nobodysRecords,
  ],
];

test.each(screens)('what the specification names is found once at %s of %s', async (address, role, words, answers) => {
  await openScreen(address, { role, answers });
  await findsOnce(words);
});

test('what it names in the menu, in the question for a mood and in the exercise is found once', async () => {
  await openScreen('/dashboard', { role: 'employee', answers: newcomer });
  await page.getByRole('button', { name: 'Hi, Asha' }).click();
  await findsOnce({ texts: own, links: ['My Profile'], buttons: ['Sign Out'] });
});

test('each face of the question for a mood is found once', async () => {
  await openScreen('/dashboard?mood=now', { role: 'employee', answers: newcomer });
  await expect.element(page.getByText(asked)).toBeVisible();
  for (const face of faces) expect(page.getByText(face, { exact: true }).elements(), face).toHaveLength(1);
});
