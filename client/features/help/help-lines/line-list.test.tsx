import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { line } from '../../../../gallery/invented.ts';
import { brokenLine } from '../../../test/answer-calls.ts';
import { openScreen } from '../../../test/open-screen.tsx';

const named = (name: string, position: number) => ({ ...line, id: name, name, position });

test('a line that is moved up twice at once goes up by two', async () => {
  const first = Promise.withResolvers<void>();
  let stored = ['One', 'Two', 'Three'].map((name, place) => named(name, place + 1));
  const { calls } = await openScreen('/admin/help-lines', {
    role: 'admin',
    answers: {
      'GET /api/help-lines': () => stored,
      'PUT /api/admin/help-lines/:id': async ({ params, body }) => {
        await first.promise;
        const { position } = body as { position: number };
        const moved = stored.find(({ id }) => id === params['id']);
        const others = stored.filter(({ id }) => id !== params['id']);
        stored = moved ? others.toSpliced(position - 1, 0, moved).map(({ name }, place) => named(name, place + 1)) : [];
        return { ...line, ...(body as object) };
      },
    },
  });
  for (const _time of [1, 2]) {
    await page.getByRole('button', { name: 'Actions for Three' }).click();
    await page.getByRole('menuitem', { name: 'Move up' }).click();
  }
  first.resolve();
  await expect
    .poll(() => calls('PUT /api/admin/help-lines/:id').map(({ body }) => body))
    .toEqual([{ position: 2 }, { position: 1 }]);
  await expect
    .element(
      page
        .getByRole('listitem')
        .filter({ hasText: /Tele|One|Two|Three/ })
        .first(),
    )
    .toMatchTextContent(/^Three/);
});

test('a change of a line names what was changed, and so undoes nothing that another admin changes meanwhile', async () => {
  const { calls } = await openScreen('/admin/help-lines', {
    role: 'admin',
    answers: {
      'GET /api/help-lines': [named('One', 1)],
      'PUT /api/admin/help-lines/:id': ({ body }) => ({ ...line, ...(body as object) }),
    },
  });
  await page.getByRole('button', { name: 'Actions for One' }).click();
  await page.getByRole('menuitem', { name: 'Change' }).click();
  await page.getByLabelText('Hours').fill('9 to 5');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => calls('PUT /api/admin/help-lines/:id').map(({ body }) => body))
    .toEqual([{ hours: '9 to 5' }]);
});

test('a line that was added, although the answer was lost, is not added a second time', async () => {
  let stored = [named('One', 1)];
  const { calls } = await openScreen('/admin/help-lines', {
    role: 'admin',
    answers: {
      'GET /api/help-lines': () => stored,
      'POST /api/admin/help-lines': ({ body }) => {
        stored = [...stored, { ...named('Two', 2), ...(body as object) }];
        return brokenLine();
      },
    },
  });
  await page.getByRole('button', { name: 'Add a helpline' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Name').fill('Two');
  await dialog.getByLabelText('Numbers').fill('14416, 1800-891-4416');
  await dialog.getByLabelText('Source').fill('https://example.org');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('listitem').filter({ hasText: '1800-891-4416' }).last()).toBeVisible();
  expect(calls('POST /api/admin/help-lines')).toHaveLength(1);
});
