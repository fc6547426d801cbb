import { accountChanges } from '../../../domain/account-changes.ts';
import type { AccountChange } from '../../../domain/account-changes.ts';
import { roles } from '../../../domain/roles.ts';

export const changeChoices = ['any', ...accountChanges] as const;

/** What the address of the list says. */
export interface PeopleFilter {
  q: string;
  /** Everyone where it is empty. */
  role: string;
  /** Those who have left, and no one else. */
  left: boolean;
  /** Those to whose accounts something was done; the three below say when, and by whom. */
  changed: AccountChange | 'any' | '';
  from: string;
  to: string;
  by: string;
}

const noChange = { changed: '', from: '', to: '', by: '' } as const;

export function readPeopleFilter(search: URLSearchParams): PeopleFilter {
  const changed = changeChoices.find((choice) => choice === search.get('changed'));
  const read = (name: string) => search.get(name) ?? '';
  return {
    q: read('q'),
    role: roles.find((role) => role === search.get('role')) ?? '',
    left: search.get('left') === 'yes',
    ...(changed === undefined ? noChange : { changed, from: read('from'), to: read('to'), by: read('by') }),
  };
}

export function addressOfPeople({ q, role, left, changed, from, to, by }: PeopleFilter): string {
  const search = new URLSearchParams();
  const texts = { q, role, left: left ? 'yes' : '', ...(changed !== '' && { changed, from, to, by }) };
  for (const [name, text] of Object.entries(texts)) if (text !== '') search.set(name, text);
  return search.size === 0 ? '/admin/people' : `/admin/people?${search}`;
}
