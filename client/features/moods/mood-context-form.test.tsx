import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { discardWaiting, keepWaiting, readWaiting } from '../../api/device/waiting.ts';
import { answerCalls, refused } from '../../test/answer-calls.ts';
import { WithCache } from '../../test/with-cache.tsx';
import { MoodContextForm } from './mood-context-form.tsx';

interface Sent {
  tags: string[];
  note: string;
}

const nothing = Promise.resolve();

/** The forms of moods, in front of a server that stores what comes, and answers each of the two saves when it may. */
async function openForms(
  moods: readonly { id: string; stored?: Sent }[],
  { tagsAnswer = nothing, moodAnswer = nothing }: { tagsAnswer?: Promise<void | Response>; moodAnswer?: Promise<void> },
) {
  const sent = answerCalls({
    'PUT /api/mood-tags': async ({ body }) => (await tagsAnswer) ?? { tags: (body as Sent).tags },
    'PUT /api/mood/:id/context': async ({ body }) => {
      await moodAnswer;
      return { id: '7', ...(body as Sent) };
    },
  });
  await render(
    <WithCache known={[[['mood tags'], { tags: ['work', 'sleep'] }]]}>
      {moods.map((mood) => (
        <MoodContextForm key={mood.id} {...mood} />
      ))}
    </WithCache>,
  );
  return sent;
}

const form = page.getByRole('form').first();
const save = form.getByRole('button', { name: 'Save', exact: true });
const note = form.getByLabelText(/^A private note/);
const status = form.getByRole('status');

function Closable() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>Close or open</button>
      {isOpen && <MoodContextForm id="7" />}
    </>
  );
}

/** Work is called Shift from now on, as soon as the server has said so. */
async function renameWork(place = form) {
  await place.getByRole('button', { name: 'Edit tags' }).click();
  await place.getByLabelText('Name of ‘Work’').fill('Shift');
  await place.getByRole('button', { name: 'Save tags' }).click();
}

const calls = (sent: Awaited<ReturnType<typeof openForms>>) => sent.map(({ name, body }) => ({ name, body }));
const tagsCall = {
  name: 'PUT /api/mood-tags',
  body: { tags: ['Shift', 'sleep'], renamed: [{ from: 'work', to: 'Shift' }] },
};
const moodCall = (body: Sent) => ({ name: 'PUT /api/mood/:id/context', body });

test('Save, pressed while the tags are being saved, stores the new name of a tag and the newest note', async () => {
  const tags = Promise.withResolvers<void>();
  const sent = await openForms([{ id: '7' }], { tagsAnswer: tags.promise });
  await form.getByText('Work', { exact: true }).click();
  await note.fill('Long day');
  await renameWork();
  await save.click();
  await note.fill('Long day, long night');
  expect(calls(sent)).toEqual([tagsCall]);
  tags.resolve();
  await expect.element(status).toHaveTextContent('Saved. Only you can see this.');
  expect(calls(sent)).toEqual([tagsCall, moodCall({ tags: ['Shift'], note: 'Long day, long night' })]);
  await expect.element(form.getByLabelText('Shift', { exact: true })).toBeChecked();
  // Someone who is writing goes on.
  await expect.element(note).toHaveFocus();
});

test('where the tags cannot be saved, the note is saved all the same', async () => {
  const tags = Promise.withResolvers<Response>();
  const sent = await openForms([{ id: '7' }], { tagsAnswer: tags.promise });
  await form.getByText('Work', { exact: true }).click();
  await renameWork();
  await save.click();
  tags.resolve(refused(500));
  await expect.element(status).toHaveTextContent('Saved. Only you can see this.');
  expect(calls(sent)).toEqual([tagsCall, moodCall({ tags: ['work'], note: '' })]);
  await expect.element(form.getByText(/^We couldn’t save your tags/)).toBeVisible();
  await expect.element(form.getByLabelText('Name of ‘Work’')).toHaveValue('Shift');
});

test('a tag that is renamed in the form of another mood has its new name here, and nothing is left to save', async () => {
  const stored = { tags: ['work'], note: 'Long day' };
  const sent = await openForms([{ id: '7', stored }, { id: '8' }], {});
  await renameWork(page.getByRole('form').last());
  await expect.element(form.getByLabelText('Shift', { exact: true })).toBeChecked();
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await note.fill('Long day, long night');
  await save.click();
  await expect.element(status).toHaveTextContent('Saved. Only you can see this.');
  expect(calls(sent)).toEqual([tagsCall, moodCall({ tags: ['Shift'], note: 'Long day, long night' })]);
});

test('what another device adds meanwhile is shown beside what is typed here, and no part of it is undone', async () => {
  const sent = answerCalls({ 'PUT /api/mood/:id/context': ({ body }) => ({ id: '7', ...(body as Sent) }) });
  const opened = (stored: Sent) => (
    <WithCache known={[]}>
      <MoodContextForm id="7" stored={stored} />
    </WithCache>
  );
  const screen = await render(opened({ tags: [], note: 'Long day' }));
  await form.getByText('Work', { exact: true }).click();
  await screen.rerender(opened({ tags: [], note: 'Long day, long night' }));
  await expect.element(note).toHaveValue('Long day, long night');
  await save.click();
  await expect.element(status).toHaveTextContent('Saved. Only you can see this.');
  expect(calls(sent)).toEqual([moodCall({ tags: ['work'], note: 'Long day, long night' })]);
});

