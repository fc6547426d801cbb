import type * as z from 'zod/mini';
import type { Endpoint } from '../../domain/contract/endpoint.ts';

type Schema = z.core.$ZodType;
type Definition = z.core.$ZodTypes['_zod']['def'];

/** One value of a request that its sender chooses, with the schemas that it meets on its way, from the outside in. */
export interface RequestField {
  /** Where it stands: `body.answers.*`. */
  place: string;
  isOptional: boolean;
  schemas: readonly Schema[];
}

export const definitionOf = (schema: Schema): Definition => (schema as z.core.$ZodTypes)._zod.def;

/** Every field of the three parts of a call, found by walking its schemas: a new call is known by itself. */
export function requestFields({ params, query, body }: Endpoint): RequestField[] {
  return Object.entries({ path: params, query, body }).flatMap(([part, schema]) =>
    schema ? fieldsIn(schema, { place: part, isOptional: false, schemas: [] }) : [],
  );
}

function fieldsIn(schema: Schema, field: RequestField): RequestField[] {
  const definition = definitionOf(schema);
  const here = { ...field, schemas: [...field.schemas, schema] };
  switch (definition.type) {
    case 'object':
      return Object.entries(definition.shape).flatMap(([key, inner]) =>
        fieldsIn(inner, { place: `${field.place}.${key}`, isOptional: field.isOptional, schemas: [] }),
      );
    case 'optional':
    case 'default':
      return fieldsIn(definition.innerType, { ...here, isOptional: true });
    case 'nullable':
      return fieldsIn(definition.innerType, here);
    case 'pipe':
      return fieldsIn(definition.in, here);
    case 'array':
      return [here, ...fieldsIn(definition.element, { ...field, place: `${field.place}.*`, schemas: [] })];
    case 'record':
      return [here, ...fieldsIn(definition.valueType, { ...field, place: `${field.place}.*`, schemas: [] })];
    case 'union':
      return definition.options.flatMap((option) => fieldsIn(option, here));
    default:
      return [here];
  }
}
