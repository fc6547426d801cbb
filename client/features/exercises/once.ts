import type { MouseEvent } from 'react';

/** Of a double click the first alone: the second falls on what the first has brought. */
export function once({ detail }: MouseEvent, act: () => void): void {
  if (detail < 2) act();
}
