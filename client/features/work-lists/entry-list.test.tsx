import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ListEntry } from '../../../domain/contract/work-lists.ts';
import { expectAccessible } from '../../test/axe.ts';
import { answerCalls } from '../../test/answer-calls.ts';
import { WithCache } from '../../test/with-cache.tsx';
import { entriesKey } from './list-entries.api.ts';
import { ListTabs } from './list-tabs.tsx';

const entry = (id: string, kind: ListEntry['kind'], name: string, rest: Partial<ListEntry> = {}): ListEntry => ({
  id,
  kind,
  name,
  within: null,
  retired: false,
  people: 12,
  ...rest,
});

const entries = [
  entry('1', 'theme', 'Education'),
  entry('2', 'theme', 'Urban dev'),
  entry('3', 'theme', 'Agriculture', { people: 0 }),
  entry('4', 'theme', 'Old times', { retired: true }),
  entry('5', 'designation', 'Driver'),
  entry('6', 'state', 'Odisha'),
  entry('7', 'state', 'Punjab'),
  entry('8', 'city', 'Gopalpur', { within: '6' }),
];

interface Sent {
  call: string;
  body: unknown;
}

/** Shows the lists; every change is noted, and refused with what is given. */
async function show(refusal: { status: number; body: object } = { status: 409, body: {} }): Promise<Sent[]> {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    sent.push({ call: `${method} ${address}`, body: typeof body === 'string' && JSON.parse(body) });
    return Response.json(refusal.body, { status: refusal.status });
  });
  await render(
    <WithCache known={[[entriesKey, entries]]}>
      <main>
        <h1>Lists</h1>
        <ListTabs />
      </main>
    </WithCache>,
  );
  return sent;
}

/** A mark stands before the sentence of a fault. */
const described = (sentence: string): string => expect.stringContaining(sentence);

const row = (name: string) => page.getByRole('row').filter({ hasText: name });

async function act(name: string, action: string) {
  await userEvent.click(page.getByRole('button', { name: `Actions for ${name}`, exact: true }));
  await userEvent.click(page.getByRole('menuitem', { name: action }));
}

test('each list has its entries in their order with how many people have them, and what is retired apart', async () => {
  await page.viewport(360, 740);
  await show();
  await expect.element(page.getByRole('tab', { name: 'Themes 3' })).toHaveAttribute('aria-selected', 'true');
  expect(
    page
      .getByRole('rowheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Education', 'Urban dev', 'Agriculture']);
  await expect.element(row('Urban dev')).toMatchTextContent(/12/);
  await userEvent.click(page.getByText('Retired (1)').first());
  await expect.element(row('Old times')).toBeVisible();
  await expectAccessible(document.body);
  await userEvent.click(page.getByRole('tab', { name: /Cities/ }));
  await expect.element(page.getByText(/No one can choose Punjab/)).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Cities in Odisha' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible(document.body);
});

test('a name that the list has is refused beside its field, and typing keeps what was typed', async () => {
  const sentence = 'This list already has that name.';
  const sent = await show({
    status: 409,
    body: { code: 'list_name_taken', msg: sentence, fields: { name: sentence } },
  });
  const field = page.getByLabelText('New theme');
  await userEvent.fill(field, 'education');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAccessibleDescription(described(sentence));
  await expect.element(field).toHaveValue('education');
  expect(sent).toEqual([{ call: 'POST /api/admin/work-lists/theme', body: { name: 'education', within: null } }]);
  await userEvent.clear(field);
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAccessibleDescription(described('Please fill this in.'));
  expect(sent).toHaveLength(1);
});

test('renaming to a name that is there offers to merge, which says who moves and that there is no way back', async () => {
  const sent = await show();
  await act('Urban dev', 'Rename');
  const field = page.getByLabelText('New name');
  await expect.element(field).toHaveAccessibleDescription('12 people will follow.');
  await userEvent.fill(field, 'EDUCATION');
  await userEvent.click(page.getByRole('button', { name: 'Merge into ‘Education’ instead' }));
  const dialog = page.getByRole('dialog', { name: 'Merge ‘Urban dev’' });
  await expect.element(dialog).toMatchTextContent(/12 people will have the one you choose/);
  await expect.element(dialog).toMatchTextContent(/You can’t undo this\./);
  await expect.element(dialog.getByLabelText('Merge into')).toHaveValue('1');
  await userEvent.click(dialog.getByRole('button', { name: 'Merge', exact: true }));
  await expect.poll(() => sent).toEqual([{ call: 'PUT /api/admin/work-list-entries/2/merged', body: { into: '1' } }]);
  await expectAccessible(document.body);
});

test('retiring says how many keep it, and a refusal stays in sight', async () => {
  await show({ status: 409, body: { code: 'list_needed', msg: 'Keep at least one entry.' } });
  await act('Education', 'Retire');
  const dialog = page.getByRole('alertdialog', { name: 'Retire ‘Education’?' });
  await expect.element(dialog).toMatchTextContent(/12 people will keep it\./);
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.click(dialog.getByRole('button', { name: 'Retire' }));
  await expect.element(dialog).toMatchTextContent(/Keep at least one entry\./);
});

test('an entry is moved by the keyboard alone, and a list is sorted', async () => {
  const sent = await show();
  await act('Urban dev', 'Move up');
  await expect.poll(() => sent.at(-1)?.body).toEqual({ within: null, ids: ['2', '1', '3'] });
  page.getByRole('button', { name: 'Actions for Education' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Move up' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('button', { name: 'Sort A to Z' }));
  await expect.poll(() => sent.at(-1)?.body).toEqual({ within: null, ids: ['3', '1', '2'] });
});

test('two moves that follow each other at once both count', async () => {
  const first = Promise.withResolvers<void>();
  const inOrder = ({ body }: { body: unknown }) => (body as { ids: string[] }).ids;
  const sent = answerCalls({
    'PUT /api/admin/work-lists/:kind/order': async (call) => {
      await first.promise;
      return inOrder(call).flatMap((id) => entries.filter((one) => one.id === id));
    },
  });
  await render(
    <WithCache known={[[entriesKey, entries.slice(0, 3)]]}>
      <ListTabs />
    </WithCache>,
  );
  await act('Urban dev', 'Move up');
  await act('Agriculture', 'Move up');
  first.resolve();
  await expect
    .poll(() => sent.map(inOrder))
    .toEqual([
      ['2', '1', '3'],
      ['2', '3', '1'],
    ]);
});
