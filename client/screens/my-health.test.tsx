import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answersFor } from '../../gallery/answers.ts';
import { expectReadable } from '../test/axe.ts';
import { openScreen } from '../test/open-screen.tsx';
import { advance, press, stillClock } from '../test/still-clock.ts';

const region = (name: string) => page.getByRole('region', { name });
const breathing = region('Breathing Exercise');

test('explains the three exercises', async () => {
  await openScreen('/dashboard?tab=myhealth', { role: 'employee' });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('My Health');
  expect(document.title).toBe('My Health – Evenkeel');
  await expect.element(breathing.getByRole('button', { name: 'Start' })).toBeVisible();
  await expect.element(breathing.getByRole('button', { name: 'Stop' })).toBeVisible();
  for (const step of [
    /straighten your back/i,
    /roll your shoulders slowly/i,
    /relax your neck/i,
    /repeat every 30 mins/i,
  ])
    await expect.element(region('Office Posture Exercise').getByText(step)).toBeVisible();
  const eyes = region('Eye Rest Exercise');
  for (const step of [
    /20-20-20 rule/,
    /every 20 minutes look at something 20 feet away for 20 seconds/i,
    /blink gently/i,
  ])
    await expect.element(eyes.getByText(step)).toBeVisible();
});

test('on a phone the circle and its buttons are in the first view, below a notice, too', async () => {
  await page.viewport(360, 740);
  const due = { in_bar: true, by_push: false, by_mail: true, due: ['GAD-7' as const] };
  const answers = { ...answersFor('employee'), 'GET /api/check-ins/mine': due };
  await openScreen('/dashboard?tab=myhealth', { role: 'employee', answers });
  await expect.element(page.getByText('It’s been two weeks. Check in again?')).toBeVisible();
  const tabs = page
    .getByRole('navigation')
    .elements()
    .map((bar) => bar.getBoundingClientRect().top);
  const start = breathing.getByRole('button', { name: 'Start' }).element().getBoundingClientRect();
  expect(start.bottom).toBeLessThanOrEqual(Math.max(...tabs));
});

test('ends the exercise on a look at another tab', async () => {
  stillClock();
  await openScreen('/dashboard?tab=myhealth', { role: 'employee' });
  await expect.element(breathing).toBeVisible();
  await press(breathing.getByRole('button', { name: 'Start' }).element());
  await advance(5_000);
  await expect.element(breathing.getByText('Hold', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Welcome');
  await advance(5_000);
  await page.getByRole('link', { name: 'My Health' }).click();
  await expect.element(breathing.getByText('Inhale', { exact: true })).toBeVisible();
  await advance(2_000);
  await expect.element(breathing.getByText('4', { exact: true })).toBeVisible();
});

test('while one breathes, the guide beside it and its buttons can be read', async () => {
  await openScreen('/dashboard?tab=myhealth', { role: 'employee' });
  await breathing.getByRole('button', { name: 'Start' }).click();
  const posture = region('Office Posture Exercise');
  await posture.getByRole('button', { name: 'Guide me through it' }).click();
  await expect.element(posture.getByRole('button', { name: 'Next step' })).toBeVisible();
  await expectReadable();
});
