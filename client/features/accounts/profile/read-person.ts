import type { Profile } from '../../../../domain/contract/person.ts';
import { personFieldNames, personFields } from '../../../../domain/person-fields.ts';
import type { PersonFieldName } from '../../../../domain/person-fields.ts';
import { toRole } from '../../../../domain/roles.ts';
import { readDay, readFields, readNumber } from '../../../api/received.ts';

/** Name and role are certain; everything else may be missing. */
export type Me = Pick<Profile, 'name' | 'role'> & Partial<Profile>;

/** A person as the forms hold one. What cannot be read of a field is as if it had not been said. */
export function readPerson(reply: unknown): Me {
  const person = readFields(reply, 'name');
  if (typeof person !== 'object' || person === null || Array.isArray(person)) throw new TypeError('No person came.');
  const said: Partial<Record<PersonFieldName | 'role', unknown>> = person;
  const fields = personFieldNames
    .filter((name) => said[name] !== undefined)
    .map((name) => [name, fieldOf(name, said[name])]);
  return { ...person, ...Object.fromEntries(fields), name: textOf(said.name) ?? '', role: toRole(said.role) };
}

function fieldOf(name: PersonFieldName, value: unknown): string | null {
  const { kind } = personFields[name];
  if (kind === 'birth_date') return readDay(value);
  const number = kind === 'option' ? readNumber(value) : null;
  return number === null ? textOf(value) : String(number);
}

function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : null;
}
