/** The rows of a list: what came in its place says nothing. */
export function rowsOf<Row>(reply: readonly Row[]): readonly Row[] {
  return Array.isArray(reply) ? reply : [];
}

/** Rows that have an instant, as text also where it came in milliseconds: oldest first, without those that have none. */
export function inOrderOfTime<Row extends { created_at: string }>(rows: readonly Row[]): Row[] {
  return rows
    .map((row) => ({ row, at: new Date(row.created_at).getTime() }))
    .filter(({ at }) => !Number.isNaN(at))
    .sort((one, other) => one.at - other.at)
    .map(({ row, at }) =>
      typeof row.created_at === 'string' ? row : { ...row, created_at: new Date(at).toISOString() },
    );
}

/** Numbers where they come as text, as some databases count; `none` stands for what is missing. */
export function readNumbers<Row extends object>(
  rows: readonly Row[],
  names: readonly (keyof Row)[],
  none: number | null = 0,
): Row[] {
  return rowsOf(rows).map((row) => {
    const numbers = names.map((name) => [name, (row[name] ?? null) === null ? none : Number(row[name])]);
    return { ...row, ...Object.fromEntries(numbers) } as Row;
  });
}

/** In order of time. A day may come as the instant at which it begins: the specification only promises a date. */
export function readDays<Row extends { date: string }>(rows: readonly Row[]): Row[] {
  return rowsOf(rows)
    .map((row) => ({ ...row, date: row.date.replace(/^(\d{4}-\d{2}-\d{2})T.*/, '$1') }))
    .sort((one, other) => one.date.localeCompare(other.date));
}
