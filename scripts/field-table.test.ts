import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { allEndpoints } from '../domain/contract/all-endpoints.ts';
import { callName } from '../domain/visibility/shown-by.ts';
import { fieldsOf, fieldTable } from './field-table.ts';

const document = readFileSync(join(import.meta.dirname, '../docs/fields.md'), 'utf8').replaceAll('\r\n', '\n');

test('ASVS 8.1.2: docs/fields.md says who reads and writes which field, as the contract has it', () => {
  expect(document).toBe(fieldTable());
  const rows = document.split('\n').filter((line) => line.startsWith('| `'));
  expect(rows.map((row) => row.split('`')[1])).toEqual(allEndpoints.map(callName));
});

test('ASVS 8.1.2: each field of a body and of an answer is found, however deep it lies', () => {
  const schema = z.object({
    name: z.string(),
    many: z.array(z.object({ one: z.nullable(z.object({ deep: z.optional(z.string()) })) })),
    either: z.union([z.object({ left: z.string() }), z.object({ right: z.string() })]),
    by_name: z.record(z.string(), z.number()),
  });
  expect(fieldsOf(schema)).toEqual(['name', 'many[].one.deep', 'either.left', 'either.right', 'by_name.*']);
  const find = (name: string) => document.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? '';
  expect(find('GET /api/admin/employees')).toContain('`[].designation`');
  expect(find('GET /api/admin/employees')).not.toMatch(/ailments|password|phone/);
  expect(find('PUT /api/admin/people/:id/role')).toContain('admin, with the password');
});
