import { codeOf } from '../core/error-code.ts';

const uniqueViolation = '23505';

/** True where a row could not be stored because of this unique constraint or index. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error && codeOf(error) === uniqueViolation)) return false;
  return 'constraint' in error && error.constraint === constraint;
}

const undefinedTable = '42P01';

/** True where a database has no such table, as one of an earlier schema, or none at all. */
export function isMissingTable(error: unknown): boolean {
  return codeOf(error) === undefinedTable;
}

/** Classes of SQLSTATE: data exception, constraint violation, transaction rollback (a deadlock among them). */
const refusals = /^(?:22|23|40)/;

/** True where the database has refused a statement for what it holds: nothing of it was stored. */
export function isRefusedAsAWhole(error: unknown): boolean {
  return refusals.test(codeOf(error) ?? '');
}
