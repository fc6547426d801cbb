/** The specification promises fields; how a server writes them, as number or text, bare or in a wrapper, it leaves open. */
type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The entries of a list; none where it is null. An answer with no list in it is a failure, and must not look like emptiness. */
export function readList<Row extends object>(reply: readonly Row[]): Row[];
export function readList(reply: unknown): Fields[];
export function readList(reply: unknown): Fields[] {
  const list = listIn(reply);
  if (!list) throw new TypeError('An answer has no list in it.');
  return list.filter(isFields);
}

function listIn(reply: unknown): readonly unknown[] | undefined {
  if (reply === null) return [];
  if (Array.isArray(reply)) return reply;
  if (!isFields(reply)) return undefined;
  const parts = Object.values(reply);
  const bare = parts.find((part) => Array.isArray(part));
  if (bare) return bare;
  const [wrapped] = parts.filter(isFields).flatMap((part) => [listIn(part) ?? []]);
  return wrapped ?? (parts.includes(null) ? [] : undefined);
}

/** What has this field: the answer itself, or what it wraps. */
export function readFields<Reply>(reply: Reply, field: string): Reply {
  if (!isFields(reply) || field in reply) return reply;
  return (Object.values(reply).find((part) => isFields(part) && field in part) as Reply | undefined) ?? reply;
}

/** Null where there is none. */
export function readNumber(value: unknown): number | null {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** Before this many milliseconds of the year 1973 a number counts seconds. */
const leastMilliseconds = 1e11;

/** An ISO text with a zone; a bare day begins where the person is, and keeps its date. Null for what no one can read. */
export function readInstant(value: unknown): string | null {
  const count = readNumber(value);
  if (count !== null) return isoOf(Math.abs(count) < leastMilliseconds ? count * 1000 : count);
  if (typeof value !== 'string') return null;
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return isoOf(Date.parse(`${value}T00:00:00`));
  return Number.isNaN(Date.parse(value)) ? null : value;
}

/** 'YYYY-MM-DD': of a text its own day, also where it comes as it is shown or as the instant at which it begins. */
export function readDay(value: unknown): string | null {
  if (typeof value !== 'string') return typeof value === 'number' ? (isoOf(value)?.slice(0, 10) ?? null) : null;
  const [, date, month, year] = /^(\d{2})[-/](\d{2})[-/](\d{4})$/.exec(value) ?? [];
  const day = date === undefined ? value.slice(0, 10) : `${year}-${month}-${date}`;
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
