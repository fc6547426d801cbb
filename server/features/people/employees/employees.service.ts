import type { Readable } from 'node:stream';
import * as z from 'zod/mini';
import type { Employee, EmployeeDetails, namedEmployee } from '../../../../domain/contract/employees.ts';
import { usualSort } from '../../../../domain/employee-filters.ts';
import type { EmployeeSort } from '../../../../domain/employee-filters.ts';
import type { ReplyOf } from '../../../../domain/contract/endpoint.ts';
import { usualPage } from '../../../../domain/contract/paging.ts';
import { severityOf } from '../../../../domain/instruments/scoring.ts';
import { moodOf } from '../../../../domain/moods.ts';
import { AppError } from '../../../core/app-error.ts';
import { pageOf, parseCursor } from '../../../http/cursor.ts';
import { nameCursorSchema } from '../people-filter.queries.ts';
import type { NameCursor } from '../people-filter.queries.ts';
import type { Services } from '../../services.ts';
import { isUuid } from '../../../db/record-id.ts';
import { openRecord } from '../../visibility/open-record.ts';
import { employeesOn, listAllEmployees } from './all-employees.ts';
import { countEmployees, findEmployees, findNamedEmployee } from './employees.queries.ts';
import type { EmployeeFilter } from './employees.queries.ts';
import { findAssessmentsOf, findMoodsOf } from './history.queries.ts';
import { noteExport } from './note-export.ts';

interface EmployeePage {
  employees: Employee[] | Readable;
  total: number;
  next: string | undefined;
}

interface Paging {
  limit?: number;
  cursor?: string;
  sort?: EmployeeSort;
  readBy: string;
}

/**
 * A page where a limit or a cursor is given, else all, which is written down as the spreadsheet is. Throws `invalid_input`
 * (400) for a text that is no cursor, and what `listAllEmployees` throws.
 */
export async function listEmployees(
  services: Services,
  filter: EmployeeFilter,
  { limit, cursor, sort = usualSort, readBy }: Paging,
): Promise<EmployeePage> {
  const { db } = services;
  const after = parseSortedCursor(cursor, sort);
  if (limit === undefined && !after) {
    const all = await listAllEmployees(services, filter, sort);
    await noteExport(services, { actorId: readBy, answer: all.employees, onceAnHour: true });
    return { ...all, next: undefined };
  }
  const size = limit ?? usualPage;
  const [rows, total] = await Promise.all([
    findEmployees(db, filter, { after, limit: size + 1, sort }),
    countEmployees(db, filter),
  ]);
  const { page, next } = pageOf(rows, size, ({ sortKey, id }) => [sortKey, id, ...(sort === usualSort ? [] : [sort])]);
  return { employees: page.map(employeesOn(services)), total, next };
}

/** A cursor of another order would lead anywhere: it is refused. */
function parseSortedCursor(cursor: string | undefined, sort: EmployeeSort): NameCursor | undefined {
  if (sort === usualSort) return parseCursor(cursor, nameCursorSchema);
  const [key, id] = parseCursor(cursor, z.tuple([...nameCursorSchema.def.items, z.literal(sort)])) ?? [];
  return key === undefined || id === undefined ? undefined : [key, id];
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
