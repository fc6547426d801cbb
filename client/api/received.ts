/** The specification promises fields; whether a server writes a number as one or as text it leaves open. */
type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The entries of a list; none where it is null. Any other answer is a failure, and must not look like emptiness. */
export function readList<Row extends object>(reply: readonly Row[]): Row[];
export function readList(reply: unknown): Fields[];
export function readList(reply: unknown): Fields[] {
  if (reply === null) return [];
  if (!Array.isArray(reply)) throw new TypeError('An answer is no list.');
  return reply.filter(isFields);
}

/** Null where there is none. */
export function readNumber(value: unknown): number | null {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** An ISO text with a zone, also of milliseconds; a bare day begins where the person is, and keeps its date. Null for what no one can read. */
export function readInstant(value: unknown): string | null {
  const count = readNumber(value);
  if (count !== null) return isoOf(count);
  if (typeof value !== 'string') return null;
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return isoOf(Date.parse(`${value}T00:00:00`));
  return Number.isNaN(Date.parse(value)) ? null : value;
}

/** 'YYYY-MM-DD': of a text its own day, also where it comes as the instant at which it begins. */
export function readDay(value: unknown): string | null {
  if (typeof value !== 'string') return typeof value === 'number' ? (isoOf(value)?.slice(0, 10) ?? null) : null;
  const day = value.slice(0, 10);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null;
}

function isoOf(milliseconds: number): string | null {
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** Rows that have an instant, as text also where it came in milliseconds: oldest first, without those that have none. */
export function inOrderOfTime<Row extends { created_at?: string }>(
  rows: readonly Row[],
): (Row & { created_at: string })[] {
  return readList(rows)
    .flatMap((row) => {
      const created_at = readInstant(row.created_at);
      return created_at === null ? [] : [{ row: { ...row, created_at }, at: Date.parse(created_at) }];
    })
    .sort((one, other) => one.at - other.at)
    .map(({ row }) => row);
}

/** Numbers where they come as text, as some databases count; `none` stands for what is missing. */
export function readNumbers<Row extends object>(
  rows: readonly Row[],
  names: readonly (keyof Row)[],
  none: number | null = 0,
): Row[] {
  return readList(rows).map((row) => {
    const numbers = names.map((name) => [name, readNumber(row[name]) ?? none]);
    return { ...row, ...Object.fromEntries(numbers) } as Row;
  });
}

/** In order of time. A day may come as the instant at which it begins: the specification only promises a date. */
export function readDays<Row extends { date: string }>(rows: readonly Row[]): Row[] {
  return rows
    .flatMap((row) => {
      const date = readDay(row.date);
      return date === null ? [] : [{ ...row, date }];
    })
    .sort((one, other) => one.date.localeCompare(other.date));
}
