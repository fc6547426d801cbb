import * as z from 'zod/mini';
import { toFieldCode } from '../../domain/contract/field-codes.ts';
import type { FieldCode } from '../../domain/contract/field-codes.ts';
import { errorMessages } from '../../domain/messages/en/errors.ts';
import { fieldLabel, fieldMessages, singleFaultMessage } from '../../domain/messages/en/fields.ts';
import type { CallError } from '../api-client.ts';

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
}

type Checked<T> = { data: T } | { refusal: Refusal };

/**
 * Reads the values with the schema that guards the call on the server too.
 * `unreadable` are fields whose control holds something that it can not hand out, like half a date, each with its fault.
 */
export function check<Schema extends z.core.$ZodType>(
  schema: Schema,
  values: unknown,
  unreadable: readonly [name: string, code: FieldCode][] = [],
): Checked<z.core.output<Schema>> {
  const codes = new Map<string, FieldCode>(unreadable);
  const result = z.safeParse(schema, values);
  for (const { path, message } of result.error?.issues ?? []) {
    const name = String(path[0] ?? '');
    if (!codes.has(name)) codes.set(name, toFieldCode(message));
  }
  if (result.success && codes.size === 0) return { data: result.data };
  return { refusal: refusalOf(codes) };
}

/** The server's sentence, else the screen's own; faults go to the fields that the form has. */
export function refusalOfCall(error: CallError, fallback: string, names: readonly string[]): Refusal {
  const message = error.msg ?? fallback;
  if (error.code === 'email_taken' && names.includes('email')) return { message, faults: { email: message } };
  const own = Object.entries(error.fields ?? {}).filter(([name]) => names.includes(name));
  return { message, faults: Object.fromEntries(own), listed: own.length > 1 };
}

/** The faults as they are told on top of the form. */
export function summaryOf({ faults, listed }: Refusal): { name: string; text: string }[] {
  if (!listed) return [];
  return Object.entries(faults).map(([name, sentence = '']) => ({ name, text: `${fieldLabel(name)}: ${sentence}` }));
}

function refusalOf(codes: ReadonlyMap<string, FieldCode>): Refusal {
  const entries = [...codes];
  const [first] = entries;
  const listed = entries.length > 1;
  const message = first && !listed ? singleFaultMessage(...first) : errorMessages.invalid_input;
  return { message, listed, faults: Object.fromEntries(entries.map(([name, code]) => [name, fieldMessages[code]])) };
}
