import { instruments, instrumentTypes } from './instrument.ts';
import type { InstrumentItem } from './instrument-shape.ts';
import type { InstrumentType } from './instrument.ts';

/** The id of a question, for good: whatever its text, its language and its place on a screen. */
export function questionIdOf(type: InstrumentType, item: number): string {
  return `${instruments[type].wire.key}-${item}`;
}

export type CareItem = InstrumentItem & { type: InstrumentType; id: string; careFrom: number };

/** The items of all questionnaires to which an answer can call for care. */
export const careItems: readonly CareItem[] = instrumentTypes.flatMap((type) =>
  instruments[type].items.flatMap((item) =>
    item.careFrom === undefined ? [] : [{ ...item, type, id: questionIdOf(type, item.n), careFrom: item.careFrom }],
  ),
);

/** Null where no answer to the question calls for care. */
export function careFromOf(questionId: string): number | null {
  return careItems.find(({ id }) => id === questionId)?.careFrom ?? null;
}

export function hasCareItem(type: InstrumentType): boolean {
  return careItems.some((item) => item.type === type);
}

/** Whether answers call for care: null where that is not known, because what would tell was not asked. */
export function callsForCare(type: InstrumentType, answers: Readonly<Record<string, number>>): boolean | null {
  const asked = careItems
    .filter((item) => item.type === type)
    .map(({ id, careFrom }) => ({ careFrom, value: answers[id] }));
  if (asked.some(({ careFrom, value }) => value !== undefined && value >= careFrom)) return true;
  return asked.every(({ value }) => value !== undefined) ? false : null;
}
