import { readList, readNumber } from '../../api/received.ts';
import { readNumbers } from './read-figures.ts';

/** The specification promises a name and a value. */
type NamedCount = { name: string; value: number };

/** Severity, whose format the specification leaves open: a list of names and values, or counts by name. */
export function readBands(reply: unknown): NamedCount[] {
  if (isCounts(reply)) return Object.entries(reply).map(([name, value]) => ({ name, value: readNumber(value) ?? 0 }));
  return readNumbers(readList(reply) as NamedCount[], ['value']).filter(({ name }) => typeof name === 'string');
}

function isCounts(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const counts: unknown[] = Object.values(value);
  return counts.length > 0 && counts.every((count) => readNumber(count) !== null);
}
