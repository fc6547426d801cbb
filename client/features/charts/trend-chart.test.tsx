import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../test/axe.ts';
import { TrendChart } from './trend-chart.tsx';

const day = 86_400_000;
const points = [3, 9, 5].map((value, index) => ({ at: index * day, value, partial: index === 1 }));

function Chart({ none = false }) {
  return (
    <main>
      <h1>Charts</h1>
      <TrendChart
        title="Scores"
        points={none ? [] : points}
        axis={{ min: 0, max: 10, ticks: [0, 5, 10].map((value) => ({ value, text: String(value) })), bands: [] }}
        labelOf={(at) => `d${at / day}`}
        dateText={(at) => `day ${at / day}`}
        valueText={(value, partial) => `${value}${partial ? ' of a part' : ''}`}
        shortText={String}
        columns={[{ key: 'value', header: 'Score', cell: ({ value }) => value }]}
        empty="Nothing yet"
      />
    </main>
  );
}

const slider = page.getByRole('slider');
const readout = () => document.querySelector('[aria-live="polite"]')?.textContent;

test('is walked through by keys, and says each value', async () => {
  await render(<Chart />);
  await expect.element(slider).toHaveAttribute('aria-valuetext', '3 of 3');
  await userEvent.click(slider, { position: { x: 5, y: 5 } });
  await userEvent.keyboard('{Home}');
  expect(readout()).toContain('day 0');
  await userEvent.keyboard('{ArrowRight}');
  expect(readout()).toContain('9 of a part');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(readout()).toContain('day 2');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '2 of 3');
});

test('fits a phone, and passes axe in the light', async () => {
  await page.viewport(360, 740);
  await render(<Chart />);
  await expect.element(page.getByRole('img', { name: 'Scores' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  await expectAccessible(document.body);
});

test('says that there is nothing, and draws nothing', async () => {
  await render(<Chart none />);
  await expect.element(page.getByText(/Nothing yet/)).toBeVisible();
  expect(document.querySelector('svg')).toBeNull();
});
