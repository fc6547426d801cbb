import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answerCalls, refused } from '../../test/answer-calls.ts';
import { expectAccessible } from '../../test/axe.ts';
import { WithCache } from '../../test/with-cache.tsx';
import { TagChoice } from './tag-choice.tsx';

const listed = ['sleep', 'work', 'family', 'health', 'people', 'Cricket'];

function Choice({ first, of: offered = listed }: { first: string[]; of?: string[] }) {
  const [chosen, setChosen] = useState(first);
  return (
    <WithCache known={[]}>
      <TagChoice canEdit listed={offered} chosen={chosen} onChange={setChosen} />
    </WithCache>
  );
}

test('chips go on and off by keyboard, and a sixth one is not taken', async () => {
  await page.viewport(360, 740);
  await render(<Choice first={[]} />);
  for (const chip of document.querySelectorAll('label'))
    expect(chip.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  for (let chip = 0; chip < 5; chip += 1) {
    await userEvent.tab();
    await userEvent.keyboard(' ');
  }
  const last = page.getByRole('checkbox', { name: 'Cricket' });
  await expect.element(last).toBeDisabled();
  await expect.element(page.getByText('That’s five. Take one off to choose another.')).toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(last).toBeEnabled();
  await expect.element(page.getByRole('checkbox', { name: 'People' })).not.toBeChecked();
  await expectAccessible(document.body);
});

test('a tag that has left the list can still be taken off', async () => {
  await render(<Choice first={['Chess']} />);
  await page.getByText('Chess', { exact: true }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Chess' })).not.toBeInTheDocument();
});

test('the list can be edited in its place, with nothing sent until it is saved', async () => {
  await render(<Choice first={[]} />);
  await page.getByRole('button', { name: 'Edit tags' }).click();
  await expect.element(page.getByLabelText('Name of ‘Sleep’', { exact: true })).toHaveFocus();
  await page.getByLabelText('New tag').fill('cricket');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('You already have this tag.');
  await expectAccessible(document.body);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('button', { name: 'Edit tags' })).toHaveFocus();
});

test('a tag that is removed from a full list leaves the keyboard at the field for a new one', async () => {
  await render(<Choice first={[]} of={Array.from({ length: 20 }, (_, at) => `Tag ${at + 1}`)} />);
  await page.getByRole('button', { name: 'Edit tags' }).click();
  await page.getByRole('button', { name: 'Remove ‘Tag 7’' }).click();
  await expect.element(page.getByLabelText('New tag')).toHaveFocus();
});

test('a new tag with the old name of a renamed one is another one', async () => {
  const sent = answerCalls({ 'PUT /api/mood-tags': ({ body }) => body as { tags: string[] } });
  await render(<Choice first={[]} of={['sleep', 'work']} />);
  await page.getByRole('button', { name: 'Edit tags' }).click();
  await page.getByLabelText('Name of ‘Work’').fill('Office');
  await page.getByLabelText('New tag').fill('Work');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabelText('Name of ‘Work’').last().fill('Works');
  await page.getByRole('button', { name: 'Remove ‘Work’' }).last().click();
  await page.getByRole('button', { name: 'Save tags' }).click();
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([{ tags: ['sleep', 'Office'], renamed: [{ from: 'work', to: 'Office' }] }]);
});

test('a tag that is refused is told why, and not to try the same again', async () => {
  const tags = 'This has characters that can’t be shown.';
  answerCalls({ 'PUT /api/mood-tags': () => refused(400, { code: 'invalid_input', msg: 'No', fields: { tags } }) });
  await render(<Choice first={[]} />);
  await page.getByRole('button', { name: 'Edit tags' }).click();
  await page.getByLabelText('New tag').fill('a\u202Eb');
  await page.getByRole('button', { name: 'Save tags' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(tags);
});