test('what is typed while the note is being saved stays, and is not called saved', async () => {
  const mood = Promise.withResolvers<void>();
  const sent = await openForms([{ id: '7' }], { moodAnswer: mood.promise });
  await note.fill('Long day');
  await save.click();
  await expect.element(save).toHaveAttribute('aria-busy', 'true');
  await note.fill('Long day, long night');
  mood.resolve();
  await expect.element(save).not.toHaveAttribute('aria-disabled');
  await expect.element(status).toBeEmptyDOMElement();
  await expect.element(note).toHaveValue('Long day, long night');
  await save.click();
  await expect.element(status).toHaveTextContent('Saved. Only you can see this.');
  expect(calls(sent)).toEqual([
    moodCall({ tags: [], note: 'Long day' }),
    moodCall({ tags: [], note: 'Long day, long night' }),
  ]);
});

test('a note in letters that can be written in two ways, with spaces around, counts as saved', async () => {
  const sent = answerCalls({
    'PUT /api/mood/:id/context': ({ body }) => {
      const { tags, note: typed } = body as Sent;
      // As the server keeps it.
      return { id: '7', tags, note: typed.normalize('NFC').trim() };
    },
  });
  await render(
    <WithCache known={[]}>
      <MoodContextForm id="7" />
    </WithCache>,
  );
  // The first letter as keyboards type it: one sign, where NFC has two.
  await note.fill('\u0a36ਾਂਤੀ \u095bरा \u0b5c ');
  await save.click();
  await expect.element(status).toHaveTextContent('Saved. Only you can see this.');
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  expect(sent).toHaveLength(1);
});

test('what was saved for a mood stands in its form when that is closed and opened again, and no later save undoes it', async () => {
  const sent = answerCalls({ 'PUT /api/mood/:id/context': ({ body }) => ({ id: '7', ...(body as Sent) }) });
  await render(
    <WithCache known={[]}>
      <Closable />
    </WithCache>,
  );
  await note.fill('Long day');
  await save.click();
  await expect.element(status).toHaveTextContent('Saved. Only you can see this.');
  await page.getByRole('button', { name: 'Close or open' }).click();
  await expect.element(form).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Close or open' }).click();
  await expect.element(note).toHaveValue('Long day');
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await form.getByText('Work', { exact: true }).click();
  await save.click();
  await expect.element(status).toHaveTextContent('Saved. Only you can see this.');
  expect(calls(sent).at(-1)).toEqual(moodCall({ tags: ['work'], note: 'Long day' }));
});

test('a note that cannot be saved says so after its form was closed, too, and is still typed when that is opened again', async () => {
  const mood = Promise.withResolvers<void>();
  answerCalls({
    'PUT /api/mood/:id/context': async () => {
      await mood.promise;
      return refused(500);
    },
  });
  await render(
    <WithCache known={[]}>
      <Closable />
    </WithCache>,
  );
  await note.fill('Long day');
  await save.click();
  await expect.element(save).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('button', { name: 'Close or open' }).click();
  mood.resolve();
  const alert = page.getByRole('alertdialog');
  await expect.element(alert.getByText(/^We couldn’t save this just now\./)).toBeVisible();
  await alert.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Close or open' }).click();
  await expect.element(note).toHaveValue('Long day');
  await expect.element(save).not.toHaveAttribute('aria-disabled', 'true');
});

test('no one edits a list of tags that has not come: the default one would be saved in the place of their own', async () => {
  const sent = answerCalls({ 'PUT /api/mood-tags': ({ body }) => ({ tags: (body as Sent).tags }) });
  await render(
    <WithCache known={[]}>
      <MoodContextForm id="7" />
    </WithCache>,
  );
  await expect.element(form.getByLabelText('Work', { exact: true })).toBeVisible();
  expect(form.getByRole('button', { name: 'Edit tags' }).elements()).toEqual([]);
  expect(sent).toEqual([]);
});

test('what is saved for a mood takes the place of what still waits for it, which would come after and undo it', async () => {
  const sent = answerCalls({ 'PUT /api/mood/:id/context': ({ body }) => ({ id: '7', ...(body as Sent) }) });
  onTestFinished(discardWaiting);
  await keepWaiting({ kind: 'context', id: '7', context: { tags: [], note: 'Older' } }, 'key-of-the-mood');
  await render(
    <WithCache known={[]}>
      <MoodContextForm id="7" />
    </WithCache>,
  );
  await note.fill('Newer');
  await save.click();
  await expect.element(status).toHaveTextContent('Saved. Only you can see this.');
  expect(sent).toHaveLength(1);
  expect(await readWaiting()).toEqual([]);
});

test('what is saved in one of two forms of the same mood is in the other, too, and no save of that takes it back', async () => {
  const sent = answerCalls({ 'PUT /api/mood/:id/context': ({ body }) => ({ id: '7', ...(body as Sent) }) });
  await render(
    <WithCache known={[]}>
      <MoodContextForm id="7" />
      <MoodContextForm id="7" />
    </WithCache>,
  );
  const other = page.getByRole('form').last();
  await other.getByLabelText(/^A private note/).fill('Long day');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(note).toHaveValue('Long day');
  await form.getByText('Work', { exact: true }).click();
  await save.click();
  await expect.element(status).toHaveTextContent('Saved. Only you can see this.');
  expect(calls(sent).at(-1)).toEqual(moodCall({ tags: ['work'], note: 'Long day' }));
});
