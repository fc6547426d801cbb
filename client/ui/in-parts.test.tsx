import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InParts, useInParts } from './in-parts.ts';

const rowsTo = (count: number) => Array.from({ length: count }, (_, place) => `Row ${place + 1}`);

test('a long list begins with its first rows, and all of them follow', async () => {
  const drawn: number[] = [];
  const List = ({ rows }: { rows: readonly string[] }) => {
    const { length } = useInParts(rows);
    useLayoutEffect(() => void drawn.push(length), [length]);
    return null;
  };
  await render(<List rows={rowsTo(500)} />);
  await expect.poll(() => drawn).toEqual([50, 500]);
});

test('what is added to a list and what leaves it is seen, however long it is', async () => {
  const list = (count: number) => (
    <ul>
      <InParts rows={rowsTo(count)}>{(row) => <li key={row}>{row}</li>}</InParts>
    </ul>
  );
  const { rerender } = await render(list(3));
  for (const count of [4, 120, 119, 50, 0]) {
    await rerender(list(count));
    await expect.poll(() => page.getByRole('listitem').elements()).toHaveLength(count);
  }
});
