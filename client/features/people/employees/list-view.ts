const key = 'employees';
const table = 'table';

/** Whether this device shows the employees as a table: someone has chosen it. */
export function isTableChosen(): boolean {
  return localStorage.getItem(key) === table;
}

/** Cards need no record. */
export function chooseTable(isTable: boolean): void {
  if (isTable) localStorage.setItem(key, table);
  else localStorage.removeItem(key);
}
