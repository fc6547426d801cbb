import type { Cipher } from './cipher.ts';

const columns = ['phone', 'ailments'] as const;

type Column = (typeof columns)[number];

/** Where the value of a person's column stands. */
const contextOf = (column: Column, userId: string) => ({ table: 'users', column, row: userId });

/** For a row of `users`. Undefined leaves a column as it is; null or an empty text clears it. */
export function encryptPersonal(
  cipher: Cipher,
  userId: string,
  texts: Partial<Record<Column, string | null>>,
): Partial<Record<Column, Buffer | null>> {
  const encrypt = (column: Column) => {
    const text = texts[column];
    return text === undefined ? undefined : cipher.encryptOptional(contextOf(column, userId), text || null);
  };
  return { phone: encrypt('phone'), ailments: encrypt('ailments') };
}

export function decryptPersonal(
  cipher: Cipher,
  { id, phone, ailments }: { id: string } & Record<Column, Buffer | null>,
): Record<Column, string | null> {
  return {
    phone: cipher.decryptOptional(contextOf('phone', id), phone),
    ailments: cipher.decryptOptional(contextOf('ailments', id), ailments),
  };
}
