import { readFigures } from '../metrics/registry.ts';

/** How many passwords wait for their turn to be hashed. */
export function waitingForHash(): number {
  const figures = readFigures().find(({ name }) => name === 'evenkeel_slots_waiting');
  return figures?.series.find(({ labels }) => labels[0] === 'passwords')?.value ?? 0;
}
