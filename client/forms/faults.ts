import type { CallError } from '../api/call-error.ts';

/** A sentence per faulty field, by the field's name on the wire. */
export type Faults = Readonly<Partial<Record<string, string>>>;

/** What a form shows after a submission that did not succeed. */
export interface Refusal {
  /** On top, in red. */
  message: string;
  /** Next to the fields. */
  faults: Faults;
  /** The faults are told on top too, each leading to its field, because the message does not name them. */
  listed?: boolean;
  /** The message says no more than how many faults there are would say. */
  countSays?: boolean;
}

/** The server's sentence, else the screen's own; faults go to the fields that the form has. */
export function refusalOfCall(error: CallError, fallback: string, names: readonly string[]): Refusal {
  const message = error.msg ?? fallback;
  if (error.code === 'email_taken' && names.includes('email')) return { message, faults: { email: message } };
  const own = Object.entries(error.fields ?? {}).filter(([name]) => names.includes(name));
  return { message, faults: Object.fromEntries(own), listed: own.length > 1 };
}

/** The faults as they are told on top of the form. */
export function summaryOf(
  { faults, listed }: Refusal,
  labelOf: (name: string) => string,
): { name: string; text: string }[] {
  if (!listed) return [];
  return Object.entries(faults).map(([name, sentence = '']) => ({ name, text: `${labelOf(name)}: ${sentence}` }));
}
