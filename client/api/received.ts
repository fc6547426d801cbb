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
  if (!Array.isArray(reply)) throw new TypeError();
  return reply.filter(isFields);
}

/** Null where there is none. */
export function readNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** Empty where there is none. */
export function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
