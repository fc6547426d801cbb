import { instruments, instrumentTypes } from '../../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../../domain/instruments/instrument.ts';
import { readList, readNumber, readNumbers } from '../../api/received.ts';

/** The specification promises a name and a value. */
type NamedCount = { name: string; value: number };

/** Severity, whose format the specification leaves open: a list, counts by name, or one of these for each questionnaire. */
export function readBands(reply: unknown): NamedCount[] {
  const parts = instrumentTypes.flatMap((type) => {
    const part = partOf(reply, type);
    return part === undefined ? [] : [{ key: instruments[type].wire.key, bands: bandsIn(part) }];
  });
  if (parts.length === 0) return bandsIn(reply);
  const names = new Set(parts.flatMap(({ bands }) => bands.map(({ name }) => name)));
  return [...names].map((name) => {
    const counts = parts.map(({ key, bands }) => [key, bands.find((band) => band.name === name)?.value ?? 0] as const);
    return { name, value: counts.reduce((sum, [, count]) => sum + count, 0), ...Object.fromEntries(counts) };
  });
}

/** What an answer says of one questionnaire, under a name such as 'GAD-7', 'gad7' or 'gad'. */
function partOf(reply: unknown, type: InstrumentType): unknown {
  if (!isObject(reply)) return undefined;
  const isOf = (name: string) => {
    const letters = name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
    return letters.length > 2 && instruments[type].wire.key.startsWith(letters);
  };
  return Object.entries(reply).find(([name, part]) => isOf(name) && typeof part === 'object' && part !== null)?.[1];
}

function bandsIn(reply: unknown): NamedCount[] {
  const counts = [reply, ...(isObject(reply) ? Object.values(reply) : [])].find(isCounts);
  if (counts) return Object.entries(counts).map(([name, value]) => ({ name, value: readNumber(value) ?? 0 }));
  return readNumbers(readList(reply) as NamedCount[], ['value']).filter(({ name }) => typeof name === 'string');
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Counts by name, and nothing else. */
function isCounts(value: unknown): value is object {
  if (!isObject(value)) return false;
  const counts: unknown[] = Object.values(value);
  return counts.length > 0 && counts.every((count) => readNumber(count) !== null);
}
