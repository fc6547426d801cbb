import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { canaryOf, hostileValues, knownAnswers, knownNumbers, plainWords } from './word-pool.ts';
import { boundsOf, definitionOf } from './request-fields.ts';

type Schema = z.core.$ZodType;

/** What there is to choose from, besides the words that are always there. */
export interface Known {
  /** Ids, tokens and names that exist. */
  references: readonly string[];
  who: string;
}

const takes = (schema: Schema, value: unknown): boolean => z.core.safeParse(schema, value).success;

/** Values of a field that its own schema takes, found by walking it: a new call is fuzzed without a word here. */
export function validFor(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'object':
      return objectOf(definition.shape, known);
    case 'optional':
    case 'default':
      return fc.option(validFor(definition.innerType, known), { nil: undefined, freq: 3 });
    case 'nullable':
      return fc.option(validFor(definition.innerType, known), { nil: null, freq: 4 });
    case 'array':
      return fc.array(validFor(definition.element, known), { maxLength: 3 });
    case 'record':
      return fc.constantFrom(...knownAnswers);
    case 'union':
      return fc.oneof(...definition.options.map((option) => validFor(option, known)));
    case 'enum':
      return fc.constantFrom(...Object.values(definition.entries));
    case 'literal':
      return fc.constantFrom(...definition.values);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return numberFor(schema);
    default:
      return textFor(schema, known);
  }
}

function objectOf(shape: Readonly<Record<string, Schema>>, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.entries(shape).map(([key, inner]) => [key, validFor(inner, known)] as const);
  return fc
    .record(Object.fromEntries(fields))
    .map((value) => Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)));
}

function numberFor(schema: Schema): fc.Arbitrary<unknown> {
  const { least: minimum = -5, most: maximum = 5000 } = boundsOf(schema);
  const near = [minimum, minimum + 1, maximum, maximum - 1, ...knownNumbers];
  return fc.constantFrom(
    ...atLeastOne(
      near.filter((one) => takes(schema, one)),
      1,
    ),
  );
}

/** Of the words those that the schema takes; the longest one that it takes, too. */
function textFor(schema: Schema, { references, who }: Known): fc.Arbitrary<unknown> {
  const words = plainWords.filter((word) => takes(schema, word));
  const known = references.filter((word) => takes(schema, word));
  const canary = canaryOf(who);
  const own = takes(schema, canary) ? [canary, canary, 'x'.repeat(longestTaken(schema))] : [];
  const choices = [...words, ...own];
  if (known.length === 0) return fc.constantFrom(...atLeastOne(choices, 'x'));
  return fc.oneof(fc.constantFrom(...known), fc.constantFrom(...atLeastOne(choices, 'x')));
}

const atLeastOne = <T>(found: readonly T[], other: T): readonly T[] => (found.length > 0 ? found : [other]);

/** How long a text may be, at most ten thousand. */
function longestTaken(schema: Schema): number {
  let [least, most] = [0, 10_000];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (takes(schema, 'x'.repeat(middle))) least = middle;
    else most = middle - 1;
  }
  return least;
}

/** A right value with one thing wrong: another type, a step beyond a bound, something missing, something more. */
export function nearlyValidFor(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  return fc
    .tuple(validFor(schema, known), fc.nat(1000), fc.constantFrom(...hostileValues), fc.nat(5))
    .map(([value, place, wrong, way]) => spoil(value, place, wrong, way));
}

function spoil(value: unknown, place: number, wrong: unknown, way: number): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong;
  const entries = Object.entries(value);
  const [key = 'role', old] = entries[place % Math.max(1, entries.length)] ?? [];
  const rest = entries.filter(([name]) => name !== key);
  const changed: readonly (readonly [string, unknown])[][] = [
    rest.map((one) => one),
    [...rest, [key, wrong]],
    [...rest, [key, [old]]],
    [...rest, [key, typeof old === 'number' ? String(old) : typeof old === 'string' ? `${old}${old}${old}` : 7]],
    [...entries, ['role', 'admin'], ['id', '1'], ['user_id', '1']],
    [...rest, [key, typeof old === 'number' ? old + 1 : typeof old === 'string' ? 'x'.repeat(old.length + 2001) : {}]],
  ];
  return Object.fromEntries(changed[way] ?? []);
}

/** Anything at all, deep and strange. */
export const hostileBody: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...hostileValues),
  fc.dictionary(
    fc.constantFrom('__proto__', 'constructor', 'email', 'password', 'mood', 'name', 'toString', ''),
    fc.constantFrom(...hostileValues),
  ),
  fc.object({ maxDepth: 4, withNullPrototype: true, withSparseArray: false, withBigInt: false }),
);
