import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { help } from '../features/help/help.feature.ts';
import { assertOneOfEach, features } from './features.ts';

const folder = join(import.meta.dirname, '../features');

test('whatever a noun brings along is in the list: its jobs run nowhere else', async () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.feature.ts'),
  );
  const brought = await Promise.all(
    files.map(async (file) => Object.values<unknown>(await import(join(folder, file)))),
  );
  expect(new Set(features)).toEqual(new Set(brought.flat()));
  expect(features).toHaveLength(files.length);
});

test('two features that answer the same noun, or write the same mail, keep the server from starting', () => {
  expect(() => assertOneOfEach([{ calls: help.calls }, { calls: { safetyPlan: help.calls.safetyPlan } }])).toThrow(
    'two features have the calls of safetyPlan',
  );
  expect(() => assertOneOfEach([{ mails: help.mails }, { mails: { overdue: help.mails.overdue } }])).toThrow(
    'two features have the mails of overdue',
  );
});
