import type { HandlersOf } from '../../../http/mount-calls.ts';
import type { Services } from '../../services.ts';
import { exportEmployees } from './employees-export.ts';
import { countPlaces } from './employees.queries.ts';
import { listEmployees, nameEmployee, openHistory } from './employees.service.ts';

export function answerEmployees(services: Services): HandlersOf<'employees'> {
  return {
    employees: async ({ query: { limit, cursor, sort, ...filter }, pageSize, caller, setHeader }) => {
      const paging = { limit: limit ?? pageSize, cursor, sort, readBy: caller.id };
      const { employees: page, total, next } = await listEmployees(services, filter, paging);
      setHeader('X-Total-Count', String(total));
      if (next) setHeader('X-Next-Cursor', next);
      return page;
    },

    employeePlaces: () => countPlaces(services.db),
    namedEmployee: ({ params: { id } }) => nameEmployee(services, id),
    employeeDetails: ({ params: { id }, caller }) => openHistory(services, caller.id, id),
    employeesExport: ({ query, caller }) => exportEmployees(services, caller, query),
  };
}
