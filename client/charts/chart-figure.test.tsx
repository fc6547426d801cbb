import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { formatLocalDate as inEnglish } from '../../domain/messages/en/dates.ts';
import { formatLocalDate as inHindi } from '../../domain/messages/hi/dates.ts';
import { formatLocalDate as inMarathi } from '../../domain/messages/mr/dates.ts';
import { formatLocalDate as inOdia } from '../../domain/messages/or/dates.ts';
import { formatLocalDate as inPunjabi } from '../../domain/messages/pa/dates.ts';
import { ChartFigure } from './chart-figure.tsx';

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
