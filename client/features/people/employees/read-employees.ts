import type { Employee } from '../../../../domain/contract/employees.ts';
import { fieldsWhere } from '../../../../domain/person-fields.ts';
import { readDay } from '../../../api/read-day.ts';
import { readList, readNumber, readText } from '../../../api/received.ts';

const texts = fieldsWhere('seenBy', 'admins');

/** What cannot be read of an employee is as if it had not been said; without an id there is no history to open. */
export function readEmployees(reply: readonly Employee[]): Employee[] {
  return readList(reply).flatMap((employee) => {
    const { id, age }: Partial<Record<'id' | 'age', unknown>> = employee;
    if (typeof id !== 'string' && typeof id !== 'number') return [];
    const said = texts.map((name) => [name, typeof employee[name] === 'string' ? employee[name] : null]);
    return [
      {
        ...employee,
        ...Object.fromEntries(said),
        id: String(id),
        name: readText(employee.name),
        email: readText(employee.email),
        date_of_birth: readDay(employee.date_of_birth),
        age: readNumber(age),
      },
    ];
  });
}
