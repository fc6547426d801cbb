import * as z from 'zod/mini';
import { toFieldCode } from '../../domain/contract/field-codes.ts';
import type { FieldCode } from '../../domain/contract/field-codes.ts';
import { fieldMessages, severalFaults, singleFaultMessage } from '#messages/field-faults.ts';
import type { Refusal } from './faults.ts';

// Zod may otherwise compile schemas with `new Function`, which the Content-Security-Policy forbids.
z.config({ jitless: true });

/** Made here, before anything was sent. */
type LocalRefusal = Refusal & { codes: ReadonlyMap<string, FieldCode> };

type Checked<T> = { data: T } | { refusal: LocalRefusal };

/**
 * Reads the values with the schema that guards the call on the server too.
 * `unreadable` are fields whose control holds something that it cannot hand out, like half a date, each with its fault.
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

/** What is wrong with controls that hold something which they cannot hand out: half a date, or letters for a number. */
export function unreadableControls(form: HTMLFormElement): [name: string, code: FieldCode][] {
  return Array.from(form.elements)
    .filter((control) => control instanceof HTMLInputElement)
    .filter((control) => control.validity.badInput)
    .map((control) => [control.name, control.type === 'number' ? 'whole_number' : 'not_a_date']);
}

/** What a refusal says of some of the fields; undefined where it says nothing of them. */
export function partOf({ codes }: LocalRefusal, names: readonly string[]): LocalRefusal | undefined {
  const own = [...codes].filter(([name]) => names.includes(name));
  return own.length === 0 ? undefined : refusalOf(new Map(own));
}

function refusalOf(codes: ReadonlyMap<string, FieldCode>): LocalRefusal {
  const entries = [...codes];
  const [first] = entries;
  const listed = entries.length > 1;
  const message = first && !listed ? singleFaultMessage(...first) : severalFaults;
  const faults = Object.fromEntries(entries.map(([name, code]) => [name, fieldMessages[code]]));
  return { message, listed, countSays: listed, faults, codes };
}
