import type { Employee, EmployeeDetails } from '../../../domain/contract/employees.ts';
import { usualPage } from '../../../domain/contract/paging.ts';
import { ageOn, dayInZone } from '../../../domain/dates.ts';
import { severityOf } from '../../../domain/instruments/scoring.ts';
import { moodOf } from '../../../domain/moods.ts';
import { AppError } from '../../app-error.ts';
import { insertAuditEvent } from '../../audit/audit.queries.ts';
import { pageOf, parseCursor } from '../../cursor.ts';
import { nameCursorSchema } from '../../people-filter.queries.ts';
import type { Services } from '../../services.ts';
import { isUuid } from '../../uuid.ts';
import { countEmployees, findEmployees } from './employees.queries.ts';
import type { EmployeeFilter, StoredEmployee } from './employees.queries.ts';
import { findAssessmentsOf, findEmployeeName, findMoodsOf } from './history.queries.ts';

interface EmployeePage {
  employees: Employee[];
  total: number;
  next: string | undefined;
}

export interface Paging {
  limit?: number;
  cursor?: string;
}

/** A page where a limit or a cursor is given, else all. Throws `invalid_input` (400) for a text that is no cursor. */
export async function listEmployees(
  services: Services,
  filter: EmployeeFilter,
  { limit, cursor }: Paging,
): Promise<EmployeePage> {
  const { db } = services;
  const after = parseCursor(cursor, nameCursorSchema);
  const employeeOf = employeesOn(services);
  if (limit === undefined && !after) {
    const rows = await findEmployees(db, filter);
    return { employees: rows.map(employeeOf), total: rows.length, next: undefined };
  }
  const size = limit ?? usualPage;
  const [rows, total] = await Promise.all([
    findEmployees(db, filter, { after, limit: size + 1 }),
    countEmployees(db, filter),
  ]);
  const { page, next } = pageOf(rows, size, ({ nameKey, id }) => [nameKey, id]);
  return { employees: page.map(employeeOf), total, next };
}

/** Makes what is listed of what is stored. Ages change at midnight in the organisation's zone. */
export function employeesOn({ config, now }: Services): (row: StoredEmployee) => Employee {
  const today = dayInZone(now(), config.orgTimezone);
  return ({ nameKey: _sortedBy, ...row }) => ({
    ...row,
    age: row.date_of_birth === null ? null : ageOn(row.date_of_birth, today),
  });
}

/**
 * One employee's history. That it was opened is written down in the same transaction: no entry, no data.
 * Throws `not_found` (404) for an id of nobody, and of somebody who is not an employee.
 */
export async function openHistory(services: Services, actorId: string, id: string): Promise<EmployeeDetails> {
  if (!isUuid(id)) throw new AppError('not_found');
  return services.db.transaction().execute(async (transaction) => {
    const name = await findEmployeeName(transaction, id);
    if (name === undefined) throw new AppError('not_found');
    await insertAuditEvent(transaction, { actorId, action: 'history_opened', personId: id, now: services.now() });
    const assessments = await findAssessmentsOf(transaction, id);
    const moods = await findMoodsOf(transaction, id);
    return {
      name,
      assessments: assessments.map(({ created_at, type, total_score, partial }) => ({
        date: created_at.toISOString(),
        type,
        score: total_score,
        severity: severityOf(type, total_score, partial),
      })),
      moods: moods.map(({ created_at, mood }) => ({ date: created_at.toISOString(), mood: moodOf(mood).emoji })),
    };
  });
}
