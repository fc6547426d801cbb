import { pipeline, Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import * as z from 'zod/mini';

/**
 * A stream of lists as one JSON array, each list checked against the schema of the whole. A fault on the way destroys it,
 * so that a part is never taken for the whole.
 */
export function jsonListStream(schema: z.core.$ZodType, lists: Readable): Readable {
  let opening = '[';
  const json = new Transform({
    writableObjectMode: true,
    writableHighWaterMark: 1,
    transform: (list: unknown, _encoding, done) => {
      try {
        const items = JSON.stringify(z.core.parse(schema, list)).slice(1, -1);
        if (items === '') return done();
        const text = opening + items;
        opening = ',';
        return done(null, text);
      } catch (error) {
        return done(error instanceof Error ? error : new Error('not a list'));
      }
    },
    flush: (done) => done(null, opening === '[' ? '[]' : ']'),
  });
  // What goes wrong on either side ends both; the reader of `json` is told.
  return pipeline(lists, json, () => undefined);
}
