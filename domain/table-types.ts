/** What a file with a table may be sent as. What it is, its first bytes say: many browsers know no type for it. */
export const tableTypes = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const;
