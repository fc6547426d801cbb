import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answersFor } from '../../../gallery/answers.ts';
import { closedFigures } from '../../../gallery/special-answers.ts';
import { openScreen } from '../../test/open-screen.tsx';

/** The four numbers on the admin's start page: of which days they are, where that is not the last 30. */

const statistics = page.getByRole('region', { name: 'Statistics' });
const numbers = () => Array.from(statistics.element().querySelectorAll('dt + dd'), (one) => one.textContent);

test('plain figures of all thirty days need no word of their days', async () => {
  await openScreen('/admin-dashboard', { role: 'admin' });
  await expect.element(statistics.getByText('The last 30 days')).toBeVisible();
  await expect.poll(numbers).not.toContain('–');
  expect(statistics.getByText(/figures/i).elements()).toEqual([]);
});

test('protected figures say which weeks they cover: these may have ended weeks ago', async () => {
  await openScreen('/admin-dashboard', { role: 'admin', answers: closedFigures });
  await expect
    .element(statistics.getByText('Figures cover 7 Sep to 1 Nov 2026. Approximate, to protect privacy.'))
    .toBeVisible();
});

test('after a stricter rule was loosened, zeros say from when figures begin', async () => {
  const overview = answersFor('admin')['GET /api/admin/stats/overview'];
  if (!overview) throw new Error('There are no figures');
  const none = { gadSubmissions: 0, phqSubmissions: 0, moodEntries: 0, participants: 0 };
  await openScreen('/admin-dashboard', {
    role: 'admin',
    answers: { 'GET /api/admin/stats/overview': { ...overview, ...none, plain_from: '2026-11-30' } },
  });
  await expect.element(statistics.getByText(/^These figures begin on 30 Nov 2026\./)).toBeVisible();
  expect(numbers().slice(1)).toEqual(['0', '0', '0']);
});
