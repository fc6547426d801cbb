import { careItems } from '../../../../domain/instruments/care.ts';
import type { CareItem } from '../../../../domain/instruments/care.ts';
import { instruments, instrumentTypes } from '../../../../domain/instruments/instrument.ts';
import type { InstrumentType } from '../../../../domain/instruments/instrument.ts';

interface Asked {
  id: string;
  text: string;
}

interface QuestionMatters {
  /** Questions that bring help, and are not asked. */
  care: CareItem[];
  /** How many others of a questionnaire are not asked, where there are any. */
  others: { type: InstrumentType; count: number }[];
}

/** What is wrong with the questions that are asked now. */
export function questionMatters(asked: Readonly<Record<InstrumentType, readonly Asked[]>>): QuestionMatters {
  const care = careItems.filter(({ id, type }) => asked[type].every((question) => question.id !== id));
  const others = instrumentTypes.flatMap((type) => {
    const off = instruments[type].items.filter(({ text }) => asked[type].every((question) => question.text !== text));
    const count = off.filter(({ text }) => care.every((item) => item.text !== text)).length;
    return count === 0 ? [] : [{ type, count }];
  });
  return { care, others };
}
