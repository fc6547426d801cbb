import { faultsOfRows } from '../asvs/faults.ts';
import { readMutations, readRows } from '../asvs/rows.ts';

/** What is said of security names tests and documents that are there, and each of these tests has its mutation. */
export function checkSecurityRows(): string[] {
  return faultsOfRows(readRows(), readMutations());
}
