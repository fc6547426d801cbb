import * as z from 'zod/mini';

/** As far as JSON Schema goes here; the rest of a schema is passed on as it is. */
export interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  const?: string | number | boolean;
  [keyword: string]: unknown;
}

/** The largest and least whole numbers of JavaScript stand in every schema of one, and say nothing. */
const unsaid = new Set<unknown>([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]);

/**
 * A schema of the contract as zod writes it: what is sent before it is read, and what is answered after. Rules that are code, such as
 * that a day is a real one, have no words in JSON Schema and are left out.
 */
export function toJsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      const { entries }: { entries?: Record<string, string> } = def.type === 'pipe' ? Object(def.out._zod.def) : {};
      // What is sent may be spaced and cased as it likes; this is what it means.
      if (io === 'input' && entries) jsonSchema.examples = Object.values(entries);
      for (const bound of ['minimum', 'maximum'] as const) if (unsaid.has(jsonSchema[bound])) delete jsonSchema[bound];
    },
  });
  return rest as JsonSchema;
}
