import type { Employee } from '../../domain/contract/employees.ts';
import { pageOf } from './answer-calls.ts';
import type { Answers, SentCall } from './answer-calls.ts';

export const zoya: Employee = {
  id: 'zoya',
  name: 'Zoya Das',
  email: 'zoya@example.org',
  date_of_birth: '1990-02-03',
  age: 36,
  theme: 'Public Health',
  designation: 'Field Coordinator',
  state: 'Odisha',
  city: 'Gopalpur',
};

const ravi: Employee = { ...zoya, id: 'ravi', name: 'Ravi Rao', email: 'ravi@example.org', city: 'Balasore' };

/** 27 people: 25 in Jharkhand, two in Odisha. */
const staff: readonly Employee[] = [
  ...Array.from({ length: 25 }, (_, place): Employee => {
    const number = String(place + 1).padStart(2, '0');
    const email = `p${number}@example.org`;
    return { ...zoya, id: `p${number}`, name: `Person ${number}`, email, state: 'Jharkhand', city: 'Jamshedpur' };
  }),
  ravi,
  zoya,
];

/** Lists them as the server does: the cursor is where the page before it ended. */
export function listStaff() {
  function list({ address, headers }: SentCall): Response {
    const asked = address.searchParams;
    const by = asked.get('sort')?.startsWith('email') ? 'email' : 'name';
    const wanted = asked.get('q')?.toLowerCase() ?? '';
    const found = staff
      .filter(({ state }) => [null, state].includes(asked.get('state')))
      .filter(({ city }) => [null, city].includes(asked.get('city')))
      .filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(wanted))
      .toSorted((one, other) => one[by].localeCompare(other[by]));
    if (asked.get('sort')?.endsWith('_desc')) found.reverse();
    const from = Number(asked.get('cursor') ?? 0);
    const until = from + Number(headers.get('x-page-size'));
    return pageOf(found.slice(from, until), found.length, until < found.length ? String(until) : undefined);
  }
  return {
    'GET /api/admin/employees': list,
    'GET /api/admin/employee-places': [
      { state: 'Jharkhand', city: 'Jamshedpur', count: 25 },
      { state: 'Odisha', city: 'Balasore', count: 1 },
      { state: 'Odisha', city: 'Gopalpur', count: 1 },
    ],
  } satisfies Answers;
}
