import type { JsonSchema } from './json-schema.ts';

export interface SchemaField {
  /** With dots between names and `[]` after a list; empty for the whole. */
  name: string;
  /** 'text', 'whole number, 0 to 3', 'one of employee, admin'. */
  kind: string;
  isRequired: boolean;
  description: string;
}

const isSchema = (part: unknown): part is JsonSchema => typeof part === 'object' && part !== null;

/** A schema as lines of a table, in the order in which it is written. */
export function schemaFields(schema: JsonSchema, name = '', isRequired = true): SchemaField[] {
  const { properties, required = [], items, anyOf, allOf, additionalProperties, description } = schema;
  const own = {
    name,
    kind: kindOf(schema),
    isRequired,
    description: typeof description === 'string' ? description : '',
  };
  const inside = name === '' ? '' : `${name}.`;
  if (properties)
    return Object.entries(properties).flatMap(([key, part]) =>
      schemaFields(part, `${inside}${key}`, required.includes(key)),
    );
  if (isSchema(items) && !isPlain(items)) return schemaFields(items, `${name}[]`, isRequired);
  if (isSchema(additionalProperties)) return schemaFields(additionalProperties, `${inside}*`, false);
  const parts: unknown = anyOf ?? allOf;
  const choices = Array.isArray(parts) ? parts.filter(isSchema) : [];
  if (choices.every((choice) => isPlain(choice))) return [own];
  const some = choices.filter(({ type }) => type !== 'null');
  return distinct(some.flatMap((choice) => schemaFields(choice, name, isRequired)));
}

const isPlain = ({ properties, items, anyOf, additionalProperties }: JsonSchema): boolean =>
  !properties && !items && !anyOf && !isSchema(additionalProperties);

function distinct(fields: readonly SchemaField[]): SchemaField[] {
  return [...new Map(fields.map((field) => [field.name, field])).values()];
}

const names: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  null: 'null',
  object: 'object',
  array: 'list',
};

function kindOf(schema: JsonSchema): string {
  const { type, examples, enum: values, const: only, items, anyOf, minimum, maximum, minLength, maxLength } = schema;
  if (only !== undefined) return `always ${String(only)}`;
  if (Array.isArray(anyOf)) return anyOf.filter(isSchema).map(kindOf).join(', or ');
  if (isSchema(items)) return `list: ${kindOf(items)}`;
  const kinds = [type].flat().filter((one) => typeof one === 'string');
  const named = kinds.map((one) => names[one] ?? one).join(' or ') || 'anything';
  if (Array.isArray(values)) return `${values.length > 1 ? 'one of ' : 'always '}${values.map(String).join(', ')}`;
  return [
    named,
    Array.isArray(examples) && `such as ${examples.map(String).join(', ')}`,
    minimum !== undefined && `from ${minimum}`,
    maximum !== undefined && `to ${maximum}`,
    minLength !== undefined && `at least ${minLength} long`,
    maxLength !== undefined && `at most ${maxLength} long`,
  ]
    .filter((part) => part !== false)
    .join(', ');
}
