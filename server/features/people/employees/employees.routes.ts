import type { FastifyInstance } from 'fastify';
import {
  employeeDetails,
  employeePlaces,
  employees,
  employeesExport,
  namedEmployee,
} from '../../../../domain/contract/employees.ts';
import { mountEndpoint } from '../../../http/mount-endpoint.ts';
import type { Services } from '../../services.ts';
import { exportEmployees } from './employees-export.ts';
import { countPlaces } from './employees.queries.ts';
import { listEmployees, nameEmployee, openHistory } from './employees.service.ts';

export function mountEmployees(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, employees, async ({ query: { limit, cursor, sort, ...filter }, setHeader }) => {
    const { employees: page, total, next } = await listEmployees(services, filter, { limit, cursor, sort });
    setHeader('X-Total-Count', String(total));
    if (next) setHeader('X-Next-Cursor', next);
    return page;
  });

  mountEndpoint(app, services, employeePlaces, () => countPlaces(services.db));

  mountEndpoint(app, services, namedEmployee, ({ params: { id } }) => nameEmployee(services, id));

  mountEndpoint(app, services, employeeDetails, ({ params: { id }, caller }) => openHistory(services, caller.id, id));

  mountEndpoint(app, services, employeesExport, ({ query, caller }) => exportEmployees(services, caller, query));
}
