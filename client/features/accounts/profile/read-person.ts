import type { Profile } from '../../../../domain/contract/person.ts';
import { toRole } from '../../../../domain/roles.ts';
import { readDay, readNumber } from '../../../api/received.ts';

/** Name and role are certain; everything else may be missing. */
export type Me = Pick<Profile, 'name' | 'role'> & Partial<Profile>;

/**
 * A person as the forms hold one: all but the age in text. What cannot be read of a field is as if it had not been said. The table of
 * fields is not asked, because Home would have to fetch it.
 */
export function readPerson(person: unknown): Me {
  if (typeof person !== 'object' || person === null || Array.isArray(person)) throw new TypeError('No person came.');
  const { age, name, role, ...said }: Partial<Record<keyof Profile, unknown>> = person;
  const texts = Object.entries(said).map(([field, value]) => [field, textOf(field, value)]);
  const years = age === undefined ? {} : { age: readNumber(age) };
  return { ...Object.fromEntries(texts), ...years, name: textOf('name', name) ?? '', role: toRole(role) };
}

function textOf(field: string, value: unknown): string | null {
  if (field === 'date_of_birth') return readDay(value);
  const isMeasure = field === 'height' || field === 'weight';
  const number = isMeasure || typeof value === 'number' ? readNumber(value) : null;
  if (number !== null) return String(number);
  return typeof value === 'string' ? value : null;
}
