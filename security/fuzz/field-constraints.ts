import * as z from 'zod/mini';
import type { Endpoint } from '../../domain/contract/endpoint.ts';
import { fieldCodes } from '../../domain/contract/field-codes.ts';
import type { FieldCode } from '../../domain/contract/field-codes.ts';
import { boundsOf, definitionOf, requestFields } from './request-fields.ts';
import type { RequestField } from './request-fields.ts';

type Schema = z.core.$ZodType;

/** The fields of a request that take whatever is sent, as call and place; the aim is none (ASVS 2.1.1). */
export function unconstrainedFields(endpoints: readonly Endpoint[]): string[] {
  return endpoints.flatMap((endpoint) =>
    requestFields(endpoint)
      .filter((field) => !isConstrained(field))
      .map(({ place }) => `${endpoint.method} ${endpoint.path} ${place}`),
  );
}

const longest = 300_000;

/** Letters, figures, signs, and a number that is spaced far apart. */
const endless = [...['x', '1', '-'].map((letter) => letter.repeat(longest)), `1234567${' '.repeat(longest)}8`];

function isConstrained({ schemas }: RequestField): boolean {
  const [outer] = schemas;
  const inner = schemas.at(-1);
  if (!outer || !inner) return false;
  const { type, checks = [] } = definitionOf(inner);
  switch (type) {
    case 'enum':
    case 'literal':
    case 'boolean':
      return true;
    case 'string':
      return endless.every((text) => !z.core.safeParse(outer, text).success);
    case 'number':
      return !z.core.safeParse(outer, 1e300).success;
    case 'array':
    case 'record':
      return checks.length > 0;
    default:
      return false;
  }
}

/** The rule of a field in words, from its schemas: the same that the server checks. */
export function ruleOf({ schemas, isOptional }: RequestField): string {
  const inner = schemas.at(-1);
  if (!inner) return '';
  const piped = schemas.map(definitionOf).find((one) => one.type === 'pipe' && definitionOf(one.out).type === 'enum');
  const shown = piped?.type === 'pipe' ? piped.out : inner;
  return [kindOf(shown, schemas[0] ?? inner), ...(isOptional ? ['may be left out'] : []), ...codesOf(schemas)].join(
    '; ',
  );
}

function kindOf(schema: Schema, outer: Schema): string {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'enum':
      return oneOf(Object.values(definition.entries).map(String));
    case 'literal':
      return oneOf(definition.values.map(String));
    case 'boolean':
      return 'true or false';
    case 'number':
      return numberRule(schema);
    case 'array':
      return 'a list';
    case 'record':
      return 'an object';
    default:
      return textRule(outer);
  }
}

function oneOf(words: readonly string[]): string {
  const shown = words.length > 12 ? [...words.slice(0, 2), '…', ...words.slice(-1)] : words;
  return `one of ${words.length}: ${shown.map((word) => `\`${word}\``).join(', ')}`;
}

function numberRule(schema: Schema): string {
  const { least, most } = boundsOf(schema);
  const bounds = [least === undefined ? '' : ` from ${least}`, most === undefined ? '' : ` to ${most}`];
  return `a whole number${bounds.join('')}`;
}

function textRule(outer: Schema): string {
  const most = Math.max(...['x', '1'].map((letter) => mostOf(outer, letter)));
  return most > 1 ? `text of at most ${most} characters` : 'text of a fixed form';
}

/** Of one letter so many are taken, by halving; 0 where that letter is never right. */
function mostOf(schema: Schema, letter: string): number {
  const takes = (count: number) => z.core.safeParse(schema, letter.repeat(count)).success;
  const start = [1, 2, 3, 4, 5, 6, 8, 10, 20, 40, 43].find(takes) ?? 0;
  let [least, most] = [start, start === 0 ? 0 : longest];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (takes(middle)) least = middle;
    else most = middle - 1;
  }
  return least;
}

/** The codes that its checks may answer with, in the words of `fields.ts`. */
function codesOf(schemas: readonly Schema[]): string[] {
  const found = new Set<FieldCode>();
  for (const schema of schemas) {
    const definition = definitionOf(schema);
    const inPipe = definition.type === 'pipe' ? [definition.out] : [];
    for (const one of [schema, ...inPipe]) {
      for (const { _zod } of definitionOf(one).checks ?? []) addCode(found, _zod.def);
      addCode(found, definitionOf(one));
    }
  }
  return found.size > 0 ? [`refused as ${[...found].map((code) => `\`${code}\``).join(', ')}`] : [];
}

function addCode(found: Set<FieldCode>, { error }: { error?: unknown }): void {
  if (typeof error !== 'function') return;
  for (const input of [undefined, 7]) {
    const message: unknown = error({ input, code: 'custom' });
    const code = fieldCodes.find((one) => one === message);
    if (code) found.add(code);
  }
}
