import { gad7 } from './gad7.ts';
import type { Instrument, WireNames } from './instrument-shape.ts';
import { phq9 } from './phq9.ts';

/** Every questionnaire, in the order in which they are offered. */
const table = [gad7, phq9] as const satisfies readonly Instrument[];

type Entry = (typeof table)[number];

export type InstrumentType = Entry['type'];

export const instrumentTypes: readonly InstrumentType[] = table.map(({ type }) => type);

/** One value for each questionnaire. */
export function byInstrument<Value>(valueOf: (type: InstrumentType) => Value): Record<InstrumentType, Value> {
  return Object.fromEntries(instrumentTypes.map((type) => [type, valueOf(type)])) as Record<InstrumentType, Value>;
}

type Known = Instrument & { wire: Entry['wire'] };

const byName: Record<string, Known> = Object.fromEntries(table.map((entry) => [entry.type, entry]));

export const instruments = byName as Readonly<Record<InstrumentType, Known>>;

/** The names that the published interfaces use in one place. */
export type WireName<Part extends keyof WireNames> = Entry['wire'][Part];

/** One value for each questionnaire, under the name that the published interfaces give it there. */
export function byWireName<Part extends keyof WireNames, Value>(
  part: Part,
  valueOf: (type: InstrumentType) => Value,
): Record<WireName<Part>, Value> {
  const named = instrumentTypes.map((type) => [instruments[type].wire[part], valueOf(type)]);
  return Object.fromEntries(named) as Record<WireName<Part>, Value>;
}

/** Matched as the specification says: after trimming and upper-casing. */
export function parseInstrumentType(text: string): InstrumentType | undefined {
  const wanted = text.trim().toUpperCase();
  return instrumentTypes.find((type) => type === wanted);
}
