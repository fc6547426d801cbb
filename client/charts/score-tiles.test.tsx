import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { instruments, instrumentTypes } from '../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../domain/instruments/instrument.ts';
import { expectAccessible } from '../test/axe.ts';
import { ScoreTiles } from './score-tiles.tsx';

const record = (created_at: string, total_score: number, partial = false) => ({ created_at, total_score, partial });
const tiles = () => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '));

test.each(instrumentTypes)(
  '%s: a change is called meaningful from its own number of points on',
  async (type: InstrumentType) => {
    const { meaningfulChange: points, range } = instruments[type];
    const { rerender } = await render(
      <ScoreTiles
        type={type}
        records={[record('2026-11-08T04:00:00Z', 2 + points), record('2026-11-20T04:00:00Z', 2)]}
      />,
    );
    expect(tiles()[0]).toBe(`2 of ${range[1]}20 Nov 2026`);
    expect(tiles()[2]).toBe(`${points} points lower than on 8 Nov: a meaningful change`);
    await rerender(
      <ScoreTiles
        type={type}
        records={[record('2025-12-30T04:00:00Z', 2), record('2026-01-02T04:00:00Z', 1 + points)]}
      />,
    );
    expect(tiles()[2]).toBe(`${points - 1} points higher than on 30 Dec 2025: about the same`);
    await expectAccessible(document.body);
  },
);

test('the first, the same, one of the same day and one that cannot be compared', async () => {
  const [type] = instrumentTypes;
  if (!type) throw new Error('No questionnaire');
  const last = record('2026-11-20T04:35:00Z', 7);
  const { rerender } = await render(<ScoreTiles type={type} records={[last]} />);
  expect(tiles()[2]).toMatch(/^First result/);
  await rerender(<ScoreTiles type={type} records={[record('2026-11-08T04:00:00Z', 7), last]} />);
  expect(tiles()[2]).toBe('No change since 8 Nov');
  await rerender(<ScoreTiles type={type} records={[record('2026-11-20T03:35:00Z', 8), last]} />);
  expect(tiles()[2]).toBe('1 point lower than on 20 Nov, 09:05: about the same');
  await rerender(<ScoreTiles type={type} records={[record('2026-11-08T04:00:00Z', 7, true), last]} />);
  expect(tiles()[2]).toMatch(/^Not comparable/);
  await rerender(<ScoreTiles type={type} records={[]} />);
  expect(tiles()).toEqual([]);
});
