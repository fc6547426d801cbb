/** Answers of two servers that were asked one after the other differ in these by themselves (ms). */
const sameMoment = 120_000;

/**
 * Where two answers differ, as paths with both values: `[0].name: "Asha" | "Usha"`. Two moments within two minutes are the
 * same, and so are two ids that were made within them.
 */
export function differencesOf(one: unknown, other: unknown, path = ''): string[] {
  if (isSameMoment(one, other)) return [];
  if (isObject(one) && isObject(other) && Array.isArray(one) === Array.isArray(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    const order = Object.keys(one).join() === Object.keys(other).join() ? [] : [`${path}: the order of its keys`];
    const found = [...keys].flatMap((key) =>
      differencesOf(one[key], other[key], Array.isArray(one) ? `${path}[${key}]` : `${path}.${key}`),
    );
    return found.length > 0 ? found : order;
  }
  return Object.is(one, other) ? [] : [`${path}: ${JSON.stringify(one)} | ${JSON.stringify(other)}`];
}

/** A PDF says when it was made, and is named by that. */
export function withoutMoment(pdf: Buffer): string {
  return pdf
    .toString('latin1')
    .replaceAll(/\(D:[^)]*\)/g, '')
    .replaceAll(/\/ID \[[^\]]*\]/g, '');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const moments = /(\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)|\b\d{16}\b)/;

function isSameMoment(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number') return isSameMoment(`${one}`, `${other}`);
  if (typeof one !== 'string' || typeof other !== 'string') return false;
  const [parts, others] = [one.split(moments), other.split(moments)];
  return parts.length === others.length && parts.every((part, place) => isSamePart(part, others[place] ?? ''));
}

function isSamePart(one: string, other: string): boolean {
  return one === other || Math.abs(momentOf(one) - momentOf(other)) < sameMoment;
}

/** Milliseconds of an instant, or of an id that is made of microseconds (`server/db/record-id.ts`); NaN of all else. */
function momentOf(text: string): number {
  return /^\d{16}$/.test(text) ? Number(text) / 1000 : Date.parse(moments.test(text) ? text : '');
}
