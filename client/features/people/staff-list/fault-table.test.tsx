import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { LineFault } from '../../../../domain/contract/staff-list.ts';
import { expectAccessible } from '../../../test/axe.ts';
import { WithCache } from '../../../test/with-cache.tsx';
import { FaultTable } from './fault-table.tsx';

const none = { nearest: null, first_line: null };
const faults: LineFault[] = [
  { line: 3, column: 3, heading: 'Department', code: 'unknown_name', value: 'Edcation', ...none, nearest: 'Education' },
  { line: 1205, column: 2, heading: 'E-mail', code: 'same_email', value: 'a@example.org', ...none, first_line: 4 },
  { line: 7, column: 7, heading: '', code: 'surplus_cell', value: 'again', ...none },
];

test.each([
  ['a desk', 1280, 'row'],
  ['a phone', 360, 'listitem'],
] as const)('each fault has its line, column, value and what to do, on %s', async (_, width, role) => {
  await page.viewport(width, 800);
  await render(
    <WithCache known={[]}>
      <FaultTable id="x" faults={faults} count={140} />
    </WithCache>,
  );
  const textOf = (what: string) => () => page.getByRole(role).filter({ hasText: what }).element().textContent;
  await expect.poll(textOf('Edcation')).toMatch(/3.*Department.*Did you mean ‘Education’\?/);
  await expect.poll(textOf('a@example.org')).toMatch(/1,205.*E-mail.*The same address is on line 4\./);
  await expect.poll(textOf('again')).toMatch(/7.*Column 7/);
  await expect.element(page.getByText('These are the first 3.')).toBeVisible();
  await expectAccessible(document.body);
});
