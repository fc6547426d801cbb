import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** A program of its own: what never ends can be ended there. */
const program = `
import { allEndpoints } from './domain/contract/all-endpoints.ts';
import { toDomain, isOfDomain } from './domain/registration-rules.ts';
import * as z from 'zod/mini';
const long = 50_000;
const texts = ['a', '9', ' ', '.', '@', '-', '(', '=', '\\\\', '<', 'a.', 'a@', '9 ', '-.', '%2', 'T0', ':0']
  .flatMap((part) => [part.repeat(long / part.length), part.repeat(long / part.length) + '!', '+' + part.repeat(long / part.length) + 'x']);
let parsed = 0;
const leaves = (schema) => {
  const { def } = schema._zod;
  if (def.shape) return Object.values(def.shape).flatMap(leaves);
  if (def.innerType) return leaves(def.innerType);
  if (def.element) return leaves(def.element);
  if (def.options) return def.options.flatMap(leaves);
  return [schema];
};
for (const { body, query, params } of allEndpoints)
  for (const schema of [body, query, params].filter(Boolean))
    for (const leaf of leaves(schema)) for (const text of texts) { z.safeParse(leaf, text); parsed += 1; }
for (const text of texts) { toDomain(text); isOfDomain(text, ['example.org']); }
console.log(parsed);
`;

test('ASVS 1.3.12: no field takes a text of 50,000 signs that is hard to read for longer than an easy one', () => {
  const words = ['--input-type=module-typescript', '-e', program];
  // A pattern that goes back and forth needs minutes or years for one of these texts; all of ours together need a second or two.
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8', timeout: 240_000 });
  expect([status, stderr]).toEqual([0, '']);
  expect(Number(stdout)).toBeGreaterThan(2000);
});
