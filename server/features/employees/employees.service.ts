import type { Readable } from 'node:stream';
import type { Employee, EmployeeDetails, namedEmployee } from '../../../domain/contract/employees.ts';
import type { ReplyOf } from '../../../domain/contract/endpoint.ts';
import { usualPage } from '../../../domain/contract/paging.ts';
import { severityOf } from '../../../domain/instruments/scoring.ts';
import { moodOf } from '../../../domain/moods.ts';
import { AppError } from '../../app-error.ts';
import { pageOf, parseCursor } from '../../http/cursor.ts';
import { nameCursorSchema } from '../people/people-filter.port.ts';
import type { Services } from '../../services.ts';
import { isUuid } from '../../db/uuid.ts';
import { openRecord } from '../../visibility/open-record.ts';
import { employeesOn, listAllEmployees } from './all-employees.ts';
import { countEmployees, findEmployees, findNamedEmployee } from './employees.queries.ts';
import type { EmployeeFilter } from './employees.queries.ts';
import { findAssessmentsOf, findMoodsOf } from './history.queries.ts';

interface EmployeePage {
  employees: Employee[] | Readable;
  total: number;
  next: string | undefined;
}

export interface Paging {
  limit?: number;
  cursor?: string;
}

/**
 * A page where a limit or a cursor is given, else all. Throws `invalid_input` (400) for a text that is no cursor, and
 * what `listAllEmployees` throws.
 */
export async function listEmployees(
  services: Services,
  filter: EmployeeFilter,
  { limit, cursor }: Paging,
): Promise<EmployeePage> {
  const { db } = services;
  const after = parseCursor(cursor, nameCursorSchema);
  if (limit === undefined && !after) return { ...(await listAllEmployees(services, filter)), next: undefined };
  const size = limit ?? usualPage;
  const [rows, total] = await Promise.all([
    findEmployees(db, filter, { after, limit: size + 1 }),
    countEmployees(db, filter),
  ]);
  const { page, next } = pageOf(rows, size, ({ nameKey, id }) => [nameKey, id]);
  return { employees: page.map(employeesOn(services)), total, next };
}

/** Throws `not_found` (404) for an id of no one and of someone who is not an employee. */
export async function nameEmployee({ db }: Pick<Services, 'db'>, id: string): Promise<ReplyOf<typeof namedEmployee>> {
  const found = isUuid(id) ? await findNamedEmployee(db, id) : undefined;
  if (!found) throw new AppError('not_found');
  return found;
}

/** One employee's history, newest first. Throws what `openRecord` throws. */
export async function openHistory(services: Services, adminId: string, personId: string): Promise<EmployeeDetails> {
  return openRecord(services, { adminId, personId }, async (record) => {
    const assessments = await findAssessmentsOf(record);
    const moods = await findMoodsOf(record);
    const { name, closedUntil } = record;
    return {
      name,
      assessments: assessments.map(({ created_at, type, total_score, partial }) => ({
        date: created_at.toISOString(),
        type,
        score: partial ? null : total_score,
        severity: severityOf(type, total_score, partial),
      })),
      moods: moods.map(({ created_at, mood }) => ({ date: created_at.toISOString(), mood: moodOf(mood).emoji })),
      ...(closedUntil && { closed_until: closedUntil.toISOString() }),
    };
  });
}
