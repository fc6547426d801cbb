import { byField, fieldsWhere } from '../../../domain/person-fields.ts';
import type { FieldsWhere } from '../../../domain/person-fields.ts';
import type { Cipher } from './cipher.ts';

export const personalColumns = fieldsWhere('encrypted', true);

export type PersonalColumn = FieldsWhere<'encrypted', true>;

/** Where the value of a person's column stands. */
const contextOf = (column: PersonalColumn, userId: string) => ({ table: 'users', column, row: userId });

/** For a row of `users`: null and an empty text are none. */
export function encryptPersonal(
  cipher: Cipher,
  userId: string,
  column: PersonalColumn,
  text: string | null,
): Buffer | null {
  return cipher.encryptOptional(contextOf(column, userId), text || null);
}

export function decryptPersonal(
  cipher: Cipher,
  row: { id: string } & Record<PersonalColumn, Buffer | null>,
): Record<PersonalColumn, string | null> {
  return byField(personalColumns, (column) => cipher.decryptOptional(contextOf(column, row.id), row[column]));
}
