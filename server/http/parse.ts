import * as z from 'zod/mini';
import { toFieldCode } from '../../domain/contract/field-codes.ts';
import type { FieldCode } from '../../domain/contract/field-codes.ts';
import { AppError } from '../core/app-error.ts';

/** Throws `invalid_input` (400) with the fields at fault. */
export function parseInput<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.core.output<Schema> {
  const result = z.core.safeParse(schema, value);
  if (result.success) return result.data;
  throw new AppError('invalid_input', { fields: faultsByField(result.error.issues) });
}

/** What is stored with what a change names of it, by the rules for all of it (`changeOf` in the contract). */
export function withChange<Whole extends z.core.$ZodType>(
  whole: Whole,
  stored: object,
  change: object,
): z.core.output<Whole> {
  return parseInput(whole, { ...stored, ...change });
}

export function parseBody(schema: z.core.$ZodType | undefined, body: unknown): unknown {
  if (!schema) return undefined;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new AppError('not_an_object');
  return parseInput(schema, body);
}

export function parseParams(schema: z.core.$ZodType | undefined, params: unknown): unknown {
  if (!schema) return undefined;
  const result = z.core.safeParse(schema, params);
  if (result.success) return result.data;
  throw new AppError('not_found');
}

/** Where a field has several faults, the first one counts. */
function faultsByField(issues: readonly z.core.$ZodIssue[]): Record<string, FieldCode> {
  const faults: Record<string, FieldCode> = {};
  for (const { path, message } of issues) faults[String(path[0] ?? '')] ??= toFieldCode(message);
  return faults;
}
