import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { allEndpoints } from '../domain/contract/all-endpoints.ts';
import { callName } from '../domain/contract/endpoint.ts';
import { fieldsOf, fieldTable } from './field-table.ts';
import { askedDocuments } from './made-documents.ts';

const document = fieldTable();
const find = (name: string) => document.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? '';

test('ASVS 8.1.2: the table has a row for each call, and says who reads and writes which field', () => {
  const rows = document.split('\n').filter((line) => line.startsWith('| `'));
  expect(rows.map((row) => row.split('`')[1])).toEqual(allEndpoints.map(callName));
  expect(find('GET /api/admin/employees')).not.toMatch(/ailments|password|phone/);
  expect(find('GET /api/safety-plan')).toMatch(
    / employee, admin, counsellor \| the caller alone \| – \| `warning_signs`/,
  );
});

test('each document that is asked for can be made, and is about what its name says', () => {
  const titles = Object.entries(askedDocuments()).map(([path, text]) => [path, text.split('\n', 1)[0]]);
  expect(titles).toEqual([
    ['made/access.md', '# Who may call what'],
    ['made/fields.md', '# Fields: who reads and writes which'],
    ['made/validation.md', '# What may be sent'],
    ['made/register-of-processing.md', '# Register of processing'],
  ]);
});

test('ASVS 8.1.2: each field of a body and of an answer is found, however deep it lies', () => {
  const schema = z.object({
    name: z.string(),
    many: z.array(z.object({ one: z.nullable(z.object({ deep: z.optional(z.string()) })) })),
    either: z.union([z.object({ left: z.string() }), z.object({ right: z.string() })]),
    by_name: z.record(z.string(), z.number()),
  });
  expect(fieldsOf(schema)).toEqual(['name', 'many[].one.deep', 'either.left', 'either.right', 'by_name.*']);
  expect(find('GET /api/admin/employees')).toContain('`[].designation`');
  expect(find('PUT /api/admin/people/:id/role')).toContain('admin, with the password');
});

test('ASVS 6.1.3: docs/auth-limits.md names each way in, and no other', () => {
  const limits = readFileSync(join(import.meta.dirname, '../docs/auth-limits.md'), 'utf8');
  const [, section = ''] = limits.split('\n## Ways in\n');
  const [ways = ''] = section.split('\n## ');
  const written = [...ways.matchAll(/`((?:GET|POST|PUT) \/api\/[^`]+)`/g)].map(([, call]) => String(call));
  const givesToken = allEndpoints
    .filter(({ reply }) => reply !== 'file' && fieldsOf(reply).some((field) => /(?:^|\.)token$/.test(field)))
    .map(callName);
  expect(new Set(written)).toEqual(new Set(givesToken));
});
