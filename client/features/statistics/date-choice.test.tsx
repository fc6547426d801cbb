import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { advance, stillClockIn } from '../../test/still-clock.ts';
import { DateChoice } from './date-choice.tsx';

test('a page that is left open over midnight offers the new day of the organisation', async () => {
  stillClockIn('Asia/Kolkata');
  await render(<DateChoice from="" to="" />);
  const latest = () => [...document.querySelectorAll('input')].map(({ max }) => max);
  expect(latest()).toEqual(['2026-11-18', '2026-11-18']);
  await advance(16 * 3_600_000);
  expect(latest()).toEqual(['2026-11-19', '2026-11-19']);
});
