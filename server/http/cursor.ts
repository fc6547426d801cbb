import * as z from 'zod/mini';
import { AppError } from '../core/app-error.ts';

/** Opaque to clients: where a page ended, as base64url of a JSON list of texts. */
function cursorOf(key: readonly string[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** Throws `invalid_input` (400) for a text that is not a cursor of this list. */
export function parseCursor<T>(cursor: string | undefined, schema: z.core.$ZodType<T>): T | undefined {
  if (cursor === undefined) return undefined;
  try {
    return z.core.parse(schema, JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw new AppError('invalid_input', { fields: { cursor: 'bad_cursor' } });
  }
}

/** Splits rows that were read with one more than the page may have. */
export function pageOf<T>(
  rows: readonly T[],
  limit: number,
  keyOf: (row: T) => readonly string[],
): { page: T[]; next: string | undefined } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next: rows.length > limit && last ? cursorOf(keyOf(last)) : undefined };
}
