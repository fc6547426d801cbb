import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { formatDayAndMonth } from '#messages/dates.ts';
import { WithCache } from '../../test/with-cache.tsx';
import { useNextCheckIn } from './next-check-in.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

function Line() {
  const next = useNextCheckIn();
  return next && <a href={next.to}>{next.text}</a>;
}

test('home 6: two weeks after the last one of the questionnaire that comes first, never overdue, nothing where there is none', async () => {
  const records = (at: string) => [{ created_at: at, total_score: 3, partial: false }];
  const line = async (gad: unknown, phq: unknown) => {
    const { container, unmount } = await render(
      <WithCache
        known={[
          [['assessments', 'GAD-7'], gad],
          [['assessments', 'PHQ-9'], phq],
        ]}
      >
        <Line />
      </WithCache>,
    );
    const said = [container.textContent, container.querySelector('a')?.getAttribute('href')];
    await unmount();
    return said;
  };
  const inDays = (days: number) => `Next check-in: ${formatDayAndMonth(daysAgo(-days))}`;
  expect(await line([], [])).toEqual(['', undefined]);
  expect(await line([], records(daysAgo(3)))).toEqual([inDays(11), '/dashboard?tab=mytests#phq9']);
  expect(await line(records(daysAgo(5)), records(daysAgo(3)))).toEqual([inDays(9), '/dashboard?tab=mytests#gad7']);
  expect(await line(records(daysAgo(400)), records(daysAgo(14)))).toEqual([
    'Next check-in: any time',
    '/dashboard?tab=mytests#gad7',
  ]);
});
