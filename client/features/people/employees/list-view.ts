import { sessionPlace } from '../../../api/stored-token.ts';

const key = 'employees';
const table = 'table';

/** Whether this device shows the employees as a table: someone has chosen it. */
export function isTableChosen(): boolean {
  return sessionPlace().getItem(key) === table;
}

/** Cards need no record. */
export function chooseTable(isTable: boolean): void {
  if (isTable) sessionPlace().setItem(key, table);
  else sessionPlace().removeItem(key);
}
