import type { RawBuilder } from 'kysely';
import { byField, personFields } from '../../../domain/person-fields.ts';
import type { EntryOf, PersonFieldName } from '../../../domain/person-fields.ts';
import type { Registration } from '../../../domain/contract/person.ts';
import { isWork } from '../../../domain/work-lists.ts';
import { entryOf } from '../../db/person-columns.ts';
import type { StoredPerson } from '../../db/tables/person.ts';
import { decryptPersonal, encryptPersonal, personalColumns } from '../../security/encryption/personal-columns.ts';
import type { PersonalColumn } from '../../security/encryption/personal-columns.ts';
import type { Cipher } from '../../security/encryption/cipher.ts';

/** What someone says of themselves, as the contract has read it. */
export type PersonTexts = Pick<Registration, PersonFieldName>;

/** For a row of `users`. What is undefined stays as it is. */
type RowOf<N extends PersonFieldName> = {
  [Name in N]: EntryOf<Name>['kind'] extends 'list'
    ? RawBuilder<number | null>
    : EntryOf<Name>['encrypted'] extends true
      ? Buffer | null
      : string;
};

const isPersonal = (name: PersonFieldName): name is PersonalColumn => personalColumns.some((one) => one === name);

/**
 * The columns of these fields and of no other. Null and an empty text clear what is not required; what is required stays where
 * nothing is said of it.
 */
export function toRow<N extends PersonFieldName>(
  cipher: Cipher,
  id: string,
  fields: readonly N[],
  texts: { [Name in N]?: string | null | undefined },
): RowOf<N> {
  const said: Partial<Record<PersonFieldName, string | null>> = texts;
  return byField(fields, (name: PersonFieldName) => {
    const text = said[name];
    if (text === undefined || (text === null && personFields[name].required)) return undefined;
    if (isPersonal(name)) return encryptPersonal(cipher, id, name, text);
    return isWork(name) ? entryOf(name, said) : text || null;
  }) as RowOf<N>;
}

/** A person as its own reader sees it. */
export function toPerson<T extends StoredPerson<PersonalColumn> & { id: string }>(
  cipher: Cipher,
  row: T,
): Omit<T, PersonalColumn> & Record<PersonalColumn, string | null> {
  return { ...row, ...decryptPersonal(cipher, row) };
}
