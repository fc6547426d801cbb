import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { features } from './features.ts';

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
