import { roles } from '../../../domain/roles.ts';

/** What the address of the list says. */
export interface PeopleFilter {
  q: string;
  /** Everyone where it is empty. */
  role: string;
  /** Those who have left, and no one else. */
  left: boolean;
}

export function readPeopleFilter(search: URLSearchParams): PeopleFilter {
  return {
    q: search.get('q') ?? '',
    role: roles.find((role) => role === search.get('role')) ?? '',
    left: search.get('left') === 'yes',
  };
}

export function addressOfPeople({ q, role, left }: PeopleFilter): string {
  const search = new URLSearchParams();
  if (q !== '') search.set('q', q);
  if (role !== '') search.set('role', role);
  if (left) search.set('left', 'yes');
  return search.size === 0 ? '/admin/people' : `/admin/people?${search}`;
}
