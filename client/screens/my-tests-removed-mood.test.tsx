import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MoodRecord } from '../../domain/contract/moods.ts';
import type { Answers } from '../test/answer-calls.ts';
import { brokenLine, refused } from '../test/answer-calls.ts';
import { openScreen } from '../test/open-screen.tsx';
import { advance, comes, press, stillClock } from '../test/still-clock.ts';

const block = page.getByRole('region', { name: 'Submit Your Mood' });
const remove = block.getByRole('button', { name: 'Remove this mood' });

/** Keeps moods, as the server does. */
function keepMoods() {
  const kept: MoodRecord[] = [];
  let made = 0;
  const answers = {
    'GET /api/mood': () => kept,
    'POST /api/mood': ({ body }) => {
      const stored = {
        ...(body as Pick<MoodRecord, 'mood'>),
        id: `mood-${(made += 1)}`,
        created_at: new Date().toISOString(),
      };
      kept.push(stored);
      return stored;
    },
    'DELETE /api/mood/:id': ({ params }) => {
      const at = kept.findIndex(({ id }) => id === params['id']);
      kept.splice(at, 1);
      return { msg: 'Removed.' };
    },
    'GET /api/mood-tags': { tags: [] },
    'GET /api/mood-contexts': [],
  } satisfies Answers;
  return { kept, answers };
}

test('a mood that was tapped by mistake is removed, and the same one can be logged again', async () => {
  const { kept, answers } = keepMoods();
  await openScreen('/dashboard?tab=mytests', { role: 'employee', answers });
  for (const round of [1, 2]) {
    await block.getByText('Sad', { exact: true }).click();
    await block.getByRole('button', { name: 'Submit Mood' }).click();
    await expect.element(remove).toBeVisible();
    expect(kept.map(({ id }) => id)).toEqual([`mood-${round}`]);
    await remove.click();
    await expect.element(block.getByText('Mood removed.')).toBeVisible();
    await expect.element(block.getByRole('radio').first()).toHaveFocus();
    expect(kept).toEqual([]);
  }
});

test('a removal whose answer was lost succeeds when it is tried again: the mood is gone', async () => {
  const { kept, answers } = keepMoods();
  const { answer } = await openScreen('/dashboard?tab=mytests', { role: 'employee', answers });
  await block.getByText('Sad', { exact: true }).click();
  await block.getByRole('button', { name: 'Submit Mood' }).click();
  answer('DELETE /api/mood/:id', () => {
    kept.length = 0;
    return brokenLine();
  });
  await remove.click();
  await page.getByRole('button', { name: 'OK' }).click();
  answer('DELETE /api/mood/:id', () => refused(404, { code: 'not_found', msg: 'We couldn’t find it.' }));
  await remove.click();
  await expect.element(block.getByText('Mood removed.')).toBeVisible();
});

test('it stays after ten minutes', async () => {
  stillClock();
  await openScreen('/dashboard?tab=mytests', { role: 'employee', answers: keepMoods().answers });
  await comes(() => expect(block.elements()).toHaveLength(1));
  await press(block.getByRole('radio', { name: /Calm/ }).element());
  await press(block.getByRole('button', { name: 'Submit Mood' }).element());
  await comes(() => expect(remove.elements()).toHaveLength(1));
  await advance(10 * 60_000 - 3000);
  expect(remove.elements()).toHaveLength(1);
  await advance(3000);
  expect(remove.elements()).toEqual([]);
});
