import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { moods as offered } from '../../domain/moods.ts';
import { brokenLine } from '../test/answer-calls.ts';
import { emulateMedia } from '../test/emulate-media.ts';
import { keepMoods } from '../test/moods.ts';
import { openScreen } from '../test/open-screen.tsx';
import { blockOf, mytests } from '../test/questionnaires.ts';

const block = blockOf('Submit Your Mood');
const submit = block.getByRole('button', { name: 'Submit Mood' });
const done = block.getByRole('button', { name: 'Mood Submitted' });
const added = block.getByRole('form', { name: 'Anything to add?' });
const note = added.getByLabelText(/^A private note/);
const face = (name: string) => block.getByRole('radio', { name: new RegExp(`${name}$`) });

test('offers five labelled faces, and is submitted once, for good', async () => {
  const moods = keepMoods();
  const { calls } = await openScreen(mytests, { role: 'employee', answers: moods.answers });
  await expect.element(submit).toBeVisible();
  expect(block.getByRole('radio').elements()).toHaveLength(5);
  for (const { label } of offered) {
    await expect.element(face(label)).not.toBeChecked();
    await expect.element(block.getByText(label, { exact: true })).toBeVisible();
  }
  await expect.element(submit).toBeDisabled();
  await submit.click({ force: true });
  expect(calls('POST /api/mood')).toEqual([]);

  for (const { emoji, label } of offered) {
    await block.getByText(emoji, { exact: true }).click();
    await expect.element(face(label)).toBeChecked();
  }
  await block.getByText('Happy', { exact: true }).click();
  await expect.element(face('Happy')).toBeChecked();
  await face('Calm').click();
  await block.getByText('Sad', { exact: true }).click();
  await expect.element(face('Sad')).toBeChecked();
  expect(block.getByRole('radio', { checked: true }).elements()).toHaveLength(1);
  await expect.element(submit).toBeEnabled();
  await submit.dblClick();
  await expect.element(done).toBeDisabled();
  await expect.element(done).toMatchTextContent('✓');
  expect(calls('POST /api/mood').map(({ body }) => body)).toEqual([{ mood: '😔' }]);
});

test('is chosen and submitted by keys', async () => {
  const { calls } = await openScreen(mytests, { role: 'employee', answers: keepMoods().answers });
  await expect.element(submit).toBeVisible();
  (block.getByRole('radio').first().element() as HTMLElement).focus();
  await userEvent.keyboard(' {ArrowRight}{Tab}{Enter}');
  await expect.element(done).toBeVisible();
  expect(calls('POST /api/mood')).toMatchObject([{ body: { mood: '🙂' } }]);
});

test('can be logged again, and each counts', async () => {
  const { kept, answers } = keepMoods();
  await openScreen(mytests, { role: 'employee', answers });
  for (const label of ['Happy', 'Happy']) {
    await block.getByText(label, { exact: true }).click();
    await submit.click();
    await block.getByRole('button', { name: 'Log another mood' }).click();
    await expect.element(block.getByRole('radio').first()).toHaveFocus();
  }
  await expect.element(submit).toBeDisabled();
  expect(block.getByRole('radio', { checked: true }).elements()).toEqual([]);
  expect(kept).toHaveLength(2);
});

test('mood 7: the face settles into the last seven days, and tags and a note can be added', async () => {
  await emulateMedia({ motion: 'no-preference' });
  const { contexts, answers } = keepMoods();
  await openScreen(mytests, { role: 'employee', answers });
  const settled = vi.spyOn(Element.prototype, 'animate');
  await block.getByText('Sad', { exact: true }).click();
  await submit.click();
  await expect.element(block.getByRole('region', { name: 'Your last seven days' })).toMatchTextContent('😔 Sad');
  expect(settled.mock.calls.map(([, options]) => options)).toMatchObject([{ duration: 240 }]);
  settled.mockRestore();

  await added.getByText('Work', { exact: true }).click();
  await note.fill('Long day');
  await added.getByRole('button', { name: 'Edit tags' }).click();
  await added.getByLabelText('Name of ‘Work’').fill('Shift');
  await added.getByRole('button', { name: 'Save tags' }).click();
  await expect.element(added.getByRole('checkbox', { name: /Shift/ })).toBeChecked();
  await added.getByRole('button', { name: 'Save' }).click();
  await expect.element(added.getByRole('status')).toHaveTextContent('Saved. Only you can see this.');
  expect([...contexts.values()]).toEqual([{ tags: ['Shift'], note: 'Long day' }]);
});

