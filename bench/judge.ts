import type { BenchRow } from './bench-row.ts';

/** The value below which this share of all lies (nearest rank); NaN where there is none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

type Named = Pick<BenchRow, 'group' | 'name' | 'unit'>;

/** A figure that must not be above its limit, where it has one. */
export function atMost(named: Named, value: number, limit?: number): BenchRow {
  return { ...named, value, ...(limit !== undefined && { limit, ok: value <= limit }) };
}

/** A figure that must not be below its limit. */
export function atLeast(named: Named, value: number, limit: number): BenchRow {
  return { ...named, value, limit, ok: value >= limit };
}

/** A figure beside a peer; `limit` is the least ratio of the two. */
export function beside(named: Named, { value, peer }: { value: number; peer: number }, limit?: number): BenchRow {
  const ratio = value / peer;
  return { ...named, value, peer, ratio, ...(limit !== undefined && { limit, ok: ratio >= limit }) };
}

/** A time beside a peer's; `limit` is the least number of times by which it is shorter. */
export function fasterThan(named: Named, { value, peer }: { value: number; peer: number }, limit?: number): BenchRow {
  const ratio = peer / value;
  return { ...named, value, peer, ratio, ...(limit !== undefined && { limit, ok: ratio >= limit }) };
}
