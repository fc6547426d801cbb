import { exportMessages } from '../../../domain/messages/en/exports.ts';
import { insertAuditEvent } from '../../audit/audit.queries.ts';
import { csvFile } from '../../csv.ts';
import type { CsvCell, CsvReply } from '../../csv.ts';
import type { NameCursor } from '../../people-filter.queries.ts';
import type { Services } from '../../services.ts';
import { findEmployees } from './employees.queries.ts';
import type { EmployeeFilter } from './employees.queries.ts';
import { employeesOn } from './employees.service.ts';

const rowsAtOnce = 1000;

/** Each batch is read when the one before has been sent. */
async function* batchesOf(services: Services, filter: EmployeeFilter): AsyncGenerator<CsvCell[][]> {
  const employeeOf = employeesOn(services);
  let after: NameCursor | undefined;
  for (;;) {
    const rows = await findEmployees(services.db, filter, { after, limit: rowsAtOnce });
    yield rows.map((row) => {
      const { name, email, date_of_birth, age, theme, designation, state, city } = employeeOf(row);
      return [name, email, date_of_birth, age, theme, designation, state, city];
    });
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = [last.nameKey, last.id];
  }
}

export async function exportEmployees(services: Services, actorId: string, filter: EmployeeFilter): Promise<CsvReply> {
  await services.db
    .transaction()
    .execute((transaction) =>
      insertAuditEvent(transaction, { actorId, action: 'employees_exported', now: services.now() }),
    );
  return csvFile('employees.csv', exportMessages.employeeColumns, batchesOf(services, filter));
}
