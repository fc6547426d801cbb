import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';

/** Some screens of rows. */
const atOnce = 50;

/**
 * The first rows of a long list at once, then the others in a drawing that a touch interrupts. All of them are there for
 * searching, printing and screen readers.
 */
export function useInParts<Row>(rows: readonly Row[]): readonly Row[] {
  const drawn = useDeferredValue(rows, rows.slice(0, atOnce));
  return rows.length > atOnce ? drawn : rows;
}

type InPartsProps<Row> = { rows: readonly Row[]; children: (row: Row) => ReactNode };

export function InParts<Row>({ rows, children }: InPartsProps<Row>) {
  return useInParts(rows).map(children);
}
