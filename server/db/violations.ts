const uniqueViolation = '23505';

/** True where a row could not be stored because of this unique constraint or index. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  return 'code' in error && error.code === uniqueViolation && 'constraint' in error && error.constraint === constraint;
}
