import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import * as z from 'zod/mini';
import { isUuid } from '../../db/record-id.ts';

/** What lists of people are sorted by: the same on every server, and in any case. `users_by_name` is its index. */
export const nameKey: RawBuilder<string> = sql<string>`lower(users.name) collate "C"`;

/** Where a page of people ended: the name's key and the id. */
export const nameCursorSchema = z.tuple([
  z.string().check(z.refine((text) => !text.includes('\0'))),
  z.string().check(z.refine(isUuid)),
]);

export type NameCursor = z.infer<typeof nameCursorSchema>;

/** A text for which a value is looked up. PostgreSQL stores no NUL: what contains one is equal to nothing. */
export function comparable(text: string): string {
  return text.replaceAll('\0', '\uFFFD');
}

/** What is searched for, as names and e-mails are stored. */
export function searched(text: string): string {
  return comparable(text.normalize('NFC').trim());
}

/** People whose name or e-mail contains the text, in any case; signs of LIKE stand for themselves. */
export function nameOrEmailContains(text: string): RawBuilder<boolean> {
  const escaped = searched(text).replaceAll(/[\\%_]/g, '\\$&');
  return sql<boolean>`(lower(users.name) like lower(${`%${escaped}%`}) or lower(users.email) like lower(${`%${escaped}%`}))`;
}

export interface SortOrder {
  key: RawBuilder<string>;
  direction: 'asc' | 'desc';
}

export const byName: SortOrder = { key: nameKey, direction: 'asc' };

/** People behind a cursor in the order of a list. */
export function isBehind({ key, direction }: SortOrder, [sortKey, id]: NameCursor): RawBuilder<boolean> {
  const sign = direction === 'asc' ? sql`>` : sql`<`;
  return sql<boolean>`(${key}, users.id) ${sign} (${sortKey}, ${id}::uuid)`;
}