test('a note that cannot be saved says so, stays typed over a look at another screen, and is saved by the next try', async () => {
  const { contexts, answers } = keepMoods();
  const { answer } = await openScreen(mytests, {
    role: 'employee',
    answers: { ...answers, 'PUT /api/mood/:id/context': brokenLine },
  });
  await block.getByText('Calm', { exact: true }).click();
  await submit.click();
  await note.fill('A walk helped');
  await added.getByRole('button', { name: 'Save' }).click();
  const alert = page.getByRole('alertdialog');
  await expect.element(alert).toMatchTextContent('It’s still here');
  await alert.getByRole('button', { name: 'OK' }).click();
  answer('PUT /api/mood/:id/context', answers['PUT /api/mood/:id/context']);
  await page.getByRole('link', { name: 'My Health' }).click();
  await page.getByRole('link', { name: 'My Tests' }).click();
  await block.getByRole('button', { name: 'Tags and notes of these days' }).click();
  await block.getByRole('button', { name: /^Add tags or a note/ }).click();
  await expect.element(note).toHaveValue('A walk helped');
  await added.getByRole('button', { name: 'Save' }).click();
  await expect.element(added.getByRole('status')).toHaveTextContent('Saved. Only you can see this.');
  expect([...contexts.values()]).toMatchObject([{ note: 'A walk helped' }]);
});

test('is stored beside the same one that came from elsewhere while the page stood open', async () => {
  const { kept, answers } = keepMoods(['😔']);
  const asRead = [...kept];
  await openScreen(mytests, { role: 'employee', answers: { ...answers, 'GET /api/mood': asRead } });
  const week = block.getByRole('region', { name: 'Your last seven days' });
  for (const count of [2, 3]) {
    await block.getByText('Happy', { exact: true }).click();
    await submit.click();
    await expect.element(done).toBeVisible();
    expect(kept).toHaveLength(count);
    // The page was read again, and goes on with what it read: the last one might be another tab's.
    await expect.element(week).not.toMatchTextContent('Happy');
    await block.getByRole('button', { name: 'Log another mood' }).click();
    vi.setSystemTime(Date.now() + 6 * 60_000);
  }
});

test('says so where it cannot be stored, keeps the choice, and tries again under the same key', async () => {
  const { kept, answers } = keepMoods();
  const { answer, calls } = await openScreen(mytests, {
    role: 'employee',
    answers: {
      ...answers,
      'POST /api/mood': (sent) => {
        answers['POST /api/mood'](sent);
        return brokenLine();
      },
    },
  });
  await block.getByText('Angry', { exact: true }).click();
  await submit.click();
  const alert = page.getByRole('alertdialog');
  await expect.element(alert).toMatchTextContent('Something went wrong while submitting your mood.');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect.element(face('Angry')).toBeChecked();
  answer('POST /api/mood', answers['POST /api/mood']);
  await submit.click();
  await expect.element(done).toBeVisible();
  expect(kept).toHaveLength(1);
  expect(new Set(calls('POST /api/mood').map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

test('who adds to a mood of these days by keys keeps their place, and folds the form away again', async () => {
  await openScreen(mytests, { role: 'employee', answers: keepMoods(['😔']).answers });
  await block.getByRole('button', { name: 'Tags and notes of these days' }).click();
  const add = block.getByRole('button', { name: /^Add tags or a note/ });
  await add.click();
  await expect.element(note).toBeVisible();
  await expect.element(add).toHaveFocus();
  await expect.element(add).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(added).not.toBeInTheDocument();
  await expect.element(add).toHaveFocus();
});
