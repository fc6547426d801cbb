import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { formatDayAndMonth } from '#messages/dates.ts';
import { WithCache } from '../../test/with-cache.tsx';
import { NextCheckIn } from './next-check-in.tsx';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test('home 6: two weeks after the last one of each questionnaire, never overdue, kind where there is none', async () => {
  const records = (at: string) => [{ created_at: at, total_score: 3, partial: false }];
  const lines = async (gad: unknown, phq: unknown) => {
    const { container, unmount } = await render(
      <WithCache
        known={[
          [['assessments', 'GAD-7'], gad],
          [['assessments', 'PHQ-9'], phq],
        ]}
      >
        <NextCheckIn />
      </WithCache>,
    );
    const said = [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
    await unmount();
    return said;
  };
  expect(await lines([], records(daysAgo(3)))).toEqual([
    'GAD-7Whenever you like',
    `PHQ-9On ${formatDayAndMonth(daysAgo(-11))}`,
  ]);
  expect(await lines(records(daysAgo(400)), records(daysAgo(14)))).toEqual([
    'GAD-7Today is a good time',
    'PHQ-9Today is a good time',
  ]);
});
