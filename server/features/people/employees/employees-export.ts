import type { EmployeeSort } from '../../../../domain/employee-filters.ts';
import { fileHeadings } from '../../../../domain/file-headings.ts';
import { csvParts, csvReply } from '../../../http/csv.ts';
import type { CsvCell, CsvReply } from '../../../http/csv.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../../../security/sessions/authenticate.ts';
import { streamWithSemaphore } from '../../../http/load/stream-with-semaphore.ts';
import type { EmployeeFilter } from './employees.queries.ts';
import { withListSemaphore, pagesOf } from './all-employees.ts';
import { noteExport } from './note-export.ts';

type ExportColumn = keyof typeof fileHeadings.employees;

type Wanted = EmployeeFilter & { sort?: EmployeeSort };

async function* batchesOf(
  services: Services,
  { sort, ...filter }: Wanted,
  columns: readonly ExportColumn[],
): AsyncGenerator<CsvCell[][]> {
  for await (const page of pagesOf(services, filter, { sort }))
    yield page.map((employee) => columns.map((column) => employee[column]));
}

/** Throws `unavailable` (503) where too many read all employees already. Written down once it begins. */
export async function exportEmployees(
  services: Services,
  { id: actorId }: Pick<Caller, 'id'>,
  wanted: Wanted,
): Promise<CsvReply> {
  const columns = Object.keys(fileHeadings.employees) as ExportColumn[];
  const parts = csvParts(Object.values(fileHeadings.employees), batchesOf(services, wanted, columns));
  const bytes = await streamWithSemaphore(withListSemaphore, parts);
  await noteExport(services, { actorId, answer: bytes });
  return csvReply('employees.csv', bytes);
}
