import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { formatLocalDate as inEnglish } from '../../domain/messages/en/dates.ts';
import { formatLocalDate as inHindi } from '../../domain/messages/hi/dates.ts';
import { formatLocalDate as inMarathi } from '../../domain/messages/mr/dates.ts';
import { formatLocalDate as inOdia } from '../../domain/messages/or/dates.ts';
import { formatLocalDate as inPunjabi } from '../../domain/messages/pa/dates.ts';
import { ChartFigure } from './chart-figure.tsx';
import { ChartTable } from './chart-table.tsx';

test('in each language no line ends inside a date', async () => {
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 20)));
  const dates = [inEnglish, inHindi, inMarathi, inOdia, inPunjabi].flatMap((write) => months.map((at) => write(at)));
  const { container } = await render(
    <ChartFigure title="A chart" summary={dates.join(' ')}>
      {null}
    </ChartFigure>,
  );
  expect([...container.querySelectorAll('p span')].map(({ textContent }) => textContent)).toEqual(dates);
});

test('an open table that is wider than its card scrolls by itself, and the card does not', async () => {
  const columns = ['Date', 'Score', 'Level'].map((header) => ({
    key: header,
    header,
    cell: () => 'AVeryLongWordInACell',
  }));
  const { container } = await render(<ChartTable title="A chart" columns={columns} rows={[{}]} />);
  Object.assign(container.style, { inlineSize: '200px' });
  await page.getByText('Show as a table').click();
  const table = page.getByRole('table').element();
  expect(table.scrollWidth).toBeGreaterThan(200);
  expect(container.scrollWidth).toBe(200);
});
