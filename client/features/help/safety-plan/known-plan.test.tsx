import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { KnownPlan } from './known-plan.tsx';

test('a plan that this device knew before a section came is shown', async () => {
  await render(<KnownPlan known={{ at: Date.now(), data: { what_helps: 'A walk', safe_place: ' ' } }} />);
  await expect.element(page.getByText('A walk')).toBeVisible();
  expect(page.getByRole('heading').elements()).toHaveLength(1);
});
