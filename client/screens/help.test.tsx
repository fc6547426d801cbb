import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answersFor } from '../../gallery/answers.ts';
import { openScreen } from '../test/open-screen.tsx';

test('help offers the people and the plan of the one who asks before a helpline abroad', async () => {
  await openScreen('/help', { role: 'employee', answers: answersFor('employee') });
  const person = page.getByRole('link', { name: '+91 98765 43210' });
  await expect.element(person).toHaveAttribute('href', 'tel:+919876543210');
  const plan = page.getByRole('link', { name: 'My safety plan' });
  const abroad = page.getByRole('link', { name: /findahelpline\.com/ });
  const tops = [person, plan, abroad].map((link) => link.element().getBoundingClientRect().top);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});

test('help without a plan is the helplines and where to write one', async () => {
  const plan = { warning_signs: '', what_helps: '', people: '', professionals: '', safe_place: '', updated_at: null };
  await openScreen('/help', { role: 'employee', answers: { ...answersFor('employee'), 'GET /api/safety-plan': plan } });
  await expect.element(page.getByRole('link', { name: 'My safety plan' })).toBeVisible();
  expect(page.getByText('The people in your safety plan:').elements()).toEqual([]);
});
