import type { EntryOf, PersonFieldName } from '../../../domain/person-fields.ts';

/** As it stands in `users`: an entry of a list by its id. */
type ColumnOf<N extends PersonFieldName> = EntryOf<N>['kind'] extends 'list'
  ? number | null
  : EntryOf<N>['encrypted'] extends true
    ? Buffer | null
    : EntryOf<N>['everyone'] extends true
      ? string
      : string | null;

export type PersonColumns = { [N in PersonFieldName]: ColumnOf<N> };

/** As it is read: an entry by its name, and what is encrypted as it is stored. */
export type StoredPerson<N extends PersonFieldName> = {
  [Name in N]: EntryOf<Name>['kind'] extends 'list' ? string | null : ColumnOf<Name>;
};
