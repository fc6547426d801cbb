import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { moodMessages } from '#messages/moods.ts';
import { keepWaiting, leaveWaiting } from '../../api/device/waiting.ts';
import { expectAccessible } from '../../test/axe.ts';
import { setOnline } from '../../test/connection.ts';
import { advance, stillClock } from '../../test/still-clock.ts';
import { WithCache } from '../../test/with-cache.tsx';
import { MoodWeek } from './mood-week.tsx';

const now = () => new Date().toISOString();
const known = (...moods: string[]) =>
  [[['moods', 'recent'], moods.map((mood, place) => ({ id: String(place), created_at: now(), mood }))]] as const;

const from = new DOMRect(0, 0, 64, 64);

test('mood 7: the last seven days, drawn, with the emoji as their text and no word of a streak', async () => {
  await page.viewport(360, 740);
  await render(
    <WithCache
      known={[
        [
          ['moods', 'recent'],
          [
            { id: '1', created_at: now(), mood: '😔' },
            { id: '2', created_at: now(), mood: '🙂' },
          ],
        ],
      ]}
    >
      <MoodWeek />
    </WithCache>,
  );
  const days = [...document.querySelectorAll('li')];
  expect(days).toHaveLength(7);
  expect(days.slice(0, 6).every(({ textContent }) => textContent.includes('no mood logged'))).toBe(true);
  expect(days[6]?.textContent).toContain('😔 Sad and 🙂 Calm');
  expect(days[6]?.querySelectorAll('svg')).toHaveLength(1);
  expect(document.body.textContent).not.toMatch(/streak|in a row/i);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible(document.body);
});

test('before the moods are known, no day is said to be without one', async () => {
  await render(
    <WithCache known={[]}>
      <MoodWeek />
    </WithCache>,
  );
  const days = [...document.querySelectorAll('li')];
  expect(days).toHaveLength(7);
  expect(days.filter(({ textContent }) => textContent.includes('no mood logged'))).toEqual([]);
});

test('where they are not known without a connection, one sentence says so in place of empty days', async () => {
  await render(
    <WithCache known={[]}>
      <MoodWeek />
    </WithCache>,
  );
  setOnline(false);
  await expect.element(page.getByText(moodMessages.week.offline)).toBeVisible();
  expect(document.querySelectorAll('li')).toHaveLength(0);
  setOnline(true);
  await expect.element(page.getByRole('listitem').first()).toBeVisible();
});

test('under reduced motion no face moves', async () => {
  const screen = await render(
    <WithCache known={known('😄')}>
      <MoodWeek settling={from} />
    </WithCache>,
  );
  expect(document.querySelectorAll('svg')).toHaveLength(1);
  expect(screen.container.getAnimations({ subtree: true })).toEqual([]);
});

test('in a page that is left open over midnight, today is the new day', async () => {
  stillClock();
  onTestFinished(() => void vi.useRealTimers());
  await render(
    <WithCache known={known('😄')}>
      <MoodWeek />
    </WithCache>,
  );
  const lastDay = () => [...document.querySelectorAll('li')].at(-1)?.textContent;
  expect(lastDay()).toMatch(/^Today.*18 Nov: 😄/);
  await advance(15 * 3_600_000);
  expect(lastDay()).toMatch(/^Today.*19 Nov: no mood logged/);
});

test('a mood that still waits stands at its own time, and one of more than a week ago hides none of those since', async () => {
  stillClock();
  onTestFinished(() => {
    vi.useRealTimers();
    leaveWaiting();
  });
  await keepWaiting({ kind: 'mood', mood: '😡' }, 'long ago');
  await advance(8 * 86_400_000);
  await keepWaiting({ kind: 'mood', mood: '😔' }, 'this morning');
  await advance(3_600_000);
  await render(
    <WithCache known={known('😄')}>
      <MoodWeek />
    </WithCache>,
  );
  const days = [...document.querySelectorAll('li')];
  expect(days.at(-1)?.textContent).toContain('😔 Sad and 😄 Happy');
});
